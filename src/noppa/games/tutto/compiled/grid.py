"""The positions between turns for which Tutto is solved, and how values between them are read.

A position of two players is what each still *needs*, in cells of 50. Up to a target of 6000 every need
has a line of its own. Beyond that the last 2000 points before the target do, and above them lines lie
further apart, so that there are never many more than a hundred; between lines values are interpolated.
A rival who has passed the target needs less than nothing: by how much is told on a second axis.
"""

from typing import NamedTuple

import numpy as np

from noppa.games.tutto.compiled.outcomes import CELL, PM_CELLS
from noppa.games.tutto.rules import Tutto
from noppa.kernels.compiled import compiled
from noppa.kernels.lattice import Array, Indices

FINE = 40
"""Needs up to here have a line each, whatever the target."""
LINES = 80
"""How many lines there are beyond, at most; to a target of 6000 that is all of them."""
OVER = 120
"""More cells beyond the target than this count as this many."""
OVERS = (*range(20), *range(20, 40, 2), *range(40, 80, 5), *range(80, OVER + 1, 10))


class Axis(NamedTuple):
    """Lines in ascending order; the value at a cell lies between lines `low` and the next, the `part` of the way."""

    lines: Indices
    low: Indices
    part: Array
    least: int


class Grid(NamedTuple):
    """What the seat to play needs, and what the other needs or has too much."""

    own: Axis
    other: Axis

    @property
    def is_whole(self) -> bool:
        """Whether every need has its line."""
        return int(self.own.lines[-1]) == len(self.own.lines)


def grid_of(rules: Tutto) -> Grid:
    """The lines for a target."""
    # Two players' totals never fall below minus 1000: whoever pays leads, and somebody else just got 1000.
    most = rules.target // CELL + (0 if rules.floor_at_zero else PM_CELLS)
    step = max(1, -(-(most - FINE) // LINES))
    own = sorted({most - at for at in range(0, max(most - FINE, 0), step)} | set(range(1, min(FINE, most) + 1)))
    return Grid(_axis(own), _axis([*(-over for over in reversed(OVERS)), *own]))


def _axis(lines: list[int]) -> Axis:
    low, part = [], []
    for cell in range(lines[0], lines[-1] + 1):
        at = max(0, min(int(np.searchsorted(lines, cell, side="right")) - 1, len(lines) - 2))
        low.append(at)
        part.append((cell - lines[at]) / (lines[at + 1] - lines[at]))
    return Axis(np.array(lines), np.array(low), np.array(part), lines[0])


@compiled
def read(table: Array, own: Axis, other: Axis, need: int, rival: int) -> float:
    """The value at those two needs; beyond the last line it is as there."""
    i = min(max(need - own.least, 0), len(own.low) - 1)
    j = min(max(rival - other.least, 0), len(other.low) - 1)
    line, column, down, across = own.low[i], other.low[j], own.part[i], other.part[j]
    near = table[line, column]
    if across > 0.0:
        near += across * (table[line, column + 1] - near)
    if down <= 0.0:
        return float(near)
    far = table[line + 1, column]
    if across > 0.0:
        far += across * (table[line + 1, column + 1] - far)
    return float(near + down * (far - near))
