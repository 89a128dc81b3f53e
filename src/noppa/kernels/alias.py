"""Drawing from a fixed distribution in one look-up: the alias method (Walker 1977, Vose 1991).

A distribution over n outcomes becomes a row of cells, as many as the next power of two. A cell has
an outcome of its own, another one, and the share of the cell that is its own; every outcome has in
all the cells together just its chance. To draw, take a cell, and one of its two outcomes.

A cell is one word: the share in 32 bits, the own and the other outcome in 16 bits each. A random
word gives the cell by its highest bits and compares the 32 bits behind them with the share, so
chances are met to within 2⁻³².

A distribution over tens of thousands of outcomes has as many cells as outcomes, so that its table stays in
the nearer caches: 28 bits of share, and 18 for each outcome. A random word times their number is a cell
and, behind the point, a place in it. A cell has so little of the whole that this errs still less.
"""

from collections.abc import Sequence
from fractions import Fraction

import numpy as np

from noppa.kernels.compiled import lean
from noppa.kernels.streams import Words

WHOLE = 1 << 32
OUTCOME = np.uint64(0xFFFF)
OWN = np.uint64(16)
SHARE = np.uint64(32)
WORD = np.uint64(64)

LARGE_WHOLE = 1 << 28
CELL_BITS, FRACTION, CELL_PART = np.uint64(17), np.uint64(47), np.uint64(19)
LARGE_SHARE, LARGE_AT = np.uint64(LARGE_WHOLE - 1), np.uint64(36)
LARGE_OWN, LARGE_OUTCOME = np.uint64(18), np.uint64((1 << 18) - 1)


def bits_for(outcomes: int) -> int:
    """How many bits number the cells for so many outcomes: at least one."""
    return max(1, (outcomes - 1).bit_length())


def cells(outcomes: Sequence[int], chances: Sequence[Fraction] | Sequence[float]) -> Words:
    """The cells of a distribution over numbers from 0 to 65535."""
    size = 1 << bits_for(len(outcomes))
    named = [*outcomes, *[outcomes[0]] * (size - len(outcomes))]
    made = _filled(size, chances, WHOLE)
    return np.array(
        [min(share, WHOLE - 1) << 32 | named[own] << 16 | named[other] for own, (share, other) in enumerate(made)],
        dtype=np.uint64,
    )


def large_cells(outcomes: Sequence[int], chances: Sequence[float]) -> Words:
    """The cells of a distribution over at most 2¹⁷ numbers below 2¹⁸, as many as there are outcomes."""
    made = _filled(len(outcomes), chances, LARGE_WHOLE)
    return np.array(
        [
            min(share, LARGE_WHOLE - 1) << 36 | outcomes[own] << 18 | outcomes[other]
            for own, (share, other) in enumerate(made)
        ],
        dtype=np.uint64,
    )


def _filled(size: int, chances: Sequence[Fraction] | Sequence[float], whole: int) -> list[tuple[int, int]]:
    """For each cell how much of it is its own, of a whole, and whose the rest is."""
    left = [chance * size for chance in chances] + [chances[0] * 0] * (size - len(chances))
    small = [cell for cell in range(size) if left[cell] < 1]
    large = [cell for cell in range(size) if left[cell] >= 1]
    made = [(whole, cell) for cell in range(size)]
    while small and large:
        poor, rich = small.pop(), large[-1]
        made[poor] = (round(left[poor] * whole), rich)
        left[rich] -= 1 - left[poor]
        if left[rich] < 1:
            small.append(large.pop())
    return made


@lean
def drawn(table: Words, start: int, bits: int, word: np.uint64) -> int:
    """The outcome that a random word gives, from the cells that begin at `start`."""
    cell = table[start + int(np.int64(word >> (WORD - np.uint64(bits))))]
    if (word << np.uint64(bits)) >> SHARE < cell >> SHARE:
        return int(np.int64((cell >> OWN) & OUTCOME))
    return int(np.int64(cell & OUTCOME))


@lean
def largely_drawn(table: Words, word: np.uint64) -> int:
    """The outcome that a random word gives from large cells: 47 bits take the cell, the rest of them its part."""
    product = (word >> CELL_BITS) * np.uint64(len(table))
    cell = table[np.intp(product >> FRACTION)]
    if (product >> CELL_PART) & LARGE_SHARE < cell >> LARGE_AT:
        return int(np.int64((cell >> LARGE_OWN) & LARGE_OUTCOME))
    return int(np.int64(cell & LARGE_OUTCOME))
