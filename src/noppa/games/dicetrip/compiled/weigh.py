"""What every writing is worth to a seat whose dice lie, with the best that can follow it.

Every way to use the dice is one line: two numbers in order, the dice that make each, and the doubling
it belongs to. A number given up for a crossing off is a line of its own, so what is weighed is all that
the rules allow. Two writings are worth the same in either order but for the tens, which are counted
after the first of them that completes them.
"""

from typing import NamedTuple

import numpy as np

from noppa.games.dicetrip.compiled.guess import Floats, Guess
from noppa.games.dicetrip.compiled.map_tables import ALL_TENS, COLOURLESS, CROSS, Atlas, Integers
from noppa.games.dicetrip.compiled.plan import Array, bonus
from noppa.games.dicetrip.compiled.planner_buffers import (
    COLOURED,
    HELD,
    NOWHERE,
    ROAD,
    ROOM,
    ROUNDS,
    SERIES,
    SIZE,
    TENS_OPEN,
    Desk,
    put,
    rows,
    step,
    take,
    tens_held,
)
from noppa.games.dicetrip.map import CITIES
from noppa.kernels.compiled import compiled

LINES = 256
NO_DOUBLING = -1
PLAIN = 36
"""The doubling of a line that has none."""


class Scale(NamedTuple):
    """Room for weighing: the lines, rows of the desk, what each writing is worth first, and each doubling."""

    lines: Integers
    rows: Floats
    made: Integers
    wanted: Integers
    writing: Array
    doubling: Array


def scale_for() -> Scale:
    """An empty scale."""
    return Scale(
        lines=np.zeros((LINES, 5), dtype=np.int64),
        rows=np.zeros((CROSS + 1, ROOM), dtype=np.float32),
        made=np.zeros(CROSS + 1, dtype=np.int64),
        wanted=np.zeros(CROSS + 1, dtype=np.int64),
        writing=np.zeros((CROSS + 1, CITIES)),
        doubling=np.zeros(PLAIN + 1),
    )


@compiled
def _line(lines: Integers, count: int, one: int, mask: int, other: int, other_mask: int, doubling: int) -> int:
    """Add a line with its numbers in order."""
    if one > other:
        one, mask, other, other_mask = other, other_mask, one, mask
    lines[count, 0], lines[count, 1], lines[count, 2], lines[count, 3] = one, mask, other, other_mask
    lines[count, 4] = doubling
    return count + 1


@compiled
def _lines(table: Integers, at: Integers, dice: Integers, twice: int, doubling: int, lines: Integers) -> int:
    """Fill in every use of the dice: how many.

    `twice` is the doubling chosen, if one is; `doubling` says that all of them may still be.
    """
    count = 0
    skip = table.shape[1] - 4
    for entry in range(len(table)):
        a, b, c, d = table[entry, skip], table[entry, skip + 1], table[entry, skip + 2], table[entry, skip + 3]
        one, other = 6 * dice[a] + dice[b], 6 * dice[c] + dice[d]
        mask, other_mask = 1 << a | 1 << b, 1 << c | 1 << d
        code = PLAIN
        if skip:
            code = 6 * dice[table[entry, 0]] + dice[table[entry, 1]]
            if not doubling and code != twice:
                continue
        can = at[one] < 0 and not (skip and dice[a] == dice[b])
        other_can = at[other] < 0 and not (skip and dice[c] == dice[d])
        code = code if doubling or not skip else PLAIN
        if can and other_can and one != other:
            count = _line(lines, count, one, mask, other, other_mask, code)
        if can:
            count = _line(lines, count, one, mask, CROSS, 0, code)
        if other_can:
            count = _line(lines, count, other, other_mask, CROSS, 0, code)
        if not can and not other_can:
            count = _line(lines, count, CROSS, 0, CROSS, 0, code)
    return count


@compiled
def weigh(
    atlas: Atlas, guess: Guess, desk: Desk, dice: Integers, twice: int, doubling: int, last: int, scale: Scale
) -> None:
    """What each first writing is worth, by number and spot, and each doubling.

    `last` says that the round has one writing only.
    """
    lines, at, size = scale.lines, desk.at, desk.facts[SIZE]
    scale.writing[:] = NOWHERE
    scale.doubling[:] = NOWHERE
    if last:
        _weigh_alone(atlas, guess, desk, dice, scale)
        return
    count = _lines(atlas.plain if twice < 0 else atlas.doubled, at, dice, twice, 0, lines)
    count = _line(lines, count, CROSS, 0, CROSS, 0, PLAIN)
    if doubling:
        count += _lines(atlas.doubled, at, dice, NO_DOUBLING, 1, lines[count:])
    _steps(atlas, guess, desk, scale, count)
    spared = float(guess.twice[desk.facts[ROUNDS]]) if doubling else 0.0
    road, series = desk.facts[ROAD], desk.facts[SERIES]
    for number in range(CROSS + 1):
        if not scale.made[number]:
            continue
        scale.wanted[:] = 0
        for entry in range(count):
            if lines[entry, 0] == number:
                scale.wanted[lines[entry, 2]] = 1
        for spot in range(size):
            put(atlas, desk, spot, number)
            rows(atlas, guess, desk, spot, number, scale.wanted, scale.rows)
            take(desk, spot, number, road, series)
            for entry in range(count):
                if lines[entry, 0] == number:
                    _weigh_line(atlas, desk, scale, entry, spot, spared)


