"""Hands of dice for compiled games, all computed from the readable rules.

A hand is a multiset of none to four dice, numbered as in the keep lattice: by size, then ascending. The
arrays depend on no deck and stand here as constants: compiled code reads them for nothing, where
handing them from function to function would cost more than the work done.
"""

import numpy as np
from numpy.typing import NDArray

from noppa.core.dice import FACES, Dice, multiset, multisets, submultisets
from noppa.games.dicetto.cards import Kind, fits, fitting
from noppa.games.dicetto.odds import DICE

Short = NDArray[np.int16]

HANDS: tuple[Dice, ...] = tuple(dice for size in range(DICE + 1) for dice in multisets(size))
NUMBER = {dice: at for at, dice in enumerate(HANDS)}
ROLLED = NUMBER[multisets(DICE)[0]]
"""The number of the first hand of all four dice: those below can be kept."""
SUMS = 6 * DICE + 1
KINDS = tuple(Kind)
CHANCE = KINDS.index(Kind.CHANCE)

TOTAL: Short = np.array([sum(dice) for dice in HANDS], dtype=np.int16)
SIZE: Short = np.array([len(dice) for dice in HANDS], dtype=np.int16)
PLUS: Short = np.array([[NUMBER[multiset((*dice, die))] for die in FACES] for dice in HANDS[:ROLLED]], dtype=np.int16)
"""One die more."""
SMALLER: Short = np.array([sum(len(dice) <= DICE - size for dice in HANDS) for size in range(DICE + 1)], dtype=np.int16)
"""How many hands still go beside one of that size."""


def _firsts(lists: list[list[int]]) -> Short:
    return np.cumsum([0, *map(len, lists)]).astype(np.int16)


def _joined(lists: list[list[int]]) -> Short:
    return np.array([item for items in lists for item in items], dtype=np.int16)


def _pairs() -> tuple[Short, Short]:
    both = np.full((len(HANDS), len(HANDS)), -1, dtype=np.int16)
    rest = both.copy()
    for at, dice in enumerate(HANDS):
        for beside, others in enumerate(HANDS):
            if len(dice) + len(others) <= DICE:
                hand = NUMBER[multiset((*dice, *others))]
                both[at, beside], rest[hand, at] = hand, beside
    return both, rest


def _placings() -> tuple[Short, Short]:
    """What may be placed of each hand on each kind of card, by the least sum it must have."""
    first = np.zeros((len(KINDS), SUMS, len(HANDS) + 1), dtype=np.int16)
    listed: list[int] = []
    for at, kind in enumerate(KINDS):
        choices = [[(NUMBER[dice], sum(dice)) for dice in fitting(kind, hand)] for hand in HANDS]
        for least in range(SUMS):
            for hand, some in enumerate(choices):
                first[at, least, hand] = len(listed)
                listed += [dice for dice, total in some if total >= least]
            first[at, least, len(HANDS)] = len(listed)
    return first, np.array(listed, dtype=np.int16)


_KEEPS = [[NUMBER[dice] for dice in submultisets(hand) if len(dice) < DICE] for hand in HANDS]
_BELOW = [sorted({NUMBER[hand[:at] + hand[at + 1 :]] for at in range(len(hand))}) for hand in HANDS]
_FIT = [[at for at, dice in enumerate(HANDS) if dice and fits(kind, dice)] for kind in KINDS]

BOTH, REST = _pairs()
"""`BOTH[a, b]`: two hands together, −1 above four dice; `REST[hand, dice]`: what is left, −1 if they are not in it."""
FIRST, FITTING = _placings()
"""`FITTING[FIRST[kind, least, hand] : FIRST[kind, least, hand + 1]]`: what may be placed, in the order of the rules."""
FIRST_KEEP, KEEPS = _firsts(_KEEPS), _joined(_KEEPS)
"""What may be kept of each hand, in the order of the rules."""
FIRST_BELOW, BELOW = _firsts(_BELOW), _joined(_BELOW)
"""Each hand with one die fewer."""
FIRST_FIT, FIT = _firsts(_FIT), _joined(_FIT)
"""All dice that each kind of card takes."""
