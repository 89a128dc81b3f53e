"""The keep lattice of `core.dice`, compiled, for eight positions at once.

The multisets of 0 to n dice are numbered by size, then in ascending order, so the full rolls come
last. A matrix with a row for each of them and eight lanes holds the worth of eight positions side
by side and fits the first-level cache for five dice. Both walks of the lattice are done in place:

    keeping  V(keep) = 1/6 · Σ V(keep + die)           from the full rolls down
    best     B(dice) = max(V(dice), max B(dice − die))   from the empty hand up

After `keeping` and `best` the rows of the full rolls say what a roll is worth with one more roll
to come; doing both again adds another.
"""

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from noppa.core.dice import FACES, multiset, multisets, ways
from noppa.kernels.compiled import compiled
from noppa.kernels.lanes import WIDTH, higher, load, spread, store

Array = NDArray[np.float64]
Matrix = NDArray[np.float64]
Indices = NDArray[np.int64]
Steps = NDArray[np.uint16]


class Lattice(NamedTuple):
    """The steps of the lattice as indices; `below[first[i]:first[i + 1]]` is one die fewer than i.

    They are short numbers, so that they share the cache with what they point at.
    """

    plus: Steps
    first: Steps
    below: Steps
    chance: Array


@cache
def lattice(dice: int) -> Lattice:
    """The lattice of that many dice, computed from the plain one."""
    known = [some for size in range(dice + 1) for some in multisets(size)]
    number = {some: at for at, some in enumerate(known)}
    plus = [[number[multiset((*some, die))] for die in FACES] for some in known if len(some) < dice]
    below = [
        sorted({number[some[:place] + some[place + 1 :]] for place in range(len(some))}, reverse=True) for some in known
    ]
    first = np.cumsum([0, *(len(steps) for steps in below)])
    flat = [step for steps in below for step in steps]
    chances = [ways(roll) / 6**dice for roll in multisets(dice)]
    return Lattice(
        np.array(plus, dtype=np.uint16), first.astype(np.uint16), np.array(flat, dtype=np.uint16), np.array(chances)
    )


def lanes_matrix(rows: int) -> Matrix:
    """An empty matrix of eight lanes that begins on a cache line, so no load straddles two."""
    room = np.empty(rows * WIDTH + WIDTH)
    skip = (-room.ctypes.data // 8) % WIDTH
    return room[skip : skip + rows * WIDTH].reshape(rows, WIDTH)


@compiled
def keeping(lattice: Lattice, worth: Matrix) -> None:
    """V, from what the full rolls are worth."""
    sixth = spread(1 / 6)
    plus = lattice.plus
    for keep in range(len(plus) - 1, -1, -1):
        low = load(worth, plus[keep, 0]) + load(worth, plus[keep, 1])
        middle = load(worth, plus[keep, 2]) + load(worth, plus[keep, 3])
        high = load(worth, plus[keep, 4]) + load(worth, plus[keep, 5])
        store(worth, keep, (low + middle + high) * sixth)


@compiled
def best(lattice: Lattice, worth: Matrix) -> None:
    """B, from V."""
    for dice in range(1, len(lattice.first) - 1):
        found = load(worth, dice)
        for step in range(lattice.first[dice], lattice.first[dice + 1]):
            found = higher(found, load(worth, lattice.below[step]))
        store(worth, dice, found)


@compiled
def mean(lattice: Lattice, worth: Matrix, into: Matrix) -> None:
    """The worth of a roll that is still to be made, into the first row of another matrix.

    Four sums side by side: in one, each addition would have to wait for the one before.
    """
    chance = lattice.chance
    first_roll = len(lattice.first) - 1 - len(chance)
    one, two, three, four = spread(0.0), spread(0.0), spread(0.0), spread(0.0)
    fours = len(chance) // 4 * 4
    for roll in range(0, fours, 4):
        one = one + load(worth, first_roll + roll) * spread(chance[roll])
        two = two + load(worth, first_roll + roll + 1) * spread(chance[roll + 1])
        three = three + load(worth, first_roll + roll + 2) * spread(chance[roll + 2])
        four = four + load(worth, first_roll + roll + 3) * spread(chance[roll + 3])
    for roll in range(fours, len(chance)):
        one = one + load(worth, first_roll + roll) * spread(chance[roll])
    store(into, 0, one + two + three + four)
