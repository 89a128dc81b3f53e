"""A player's stones as the bits of two words, board row by row and once more column by column: what they count."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from noppa.games.kivi.compiled.tables import Integers, Lines
from noppa.kernels.bits import ones
from noppa.kernels.compiled import lean
from noppa.kernels.streams import Words

MOST_SQUARES = 63
"""Larger boards do not fit a word, of which random play needs a bit for itself."""


class Board(NamedTuple):
    """What stones count on a board.

    `turned` is the bit of each square when squares are counted column by column. `across` and `down` say what the
    stones of a row or column count by its lines, `values` what stones count by themselves: those with the lowest bit
    of their value set, those with the next, and so on. `inner` are the squares with one to their right.
    """

    turned: Words
    across: Integers
    down: Integers
    values: Words
    inner: np.uint64


def fits(lines: Lines) -> bool:
    """Whether a board fits a word."""
    return lines.values.size <= MOST_SQUARES


def board_of(lines: Lines) -> Board:
    """The tables of a board that fits a word."""
    values = lines.values
    rows, columns = values.shape
    turned = [1 << (square % columns * rows + square // columns) for square in range(rows * columns)]
    return Board(
        turned=np.array(turned + [0] * (65 - len(turned)), dtype=np.uint64),
        across=lines.across,
        down=lines.down,
        values=np.array([word(values >> bit & 1) for bit in range(int(values.max()).bit_length())], dtype=np.uint64),
        inner=np.uint64(word(np.arange(values.size) % columns < columns - 1)),
    )


def word(holds: NDArray[np.generic]) -> int:
    """The squares of which something holds, as bits."""
    return sum(1 << int(square) for square in np.flatnonzero(holds))


@lean
def score(board: Board, owned: np.uint64, down: np.uint64) -> int:
    """What a player's stones count."""
    rows, columns = len(board.across), len(board.down)
    joined = owned & board.inner & owned >> np.uint64(1)
    below = owned & owned >> np.uint64(columns)
    single = owned & ~(joined | joined << np.uint64(1) | below | below << np.uint64(columns))
    total = 0
    for row in range(rows):
        total += board.across[row, np.intp(owned >> np.uint64(row * columns)) & ((1 << columns) - 1)]
    for column in range(columns):
        total += board.down[column, np.intp(down >> np.uint64(column * rows)) & ((1 << rows) - 1)]
    for bit in range(len(board.values)):
        total += ones(single & board.values[bit]) << bit
    return int(total)
