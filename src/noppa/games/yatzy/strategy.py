"""How often a turn that aims at a lower row alone makes it."""

from fractions import Fraction
from functools import cache

from noppa.core.dice import multisets, turn
from noppa.core.guide import Term
from noppa.core.strategy import Likely
from noppa.games.yatzy.rows import Row, points

DICE, ROLLS = 5, 3
LOWER = (
    Row.ONE_PAIR,
    Row.TWO_PAIRS,
    Row.THREE_OF_A_KIND,
    Row.FOUR_OF_A_KIND,
    Row.SMALL_STRAIGHT,
    Row.LARGE_STRAIGHT,
    Row.FULL_HOUSE,
    Row.YATZY,
)


@cache
def chances() -> tuple[Likely, ...]:
    """Return the rows that a roll can miss, each with its chance."""
    return tuple(Likely(Term("item", row.value), _chance(row)) for row in LOWER)


def _chance(row: Row) -> Fraction:
    return turn({dice: Fraction(points(row, dice) > 0) for dice in multisets(DICE)}, ROLLS)[ROLLS][()]
