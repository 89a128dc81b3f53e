"""Yatzy solved: the exact expected points still to come from every position between turns.

A position is the set R of rows filled and the points u in the upper rows, of which only what
matters for the bonus counts. With s the points of a roll in a row, and u' the upper points after:

    value(all rows, u) = 50 if u reaches the bonus, else 0
    value(R, u)        = worth of a turn whose final roll is worth
                         max over free rows r of s(r, roll) + value(R + r, u')

and the turn is the keep lattice. A row that a roll does not fit is worth value(R + r, u) whatever
the roll, so that is looked at once, and each roll only at the rows in which it scores. When the
row is declared before rolling there is one such turn for each row, and the best is taken.

Two upper totals are the same position if no way of filling the free upper rows tells them apart:
with only the sixes free 57 to 62 all need one six. Totals that the filled rows cannot reach are no
positions at all. `Positions` numbers what remains, `solve` goes through it from full pads to the
empty one, eight upper totals at a time.
"""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import NamedTuple

import numpy as np

from noppa.core.dice import multisets
from noppa.games.yatzy.rows import BONUS, PLACE, ROWS, UPPER, Row
from noppa.games.yatzy.rules import DICE, ROLLS, Yatzy, row_points
from noppa.kernels.compiled import compiled
from noppa.kernels.lanes import WIDTH, higher, load, load_from, spread, store
from noppa.kernels.lattice import (
    Array,
    Indices,
    Lattice,
    Matrix,
    Steps,
    best,
    best_mean,
    keeping,
    lanes_matrix,
    lattice,
)

ALL_ROWS = (1 << len(ROWS)) - 1
UPPER_ROWS = (1 << len(UPPER)) - 1
CHANCE = PLACE[Row.CHANCE]
NEVER, SURE = 0, 1
_numbers: dict[object, int] = {"never": NEVER, "sure": SURE}


class Pad(NamedTuple):
    """The numbering of positions: `start[rows filled] + kind[upper rows filled, upper points]`.

    `totals` has an upper total of each kind, and behind the last of the `kinds` that one again, so
    that the lanes left over in a group of eight have something to work on. `filling` says which kind
    comes next: `filling[upper rows filled, upper row, dice that count, kind]`.
    """

    start: Indices
    kind: Indices
    totals: Indices
    kinds: Indices
    filling: Steps
    enough: int


class Scores(NamedTuple):
    """What rolls score: targets are pairs of a row and its points, in the order of rows.

    `rolls[first[target]:first[target + 1]]` make a target; `scoring[roll]` has a bit for each row
    but chance in which a roll scores.
    """

    row: Indices
    points: Indices
    first: Indices
    rolls: Steps
    scoring: Indices
    last_resort: bool
    declares: bool


class Desk(NamedTuple):
    """Where a turn is worked out for eight upper totals: a line of eight lanes for each thing.

    `rows`: the value after a free row got 0, and last the best of them; `targets`: after each
    target; `worth`: of every multiset of dice; `turn`: the result, in its first line.
    """

    rows: Matrix
    targets: Matrix
    worth: Matrix
    turn: Matrix


@dataclass(frozen=True, slots=True)
class Solved:
    """The value of every position, and what it was computed from."""

    pad: Pad
    scores: Scores
    values: Array

    def value(self, column: tuple[int | None, ...]) -> float:
        """The expected points still to come, the bonus included, for a column before its turn."""
        return float(self.values[position(self.pad, column)])


def position(pad: Pad, column: tuple[int | None, ...]) -> int:
    """The number of a column's position."""
    filled, upper = filled_rows(pad, column)
    return int(pad.start[filled] + pad.kind[filled & UPPER_ROWS, upper])


def filled_rows(pad: Pad, column: tuple[int | None, ...]) -> tuple[int, int]:
    """The rows filled, and the upper points as far as they matter."""
    filled = sum(1 << place for place, value in enumerate(column) if value is not None)
    return filled, min(sum(value or 0 for value in column[: len(UPPER)]), pad.enough)


def room_for(pad: Pad) -> int:
    """How many values are kept: one for each position, and eight more so that eight can always be read."""
    return int(pad.start[-1]) + WIDTH


@cache
def pad_of(bonus_from: int) -> Pad:
    """The positions for a bonus from that many points."""
    kind = np.full((1 << len(UPPER), bonus_from + 1), -1)
    totals = np.zeros((1 << len(UPPER), bonus_from + 1 + WIDTH), dtype=np.int64)
    kinds = np.zeros(1 << len(UPPER), dtype=np.int64)
    for filled in range(1 << len(UPPER)):
        numbers: dict[int, int] = {}
        for upper in range(min(bonus_from, _most_points(filled)) + 1):
            outcome = _outcomes(filled, upper, bonus_from)
            if outcome not in numbers:
                totals[filled, len(numbers) :] = upper
                numbers[outcome] = len(numbers)
            kind[filled, upper] = numbers[outcome]
        kinds[filled] = len(numbers)
    sizes = np.tile(kinds, 1 << (len(ROWS) - len(UPPER)))
    start = np.concatenate([[0], np.cumsum(sizes)])
    return Pad(start, kind, totals, kinds, _filling(kind, totals, bonus_from), bonus_from)


