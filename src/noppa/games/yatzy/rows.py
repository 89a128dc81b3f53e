"""The fifteen rows of the score pad, and what five dice score in each."""

from collections.abc import Iterator, Mapping
from enum import StrEnum
from functools import cache

from noppa.core.dice import FACES, Dice, counts


class Row(StrEnum):
    """A row of the pad, from top to bottom."""

    ONES = "ones"
    TWOS = "twos"
    THREES = "threes"
    FOURS = "fours"
    FIVES = "fives"
    SIXES = "sixes"
    ONE_PAIR = "one_pair"
    TWO_PAIRS = "two_pairs"
    THREE_OF_A_KIND = "three_of_a_kind"
    FOUR_OF_A_KIND = "four_of_a_kind"
    SMALL_STRAIGHT = "small_straight"
    LARGE_STRAIGHT = "large_straight"
    FULL_HOUSE = "full_house"
    CHANCE = "chance"
    YATZY = "yatzy"


ROWS = tuple(Row)
UPPER = ROWS[:6]
PLACE = {row: place for place, row in enumerate(ROWS)}
BONUS = 50


def points(row: Row, dice: Dice, *, sum_plus_fifty: bool = False) -> int:
    """Return what five dice score in a row, 0 where they do not fit it.

    >>> points(Row.FULL_HOUSE, (6, 6, 6, 5, 5))
    28
    """
    match row:
        case Row.ONE_PAIR:
            return 2 * next(_alike(dice, 2), 0)
        case Row.TWO_PAIRS:
            pairs = tuple(_alike(dice, 2))
            return 2 * sum(pairs) if len(pairs) == 2 else 0
        case Row.THREE_OF_A_KIND:
            return 3 * next(_alike(dice, 3), 0)
        case Row.FOUR_OF_A_KIND:
            return 4 * next(_alike(dice, 4), 0)
        case Row.SMALL_STRAIGHT:
            return 15 if set(dice) == {1, 2, 3, 4, 5} else 0
        case Row.LARGE_STRAIGHT:
            return 20 if set(dice) == {2, 3, 4, 5, 6} else 0
        case Row.FULL_HOUSE:
            return sum(dice) if sorted(counts(dice))[-2:] == [2, 3] else 0
        case Row.CHANCE:
            return sum(dice)
        case Row.YATZY:
            five_alike = len(set(dice)) == 1
            return (50 + sum_plus_fifty * sum(dice)) if five_alike else 0
        case _:
            face = PLACE[row] + 1
            return face * dice.count(face)


@cache
def row_points(dice: Dice, *, sum_plus_fifty: bool) -> Mapping[Row, int]:
    """Return what a multiset of five dice scores in each row."""
    return {row: points(row, dice, sum_plus_fifty=sum_plus_fifty) for row in ROWS}


def _alike(dice: Dice, number: int) -> Iterator[int]:
    """Yield the faces that at least `number` dice show, highest first."""
    return (face for face in reversed(FACES) if dice.count(face) >= number)
