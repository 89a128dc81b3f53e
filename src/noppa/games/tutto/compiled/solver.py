"""Tutto for two, solved: the chance to win of the seat whose turn begins, by what both still need.

A position is the pair of needs (x, y) of the seat to play and of the other. With V the chance of the
seat to play and a turn as in `turn`, worked out with all 56 cards in the pile whenever one is drawn,

    X       = 1 − V(y, x)                              a turn lost
    B(k, p) = 1                                        if p ≥ x: the target is reached
            = 1 − V(y + what k plus/minus take, x − p)  otherwise

and V(x, y) = G(0, 0). With `equal_turns` there are three such functions: of the first seat of a
round, of the second, and of the second when the first has reached the target, which is its last turn:
there B is 1, ½ or 0. Alone there is a rival in thought who is done after each turn with the same
chance, 1 in par; par is how many turns the target takes at the mean of the best turn for points alone.

A turn lost hands the same sheet to the other, so V(x, y) and V(y, x) are solved together, by
iterating the pair and leaping to where its steps shrink to nothing. Pairs go by the sum of their needs,
which no turn of two players makes larger, and rounds are gone through until nothing changes.

What is left out: the pile between turns (the chance of each card is that of a full pile, as it is on average
over shuffles), and a third plus/minus made in one turn. Within a turn that is being played nothing is left out.
"""

from typing import NamedTuple

import numpy as np

from noppa.games.tutto.cards import FULL
from noppa.games.tutto.compiled.grid import OVER, Axis, Grid, grid_of, read
from noppa.games.tutto.compiled.outcomes import CELL, LEAST_CARD, Chart, chart
from noppa.games.tutto.compiled.turn import Desk, Ways, desk_for, turn_pass
from noppa.games.tutto.leaders import leads_alone, takings
from noppa.games.tutto.rules import Tutto
from noppa.kernels.compiled import compiled
from noppa.kernels.lattice import Array, Indices

FIRST, SECOND, LAST, AT_ONCE = 0, 1, 2, 3
"""Whose turn it is: the first of the round's or the second's, the second's last, or anybody's."""
LEVELS = 3
SETTLED = 1e-6
"""Values that move by less are left alone: far below what the pile between turns is worth."""
MOST_LEAPS, MOST_ROUNDS = 20, 60
HORIZON = 30
USUAL_SLOPE, MOST_SLOPE = 0.2, 0.9
NO_BOUND = np.zeros(0)
ONE_LINE = Axis(np.zeros(1, dtype=np.int64), np.zeros(1, dtype=np.int64), np.zeros(1), 0)
FULL_PILE = np.array(FULL, dtype=np.float64)


class Tables(NamedTuple):
    """V by stage and needs. Where the game ends at once `first` and `second` are the same table."""

    grid: Grid
    first: Array
    second: Array
    last: Array
    solo: Array


class Sheet(NamedTuple):
    """What the rules say of a pair of needs: `taken[made, line, column]` cells, and whether the seat leads alone.

    `high` remembers how far the turn was worked out there.
    """

    taken: Indices
    alone: Indices
    misses: bool
    straight_is_tutto: bool
    high: Indices


class Room(NamedTuple):
    """Where one thread works."""

    desk: Desk
    bank: Array
    worth: Array
    go: Array


def sizes(grid: Grid, *, at_once: bool) -> tuple[int, int, int, int]:
    """How many values each table has."""
    own, other = len(grid.own.lines), len(grid.other.lines)
    return own * own, 0 if at_once else own * own, 0 if at_once else own * other, own


def tables_in(values: Array, grid: Grid, *, at_once: bool) -> Tables:
    """The tables that stand one behind another."""
    own, other = len(grid.own.lines), len(grid.other.lines)
    ends = np.cumsum(sizes(grid, at_once=at_once))
    first = values[: ends[0]].reshape(own, own)
    second = first if at_once else values[ends[0] : ends[1]].reshape(own, own)
    last = values[ends[1] : ends[2]].reshape(0 if at_once else own, other)
    return Tables(grid, first, second, last, values[ends[2] :])


