"""The 36 two-digit numbers, and which of them four dice can make.

A *way* says which dice make the numbers of a round: for each number the set of their places,
as bits, so that a city of the colour at place p gets its bonus when bit p is set.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import permutations
from typing import TypeAlias

from noppa.core.dice import FACES, Dice

DICE = 4
NUMBERS = tuple(10 * ten + one for ten in FACES for one in FACES)
RANK = {number: rank for rank, number in enumerate(NUMBERS)}
DOUBLES = frozenset(11 * face for face in FACES)

Doubling: TypeAlias = tuple[int, int]
"""The values of the die that counts twice and of the one left out."""
Way: TypeAlias = tuple[int, ...]
Pair: TypeAlias = tuple[int, int]
"""The places of the dice that are the tens and the ones of a number."""


@lru_cache(maxsize=2**15)
def makes(dice: Dice, twice: Doubling | None, written: tuple[int, ...]) -> Mapping[int, tuple[Way, ...]]:
    """Return every number that may be written next, with the ways to make it together with those written before.

    A crossed-off city is no number and uses no dice, so after one any two dice are free.

    >>> sorted(makes((1, 4, 6, 6), None, (14,)))
    [66]
    >>> sorted(makes((1, 4, 6, 5), (4, 6), (14,)))
    [45, 54]
    """
    found: dict[int, set[Way]] = {}
    for pairs in hands(dice, twice):
        numbers = [number_of(dice, pair) for pair in pairs[: len(written) + 1]]
        if twice is not None and not DOUBLES.isdisjoint(numbers):
            continue
        if tuple(numbers[:-1]) == written:
            way = tuple(1 << pair[0] | 1 << pair[1] for pair in pairs[: len(numbers)])
            found.setdefault(numbers[-1], set()).add(way)
    return {number: tuple(sorted(found[number])) for number in sorted(found)}


def hands(dice: Dice, twice: Doubling | None) -> Iterator[tuple[Pair, Pair]]:
    """Yield every way to lay the dice out as two numbers: the places of their digits."""
    for a, b, c, d in permutations(range(DICE)):
        if twice is None:
            yield (a, b), (c, d)
        elif (dice[a], dice[b]) == twice:
            for first in ((a, c), (c, a)):
                for second in ((a, d), (d, a)):
                    yield first, second


def number_of(dice: Dice, pair: Pair) -> int:
    """Return the number that two dice make."""
    return 10 * dice[pair[0]] + dice[pair[1]]


def settle(ways: tuple[Way, ...], numbers: tuple[int, ...], wants: tuple[int | None, ...]) -> tuple[bool, ...]:
    """Return which of the numbers make bonus cities, by the way that makes most; of equal ways the first number's.

    `wants` are the places of the dice whose colours the cities have.
    """
    return _bonus(best_way(ways, numbers, wants), numbers, wants)


def best_way(ways: tuple[Way, ...], numbers: tuple[int, ...], wants: tuple[int | None, ...]) -> Way:
    """Return the way that makes most bonus cities; of equal ways the first number's, then the first."""
    return max(ways, key=lambda way: (sum(bonus := _bonus(way, numbers, wants)), bonus))


def _bonus(way: Way, numbers: tuple[int, ...], wants: tuple[int | None, ...]) -> tuple[bool, ...]:
    return tuple(
        number in DOUBLES or (want is not None and bool(mask >> want & 1))
        for mask, number, want in zip(way, numbers, wants, strict=True)
    )
