"""A turn of KIVI as the core evaluates it: what every end, roll and keep is worth to each seat.

Seats count from the one in turn. Rolls and keeps have the numbers of `packing.numbers`; the box comes after the
squares.
"""

from array import array
from functools import cache

from noppa.core.dice import FACES, multiset
from noppa.games.kivi.moves import DICE
from noppa.games.kivi.packing import MOST_SIDE, numbers
from noppa.games.kivi.state import ROLLS

SEATS, ENDS, KEEPS, FULL_ROLLS = 4, MOST_SIDE**2 + 1, 462, 462
CHANGES, PLACED, START, WORTH = ENDS, 2 * ENDS, 3 * ENDS, 3 * ENDS + 1
"""Where parts of `struct outlook` in `native/kivi/values.h` begin, in rows with a number for each seat."""
USED = SEATS * (WORTH + ROLLS * (KEEPS + FULL_ROLLS))
CHOICES = 8 * (USED + FULL_ROLLS)
SIZE = CHOICES + 2 * FULL_ROLLS * (ROLLS + 1)


class Outlook:
    """What the core wrote about a turn."""

    def __init__(self, written: bytearray) -> None:
        view = memoryview(written)
        self._numbers, self._choices = view[: 8 * USED].cast("d"), view[CHOICES:].cast("H")

    def placed(self, end: int) -> float:
        """Return the lead of the seat in turn after an end of the turn."""
        return self._numbers[SEATS * (PLACED + end)]

    def taken_over(self, square: int, owner: int, gain: int, players: int) -> float:
        """Return its lead after a take-over, if the owner gains so much where the stone goes."""
        points = self._numbers[SEATS * square : SEATS * square + players].tolist()
        points[owner] += gain
        return points[0] - max(points[1:]) + self._numbers[SEATS * (CHANGES + square)]

    def worth(self, left: int, dice: int, seat: int = 0) -> float:
        """Return the lead that a seat may expect with these dice and so many rolls left."""
        row = START if left == ROLLS else WORTH + left * (KEEPS + FULL_ROLLS) + dice
        return self._numbers[SEATS * row + seat]

    def ends(self, left: int, keep: int, squares: int) -> "array[float]":
        """Return the chances that the turn ends on each square, and last in the box, after a keep."""
        chances, lying = array("d", [0.0]) * (squares + 1), [0.0] * (KEEPS + FULL_ROLLS)
        lying[keep] = 1.0
        for later in reversed(range(left)):
            for dice, more in enumerate(_one_more()):
                if lying[dice]:
                    sixth, lying[dice] = lying[dice] / len(FACES), 0.0
                    for number in more:
                        lying[number] += sixth
            for roll in range(FULL_ROLLS):
                kept, chance = self._choices[later * FULL_ROLLS + roll], lying[KEEPS + roll]
                lying[KEEPS + roll] = 0.0
                if later and kept < KEEPS:
                    lying[kept] += chance
                else:
                    chances[self._choices[roll]] += chance
        return chances


@cache
def _one_more() -> list[list[int]]:
    """Return for every keep its numbers with one die more."""
    return [[numbers()[multiset((*dice, face))] for face in FACES] for dice in numbers() if len(dice) < DICE]
