"""How a random turn ends in Yatzy while every roll may fill the same number n of rows.

If a roll offers k keeps, k / (k + n) of the decisions keep one of them and roll the rest, and
the others fill a row. With X the chances of the dice on the table after a roll, and K the chances of
the results of a random keep,

    X₁ = the chances of five dice
    Xᵢ₊₁(roll) = Σ over lying of Xᵢ(lying) · k / (k + n) · K(lying, roll)
    a turn ends after roll i with those dice by chance Xᵢ(dice) · n / (k + n), after the third by X₃(dice)

The core can thus draw a whole turn at once from 3 · 252 ends, which are the same whichever rows are free.
"""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from noppa.core.dice import chance, multiset, multisets
from noppa.core.keeps import keeps_of
from noppa.games.yatzy.state import DICE, ROLLS

FULL_ROLLS = len(multisets(DICE))


def turn_ends(rows: int) -> NDArray[np.float64]:
    """Return the chance that a turn ends after each roll with each dice, if this many rows may be filled."""
    keeps = np.array([len(keeps_of(roll)) for roll in multisets(DICE)])
    again = keeps / (keeps + rows)
    ends = np.zeros((ROLLS, FULL_ROLLS))
    lying: NDArray[np.float64] = np.array([float(chance(roll)) for roll in multisets(DICE)])
    for rolled in range(ROLLS - 1):
        ends[rolled] = lying * (1 - again)
        lying = (lying * again) @ random_keeps()
    ends[-1] = lying
    return ends


@cache
def random_keeps() -> NDArray[np.float64]:
    """Return the chance that each roll becomes each other one after a random keep."""
    number = {roll: at for at, roll in enumerate(multisets(DICE))}
    kept: dict[tuple[int, ...], NDArray[np.float64]] = {}
    for size in range(DICE):
        for keep in multisets(size):
            kept[keep] = np.zeros(FULL_ROLLS)
            for rest in multisets(DICE - size):
                kept[keep][number[multiset(keep + rest)]] += float(chance(rest))
    return np.array([np.mean([kept[keep.dice] for keep in keeps_of(roll)], axis=0) for roll in multisets(DICE)])