@compiled
def _steps(atlas: Atlas, guess: Guess, desk: Desk, scale: Scale, count: int) -> None:
    """Prepare every number of the lines; `made` marks them."""
    scale.made[:] = 0
    for entry in range(count):
        for number in (scale.lines[entry, 0], scale.lines[entry, 2]):
            if not scale.made[number]:
                scale.made[number] = 1
                step(atlas, guess, desk, number)


@compiled
def _weigh_line(atlas: Atlas, desk: Desk, scale: Scale, entry: int, spot: int, spared: float) -> None:
    """Raise what the writings of a line are worth, its first number on the desk in that spot."""
    number, mask, other = scale.lines[entry, 0], scale.lines[entry, 1], scale.lines[entry, 2]
    other_mask, doubling = scale.lines[entry, 3], scale.lines[entry, 4]
    want, empty, writing, seconds = atlas.want, desk.empty, scale.writing, scale.rows[other]
    fixed = bonus(want[empty[spot]], number, mask) + (spared if doubling == PLAIN else 0.0)
    for second in range(desk.facts[SIZE]):
        if second == spot:
            continue
        worth = fixed + seconds[second] + bonus(want[empty[second]], other, other_mask)
        if doubling < PLAIN:
            scale.doubling[doubling] = max(scale.doubling[doubling], worth)
            continue
        here = there = 0
        if atlas.tens and desk.facts[TENS_OPEN]:
            here, there = _lost_by_order(atlas, desk, spot, number, second, other)
        writing[number, spot] = max(writing[number, spot], worth - here)
        writing[other, second] = max(writing[other, second], worth - there)


@compiled
def _lost_by_order(atlas: Atlas, desk: Desk, spot: int, number: int, second: int, other: int) -> tuple[int, int]:
    """The tens' points lost when the one writing comes first, and when the other does."""
    held, coloured = desk.facts[HELD], desk.facts[COLOURED]
    here = int(atlas.want[desk.empty[spot]] != COLOURLESS)
    there = int(atlas.want[desk.empty[second]] != COLOURLESS)
    if tens_held(tens_held(held, number), other) != ALL_TENS:
        return 0, 0
    after_both = coloured - here - there
    first = coloured - here if tens_held(held, number) == ALL_TENS else after_both
    last = coloured - there if tens_held(held, other) == ALL_TENS else after_both
    most = max(first, last)
    return most - first, most - last


@compiled
def _only(scale: Scale, number: int) -> None:
    """Want one number's row and no other."""
    scale.wanted[:] = 0
    scale.wanted[number] = 1


@compiled
def _weigh_alone(atlas: Atlas, guess: Guess, desk: Desk, dice: Integers, scale: Scale) -> None:
    """What each writing is worth when it is the only one of its round."""
    for a in range(4):
        for b in range(4):
            number = CROSS if a == b else 6 * dice[a] + dice[b]
            if number != CROSS and desk.at[number] >= 0:
                continue
            step(atlas, guess, desk, number)
            _only(scale, number)
            rows(atlas, guess, desk, -1, CROSS, scale.wanted, scale.rows)
            for spot in range(desk.facts[SIZE]):
                worth = float(scale.rows[number, spot]) + bonus(atlas.want[desk.empty[spot]], number, 1 << a | 1 << b)
                scale.writing[number, spot] = max(scale.writing[number, spot], worth)


@compiled
def weigh_second(
    atlas: Atlas, guess: Guess, desk: Desk, dice: Integers, twice: int, spot: int, first: int, scale: Scale
) -> None:
    """What each second writing is worth after a first one, which is not yet on the desk; powers not counted."""
    lines, writing, size = scale.lines, scale.writing, desk.facts[SIZE]
    writing[:] = NOWHERE
    count = _lines(atlas.plain if twice < 0 else atlas.doubled, desk.at, dice, twice, 0, lines)
    count = _line(lines, count, CROSS, 0, CROSS, 0, PLAIN)
    _steps(atlas, guess, desk, scale, count)
    want, empty = atlas.want, desk.empty
    road, series = desk.facts[ROAD], desk.facts[SERIES]
    for other in range(CROSS + 1):
        if not scale.made[other]:
            continue
        for second in range(size):
            if second == spot:
                continue
            # In the order in which `weigh` looks at them, so that they are worth the same to the last bit.
            if first <= other:
                if second == (1 if spot == 0 else 0):
                    _only(scale, other)
                    put(atlas, desk, spot, first)
                    rows(atlas, guess, desk, spot, first, scale.wanted, scale.rows)
                    take(desk, spot, first, road, series)
                worth = float(scale.rows[other, second])
            else:
                _only(scale, first)
                put(atlas, desk, second, other)
                rows(atlas, guess, desk, second, other, scale.wanted, scale.rows)
                take(desk, second, other, road, series)
                worth = float(scale.rows[first, spot])
            if atlas.tens and desk.facts[TENS_OPEN]:
                worth -= _lost_by_order(atlas, desk, spot, first, second, other)[0]
            most = -1
            for entry in range(count):
                mask = other_mask = -1
                if lines[entry, 0] == first and lines[entry, 2] == other:
                    mask, other_mask = lines[entry, 1], lines[entry, 3]
                elif lines[entry, 0] == other and lines[entry, 2] == first:
                    mask, other_mask = lines[entry, 3], lines[entry, 1]
                if mask >= 0:
                    made = bonus(want[empty[spot]], first, mask) + bonus(want[empty[second]], other, other_mask)
                    most = max(most, made)
            if most >= 0:
                writing[other, second] = worth + most
