"""Dice: multisets of faces, their exact odds, and the keep lattice.

A *roll* is a tuple of faces by place; a *multiset* is the same faces in ascending order.
The multisets of at most n dice form a lattice: one die more is a step up, one die fewer a
step down. A turn of *roll, keep, roll, keep, roll, use* is two walks on it. Let F be the
value of each final roll. Then

    V(keep) = F(keep)                       if keep has all n dice
            = 1/6 · Σ V(keep + die)         otherwise: roll one die after the other
    B(roll) = max over keep ⊆ roll of V(keep)
            = max(V(roll), max over die of B(roll − die))

and B is the F of the roll before. Each multiset is visited once per die, which is far less
work than listing every outcome of every keep.
"""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import TypeAlias, TypeVar

FACES = (1, 2, 3, 4, 5, 6)
MOST_DICE = 6

Dice: TypeAlias = tuple[int, ...]
Number = TypeVar("Number", float, Fraction)


def multiset(dice: Iterable[int]) -> Dice:
    """Return the same faces in ascending order: the value of a roll does not depend on places."""
    return tuple(sorted(dice))


def drawn(dice: Iterable[int]) -> str:
    """Return dice as characters, ⚀ to ⚅, which faces may draw larger."""
    return "".join("⚀⚁⚂⚃⚄⚅"[die - 1] for die in dice)


def counts(dice: Dice) -> tuple[int, int, int, int, int, int]:
    """Return how many dice show 1, 2, … 6."""
    one, two, three, four, five, six = (dice.count(face) for face in FACES)
    return one, two, three, four, five, six


@cache
def multisets(dice: int) -> tuple[Dice, ...]:
    """Return every multiset of that many dice, in ascending order: 252 for five dice. Raises `ValueError` above six."""
    if not 0 <= dice <= MOST_DICE:
        message = f"0 to {MOST_DICE} dice, not {dice}"
        raise ValueError(message)
    return tuple(combinations_with_replacement(FACES, dice))


@cache
def ways(dice: Dice) -> int:
    """Return how many of the 6^n rolls show these faces."""
    return factorial(len(dice)) // prod(factorial(count) for count in counts(dice))


def chance(dice: Dice) -> Fraction:
    """Return the exact probability of these faces in one roll."""
    return Fraction(ways(dice), 6 ** len(dice))


@cache
def submultisets(dice: Dice) -> tuple[Dice, ...]:
    """Return every subset of these dice, as values, each once: smaller ones first."""
    found: set[Dice] = {()}
    for die in dice:
        found |= {multiset((*some, die)) for some in found}
    return tuple(sorted(found, key=lambda some: (len(some), some)))


def places_of(keep: Dice, dice: tuple[int | None, ...]) -> tuple[int, ...]:
    """Return the places of the kept faces; of equal dice the lowest places."""
    wanted = list(keep)
    places = []
    for place, face in enumerate(dice):
        if face is not None and face in wanted:
            wanted.remove(face)
            places.append(place)
    return tuple(places)


def keep_values(final: Mapping[Dice, Number]) -> dict[Dice, Number]:
    """Return V: the mean value of every keep, the full roll included, given the values of final rolls.

    >>> rolled = keep_values({(face,): Fraction(face) for face in FACES})
    >>> rolled[()]
    Fraction(7, 2)
    """
    values = dict(final)
    size = len(next(iter(final)))
    for fewer in range(size - 1, -1, -1):
        for keep in multisets(fewer):
            total = values[_plus(keep, 1)]
            for die in FACES[1:]:
                total += values[_plus(keep, die)]
            values[keep] = total / 6
    return values


def best_keeps(values: Mapping[Dice, Number]) -> dict[Dice, tuple[Number, Dice]]:
    """Return B, with the keep that reaches it: the best sub-multiset of every multiset.

    Of equally good keeps, the one with most dice wins.
    """
    best: dict[Dice, tuple[Number, Dice]] = {}
    for dice in sorted(values, key=len):
        found = (values[dice], dice)
        for die in dict.fromkeys(dice):
            below = best[_minus(dice, die)]
            if below[0] > found[0]:
                found = below
        best[dice] = found
    return best


def turn(final: Mapping[Dice, Number], rolls: int) -> list[dict[Dice, Number]]:
    """Return V for every number of rolls that may follow a keep, from none to `rolls`.

    `turn(final, 3)[3][()]` is the value of a turn of three rolls before its first one. The
    full rolls in entry r are worth the best of using them and of every keep with r − 1 rolls.
    """
    stages = [dict(final)]
    for _ in range(rolls):
        after = final
        if len(stages) > 1:
            best = best_keeps(stages[-1])
            after = {dice: best[dice][0] for dice in final}
        stages.append(keep_values(after))
    return stages


@cache
def _plus(dice: Dice, die: int) -> Dice:
    return multiset((*dice, die))


@cache
def _minus(dice: Dice, die: int) -> Dice:
    at = dice.index(die)
    return dice[:at] + dice[at + 1 :]
