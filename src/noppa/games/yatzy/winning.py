"""Playing to win: what a final score is worth when others have theirs still to come.

Others go on with best play for their own score, so from what they have written follows the exact
distribution of what they will reach:

    chances(R, u) = mix, over the ends of a turn, of chances(after it), moved up by its points

and from all of theirs together the chance w(s) that a score of s wins, a tie counting as its share.
A choice is then worth the mean of w over what it may lead to, with best play for points after this
turn. That never wins less often than best play for points alone.
"""

import threading
from array import array
from collections.abc import Sequence
from functools import lru_cache

from noppa.games.yatzy.packing import filled_rows
from noppa.games.yatzy.solved import Solved
from noppa.games.yatzy.state import Column
from noppa.native import call

NEAR = 4
"""With so many rows free or fewer a player looks at the others."""
ROOM = 1 << 22
"""Bytes that the core needs for all that can follow a column with five free rows."""
MOST_POINTS = 1000

_local = threading.local()


def room() -> bytearray:
    """Return memory for the core to work in, one piece for each thread."""
    if not hasattr(_local, "room"):
        _local.room = bytearray(ROOM)
    found: bytearray = _local.room
    return found


class Winning:
    """The chances of final scores late in a game."""

    def __init__(self, solved: Solved) -> None:
        self.solved = solved
        self.to_come = lru_cache(maxsize=20_000)(self._to_come)
        self.worth_of_scores = lru_cache(maxsize=64)(self._worth_of_scores)

    def _to_come(self, filled: int, upper: int) -> "array[float]":
        """Return the chance of each number of points still to come, the bonus included."""
        into = array("d", bytes(8 * MOST_POINTS))
        count = call("yatzy_outcomes", self.solved.tables, self.solved.values, filled, upper, room(), into)
        return into[:count]

    def final_scores(self, column: Column) -> "array[float]":
        """Return the chance of each final score of a column before its turn."""
        return array("d", bytes(8 * sum(points or 0 for points in column))) + self.to_come(*filled_rows(column))

    def _worth_of_scores(self, others: Sequence[Column]) -> "array[float]":
        """Return what each final score is worth against these others: 1 for a sure win, a part of it for a tie."""
        finals = [self.final_scores(column) for column in others]
        size = max(map(len, finals)) + 1
        ties = [[1.0] * size, *([0.0] * size for _ in others)]  # ties[k]: the chance that k tie and the rest stay below
        for final in finals:
            below = 0.0
            for score in range(size):
                equal = final[score] if score < len(final) else 0.0
                for tied in range(len(ties) - 1, 0, -1):
                    ties[tied][score] = ties[tied][score] * below + ties[tied - 1][score] * equal
                ties[0][score] *= below
                below += equal
        return array(
            "d", [sum(chance / (tied + 1) for tied, chance in enumerate(each)) for each in zip(*ties, strict=True)]
        )
