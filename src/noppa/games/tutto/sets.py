"""The dice of a roll that count, their points, and the chance that none does.

A *set* is what is put aside of one roll: any number of its 1s and 5s and, of any other face,
three or six. Three alike in one set are a triple, the rest singles. Under a straight card a
set is one die each of faces that are not aside yet.
"""

from collections.abc import Iterable
from functools import cache
from itertools import combinations, product

from noppa.core.dice import FACES, MOST_DICE, Dice, counts, multisets, ways

SINGLE = {1: 100, 5: 50}
TRIPLE = {1: 1000, 2: 200, 3: 300, 4: 400, 5: 500, 6: 600}


@cache
def points(dice: Dice) -> int:
    """Return what the dice of one set are worth.

    >>> points((1, 1, 1, 1)), points((2, 2, 2, 5)), points((5, 5))
    (1100, 250, 100)
    """
    total = 0
    for face, count in zip(FACES, counts(dice), strict=True):
        triples, singles = divmod(count, 3)
        total += triples * TRIPLE[face] + singles * SINGLE.get(face, 0)
    return total


@cache
def sets_of(rolled: Dice) -> tuple[Dice, ...]:
    """Return every set that a roll offers, each once, small ones first; none for a null.

    >>> sets_of((2, 2, 2, 2, 3, 5))
    ((5,), (2, 2, 2), (2, 2, 2, 5))
    """
    numbers = (
        range(0, count + 1, 1 if face in SINGLE else 3) for face, count in zip(FACES, counts(rolled), strict=True)
    )
    found = (_dice(taken) for taken in product(*numbers))
    return _in_order(dice for dice in found if dice)


@cache
def whole(rolled: Dice) -> Dice:
    """Return every die of a roll that counts; none for a null."""
    return max(sets_of(rolled), key=len, default=())


@cache
def straight_sets_of(rolled: Dice, aside: frozenset[int]) -> tuple[Dice, ...]:
    """Return every set that a roll offers under a straight card when those faces are already aside."""
    fresh = sorted(set(rolled) - aside)
    return _in_order(some for size in range(1, len(fresh) + 1) for some in combinations(fresh, size))


@cache
def null_ways(dice: int, *, straight: bool) -> int:
    """Return how many of the 6^n rolls of n dice are a null: 60 of 216 with three dice.

    Under a straight card as many faces are missing as dice are left.
    """
    if straight:
        return int((MOST_DICE - dice) ** dice)
    return sum(ways(rolled) for rolled in multisets(dice) if not sets_of(rolled))


def every_set() -> tuple[Dice, ...]:
    """Return every set that can ever be put aside, small ones first."""
    usual = {dice for rolled in multisets(MOST_DICE) for dice in sets_of(rolled)}
    return _in_order(usual | set(straight_sets_of(FACES, frozenset())))


def _dice(numbers: Iterable[int]) -> Dice:
    return tuple(face for face, number in zip(FACES, numbers, strict=True) for _ in range(number))


def _in_order(sets: Iterable[Dice]) -> tuple[Dice, ...]:
    return tuple(sorted(sets, key=lambda dice: (len(dice), dice)))
