"""Keeping dice: what the games of *roll, keep, roll* share.

Dice lie by place; None marks a die that is rolled next. A kept die stays in its place.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import TypeAlias, TypeGuard

from noppa.core.dice import MOST_DICE, Dice, multiset, multisets, places_of, submultisets
from noppa.core.rules import Move

Lying: TypeAlias = tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class Keep(Move):
    """Keep these dice and roll the rest."""

    dice: Dice

    def __str__(self) -> str:
        return " ".join(map(str, ("keep", *self.dice)))


KEEPS: Mapping[Dice, Keep] = MappingProxyType(
    {dice: Keep(dice) for size in range(MOST_DICE) for dice in multisets(size)}
)


def keeps_below(dice: int) -> tuple[Keep, ...]:
    """Return every keep of fewer than that many dice, in a fixed order."""
    return tuple(keep for some, keep in KEEPS.items() if len(some) < dice)


@cache
def keeps_of(dice: Dice) -> tuple[Keep, ...]:
    """Return every choice of dice to keep, as values, each once; never all of them."""
    return tuple(KEEPS[some] for some in submultisets(multiset(dice)) if len(some) < len(dice))


def keep_of(lying: Lying, keep: Dice) -> Lying:
    """Return the dice with None for all but the kept ones; of equal dice the lowest places stay."""
    kept = places_of(keep, lying)
    return tuple(die if place in kept else None for place, die in enumerate(lying))


def roll_into(lying: Lying, rolled: Dice) -> Dice:
    """Return the dice after the rolled ones have filled the empty places."""
    fresh = iter(rolled)
    return tuple(next(fresh) if die is None else die for die in lying)


def all_lie(lying: Lying) -> TypeGuard[Dice]:
    """Return whether no die is still to be rolled."""
    return None not in lying
