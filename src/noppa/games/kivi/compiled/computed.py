"""What a position is worth by computation alone, for boards that nothing was learned on.

A seat's *prospect* is what one more stone would add to its lines, on each vacant square, times the
chance to get there: the square root of the odds that a turn takes it, for there are several turns. A
part c of it is what the seat may expect while stones are left:

    points = score + c(left) · Σ over vacant squares of √odds · (added across + added down)

and its lead is its points minus those of its strongest rival. Stones are seen by the seat in turn:
0 where its own lies, 1 where that of the next seat does, VACANT where none does.
"""

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from noppa.games.kivi.board import Board
from noppa.games.kivi.compiled.gains import Pattern, clear, find_singles, gain, gains, score, turn_over
from noppa.games.kivi.compiled.tables import Booleans, Floats, Integers, Lines
from noppa.games.kivi.odds import odds, takes
from noppa.games.kivi.state import STONES
from noppa.games.kivi.targets import Target
from noppa.kernels.compiled import compiled

VACANT = -1
NOWHERE = -1
Stones = NDArray[np.int64]
PARTS = np.array([0.0, *(0.35 for _ in range(STONES))])
"""c: how much of its prospect a seat with so many stones left may expect."""


class Sight(NamedTuple):
    """One position, looked at: each seat's lines, gains, score and prospect, and what may follow.

    After a stone on a square, the last line after the box: `points` are what each seat may expect, a
    stone that is taken over left out; `least` is what that stone adds where it adds least; `placed`
    are the leads by both.
    """

    rows: Integers
    columns: Integers
    singles: Integers
    vacant: Booleans
    gains: Integers
    scores: Integers
    prospects: Floats
    points: Floats
    least: Integers
    placed: Floats
    gains_without: Integers


def new_sight(board: Board, players: int) -> Sight:
    """Room to look at positions of so many players."""
    squares = len(board.targets)
    return Sight(
        np.zeros((players, board.rows), np.int64),
        np.zeros((players, board.columns), np.int64),
        np.zeros((players, board.rows), np.int64),
        np.zeros(squares, np.bool_),
        np.zeros((players, squares), np.int64),
        np.zeros(players, np.int64),
        np.zeros(players),
        np.zeros((squares + 1, players)),
        np.zeros(squares + 1, np.int64),
        np.zeros((squares + 1, players)),
        np.zeros(squares, np.int64),
    )


def square_chances(board: Board) -> Floats:
    """The chance to get to each square of a board: the root of the odds that a turn takes it."""
    return np.sqrt([_odds(target) for target in board.targets])


@cache
def _odds(target: Target) -> float:
    return float(odds(takes(target)).turn)


@compiled
def pattern_of(sight: Sight, seat: int) -> Pattern:
    """A seat's stones."""
    return Pattern(sight.rows[seat], sight.columns[seat], sight.singles[seat])


