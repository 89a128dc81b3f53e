"""One turn of Tutto worked out, for a seat that knows what every way to end it is worth.

Let B(k, p) be the worth of banking p cells with k plus/minus made in the turn, and X that of losing it.
Under a card that may be stopped, with n dice to roll,

    V(0, p) = W(p after the card's gift)                    a Tutto
    V(n, p) = mean over rolls of max(B(k, p + all that counts), max over sets s of V(n − |s|, p + points of s))

with X for a null. The other cards offer no such choice. A firework banks what it brings. Under
plus/minus, straight and clover the turn is worth X + c · (W − X), where c is the highest chance to
succeed, the lowest if success were worth less than X. After a Tutto one stops or goes on:

    G(k, p) = mean over the pile of what six dice are worth under each card
    W(k, p) = max(B(k, p), G(k, p))

A Tutto always adds cells, so one pass from the most points down to the fewest settles everything. The
six cards that may be stopped stand side by side in the lanes of one matrix. The last cell, `top`,
stands for all that is above it: there B is the highest it can be, and is banked.
"""

from typing import NamedTuple

import numpy as np

from noppa.core.dice import MOST_DICE
from noppa.games.tutto.compiled.outcomes import (
    CLOVER_PLACE,
    FIREWORK_PLACE,
    KINDS,
    LANE_PLACES,
    LANES,
    LEAST_CARD,
    MOST_TUTTO,
    NO_STOP,
    PM_CELLS,
    PM_PLACE,
    STOP_PLACE,
    STRAIGHT_CELLS,
    STRAIGHT_PLACE,
    Chart,
)
from noppa.kernels.compiled import compiled
from noppa.kernels.lanes import WIDTH, higher, load, spread, store
from noppa.kernels.lattice import Array, Indices, Matrix, lanes_matrix


class Desk(NamedTuple):
    """Where turns are worked out: V(n, p) stands in line n · pitch + p, a lane for each card.

    `jump` is how far the line after a set is from p; `six` holds what six dice under each card are worth.
    """

    rows: Matrix
    jump: Indices
    pitch: int
    six: Array
    left: Array


class Ways(NamedTuple):
    """What ends a turn and how: the worth of losing it, of winning by a clover leaf, and two rules of the table."""

    loss: float
    win: float
    leader_misses: bool
    straight_is_tutto: bool


def desk_for(chart: Chart, cells: int) -> Desk:
    """Room for turns of up to so many cells."""
    pitch = cells + MOST_TUTTO + 1
    rows = lanes_matrix((MOST_DICE + 1) * pitch)
    rows[:] = 0.0
    return Desk(rows, chart.left * pitch + chart.more, pitch, np.zeros(KINDS), np.zeros(KINDS))


@compiled
def weigh(chart: Chart, bank: Array, top: int, loss: float, desk: Desk, p: int, high: int) -> None:
    """V(1, p) to V(6, p), from V(0, ·) and from V of more cells; only what six dice at `high` cells can lead to."""
    most = MOST_DICE
    while p > high + chart.reach[MOST_DICE - most]:
        most -= 1
    rows, jump, chance, valid, option = desk.rows, desk.jump, chart.chance, chart.valid, chart.option
    for dice in range(1, most + 1):
        total = spread(loss * chart.null[dice])
        for outcome in range(chart.first[dice], chart.first[dice + 1]):
            start = option[outcome]
            best = load(rows, jump[start] + p)
            for at in range(start + 1, option[outcome + 1]):
                best = higher(load(rows, jump[at] + p), best)
            if valid[outcome] != NO_STOP:
                best = higher(spread(bank[min(p + valid[outcome], top)]), best)
            total = total + best * spread(chance[outcome])
        store(rows, dice * desk.pitch + p, total)
        if p == top:
            for more in range(1, MOST_TUTTO + 1):
                store(rows, dice * desk.pitch + top + more, total)


@compiled
def firework(chart: Chart, dice: int, bank: Array, top: int, p: int) -> float:
    """The worth of a firework with so many dice to roll."""
    total, rest = 0.0, 1.0
    for more in range(min(top - p, chart.fire.shape[1])):
        total += chart.fire[dice, more] * bank[p + more]
        rest -= chart.fire[dice, more]
    return float(total + max(rest, 0.0) * bank[top])


@compiled
def hoped(chances: Array, success: float, loss: float) -> float:
    """The worth of a card that is made or lost, with its highest and lowest chances."""
    return loss + (success - loss) * float(chances[0] if success >= loss else chances[1])


@compiled
def six_dice(chart: Chart, ways: Ways, bank: Array, made: float, straight: float, top: int, desk: Desk, p: int) -> None:
    """What six dice under each card are worth at p cells; `made` and `straight` after those cards."""
    six = desk.six
    for lane in range(LANES):
        six[LANE_PLACES[lane]] = desk.rows[MOST_DICE * desk.pitch + p, lane]
    six[STOP_PLACE] = ways.loss
    six[FIREWORK_PLACE] = firework(chart, MOST_DICE, bank, top, p)
    six[PM_PLACE] = ways.loss if ways.leader_misses else hoped(chart.aside[MOST_DICE], made, ways.loss)
    six[STRAIGHT_PLACE] = hoped(chart.straight[MOST_DICE], straight, ways.loss)
    clover = chart.aside[MOST_DICE, 0] ** 2
    six[CLOVER_PLACE] = ways.loss + (ways.win - ways.loss) * clover