def sheet_of(rules: Tutto, grid: Grid) -> Sheet:
    """What the readable rules say of every pair of lines."""
    own, other = ([rules.target - int(need) * CELL for need in axis.lines] for axis in (grid.own, grid.other))
    floor = rules.floor_at_zero
    taken = [
        [[takings((mine, theirs), 0, made, floor_at_zero=floor)[1] // CELL for theirs in other] for mine in own]
        for made in range(LEVELS)
    ]
    alone = [[int(leads_alone((mine, theirs), 0)) for theirs in other] for mine in own]
    return Sheet(
        np.array(taken),
        np.array(alone),
        rules.leader_misses_turn,
        rules.straight_is_tutto,
        np.zeros((len(own), len(other)), dtype=np.int64),
    )


def room_for(chart: Chart, grid: Grid) -> Room:
    """Room for the longest turn."""
    cells = int(grid.own.lines[-1]) + OVER + 1
    return Room(desk_for(chart, cells), *(np.zeros((LEVELS, cells + 1)) for _ in range(3)))


# What a turn may end in ----------------------------------------------------------------------


@compiled
def last_result(need: int, rival: int) -> float:
    """Who wins when all is played: the seat that needs less."""
    if need == rival:
        return 0.5
    return 1.0 if need < rival else 0.0


@compiled
def after_turn(tables: Tables, stage: int, need: int, rival: int) -> float:
    """The chance of the seat whose turn it was."""
    own, other = tables.grid.own, tables.grid.other
    if stage == LAST:
        return last_result(need, rival)
    if need <= 0:
        return 1.0 - read(tables.last, own, other, rival, need) if stage == FIRST else 1.0
    return 1.0 - read(tables.second if stage == FIRST else tables.first, own, own, rival, need)


@compiled
def pass_far_enough(
    chart: Chart, ways: Ways, full: Array, bank: Array, top: int, high: int, room: Room
) -> tuple[float, int]:
    """The worth of a turn that begins, worked out only as far as going on may be right, and how far that is.

    Where banking is right for a whole card's worth of points it is taken to be right for more.
    """
    high = min(high, top)
    while True:
        turn_pass(chart, ways, full, NO_BOUND, bank, top, high, room.desk, room.worth, room.go)
        far = 0
        for p in range(high + 1):
            if room.go[0, p] >= bank[0, p]:
                far = p
        if high == top or far + LEAST_CARD <= high:
            return float(room.go[0, 0]), far + LEAST_CARD
        high = min(high + 2 * LEAST_CARD, top)


@compiled
def turn_chance(
    chart: Chart, tables: Tables, sheet: Sheet, full: Array, room: Room, stage: int, line: int, column: int
) -> float:
    """The chance of a seat whose turn begins."""
    need, rival = tables.grid.own.lines[line], tables.grid.other.lines[column]
    loss = after_turn(tables, stage, need, rival)
    if stage == LAST and loss == 1.0:
        return 1.0
    top = need + OVER if stage == FIRST else need
    if stage == LAST:
        top = need - rival + 1
    levels = LEVELS
    while levels > 1 and sheet.taken[levels - 1, line, column] == sheet.taken[levels - 2, line, column]:
        levels -= 1
    for made in range(levels):
        pushed = rival + sheet.taken[made, line, column]
        for p in range(top + 1):
            room.bank[made, p] = after_turn(tables, stage, need - p, pushed)
    ways = Ways(loss, 1.0, sheet.misses and sheet.alone[line, column] == 1, sheet.straight_is_tutto)
    high = sheet.high[line, column]
    if high == 0:
        high = max(HORIZON, sheet.high[line - 1, column] if line > 0 else 0)
    found, sheet.high[line, column] = pass_far_enough(chart, ways, full, room.bank[:levels], top, high, room)
    return found


# Pairs that hang together --------------------------------------------------------------------


@compiled
def guess(table: Array, line: int, column: int) -> float:
    """A first idea from the three positions before: as if the table were flat there."""
    if line == 0 or column == 0:
        return float(table[max(line - 1, 0), max(column - 1, 0)])
    return float(table[line - 1, column] + table[line, column - 1] - table[line - 1, column - 1])


@compiled
def solve_pair(
    chart: Chart,
    tables: Tables,
    sheet: Sheet,
    full: Array,
    room: Room,
    stage: int,
    line: int,
    column: int,
    settled: float,
) -> float:
    """V of a position and of the one that losing the turn leads to, together; how far they have moved.

    From the second value follows the first and from that the second again: v ↦ h(v), almost a straight line, whose
    slope the last two points tell. The next v is where that line would stay.
    """
    over = len(tables.grid.other.lines) - len(tables.grid.own.lines)
    other_stage = SECOND if stage == FIRST else AT_ONCE
    first, second = tables.first, tables.second
    before, before_other = first[line, column], second[column, line]
    slope, last_from, last_to = USUAL_SLOPE, -1.0, 0.0
    for _ in range(MOST_LEAPS):
        start = second[column, line]
        first[line, column] = turn_chance(chart, tables, sheet, full, room, stage, line, over + column)
        if stage == FIRST or line != column:
            second[column, line] = turn_chance(chart, tables, sheet, full, room, other_stage, column, over + line)
        found = second[column, line]
        if abs(found - start) < settled:
            break
        if last_from >= 0.0 and last_from != start:
            slope = min(max((found - last_to) / (start - last_from), -MOST_SLOPE), MOST_SLOPE)
        last_from, last_to = start, found
        second[column, line] = start + (found - start) / (1.0 - slope)
    return float(max(abs(first[line, column] - before), abs(second[column, line] - before_other)))


@compiled
def solve_pairs(
    chart: Chart,
    tables: Tables,
    sheet: Sheet,
    full: Array,
    room: Room,
    stage: int,
    pairs: Indices,
    settled: float,
    fresh: bool,
) -> float:
    """The same for several, at first with an idea of their values; the farthest that any has moved."""
    moved = 0.0
    for at in range(len(pairs)):
        line, column = pairs[at, 0], pairs[at, 1]
        if fresh:
            tables.first[line, column] = guess(tables.first, line, column)
            tables.second[column, line] = guess(tables.second, column, line)
        moved = max(moved, solve_pair(chart, tables, sheet, full, room, stage, line, column, settled))
    return moved


@compiled
def solve_last(chart: Chart, tables: Tables, sheet: Sheet, full: Array, room: Room, lines: Indices) -> None:
    """The last turns of the second seat, for some of its needs."""
    for line in lines:
        for column in range(len(tables.grid.other.lines)):
            tables.last[line, column] = turn_chance(chart, tables, sheet, full, room, LAST, line, column)


# Alone -----------------------------------------------------------------------------------------


@compiled
def solve_alone(
    chart: Chart, tables: Tables, sheet: Sheet, full: Array, room: Room, stays: float, settled: float
) -> None:
    """The chance to be done before the rival in thought, who is still there after each turn with chance `stays`."""
    own, solo = tables.grid.own, tables.solo
    line_of_one = solo.reshape((len(solo), 1))
    for line in range(len(solo)):
        need = own.lines[line]
        solo[line] = stays if line == 0 else solo[line - 1]
        moved = 1.0
        while moved > settled:
            for p in range(need + 1):
                room.bank[0, p] = stays * (read(line_of_one, own, ONE_LINE, need - p, 0) if p < need else 1.0)
            ways = Ways(stays * solo[line], stays, False, sheet.straight_is_tutto)
            found, _ = pass_far_enough(chart, ways, full, room.bank[:1], need, HORIZON, room)
            moved = abs(found - solo[line])
            solo[line] = found


def mean_turn(rules: Tutto) -> float:
    """The points that a turn banks on average when it is played for points alone, with a full pile."""
    steps = chart()
    cells = grid_of(rules).own.lines[-1] + OVER
    bank = np.arange(cells + 1.0)[np.newaxis]
    worth, go = bank.copy(), bank.copy()
    ways = Ways(0.0, rules.target / CELL, False, rules.straight_is_tutto)
    turn_pass(steps, ways, FULL_PILE, NO_BOUND, bank, cells, cells, desk_for(steps, cells), worth, go)
    return float(go[0, 0]) * CELL
