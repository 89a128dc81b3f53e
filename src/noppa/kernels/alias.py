"""Drawing from a fixed distribution in one look-up: the alias method (Walker 1977, Vose 1991).

A distribution over n outcomes becomes a row of cells, as many as the next power of two. A cell has
an outcome of its own, another one, and the share of the cell that is its own; every outcome has in
all the cells together just its chance. To draw, take a cell, and one of its two outcomes.

A cell is one word: the share in 32 bits, the own and the other outcome in 16 bits each. A random
word gives the cell by its highest bits and compares the 32 bits behind them with the share, so
chances are met to within 2⁻³².
"""

from collections.abc import Sequence
from fractions import Fraction

import numpy as np

from noppa.kernels.compiled import compiled
from noppa.kernels.streams import Words

WHOLE = 1 << 32
OUTCOME = np.uint64(0xFFFF)
OWN = np.uint64(16)
SHARE = np.uint64(32)
WORD = np.uint64(64)


def bits_for(outcomes: int) -> int:
    """How many bits number the cells for so many outcomes: at least one."""
    return max(1, (outcomes - 1).bit_length())


def cells(outcomes: Sequence[int], chances: Sequence[Fraction] | Sequence[float]) -> Words:
    """The cells of a distribution over numbers from 0 to 65535."""
    size = 1 << bits_for(len(outcomes))
    left = [chance * size for chance in chances] + [chances[0] * 0] * (size - len(outcomes))
    named = [*outcomes, *[outcomes[0]] * (size - len(outcomes))]
    small = [cell for cell in range(size) if left[cell] < 1]
    large = [cell for cell in range(size) if left[cell] >= 1]
    made = [(WHOLE - 1, named[cell], named[cell]) for cell in range(size)]
    while small and large:
        poor, rich = small.pop(), large[-1]
        made[poor] = (round(left[poor] * WHOLE), named[poor], named[rich])
        left[rich] -= 1 - left[poor]
        if left[rich] < 1:
            small.append(large.pop())
    return np.array([min(share, WHOLE - 1) << 32 | own << 16 | other for share, own, other in made], dtype=np.uint64)


@compiled
def drawn(table: Words, start: int, bits: int, word: np.uint64) -> int:
    """The outcome that a random word gives, from the cells that begin at `start`."""
    cell = table[start + int(np.int64(word >> (WORD - np.uint64(bits))))]
    if (word << np.uint64(bits)) >> SHARE < cell >> SHARE:
        return int(np.int64((cell >> OWN) & OUTCOME))
    return int(np.int64(cell & OUTCOME))
