"""A turn of KIVI worked out exactly: three rolls, two choices of dice to keep, one placement.

Let F be what a roll is worth when it is the last, the box where it fits nowhere, and U what using
it at once is worth, never where it fits nowhere. With r rolls to come,

    V_r(keep) = mean of F over the roll of the rest                if r = 1
              = mean of B_{r-1} over it                            otherwise
    B_r(roll) = max(U(roll), max over keep ⊂ roll of V_r(keep))

so V_3() is the turn before its first roll. Every value is a line of numbers, one for each seat; the
first is that of the seat in turn, by which it chooses, and the others follow its choice.
"""

from typing import NamedTuple

import numpy as np

from noppa.games.kivi.compiled.tables import Floats, Integers, Steps, steps
from noppa.kernels.compiled import compiled

KEEPS = 462
ROLLS = 462
USE = -1
NEVER = -1e9


class Stages(NamedTuple):
    """V and B for one and two rolls to come, the keep that B chooses (USE for none), and V_3()."""

    kept: Floats
    best: Floats
    choice: Integers
    start: Floats


def new_stages(channels: int) -> Stages:
    """Room for a turn."""
    return Stages(
        np.empty((2, KEEPS, channels)),
        np.empty((2, ROLLS, channels)),
        np.empty((2, ROLLS), dtype=np.int64),
        np.empty(channels),
    )


class Walk(NamedTuple):
    """The steps of the lattice and room to walk it: best value and keep of every multiset."""

    more: Integers
    fewer: Integers
    faces: Integers
    first_chance: Floats
    best: Floats
    which: Integers


def new_walk() -> Walk:
    """The lattice of six dice with room of one's own."""
    known: Steps = steps()
    faces = np.array([len(set(line)) for line in known.fewer.tolist()])
    return Walk(
        known.more, known.fewer, faces, known.chance[0].copy(), np.empty(KEEPS), np.empty(KEEPS, dtype=np.int64)
    )


@compiled
def work_out(walk: Walk, kind: Integers, final: Floats, used: Floats, into: Stages) -> None:
    """The whole turn from what each class of rolls is worth as the last, and when used at once."""
    channels = final.shape[1]
    for stage in range(2):
        kept = into.kept[stage]
        for keep in range(KEEPS - 1, -1, -1):
            for channel in range(channels):
                total = 0.0
                for face in range(6):
                    up = walk.more[keep, face]
                    if up < KEEPS:
                        total += kept[up, channel]
                    elif stage == 0:
                        total += final[kind[up - KEEPS], channel]
                    else:
                        total += into.best[0, up - KEEPS, channel]
                kept[keep, channel] = total / 6
        _choose(walk, kind, used, kept, into.choice[stage])
        for roll in range(ROLLS):
            keep = into.choice[stage, roll]
            for channel in range(channels):
                into.best[stage, roll, channel] = used[kind[roll], channel] if keep == USE else kept[keep, channel]
    into.start[:] = 0.0
    for roll in range(ROLLS):
        for channel in range(channels):
            into.start[channel] += walk.first_chance[roll] * into.best[1, roll, channel]


@compiled
def _choose(walk: Walk, kind: Integers, used: Floats, kept: Floats, choice: Integers) -> None:
    """The best keep of every roll by the first number, USE where using it is as good."""
    walk.best[0], walk.which[0] = kept[0, 0], 0
    for keep in range(1, KEEPS):
        found, which = kept[keep, 0], keep
        for step in range(walk.faces[keep]):
            below = walk.fewer[keep, step]
            if walk.best[below] > found:
                found, which = walk.best[below], walk.which[below]
        walk.best[keep], walk.which[keep] = found, which
    for roll in range(ROLLS):
        found, which = used[kind[roll], 0], USE
        for step in range(walk.faces[KEEPS + roll]):
            below = walk.fewer[KEEPS + roll, step]
            if walk.best[below] > found:
                found, which = walk.best[below], walk.which[below]
        choice[roll] = which
