"""What random play looks up: what may be done with each hand, and the deck card by card.

What a card still takes is one *line* of the tables, by what it asks for and the sum it needs; line 0 is
that of a card that takes nothing. A line is 256 places long, a place for each hand, and is named by where it
begins, so that a sum placed moves a card's line on by just so many lines.
"""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from noppa.core.dice import chance, multiset, multisets
from noppa.games.dicetto.compiled.hands import (
    CHANCE,
    FIRST,
    FIRST_KEEP,
    FITTING,
    HANDS,
    KEEPS,
    KINDS,
    NUMBER,
    REST,
    ROLLED,
    SUMS,
    TOTAL,
)
from noppa.games.dicetto.compiled.tables import COPIES, COUNTS, KIND, Tables
from noppa.games.dicetto.odds import DICE
from noppa.kernels.alias import bits_for, cells
from noppa.kernels.lattice import Indices
from noppa.kernels.streams import Words

Pile = NDArray[np.uint16]

LINE = 256
"""How long a line is: a hand takes eight bits."""
CLOSED = 0
FREE_EXTRA = (1 + CHANCE * SUMS) * LINE
"""The line of the extra roll card with no dice on it."""
AGAIN_BITS = bits_for(len(multisets(DICE)))
TALLY_BITS = (0, 16, 24, 32, 40, 48)
"""Where in a word each tally begins: the most points that 49 cards can have take 13 bits."""


class Hands(NamedTuple):
    """What may be done with each hand.

    `again` are alias tables, that of a first roll and then, for each hand of four, that of the roll after one
    of its `keeps`. `offers` has by line and hand how many placings there are, `begins` where they begin in
    `placed`, which has the hand that is left and, above its eight bits, the sum that is placed.
    """

    again: Words
    keeps: NDArray[np.uint8]
    offers: NDArray[np.uint8]
    begins: NDArray[np.uint16]
    placed: NDArray[np.uint16]


class Deck(NamedTuple):
    """The cards of the pile one by one; what each card adds to a word of tallies, and its line without dice."""

    pile: Pile
    adds: Words
    free: Indices
    bonus: NDArray[np.int32]
    bonus_cards: int
    cards_to_win: int


@cache
def hands() -> Hands:
    """The tables of hands, which depend on no deck."""
    kept = [KEEPS[FIRST_KEEP[hand] : FIRST_KEEP[hand + 1]].tolist() for hand in range(ROLLED, len(HANDS))]
    first = FIRST.reshape(len(KINDS) * SUMS, -1).astype(np.int64)
    offers, begins = np.zeros((2, 1 + len(first), LINE), dtype=np.int64)
    offers[1:, : len(HANDS)], begins[1:, : len(HANDS)] = np.diff(first, axis=1), first[:, :-1]
    whose = np.tile(np.arange(len(HANDS)), len(first)).repeat(np.diff(first, axis=1).ravel())
    return Hands(
        np.concatenate([_next_roll([0]), *map(_next_roll, kept)]),
        np.diff(FIRST_KEEP).astype(np.uint8),
        offers.ravel().astype(np.uint8),
        begins.ravel().astype(np.uint16),
        (REST[whose, FITTING] + LINE * TOTAL[FITTING].astype(np.int64)).astype(np.uint16),
    )


def _next_roll(keeps: Sequence[int]) -> Words:
    """The alias table of the roll after one of these keeps, each as likely."""
    chances = [0.0] * len(HANDS)
    for keep in keeps:
        for rest in multisets(DICE - len(HANDS[keep])):
            chances[NUMBER[multiset(HANDS[keep] + rest)]] += float(chance(rest)) / len(keeps)
    return cells(range(ROLLED, len(HANDS)), chances[ROLLED:])


def deck_of(tables: Tables) -> Deck:
    """The deck and the options of these rules."""
    cards = tables.cards
    adds = cards[:, :COUNTS].astype(np.uint64) << np.array(TALLY_BITS, dtype=np.uint64)
    return Deck(
        np.repeat(np.arange(len(cards), dtype=np.uint16), cards[:, COPIES]),
        adds.sum(axis=1, dtype=np.uint64),
        (1 + cards[:, KIND].astype(np.int64) * SUMS) * LINE,
        tables.bonus,
        tables.bonus_cards,
        tables.cards_to_win,
    )
