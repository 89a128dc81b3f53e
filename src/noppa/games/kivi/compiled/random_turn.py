"""How the rolls of a turn of random play go in KIVI, all three in one draw.

What a roll offers is the squares it may go to and its keeps. Rolls that offer the same squares and as
many keeps are of one *class*; the published board has 43. A turn goes on after a roll of n vacant squares
and k keeps with chance k / (k + n), whichever keep is taken, so what becomes of a turn follows from the
classes of its three rolls, drawn as if nobody ever stopped, and from where it stops:

    R₁(roll) = the chances of six dice
    K(roll, next) = the mean, over the keeps of a roll, of the chance that it becomes the next
    J(a, b, c) = Σ over rolls r of class a, s of class b and t of class c of R₁(r) · K(r, s) · K(s, t)

Three classes are 43³ outcomes at most (of the last roll only its squares matter, which makes it fewer),
in one alias table of some 600 kB.
"""

from functools import cache
from typing import NamedTuple

import numpy as np

from noppa.core.dice import multisets, submultisets
from noppa.games.kivi.compiled.kernel import Tables
from noppa.games.kivi.compiled.tables import Floats, Integers, steps
from noppa.games.kivi.moves import DICE
from noppa.kernels.alias import large_cells
from noppa.kernels.streams import Words

CLASS_BITS = 6
"""A class takes so many bits in an outcome: first roll, second, third, from the highest."""


class Classes(NamedTuple):
    """The class of each roll, and the one that stands for it after the last roll; of each class kind and keeps."""

    of: Integers
    last: Integers
    kind: Integers
    keeps: Integers


def classes_of(tables: Tables) -> Classes:
    """The classes of rolls by these rules."""
    known: dict[tuple[int, int], int] = {}
    standing: dict[int, int] = {}
    of, last = [], []
    for kind, keeps in zip(tables.kind.tolist(), np.diff(tables.first_below).tolist(), strict=True):
        of.append(known.setdefault((kind, keeps), len(known)))
        last.append(standing.setdefault(kind, of[-1]))
    kinds, counts = zip(*known, strict=True)
    return Classes(np.array(of), np.array(last), np.array(kinds), np.array(counts))


def turn_cells(classes: Classes) -> Words:
    """The alias table of the three classes of a turn."""
    joint = turn_chances(classes)
    found = np.argwhere(joint > 0)
    outcomes = (found[:, 0] << 2 * CLASS_BITS) | (found[:, 1] << CLASS_BITS) | found[:, 2]
    return large_cells(outcomes.tolist(), joint[joint > 0].tolist())


def turn_chances(classes: Classes) -> Floats:
    """J, by class of the first roll, of the second, and of the third for its squares."""
    count, rolls = len(classes.kind), np.arange(len(classes.of))
    first, last = np.zeros((count, len(rolls))), np.zeros((len(rolls), count))
    first[classes.of, rolls] = steps().chance[0]
    last[rolls, classes.last] = 1.0
    second = np.zeros((count, count, len(rolls)))
    second[:, classes.of, rolls] = first @ random_keeps()
    chances: Floats = second @ (random_keeps() @ last)
    return chances


@cache
def random_keeps() -> Floats:
    """K: the chance that each roll becomes each other when one of its keeps is taken at random."""
    number = {some: at for at, some in enumerate(some for size in range(DICE) for some in multisets(size))}
    kept = [[number[some] for some in submultisets(roll) if len(some) < DICE] for roll in multisets(DICE)]
    return np.stack([steps().chance[keeps].mean(axis=0) for keeps in kept])
