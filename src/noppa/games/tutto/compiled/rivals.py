"""What a turn is worth to the others: the same pass, with the choices of the seat whose turn it is.

V, G and W of a rival follow those of the roller: where the roller has a choice the rival gets what comes of it,
the first of equally good ones, in the same order as in `turn`.
"""

from typing import NamedTuple

from noppa.core.dice import MOST_DICE
from noppa.games.tutto.compiled.outcomes import (
    CLOVER_PLACE,
    FIREWORK_PLACE,
    LANE_PLACES,
    LANES,
    MOST_TUTTO,
    NO_STOP,
    PM_CELLS,
    PM_PLACE,
    STOP_PLACE,
    STRAIGHT_CELLS,
    STRAIGHT_PLACE,
    Chart,
)
from noppa.games.tutto.compiled.turn import Desk, Ways, firework, mean_card
from noppa.kernels.compiled import compiled
from noppa.kernels.lanes import WIDTH, higher, load, of_higher, spread, store
from noppa.kernels.lattice import Array, Indices, Matrix


class Two(NamedTuple):
    """The roller's side of a turn and a rival's: what banking is worth, W in the lines of a pool, the rival's V."""

    bank: Array
    their_bank: Array
    pool: Array
    their_pool: Array
    their_loss: float
    theirs: Matrix


@compiled
def carry_weigh(chart: Chart, two: Two, top: int, desk: Desk, p: int, high: int) -> None:
    """A rival's V(1, p) to V(6, p)."""
    rows, jump, theirs = desk.rows, desk.jump, two.theirs
    for dice in range(1, MOST_DICE + 1):
        if p > high + chart.reach[MOST_DICE - dice]:
            break
        total = spread(two.their_loss * chart.null[dice])
        for outcome in range(chart.first[dice], chart.first[dice + 1]):
            start = chart.option[outcome]
            best, found = load(rows, jump[start] + p), load(theirs, jump[start] + p)
            for at in range(start + 1, chart.option[outcome + 1]):
                other = load(rows, jump[at] + p)
                found = of_higher(other, best, load(theirs, jump[at] + p), found)
                best = higher(other, best)
            if chart.valid[outcome] != NO_STOP:
                stop = min(p + chart.valid[outcome], top)
                found = of_higher(spread(two.bank[stop]), best, spread(two.their_bank[stop]), found)
            total = total + found * spread(chart.chance[outcome])
        store(theirs, dice * desk.pitch + p, total)
        if p == top:
            for more in range(1, MOST_TUTTO + 1):
                store(theirs, dice * desk.pitch + top + more, total)


@compiled
def carry_card(chart: Chart, two: Two, top: int, after: Indices, low: int, high: int, desk: Desk) -> None:
    """A rival's V(n, p), after `card_pass` has filled the desk for the roller."""
    end = min(high + MOST_TUTTO, top)
    for p in range(low, end + MOST_TUTTO + 1):
        for lane in range(WIDTH):
            two.theirs[p, lane] = two.their_pool[after[lane], min(chart.times[lane] * p + chart.gift[lane], top)]
    for p in range(end, low - 1, -1):
        carry_weigh(chart, two, top, desk, p, high)


@compiled
def carry_hoped(chances: Array, success: float, loss: float, their_success: float, their_loss: float) -> float:
    """What a card that is made or lost is worth to a rival."""
    return their_loss + (their_success - their_loss) * float(chances[0] if success >= loss else chances[1])


@compiled
def carry_six(chart: Chart, ways: Ways, two: Two, top: int, after: Indices, desk: Desk, p: int, six: Array) -> None:
    """What six dice under each card are worth to a rival at p cells."""
    made, up = min(p + PM_CELLS, top), min(p + STRAIGHT_CELLS, top)
    mine, their = two.bank[up], two.their_bank[up]
    if ways.straight_is_tutto:
        mine, their = two.pool[after[WIDTH + 1], up], two.their_pool[after[WIDTH + 1], up]
    for lane in range(LANES):
        six[LANE_PLACES[lane]] = two.theirs[MOST_DICE * desk.pitch + p, lane]
    six[STOP_PLACE] = two.their_loss
    six[FIREWORK_PLACE] = firework(chart, MOST_DICE, two.their_bank, top, p)
    six[PM_PLACE] = two.their_loss
    if not ways.leader_misses:
        success, their_success = two.pool[after[WIDTH], made], two.their_pool[after[WIDTH], made]
        six[PM_PLACE] = carry_hoped(chart.aside[MOST_DICE], success, ways.loss, their_success, two.their_loss)
    six[STRAIGHT_PLACE] = carry_hoped(chart.straight[MOST_DICE], mine, ways.loss, their, two.their_loss)
    six[CLOVER_PLACE] = two.their_loss * (1.0 - chart.aside[MOST_DICE, 0] ** 2)


@compiled
def carry_pile(
    chart: Chart,
    ways: Ways,
    two: Two,
    pile: Array,
    top: int,
    after: Indices,
    low: int,
    high: int,
    desk: Desk,
    into: int,
    six: Array,
) -> None:
    """A rival's W after a Tutto with this pile left, after `pile_pass` has found the roller's."""
    carry_card(chart, two, top, after, low, high, desk)
    two.their_pool[into, :] = two.their_bank
    for p in range(low, high + 1):
        if two.pool[into, p] > two.bank[p]:
            carry_six(chart, ways, two, top, after, desk, p, six)
            two.their_pool[into, p] = mean_card(pile, six)
