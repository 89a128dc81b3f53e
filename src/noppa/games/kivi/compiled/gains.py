"""What a player's stones count and what one more on each vacant square would add, compiled.

A player's stones are known by rows and by columns, a bit for a stone (see `tables`). A new stone
lengthens or joins the lines it touches; a neighbour that was single stops counting by itself; a stone
that touches nothing counts its own value.
"""

from typing import NamedTuple

from noppa.games.kivi.compiled.tables import Booleans, Integers, Lines
from noppa.kernels.compiled import lean


class Pattern(NamedTuple):
    """One player's stones: bits of each row, bits of each column, and the single ones by rows."""

    rows: Integers
    columns: Integers
    singles: Integers


@lean
def clear(pattern: Pattern) -> None:
    """Take all stones away."""
    pattern.rows[:] = 0
    pattern.columns[:] = 0


@lean
def turn_over(pattern: Pattern, row: int, column: int) -> None:
    """Lay a stone on a square, or take it away where one lies."""
    pattern.rows[row] ^= 1 << column
    pattern.columns[column] ^= 1 << row


@lean
def find_singles(lines: Lines, pattern: Pattern) -> None:
    """See which stones are in no line."""
    for row in range(len(pattern.rows)):
        singles = lines.alone[pattern.rows[row]]
        if singles:
            for column in range(len(pattern.columns)):
                if singles >> column & 1 and not lines.alone[pattern.columns[column]] >> row & 1:
                    singles ^= 1 << column
        pattern.singles[row] = singles


@lean
def score(lines: Lines, pattern: Pattern) -> int:
    """What the stones count, once the single ones are known."""
    total = 0
    for row in range(len(pattern.rows)):
        total += lines.across[row, pattern.rows[row]]
        if pattern.singles[row]:
            for column in range(len(pattern.columns)):
                if pattern.singles[row] >> column & 1:
                    total += lines.values[row, column]
    for column in range(len(pattern.columns)):
        total += lines.down[column, pattern.columns[column]]
    return int(total)


@lean
def gain(lines: Lines, pattern: Pattern, row: int, column: int) -> int:
    """What a stone on a square without one of the player's adds, once the single ones are known."""
    added = lines.more_across[row, pattern.rows[row], column] + lines.more_down[column, pattern.columns[column], row]
    if added == 0:
        return int(lines.values[row, column])
    bit, singles = 1 << column, pattern.singles
    if row > 0 and singles[row - 1] & bit:
        added -= lines.values[row - 1, column]
    if row + 1 < len(singles) and singles[row + 1] & bit:
        added -= lines.values[row + 1, column]
    if singles[row] & bit >> 1:
        added -= lines.values[row, column - 1]
    if singles[row] & bit << 1:
        added -= lines.values[row, column + 1]
    return int(added)


@lean
def gains(lines: Lines, pattern: Pattern, vacant: Booleans, into: Integers) -> None:
    """What a stone adds on every vacant square, 0 on the others, once the single ones are known."""
    square = 0
    for row in range(len(pattern.rows)):
        for column in range(len(pattern.columns)):
            into[square] = gain(lines, pattern, row, column) if vacant[square] else 0
            square += 1