def _filling(kind: Indices, totals: Indices, bonus_from: int) -> Steps:
    """The kind of position after an upper row is filled."""
    after = np.zeros((len(totals), len(UPPER), DICE + 1, totals.shape[1]), dtype=np.uint16)
    for filled, place, count in product(range(len(totals)), range(len(UPPER)), range(DICE + 1)):
        if not filled >> place & 1:
            upper = np.minimum(totals[filled] + count * (place + 1), bonus_from)
            after[filled, place, count] = kind[filled | 1 << place, upper]
    return after


def _most_points(filled: int) -> int:
    return sum(DICE * (place + 1) for place in range(len(UPPER)) if filled >> place & 1)


@cache
def _outcomes(filled: int, upper: int, bonus_from: int) -> int:
    """A number for what tells upper totals apart: which ways to fill the free rows earn the bonus."""
    if upper >= bonus_from:
        return SURE
    if filled == UPPER_ROWS:
        return NEVER
    told = tuple(
        _outcomes(filled | 1 << place, min(upper + count * (place + 1), bonus_from), bonus_from)
        for place in range(len(UPPER))
        if not filled >> place & 1
        for count in range(DICE + 1)
    )
    return _numbers.setdefault(told, len(_numbers)) if len(set(told)) > 1 else told[0]


@cache
def levels() -> tuple[Indices, ...]:
    """The sets of rows with 0, 1, … 15 of them filled."""
    filled = np.array([mask.bit_count() for mask in range(ALL_ROWS + 1)])
    return tuple(np.flatnonzero(filled == count) for count in range(len(ROWS) + 1))


def scores_of(rules: Yatzy) -> Scores:
    """The targets of every roll, computed from the readable rules."""
    targets = _targets(sum_plus_fifty=rules.sum_plus_fifty)
    return Scores(*targets, last_resort=rules.last_resort, declares=rules.declares)


@cache
def _targets(*, sum_plus_fifty: bool) -> tuple[Indices, Indices, Indices, Steps, Indices]:
    table = [row_points(roll, sum_plus_fifty=sum_plus_fifty) for roll in multisets(DICE)]
    targets = sorted({(PLACE[row], points) for scored in table for row, points in scored.items() if points})
    makers = [[roll for roll, scored in enumerate(table) if scored[ROWS[row]] == points] for row, points in targets]
    scoring = [sum(1 << PLACE[row] for row, points in s.items() if points and row is not Row.CHANCE) for s in table]
    rows, points = zip(*targets, strict=True)
    first = np.cumsum([0, *(len(rolls) for rolls in makers)])
    flat = np.array([roll for rolls in makers for roll in rolls], dtype=np.uint16)
    return np.array(rows), np.array(points), first, flat, np.array(scoring)


def solve(rules: Yatzy, progress: Callable[[float], None] = lambda _done: None) -> Solved:
    """The values of all positions; `progress` is told the part that is done."""
    pad, scores, steps = pad_of(rules.bonus_from), scores_of(rules), lattice(DICE)
    values = np.zeros(room_for(pad))
    full = pad.start[ALL_ROWS]
    values[full + pad.kind[UPPER_ROWS, pad.enough]] = BONUS
    workers = os.cpu_count() or 1
    done = 0
    with ThreadPoolExecutor(workers) as pool:
        for level in levels()[-2::-1]:
            parts = [level[part :: 4 * workers] for part in range(4 * workers)]
            list(pool.map(lambda part: _solve_masks(steps, pad, scores, values, part), parts))
            done += int(level.size)
            progress(done / ALL_ROWS)
    return Solved(pad, scores, values)


def _solve_masks(steps: Lattice, pad: Pad, scores: Scores, values: Array, masks: Indices) -> None:
    solve_masks(steps, pad, scores, values, masks, desk_for(steps, scores))


def desk_for(steps: Lattice, scores: Scores) -> Desk:
    """A desk of the right size."""
    return Desk(*(lanes_matrix(lines) for lines in (len(ROWS) + 1, len(scores.row), len(steps.first) - 1, 1)))


@compiled
def solve_masks(steps: Lattice, pad: Pad, scores: Scores, values: Array, masks: Indices, desk: Desk) -> None:
    """Fill in the values of these sets of rows, all their upper totals, from those with a row more."""
    for mask in masks:
        kinds = pad.kinds[mask & UPPER_ROWS]
        for first in range(0, kinds, WIDTH):
            after_rows(pad, scores, values, mask, first, desk)
            if scores.declares:
                declared_turns(steps, scores, mask, desk)
            else:
                final_worth(scores, mask, desk)
                turn_worth(steps, desk)
            for lane in range(min(WIDTH, kinds - first)):
                values[pad.start[mask] + first + lane] = desk.turn[0, lane]


