"""The deck and the options for compiled games, computed from the readable rules."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from noppa.games.dicetto.bonus import COUNTED, FEWEST, Cards
from noppa.games.dicetto.cards import Bonus, BonusCard
from noppa.games.dicetto.compiled.hands import KINDS
from noppa.games.dicetto.odds import DICE
from noppa.games.dicetto.rules import Dicetto

TALLIES = (
    Bonus.FEWEST_POINTS,
    Bonus.FEWEST_CARDS,
    Bonus.FEWEST_LOGOS,
    Bonus.MOST_STRAIGHTS,
    Bonus.MOST_CHANCES,
    Bonus.MOST_NUMBERS,
)
"""What is counted of the cards won, each named by a bonus card that counts it."""
COUNTS = len(TALLIES)
POINTS, CARDS = 0, 1
"""The tallies that the score and the end of the game need."""
KIND, COPIES = COUNTS, COUNTS + 1
"""Where a card's line says, after what it adds to each tally, what it asks for and how many there are."""
TALLY_OF, SIGN, WORTH = 0, 1, 2
"""Where a bonus card's line says what it counts, −1 for fewest, and its points."""

Array = NDArray[np.float64]
Whole = NDArray[np.int64]


class Tables(NamedTuple):
    """A line for each dice card and each bonus card, and the options."""

    cards: NDArray[np.int32]
    bonus: NDArray[np.int32]
    bonus_cards: int
    cards_to_win: int
    at_once: bool
    room: int


def tables_of(rules: Dicetto) -> Tables:
    """The tables of these rules; `room` is for the cards that one seat can win."""
    deck = rules.deck
    cards = [
        (*adds((card,)), KINDS.index(card.kind), count) for card, count in zip(deck.dice, deck.counts, strict=True)
    ]
    bonus = [(_tally(card), -1 if card.kind in FEWEST else 1, card.points) for card in deck.bonus]
    return Tables(
        cards=np.array(cards, dtype=np.int32),
        bonus=np.array(bonus, dtype=np.int32),
        bonus_cards=rules.bonus_cards,
        cards_to_win=rules.cards_to_win,
        at_once=rules.battles_at_once,
        room=min(sum(deck.counts), rules.cards_to_win + DICE - 1),
    )


def adds(cards: Cards) -> list[int]:
    """What cards add to each tally."""
    return [COUNTED[bonus](cards) for bonus in TALLIES]


def _tally(card: BonusCard) -> int:
    return next(at for at, bonus in enumerate(TALLIES) if COUNTED[bonus] is COUNTED[card.kind])