@compiled
def mean_card(pile: Array, six: Array) -> float:
    """The mean over the pile."""
    total, cards = 0.0, 0.0
    for kind in range(KINDS):
        total += pile[kind] * six[kind]
        cards += pile[kind]
    return total / cards


@compiled
def most_mean_card(pile: Array, six: Array, gone: int, leader_misses: bool, left: Array) -> float:
    """The highest mean that a pile can have from which up to so many cards are gone that did not end the turn."""
    left[:] = pile
    found = mean_card(left, six)
    for _ in range(gone):
        worst = -1
        for kind in range(KINDS):
            ends = kind == STOP_PLACE or (kind == PM_PLACE and leader_misses)
            if left[kind] > 0 and not ends and (worst < 0 or six[kind] < six[worst]):
                worst = kind
        if worst < 0 or six[worst] >= found:
            break
        left[worst] -= 1
        found = mean_card(left, six)
    return found


@compiled
def turn_pass(
    chart: Chart,
    ways: Ways,
    pile: Array,
    full: Array,
    bank: Array,
    top: int,
    high: int,
    desk: Desk,
    worth: Array,
    go: Array,
) -> None:
    """W and G for a pile that stays as it is, or, with `full` given, no less than they are for the real pile.

    `bank`, `worth` and `go` have a line for each number of plus/minus made; the last stands for more.
    Above `high` cells everything is banked.
    """
    levels = len(bank)
    for made in range(levels - 1, -1, -1):
        after = min(made + 1, levels - 1)
        worth[made, : top + 1] = bank[made, : top + 1]
        lay_tuttos(chart, worth[made], top, high, desk)
        for p in range(min(high + MOST_TUTTO, top), made * PM_CELLS - 1, -1):
            for lane in range(WIDTH):
                desk.rows[p, lane] = worth[made, min(chart.times[lane] * p + chart.gift[lane], top)]
            weigh(chart, bank[made], top, ways.loss, desk, p, high)
            if p <= high:
                up = min(p + STRAIGHT_CELLS, top)
                straight = worth[made, up] if ways.straight_is_tutto else bank[made, up]
                six_dice(chart, ways, bank[made], worth[after, min(p + PM_CELLS, top)], straight, top, desk, p)
                go[made, p] = mean_card(pile, desk.six) if len(full) == 0 else bound(ways, pile, full, desk, p)
                if p < top:
                    worth[made, p] = max(bank[made, p], go[made, p])


@compiled
def lay_tuttos(chart: Chart, worth: Array, top: int, high: int, desk: Desk) -> None:
    """V(0, p) beyond where a pass begins."""
    end = min(high + MOST_TUTTO, top)
    for p in range(end, end + MOST_TUTTO + 1):
        for lane in range(WIDTH):
            desk.rows[p, lane] = worth[min(chart.times[lane] * p + chart.gift[lane], top)]


@compiled
def bound(ways: Ways, pile: Array, full: Array, desk: Desk, p: int) -> float:
    """The most that going on can be worth at p cells: each Tutto made may have taken a bad card from the pile."""
    gone, cards = p // LEAST_CARD, int(pile.sum())
    found = most_mean_card(pile, desk.six, min(gone, cards - 1), ways.leader_misses, desk.left)
    if gone >= cards:
        found = max(found, most_mean_card(full, desk.six, gone, ways.leader_misses, desk.left))
    return found


@compiled
def card_pass(
    chart: Chart, loss: float, bank: Array, top: int, pool: Array, after: Indices, low: int, high: int, desk: Desk
) -> None:
    """V(n, p) from `low` to where six dice rolled at `high` cells can lead; `after[lane]` is the W after a Tutto."""
    end = min(high + MOST_TUTTO, top)
    for p in range(low, min(end, top) + 1):
        for lane in range(WIDTH):
            desk.rows[p, lane] = pool[after[lane], min(chart.times[lane] * p + chart.gift[lane], top)]
    for more in range(1, MOST_TUTTO + 1):
        for lane in range(WIDTH):
            desk.rows[end + more, lane] = desk.rows[end, lane]
    for p in range(end, low - 1, -1):
        weigh(chart, bank, top, loss, desk, p, high)


@compiled
def pile_pass(
    chart: Chart,
    ways: Ways,
    pile: Array,
    bank: Array,
    top: int,
    pool: Array,
    after: Indices,
    low: int,
    high: int,
    desk: Desk,
    into: int,
) -> None:
    """W after a Tutto with this pile left, into a line of the pool: worked out from `low` to `high`, banked above.

    `after` has for every lane, then for plus/minus and for straight, the line of the pool with W after it.
    """
    card_pass(chart, ways.loss, bank, top, pool, after, low, high, desk)
    pool[into, :] = bank
    for p in range(low, high + 1):
        made = pool[after[WIDTH], min(p + PM_CELLS, top)]
        up = min(p + STRAIGHT_CELLS, top)
        straight = pool[after[WIDTH + 1], up] if ways.straight_is_tutto else bank[up]
        six_dice(chart, ways, bank, made, straight, top, desk, p)
        pool[into, p] = max(bank[p], mean_card(pile, desk.six))
