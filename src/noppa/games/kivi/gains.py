"""What a player's stones count and what one more on each vacant square would add, compiled.

A player's stones are known by rows and by columns, a bit for a stone (see `tables`). A new stone
lengthens or joins the lines it touches; a neighbour that was alone stops counting by itself; a stone
that touches nothing counts its own value.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from noppa.games.kivi.tables import Booleans, Integers, Lines
from noppa.kernels.compiled import compiled

NOBODY = -1
Bits = NDArray[np.int64]
Grid = NDArray[np.float64]


class Pattern(NamedTuple):
    """One player's stones: bits of each row, bits of each column."""

    rows: Bits
    columns: Bits


@compiled
def put(pattern: Pattern, width: int, square: int) -> None:
    """Lay a stone on a square, or take it away where one lies."""
    row, column = square // width, square % width
    pattern.rows[row] ^= 1 << column
    pattern.columns[column] ^= 1 << row


@compiled
def clear(pattern: Pattern) -> None:
    """Take all stones away."""
    pattern.rows[:] = 0
    pattern.columns[:] = 0


@compiled
def alone(lines: Lines, pattern: Pattern, row: int, column: int) -> bool:
    """Whether a stone lies there and in no line."""
    return bool(lines.alone[pattern.rows[row], column]) and bool(lines.alone[pattern.columns[column], row])


@compiled
def score(lines: Lines, pattern: Pattern) -> int:
    """What the stones count."""
    height, width = lines.values.shape
    total = 0
    for row in range(height):
        total += lines.across[row, pattern.rows[row]]
        for column in range(width):
            if alone(lines, pattern, row, column):
                total += lines.values[row, column]
    for column in range(width):
        total += lines.down[column, pattern.columns[column]]
    return int(total)


@compiled
def gain(lines: Lines, pattern: Pattern, row: int, column: int) -> int:
    """What a stone on a square without one of the player's adds."""
    height, width = lines.values.shape
    in_row, in_column = pattern.rows[row], pattern.columns[column]
    added = lines.across[row, in_row | 1 << column] - lines.across[row, in_row]
    added += lines.down[column, in_column | 1 << row] - lines.down[column, in_column]
    if added == 0:
        return int(lines.values[row, column])
    if row > 0 and alone(lines, pattern, row - 1, column):
        added -= lines.values[row - 1, column]
    if row + 1 < height and alone(lines, pattern, row + 1, column):
        added -= lines.values[row + 1, column]
    if column > 0 and alone(lines, pattern, row, column - 1):
        added -= lines.values[row, column - 1]
    if column + 1 < width and alone(lines, pattern, row, column + 1):
        added -= lines.values[row, column + 1]
    return int(added)


@compiled
def gains(lines: Lines, pattern: Pattern, vacant: Booleans, into: Integers) -> None:
    """What a stone adds on every vacant square, 0 on the others."""
    height, width = lines.values.shape
    square = 0
    for row in range(height):
        for column in range(width):
            into[square] = gain(lines, pattern, row, column) if vacant[square] else 0
            square += 1


def patterns(players: int, height: int, width: int) -> tuple[Pattern, ...]:
    """No stones yet for so many players."""
    return tuple(Pattern(np.zeros(height, np.int64), np.zeros(width, np.int64)) for _ in range(players))
