"""The exact chance to make each card, from which the points of the built-in deck are derived, or to beat a sum."""

from fractions import Fraction
from functools import cache
from math import log2

from noppa.core.dice import multisets, turn
from noppa.games.dicetto.cards import Kind, fitting

DICE = 4
ROLLS = 3


@cache
def chance_to_make(kind: Kind, rolls: int = ROLLS) -> Fraction:
    """Return the probability to make dice for a card of that kind when aiming at nothing else.

    >>> chance_to_make(Kind.PAIR)
    Fraction(5707, 5832)
    """
    final = {dice: Fraction(bool(fitting(kind, dice))) for dice in multisets(DICE)}
    return turn(final, rolls)[rolls][()]


@cache
def chance_to_beat(kind: Kind, total: int) -> float:
    """Return the chance to beat a sum on a card of that kind in a turn for it alone; a battle counts half."""
    most = {roll: max(map(sum, fitting(kind, roll)), default=-1) for roll in multisets(DICE)}
    final = {roll: ((best > total) + (best >= total)) / 2 for roll, best in most.items()}
    return turn(final, ROLLS)[ROLLS][()]


def fair_points(kind: Kind) -> int:
    """Return one point, and three more for every halving of the odds with three rolls.

    >>> fair_points(Kind.FOUR_OF_A_KIND)
    11
    """
    return 1 + round(-3 * log2(chance_to_make(kind)))