@compiled
def after_rows(pad: Pad, scores: Scores, values: Array, mask: int, first: int, desk: Desk) -> None:
    """For eight upper totals: the value after each free row is filled with 0, and after each target."""
    rows, targets = desk.rows, desk.targets
    filling = pad.filling[mask & UPPER_ROWS]
    store(rows, len(ROWS), spread(-1.0))
    for row in range(len(ROWS)):
        if mask >> row & 1:
            continue
        start = pad.start[mask | 1 << row]
        if row < len(UPPER):
            for lane in range(WIDTH):
                rows[row, lane] = values[start + np.intp(filling[row, 0, first + lane])]
        else:
            store(rows, row, load_from(values, start + first))
        if row != CHANCE:
            store(rows, len(ROWS), higher(load(rows, len(ROWS)), load(rows, row)))
    for target in range(len(scores.row)):
        row, points = scores.row[target], scores.points[target]
        if mask >> row & 1:
            continue
        if row >= len(UPPER):
            store(targets, target, load(rows, row) + spread(float(points)))
            continue
        start, count = pad.start[mask | 1 << row], points // (row + 1)
        for lane in range(WIDTH):
            targets[target, lane] = points + values[start + np.intp(filling[row, count, first + lane])]


@compiled
def final_worth(scores: Scores, mask: int, desk: Desk) -> None:
    """What each final roll is worth: the best of a 0 somewhere and of every row in which it scores."""
    worth = desk.worth
    first_roll = len(worth) - len(scores.scoring)
    strike = load(desk.rows, len(ROWS))
    for roll in range(len(scores.scoring)):
        store(worth, first_roll + roll, strike)
    for target in range(len(scores.row)):
        row = scores.row[target]
        if mask >> row & 1 or row == CHANCE:
            continue
        value = load(desk.targets, target)
        for at in range(scores.first[target], scores.first[target + 1]):
            line = first_roll + np.intp(scores.rolls[at])
            store(worth, line, higher(load(worth, line), value))
    offer_chance(scores, mask, 0, desk)


@compiled
def offer_chance(scores: Scores, mask: int, but_scoring: int, desk: Desk) -> None:
    """Let chance raise the worth of the rolls it takes, but for those that score in certain rows.

    It stands apart from the other rows because asking for each roll in their loop costs five times as much.
    """
    if mask >> CHANCE & 1:
        return
    worth = desk.worth
    first_roll = len(worth) - len(scores.scoring)
    if scores.last_resort:
        but_scoring |= ALL_ROWS & ~mask
    for target in range(len(scores.row)):
        if scores.row[target] != CHANCE:
            continue
        value = load(desk.targets, target)
        for at in range(scores.first[target], scores.first[target + 1]):
            roll = np.intp(scores.rolls[at])
            if scores.scoring[roll] & but_scoring == 0:
                store(worth, first_roll + roll, higher(load(worth, first_roll + roll), value))


@compiled
def declared_worth(scores: Scores, mask: int, declared: int, desk: Desk) -> None:
    """What each final roll is worth when a row is declared."""
    worth = desk.worth
    first_roll = len(worth) - len(scores.scoring)
    miss = load(desk.rows, len(ROWS)) if mask >> CHANCE & 1 else load(desk.rows, declared)
    for roll in range(len(scores.scoring)):
        store(worth, first_roll + roll, miss)
    for target in range(len(scores.row)):
        if scores.row[target] == declared:
            value = load(desk.targets, target)
            for at in range(scores.first[target], scores.first[target + 1]):
                store(worth, first_roll + np.intp(scores.rolls[at]), value)
    offer_chance(scores, mask, 1 << declared, desk)


@compiled
def declarable(scores: Scores, mask: int, row: int) -> bool:
    """Whether a row may be declared: a free one, and chance as a last resort only at the end."""
    if mask >> row & 1:
        return False
    return row != CHANCE or not scores.last_resort or mask | 1 << CHANCE == ALL_ROWS


@compiled
def declared_turns(steps: Lattice, scores: Scores, mask: int, desk: Desk) -> None:
    """The worth of a turn with the best row declared."""
    found = spread(-1.0)
    for declared in range(len(ROWS)):
        if declarable(scores, mask, declared):
            declared_worth(scores, mask, declared, desk)
            turn_worth(steps, desk)
            found = higher(found, load(desk.turn, 0))
    store(desk.turn, 0, found)


@compiled
def turn_worth(steps: Lattice, desk: Desk) -> None:
    """The worth of three rolls with best keeping, given what final rolls are worth."""
    for _ in range(ROLLS - 2):
        keeping(steps, desk.worth)
        best(steps, desk.worth)
    keeping(steps, desk.worth)
    best_mean(steps, desk.worth, desk.turn)
