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
Words = NDArray[np.uint64]


class Lattice(NamedTuple):
    """The steps of the lattice as indices; `below[first[i]:first[i + 1]]` is one die fewer than i.

    The two walks read theirs in packs of four to a word, because what bounds them is the number of
    loads: `up` has for each keep one die more, six indices in two words; `down` for each multiset itself and
    then one die fewer, and `runs` says from where to where multisets have as many different faces.
    """

    plus: Steps
    first: Steps
    below: Steps
    up: Words
    down: Words
    runs: Indices
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
    down: list[list[int]] = []
    runs = []
    for size in range(1, dice + 1):
        for faces in range(1, size + 1):
            alike = [number[some] for some in multisets(size) if len(set(some)) == faces]
            runs.append((faces, len(down), len(down) + len(alike)))
            down += [[at, *below[at]] for at in alike]
    return Lattice(
        plus=np.array(plus, dtype=np.uint16),
        first=np.cumsum([0, *(len(steps) for steps in below)]).astype(np.uint16),
        below=np.array([step for steps in below for step in steps], dtype=np.uint16),
        up=_packed(plus),
        down=_packed(down),
        runs=np.array(runs),
        chance=np.array([ways(roll) / 6**dice for roll in multisets(dice)]),
    )


def _packed(indices: list[list[int]]) -> Words:
    """Up to eight short indices in two words each."""
    short = np.zeros((len(indices), 8), dtype="<u2")
    for line, some in enumerate(indices):
        short[line, : len(some)] = some
    return short.view("<u8").ravel()


@compiled
def unpacked(words: Words, line: int, place: int) -> int:
    """One index of a line of packed ones."""
    word = words[np.uintp(2 * line + (place >> 2))]
    return int(np.intp((word >> np.uint64(16 * (place & 3))) & np.uint64(0xFFFF)))


def lanes_matrix(rows: int) -> Matrix:
    """An empty matrix of eight lanes that begins on a cache line, so no load straddles two."""
    room = np.empty(rows * WIDTH + WIDTH)
    skip = (-room.ctypes.data // 8) % WIDTH
    return room[skip : skip + rows * WIDTH].reshape(rows, WIDTH)


@compiled
def keeping(lattice: Lattice, worth: Matrix) -> None:
    """V, from what the full rolls are worth."""
    sixth = spread(1 / 6)
    up = lattice.up
    for keep in range(len(up) // 2 - 1, -1, -1):
        low = load(worth, unpacked(up, keep, 0)) + load(worth, unpacked(up, keep, 1))
        middle = load(worth, unpacked(up, keep, 2)) + load(worth, unpacked(up, keep, 3))
        high = load(worth, unpacked(up, keep, 4)) + load(worth, unpacked(up, keep, 5))
        store(worth, keep, (low + middle + high) * sixth)


@compiled
def best(lattice: Lattice, worth: Matrix) -> None:
    """B, from V."""
    best_of(lattice, worth, len(lattice.runs))


@compiled
def best_of(lattice: Lattice, worth: Matrix, runs: int) -> None:
    """B of the multisets in the first runs."""
    down = lattice.down
    for run in range(runs):
        faces, start, end = lattice.runs[run, 0], lattice.runs[run, 1], lattice.runs[run, 2]
        if faces == 1:
            for line in range(start, end):
                dice = unpacked(down, line, 0)
                store(worth, dice, higher(load(worth, dice), load(worth, unpacked(down, line, 1))))
        elif faces == 2:
            for line in range(start, end):
                dice = unpacked(down, line, 0)
                one = higher(load(worth, dice), load(worth, unpacked(down, line, 1)))
                store(worth, dice, higher(one, load(worth, unpacked(down, line, 2))))
        elif faces == 3:
            for line in range(start, end):
                dice = unpacked(down, line, 0)
                one = higher(load(worth, dice), load(worth, unpacked(down, line, 1)))
                two = higher(load(worth, unpacked(down, line, 2)), load(worth, unpacked(down, line, 3)))
                store(worth, dice, higher(one, two))
        else:
            for line in range(start, end):
                dice = unpacked(down, line, 0)
                one = higher(load(worth, dice), load(worth, unpacked(down, line, 1)))
                two = higher(load(worth, unpacked(down, line, 2)), load(worth, unpacked(down, line, 3)))
                for place in range(4, faces + 1):
                    two = higher(two, load(worth, unpacked(down, line, place)))
                store(worth, dice, higher(one, two))


@compiled
def best_mean(lattice: Lattice, worth: Matrix, into: Matrix) -> None:
    """The worth of a roll that is still to be made, from V, into the first row of another matrix.

    The mean of B over the full rolls, which need not be written down for it.
    """
    down = lattice.down
    smaller = len(lattice.runs) - lattice.runs[-1, 0]
    best_of(lattice, worth, smaller)
    first_roll = len(lattice.first) - 1 - len(lattice.chance)
    total = spread(0.0)
    for run in range(smaller, len(lattice.runs)):
        faces, start, end = lattice.runs[run, 0], lattice.runs[run, 1], lattice.runs[run, 2]
        if faces == 1:
            for line in range(start, end):
                roll = unpacked(down, line, 0)
                one = higher(load(worth, roll), load(worth, unpacked(down, line, 1)))
                total = total + one * spread(lattice.chance[roll - first_roll])
        elif faces == 2:
            for line in range(start, end):
                roll = unpacked(down, line, 0)
                one = higher(load(worth, unpacked(down, line, 1)), load(worth, unpacked(down, line, 2)))
                total = total + higher(load(worth, roll), one) * spread(lattice.chance[roll - first_roll])
        elif faces == 3:
            for line in range(start, end):
                roll = unpacked(down, line, 0)
                one = higher(load(worth, unpacked(down, line, 1)), load(worth, unpacked(down, line, 2)))
                two = higher(load(worth, roll), load(worth, unpacked(down, line, 3)))
                total = total + higher(one, two) * spread(lattice.chance[roll - first_roll])
        else:
            for line in range(start, end):
                roll = unpacked(down, line, 0)
                one = higher(load(worth, unpacked(down, line, 1)), load(worth, unpacked(down, line, 2)))
                two = higher(load(worth, unpacked(down, line, 3)), load(worth, unpacked(down, line, 4)))
                for place in range(5, faces + 1):
                    two = higher(two, load(worth, unpacked(down, line, place)))
                two = higher(two, load(worth, roll))
                total = total + higher(one, two) * spread(lattice.chance[roll - first_roll])
    store(into, 0, total)
