"""Rolling the rest of the dice in one draw: from any keep to the full roll it becomes.

A keep and a roll are numbers on the keep lattice. The chance that the rest makes a certain roll is
that of the dice which the roll has beyond the keep, so each keep has an alias table of its own.
"""

from functools import cache
from typing import NamedTuple

import numpy as np

from noppa.core.dice import chance, multiset, multisets
from noppa.kernels.alias import bits_for, cells
from noppa.kernels.lattice import Indices
from noppa.kernels.streams import Words


class Rolls(NamedTuple):
    """The cells of every keep, one after the other: where each begins, and how many bits number them.

    `drawn(table, start[keep], bits[keep], word)` is the full roll that a keep becomes.
    """

    start: Indices
    bits: Indices
    table: Words


@cache
def rolls(dice: int) -> Rolls:
    """The rolls of that many dice from every keep."""
    known = [some for size in range(dice + 1) for some in multisets(size)]
    number = {some: at for at, some in enumerate(known)}
    tables, bits = [], []
    for keep in known[: len(known) - len(multisets(dice))]:
        rest = multisets(dice - len(keep))
        tables.append(cells([number[multiset(keep + some)] for some in rest], [chance(some) for some in rest]))
        bits.append(bits_for(len(rest)))
    start = np.cumsum([0, *(len(table) for table in tables)])
    return Rolls(start, np.array(bits), np.concatenate(tables))
