"""What a turn is worth to the others: the same pass, with the choices of the seat whose turn it is.

V, G and W of a rival follow those of the roller: where the roller has a choice the rival gets what comes of it,
the first of equally good ones, in the same order as in `turn`.
"""

from noppa.core.dice import MOST_DICE
from noppa.games.tutto.chart import (
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
from noppa.games.tutto.turn import Desk, Ways, firework, mean_card
from noppa.kernels.compiled import compiled
from noppa.kernels.lanes import WIDTH
from noppa.kernels.lattice import Array, Indices, Matrix


@compiled
def carry_weigh(
    chart: Chart, bank: Array, their_bank: Array, top: int, their_loss: float, desk: Desk, theirs: Matrix, p: int, high: int
) -> None:
    """A rival's V(1, p) to V(6, p)."""
    rows, jump = desk.rows, desk.jump
    for dice in range(1, MOST_DICE + 1):
        if p > high + chart.reach[MOST_DICE - dice]:
            break
        for lane in range(LANES):
            total = their_loss * chart.null[dice]
            for outcome in range(chart.first[dice], chart.first[dice + 1]):
                start = chart.option[outcome]
                best, at_best = rows[jump[start] + p, lane], start
                for at in range(start + 1, chart.option[outcome + 1]):
                    if rows[jump[at] + p, lane] > best:
                        best, at_best = rows[jump[at] + p, lane], at
                found = theirs[jump[at_best] + p, lane]
                if chart.valid[outcome] != NO_STOP:
                    stop = min(p + chart.valid[outcome], top)
                    if bank[stop] > best:
                        found = their_bank[stop]
                total += chart.chance[outcome] * found
            theirs[dice * desk.pitch + p, lane] = total
            if p == top:
                for more in range(1, MOST_TUTTO + 1):
                    theirs[dice * desk.pitch + top + more, lane] = total


@compiled
def carry_card(
    chart: Chart,
    bank: Array,
    their_bank: Array,
    top: int,
    their_loss: float,
    their_pool: Array,
    after: Indices,
    low: int,
    high: int,
    desk: Desk,
    theirs: Matrix,
) -> None:
    """A rival's V(n, p), after `card_pass` has filled the desk for the roller."""
    end = min(high + MOST_TUTTO, top)
    for p in range(low, end + MOST_TUTTO + 1):
        for lane in range(WIDTH):
            theirs[p, lane] = their_pool[after[lane], min(chart.times[lane] * p + chart.gift[lane], top)]
    for p in range(end, low - 1, -1):
        carry_weigh(chart, bank, their_bank, top, their_loss, desk, theirs, p, high)


@compiled
def carry_hoped(chances: Array, success: float, loss: float, their_success: float, their_loss: float) -> float:
    """What a card that is made or lost is worth to a rival."""
    return their_loss + (their_success - their_loss) * (chances[0] if success >= loss else chances[1])


@compiled
def carry_pile(
    chart: Chart,
    ways: Ways,
    pile: Array,
    bank: Array,
    their_bank: Array,
    top: int,
    their_loss: float,
    pool: Array,
    their_pool: Array,
    after: Indices,
    low: int,
    high: int,
    desk: Desk,
    theirs: Matrix,
    into: int,
    six: Array,
) -> None:
    """A rival's W after a Tutto with this pile left, after `pile_pass` has found the roller's."""
    carry_card(chart, bank, their_bank, top, their_loss, their_pool, after, low, high, desk, theirs)
    their_pool[into, :] = their_bank
    for p in range(low, high + 1):
        carry_all_six(chart, ways, bank, their_bank, top, their_loss, pool, their_pool, after, desk, theirs, p, six)
        if pool[into, p] > bank[p]:
            their_pool[into, p] = mean_card(pile, six)


@compiled
def carry_all_six(
    chart: Chart,
    ways: Ways,
    bank: Array,
    their_bank: Array,
    top: int,
    their_loss: float,
    pool: Array,
    their_pool: Array,
    after: Indices,
    desk: Desk,
    theirs: Matrix,
    p: int,
    six: Array,
) -> None:
    """What six dice under each card are worth to a rival at p cells."""
    made, up = min(p + PM_CELLS, top), min(p + STRAIGHT_CELLS, top)
    mine, their = bank[up], their_bank[up]
    if ways.straight_is_tutto:
        mine, their = pool[after[WIDTH + 1], up], their_pool[after[WIDTH + 1], up]
    for lane in range(LANES):
        six[LANE_PLACES[lane]] = theirs[MOST_DICE * desk.pitch + p, lane]
    six[STOP_PLACE] = their_loss
    six[FIREWORK_PLACE] = firework(chart, MOST_DICE, their_bank, top, p)
    six[PM_PLACE] = their_loss
    if not ways.leader_misses:
        success = pool[after[WIDTH], made]
        their_success = their_pool[after[WIDTH], made]
        six[PM_PLACE] = carry_hoped(chart.aside[MOST_DICE], success, ways.loss, their_success, their_loss)
    six[STRAIGHT_PLACE] = carry_hoped(chart.straight[MOST_DICE], mine, ways.loss, their, their_loss)
    six[CLOVER_PLACE] = their_loss * (1.0 - chart.aside[MOST_DICE, 0] ** 2)
