"""Games played out well and fast from any position, for everybody's chances.

The players want points: they choose what banks most on average in this turn, with a full pile behind every card,
which is a table looked up and nearly as good as the best (`hard` looks at both scores and at the real pile, and
takes some hundred times as long). Near the end they look at the sheet: they stop as soon as that wins, and in a
last turn never with less than it takes.
"""

from functools import cache
from typing import NamedTuple

import numpy as np

from noppa.core.dice import MOST_DICE
from noppa.games.tutto.compiled.kernel import chance, dice_left, due, legal, play, rolled, scores, total
from noppa.games.tutto.compiled.outcomes import CELL, CLOVER_PLACE, LANE_PLACES, PM_PLACE, STRAIGHT_PLACE, chart
from noppa.games.tutto.compiled.row_layout import (
    AT_BEFORE,
    AT_CARD,
    AT_CLOVER,
    AT_GIFT,
    AT_PLAYERS,
    AT_REACHED,
    AT_UNDER,
    GOES,
    MOST_MOVES,
    SIZE,
    STOPS,
    Game,
    Tables,
)
from noppa.games.tutto.compiled.solver import FULL_PILE, NO_BOUND
from noppa.games.tutto.compiled.turn import Ways, desk_for, turn_pass
from noppa.kernels.compiled import compiled
from noppa.kernels.lattice import Array, Indices
from noppa.kernels.streams import Words

MOST_CELLS = 240
"""Beyond 12 000 points in a turn players choose as they do there."""


class Plan(NamedTuple):
    """The cells a turn banks on average: `rolling[kind, dice, p]` under a card, `go[p]` after a Tutto.

    `hope[kind, dice]` is the chance that counts under plus/minus, clover and straight.
    """

    rolling: Array
    go: Array
    hope: Array


@cache
def plan_for(*, straight_is_tutto: bool) -> Plan:
    """The plan of somebody who wants points."""
    steps = chart()
    bank = np.arange(MOST_CELLS + 1.0)[np.newaxis]
    worth, go, desk = bank.copy(), bank.copy(), desk_for(steps, MOST_CELLS)
    ways = Ways(0.0, float(MOST_CELLS // 2), False, straight_is_tutto)
    turn_pass(steps, ways, FULL_PILE, NO_BOUND, bank, MOST_CELLS, MOST_CELLS, desk, worth, go)
    kinds = len(FULL_PILE)
    rolling = np.zeros((kinds, MOST_DICE + 1, MOST_CELLS + 1))
    lines = desk.rows.reshape(MOST_DICE + 1, desk.pitch, -1)[:, : MOST_CELLS + 1]
    for lane, kind in enumerate(LANE_PLACES):
        rolling[kind] = lines[:, :, lane]
    hope = np.zeros((kinds, MOST_DICE + 1))
    hope[[CLOVER_PLACE, PM_PLACE]] = steps.aside[:, 0]
    hope[STRAIGHT_PLACE] = steps.straight[:, 0]
    return Plan(rolling, go[0], hope)


@compiled
def play_out(tables: Tables, plan: Plan, start: Game, words: Words, finals: Indices, clovers: Indices) -> None:
    """A game from the same position for each stream: final scores, and 1 + who won by a clover leaf, or 0."""
    game, into = np.zeros(SIZE, dtype=np.int64), np.zeros(MOST_MOVES, dtype=np.int64)
    for at in range(len(words)):
        game[:] = start
        while True:
            chance(tables, game, words, at)
            seat = due(tables, game)
            if seat < 0:
                break
            play(tables, game, seat, chosen(tables, plan, game, seat, legal(tables, game, seat, into), into))
        scores(tables, game, finals[at])
        clovers[at] = game[AT_CLOVER]


@compiled
def chosen(tables: Tables, plan: Plan, game: Game, seat: int, count: int, into: Indices) -> int:
    """The move of a player who wants points; of equal ones the first."""
    best, found = -2.0, into[0]
    for at in range(count):
        worth = worth_of(tables, plan, game, seat, into[at])
        if worth > best:
            best, found = worth, into[at]
    return int(found)


@compiled
def worth_of(tables: Tables, plan: Plan, game: Game, seat: int, action: int) -> float:
    """The cells that a move banks on average, or the chance it keeps under a card that is made or lost."""
    card, left = game[AT_CARD] - 1, dice_left(game)
    before = game[AT_BEFORE] + game[AT_UNDER] + game[AT_GIFT]
    if action == GOES:
        return float(plan.go[min(before // CELL, MOST_CELLS)])
    if action == STOPS:
        if left == 0:
            return banked(tables, game, seat, before)
        whole = tables.whole[rolled(tables, game)]
        return banked(tables, game, seat, after_set(tables, before, card, whole, left))
    rest = left - tables.face_counts[action].sum()
    if not tables.may_stop[card]:
        return float(plan.hope[card, rest])
    after = after_set(tables, before, card, action, left)
    p = min(after // CELL, MOST_CELLS)
    return float(plan.rolling[card, rest, p]) if rest > 0 else max(float(plan.go[p]), banked(tables, game, seat, after))


@compiled
def after_set(tables: Tables, before: int, card: int, action: int, left: int) -> int:
    """The points of the turn once a set is aside, with what the card gives for a Tutto."""
    after = before + tables.worth[action]
    if tables.face_counts[action].sum() == left:
        after += tables.times[card] * after + tables.gifts[card]
    return int(after)


@compiled
def banked(tables: Tables, game: Game, seat: int, points: int) -> float:
    """The worth of stopping: more than anything where that wins, less where it can only lose."""
    reaches = total(game, seat) + points
    if tables.at_once:
        return 1e9 if reaches >= tables.target else points / CELL
    if not game[AT_REACHED]:
        return points / CELL
    for other in range(game[AT_PLAYERS]):
        if other != seat and total(game, other) >= reaches:
            return -1.0
    return 1e9