@compiled
def look(lines: Lines, chances: Floats, stones: Stones, sight: Sight) -> None:
    """What each seat has and may gain."""
    width = lines.values.shape[1]
    for seat in range(len(sight.scores)):
        clear(pattern_of(sight, seat))
    for square in range(len(stones)):
        sight.vacant[square] = stones[square] == VACANT
        if stones[square] != VACANT:
            turn_over(pattern_of(sight, stones[square]), square // width, square % width)
    for seat in range(len(sight.scores)):
        pattern = pattern_of(sight, seat)
        find_singles(lines, pattern)
        sight.scores[seat] = score(lines, pattern)
        gains(lines, pattern, sight.vacant, sight.gains[seat])
        sight.prospects[seat] = prospect(lines, chances, pattern, sight.vacant)


@compiled
def adds(lines: Lines, pattern: Pattern, row: int, column: int) -> int:
    """What a stone adds to the lines across and down."""
    across = lines.more_across[row, pattern.rows[row], column]
    return int(across + lines.more_down[column, pattern.columns[column], row])


@compiled
def prospect(lines: Lines, chances: Floats, pattern: Pattern, vacant: Booleans) -> float:
    """What the next stone adds to lines on each square, times the odds of it."""
    total, square = 0.0, 0
    for row in range(len(pattern.rows)):
        for column in range(len(pattern.columns)):
            if vacant[square]:
                total += chances[square] * adds(lines, pattern, row, column)
            square += 1
    return total


@compiled
def shift(lines: Lines, chances: Floats, sight: Sight, square: int) -> float:
    """How the prospect of the seat in turn changes by its stone on a square: in its row and column."""
    pattern, vacant = pattern_of(sight, 0), sight.vacant
    height, width = lines.values.shape
    row, column = square // width, square % width
    across, with_it = lines.more_across[row, pattern.rows[row]], lines.more_across[row, pattern.rows[row] | 1 << column]
    down, below_it = (
        lines.more_down[column, pattern.columns[column]],
        lines.more_down[column, pattern.columns[column] | 1 << row],
    )
    change = -chances[square] * float(adds(lines, pattern, row, column) * vacant[square])
    for here in range(width):
        at = row * width + here
        if vacant[at] and here != column:
            change += chances[at] * (with_it[here] - across[here])
    for there in range(height):
        at = there * width + column
        if vacant[at] and there != row:
            change += chances[at] * (below_it[there] - down[there])
    return float(change)


@compiled
def settle(stones: Stones, sight: Sight) -> None:
    """The leads after every placement: each seat's points minus those of its strongest rival."""
    for at in range(len(sight.points)):
        points, owner = sight.points[at], stones[at] if at < len(stones) else VACANT
        if owner > 0:
            points[owner] += sight.least[at]
        for seat in range(len(points)):
            rival = -np.inf
            for other in range(len(points)):
                if other != seat:
                    rival = max(rival, points[other])
            sight.placed[at, seat] = points[seat] - rival
        if owner > 0:
            points[owner] -= sight.least[at]


@compiled
def judge(
    lines: Lines, chances: Floats, parts: Floats, stones: Stones, left: Integers, sight: Sight, taking: bool
) -> None:
    """What each seat may expect after every placement of the seat in turn and after the box.

    `left` is how many stones each seat will have then. Another seat's square is taken over, or left
    out unless `taking`.
    """
    seats, squares, width = len(sight.scores), len(stones), lines.values.shape[1]
    look(lines, chances, stones, sight)
    for seat in range(seats):
        sight.points[squares, seat] = sight.scores[seat] + parts[left[seat]] * sight.prospects[seat]
    for square in range(squares):
        owner, row, column = stones[square], square // width, square % width
        if owner == 0 or (owner > 0 and not taking):
            continue
        added = gain(lines, pattern_of(sight, 0), row, column)
        prospects = sight.prospects[0] + shift(lines, chances, sight, square)
        sight.points[square, 0] = sight.scores[0] + added + parts[left[0]] * prospects
        for seat in range(1, seats):
            sight.points[square, seat] = sight.points[squares, seat]
            if owner == VACANT:
                lost = chances[square] * adds(lines, pattern_of(sight, seat), row, column)
                sight.points[square, seat] -= parts[left[seat]] * lost
        if owner > 0:
            sight.points[square, owner] = _without(lines, chances, parts[left[owner]], sight, owner, square)
    settle(stones, sight)


@compiled
def _without(lines: Lines, chances: Floats, part: float, sight: Sight, owner: int, square: int) -> float:
    """The points of a seat whose stone is taken away; where it adds least is noted."""
    pattern = pattern_of(sight, owner)
    to = least_gain(lines, sight, owner, square)
    sight.least[square] = sight.gains_without[to] if to != NOWHERE else 0
    points = score(lines, pattern) + part * prospect(lines, chances, pattern, sight.vacant)
    put_back(lines, sight, owner, square)
    return points


@compiled
def least_gain(lines: Lines, sight: Sight, owner: int, square: int) -> int:
    """Take a seat's stone away, and say where it gains its owner least; NOWHERE if no square is vacant."""
    width = lines.values.shape[1]
    pattern = pattern_of(sight, owner)
    turn_over(pattern, square // width, square % width)
    find_singles(lines, pattern)
    gains(lines, pattern, sight.vacant, sight.gains_without)
    found = NOWHERE
    for to in range(len(sight.vacant)):
        if sight.vacant[to] and (found == NOWHERE or sight.gains_without[to] < sight.gains_without[found]):
            found = to
    return found


@compiled
def put_back(lines: Lines, sight: Sight, owner: int, square: int) -> None:
    """Lay a stone again that was taken away."""
    width = lines.values.shape[1]
    turn_over(pattern_of(sight, owner), square // width, square % width)
    find_singles(lines, pattern_of(sight, owner))
