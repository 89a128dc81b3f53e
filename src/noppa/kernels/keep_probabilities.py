"""What happens under best keeping: where the chances of a roll flow, and one game's way through it.

Beside the worth of every multiset of dice stands V, the worth of keeping just it, and B, the best
of that and of keeping fewer. Where B exceeds V the best keep has a die less: `step_down` names the
multiset to look at next, and following it to its end gives the dice to keep. Chances follow the
same steps: down to the keeps, then up again, die by die.
"""

import numpy as np

from noppa.kernels.compiled import compiled
from noppa.kernels.lattice import Array, Lattice, Matrix, Steps


@compiled
def step_down(lattice: Lattice, kept: Array, best: Matrix, lane: int, into: Steps) -> None:
    """For each multiset the one to look at next; itself where all of it is kept."""
    for dice in range(len(lattice.first) - 1):
        found, at = kept[dice], dice
        for step in range(lattice.first[dice], lattice.first[dice + 1]):
            fewer = lattice.below[step]
            if best[fewer, lane] > found:
                found, at = best[fewer, lane], int(np.intp(fewer))
        into[dice] = at


@compiled
def keep_best(lattice: Lattice, down: Steps, chances: Array) -> None:
    """Chances of rolls before a decision become those of what is kept, in place."""
    for dice in range(len(lattice.first) - 2, -1, -1):
        to = int(np.intp(down[dice]))
        if to != dice:
            chances[to] += chances[dice]
            chances[dice] = 0.0


@compiled
def roll_rest(lattice: Lattice, chances: Array) -> None:
    """Chances of what is kept become those after the rest is rolled, in place."""
    for keep in range(len(lattice.plus)):
        share = chances[keep] / 6
        chances[keep] = 0.0
        if share > 0.0:
            for face in range(6):
                chances[lattice.plus[keep, face]] += share
