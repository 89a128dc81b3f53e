"""The cards of Dicetto, and which dice may lie on them."""

from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Final

from noppa.core.dice import Dice, submultisets
from noppa.core.rules import Card


class Kind(StrEnum):
    """What a dice card asks for."""

    ONES = "ones"
    TWOS = "twos"
    THREES = "threes"
    FOURS = "fours"
    FIVES = "fives"
    SIXES = "sixes"
    PAIR = "pair"
    TWO_PAIRS = "two_pairs"
    THREE_OF_A_KIND = "three_of_a_kind"
    FOUR_OF_A_KIND = "four_of_a_kind"
    SMALL_STRAIGHT = "small_straight"
    LARGE_STRAIGHT = "large_straight"
    CHANCE = "chance"


class Bonus(StrEnum):
    """What a bonus card is given for."""

    FEWEST_LOGOS = "fewest_logos"
    MOST_LOGOS = "most_logos"
    FEWEST_CARDS = "fewest_cards"
    MOST_CARDS = "most_cards"
    MOST_STRAIGHTS = "most_straights"
    MOST_CHANCES = "most_chances"
    FEWEST_POINTS = "fewest_points"
    MOST_NUMBERS = "most_numbers"


NUMBERS = tuple(Kind)[:6]
STRAIGHTS = (Kind.SMALL_STRAIGHT, Kind.LARGE_STRAIGHT)
EXTRA_ROLL: Final = "extra_roll"
"""The card that always lies beside the row: it takes what a chance takes and earns a roll."""


@dataclass(frozen=True, slots=True)
class DiceCard(Card):
    """A card of the row: `pair:6`, or `pair:6*` with the Dicetto logo."""

    kind: Kind
    points: int
    logo: bool

    def __str__(self) -> str:
        return f"{self.kind}:{self.points}{'*' if self.logo else ''}"


@dataclass(frozen=True, slots=True)
class BonusCard(Card):
    """A card awarded at the end of the game."""

    kind: Bonus
    points: int

    def __str__(self) -> str:
        return self.kind.value


@cache
def fits(kind: Kind, dice: Dice) -> bool:
    """Return whether exactly these dice, in ascending order, may lie on a card of that kind.

    >>> fits(Kind.TWO_PAIRS, (4, 4, 4, 4))
    True
    """
    match kind:
        case Kind.CHANCE:
            return len(dice) > 0
        case Kind.PAIR:
            return len(dice) == 2 and _alike(dice)
        case Kind.THREE_OF_A_KIND:
            return len(dice) == 3 and _alike(dice)
        case Kind.FOUR_OF_A_KIND:
            return len(dice) == 4 and _alike(dice)
        case Kind.TWO_PAIRS:
            return len(dice) == 4 and _alike(dice[:2]) and _alike(dice[2:])
        case Kind.SMALL_STRAIGHT:
            return len(dice) == 3 and _in_sequence(dice)
        case Kind.LARGE_STRAIGHT:
            return len(dice) == 4 and _in_sequence(dice)
        case _:
            return set(dice) == {NUMBERS.index(kind) + 1}


@cache
def fitting(kind: Kind, hand: Dice) -> tuple[Dice, ...]:
    """Return every choice of the dice in hand, in ascending order, that may lie on a card of that kind."""
    return tuple(dice for dice in submultisets(hand) if fits(kind, dice))


def _alike(dice: Dice) -> bool:
    return len(set(dice)) == 1


def _in_sequence(dice: Dice) -> bool:
    return dice == tuple(range(dice[0], dice[0] + len(dice)))
