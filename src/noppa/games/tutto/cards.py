"""The 56 cards: eleven faces, and how many there are of each."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

from noppa.core.rules import Card


@dataclass(frozen=True, slots=True)
class TuttoCard(Card):
    """A card, by its text."""

    text: str

    def __str__(self) -> str:
        return self.text


CLOVER = TuttoCard("clover")
FIREWORK = TuttoCard("firework")
STOP_CARD = TuttoCard("stop")
STRAIGHT = TuttoCard("straight")
PLUS_MINUS = TuttoCard("plus_minus")
DOUBLE = TuttoCard("double")
BONUS = {TuttoCard(f"bonus_{points}"): points for points in (200, 300, 400, 500, 600)}
"""What a Tutto adds under each bonus card."""

DECK: Mapping[TuttoCard, int] = MappingProxyType(
    {CLOVER: 1, FIREWORK: 5, STOP_CARD: 10, STRAIGHT: 5, PLUS_MINUS: 5, DOUBLE: 5, **dict.fromkeys(BONUS, 5)}
)
CARDS = tuple(DECK)
PLACE = {card: place for place, card in enumerate(CARDS)}

MAY_STOP = frozenset({DOUBLE, *BONUS})
"""The cards under which one may stop before a Tutto."""
DICE_SCORE = frozenset({FIREWORK, DOUBLE, *BONUS})
"""The cards under which the dice themselves are worth points."""

PLUS_MINUS_POINTS = 1000
STRAIGHT_POINTS = 2000

Pile = tuple[int, ...]
"""How many cards of each face are left, in the order of CARDS."""
FULL: Pile = tuple(DECK.values())


def next_pile(pile: Pile) -> Pile:
    """Return the pile of the next card: when it is used up, all 56 are shuffled again."""
    return pile if any(pile) else FULL


@lru_cache(1024)
def left_in(pile: Pile) -> Mapping[Card, int]:
    """Return the cards in a pile and how many of each, no zeros."""
    return MappingProxyType({card: count for card, count in zip(CARDS, pile, strict=True) if count})


def without(pile: Pile, card: TuttoCard) -> Pile:
    """Return the pile without a card that was turned."""
    place = PLACE[card]
    return (*pile[:place], pile[place] - 1, *pile[place + 1 :])


def gift(card: TuttoCard, collected: int) -> int:
    """Return what a Tutto under a card adds to the points collected in the turn so far, its dice included."""
    if card == DOUBLE:
        return collected
    if card == PLUS_MINUS:
        return PLUS_MINUS_POINTS
    if card == STRAIGHT:
        return STRAIGHT_POINTS
    return BONUS.get(card, 0)
