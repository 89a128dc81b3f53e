"""Tables for training, computed from the readable rules: the points of lines, and where rolls may go.

A row of the board with some stones of one player is a number whose bit c is the stone in column c,
a column one whose bit r is the stone in row r. The points of the stones are then a sum of look-ups:

    score = Σ rows across[row] + Σ columns down[column] + Σ values of stones alone both ways

Rolls that may go to the same squares are one *class* of rolls.
"""

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from noppa.core.dice import FACES, multiset, multisets, ways
from noppa.games.kivi.board import Board
from noppa.games.kivi.moves import DICE
from noppa.games.kivi.scoring import tally
from noppa.games.kivi.state import Reach
from noppa.games.kivi.targets import Wild

Integers = NDArray[np.int64]
Booleans = NDArray[np.bool_]
Floats = NDArray[np.float64]


class Lines(NamedTuple):
    """The points of a row or column with some stones by its lines, and what one more stone would add.

    `more_across[row, bits, column]` and `more_down[column, bits, row]` are 0 where a stone lies already;
    `alone[bits]` has the bits of the stones without a neighbour.
    """

    across: Integers
    down: Integers
    more_across: Integers
    more_down: Integers
    alone: Integers
    values: Integers


class Rolls(NamedTuple):
    """The class of each roll of six dice; for each class its squares, and whether it takes over."""

    kind: Integers
    squares: Booleans
    takes_over: Booleans


class Steps(NamedTuple):
    """The multisets of 0 to 6 dice by size, then ascending: one die more, one fewer, and chances.

    `fewer` repeats a step to be six wide. `chance[keep, roll]` is the chance of a roll from a keep of at
    most five dice.
    """

    more: Integers
    fewer: Integers
    first_of_size: Integers
    chance: Floats


def line_tables(board: Board) -> Lines:
    """Return the tables of a board's rows and columns, scored by the rules."""
    rows, columns = board.rows, board.columns
    across = [[_line_points(board, _in_row(board, row, bits)) for bits in range(1 << columns)] for row in range(rows)]
    down = [
        [_line_points(board, _in_column(board, column, bits)) for bits in range(1 << rows)] for column in range(columns)
    ]
    alone = [bits & ~(bits << 1) & ~(bits >> 1) for bits in range(1 << max(rows, columns))]
    return Lines(
        np.array(across),
        np.array(down),
        _one_more(np.array(across), columns),
        _one_more(np.array(down), rows),
        np.array(alone),
        np.array(board.values).reshape(rows, columns),
    )


def _one_more(points: Integers, length: int) -> Integers:
    """Return what a stone more adds at each place of each line."""
    bits = np.arange(1 << length)
    return np.stack([points[:, bits | 1 << at] - points for at in range(length)], axis=2)


def _in_row(board: Board, row: int, bits: int) -> frozenset[int]:
    return frozenset(row * board.columns + at for at in range(board.columns) if bits >> at & 1)


def _in_column(board: Board, column: int, bits: int) -> frozenset[int]:
    return frozenset(at * board.columns + column for at in range(board.rows) if bits >> at & 1)


def _line_points(board: Board, stones: frozenset[int]) -> int:
    return tally(board, stones).line_points


def roll_tables(reach: Reach) -> Rolls:
    """Return the class of every roll of six dice, and where each class may go."""
    classes: dict[tuple[tuple[int, ...], bool], int] = {}
    kind = []
    for dice in multisets(DICE):
        may = (reach.fitting[dice], reach.wild(dice) is Wild.TAKE_OVER)
        kind.append(classes.setdefault(may, len(classes)))
    squares = np.zeros((len(classes), len(reach.board.targets)), dtype=np.bool_)
    for (fitting, _), number in classes.items():
        squares[number, list(fitting)] = True
    return Rolls(np.array(kind), squares, np.array([takes for _, takes in classes]))


@cache
def steps() -> Steps:
    """Return the lattice of six dice."""
    known = [some for size in range(DICE + 1) for some in multisets(size)]
    number = {some: at for at, some in enumerate(known)}
    more = [[number[multiset((*some, die))] for die in FACES] for some in known if len(some) < DICE]
    fewer = []
    for some in known[1:]:
        less = list(dict.fromkeys(number[some[:place] + some[place + 1 :]] for place in range(len(some))))
        fewer.append(less + less[:1] * (DICE - len(less)))
    sizes = [len(multisets(size)) for size in range(DICE + 1)]
    first = np.cumsum([0, *sizes])
    keeps = int(first[DICE])
    chance = np.zeros((keeps, len(multisets(DICE))))
    for keep in range(keeps):
        rest = DICE - len(known[keep])
        for rolled in multisets(rest):
            roll = number[multiset((*known[keep], *rolled))] - keeps
            chance[keep, roll] += ways(rolled) / 6**rest
    return Steps(np.array(more), np.array([[0] * DICE, *fewer]), first, chance)


def tables_for(board: Board, *, run_takes_over: bool) -> tuple[Lines, Rolls]:
    """Return the tables of a board and of where its rolls may go."""
    return line_tables(board), roll_tables(Reach(board, run_takes_over))
