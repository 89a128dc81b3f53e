"""Where a turn may end: the best placement of every class of rolls, compiled."""

from typing import NamedTuple

import numpy as np

from noppa.games.kivi.compiled.computed import VACANT, Stones
from noppa.games.kivi.compiled.tables import Booleans, Floats, Integers
from noppa.games.kivi.compiled.turn import NEVER
from noppa.kernels.compiled import compiled


class Ends(NamedTuple):
    """For each class of rolls its worth as the last roll and when used at once, and the square.

    The square is that of a placement or a take-over, or the number of squares for the box.
    """

    final: Floats
    used: Floats
    square: Integers


def new_ends(classes: int, channels: int) -> Ends:
    """Room for the ends of a turn."""
    return Ends(np.empty((classes, channels)), np.empty((classes, channels)), np.empty(classes, dtype=np.int64))


@compiled
def find_ends(squares: Booleans, takes_over: Booleans, stones: Stones, placed: Floats, into: Ends) -> None:
    """The end of every class by the first number of `placed`, squares and box × seats."""
    box = len(stones)
    full = True
    for square in range(box):
        full = full and stones[square] != VACANT
    for kind in range(len(squares)):
        at, found = box, -np.inf
        for square in range(box):
            fits = squares[kind, square] and stones[square] == VACANT
            takes = takes_over[kind] and stones[square] > 0 and not full
            if (fits or takes) and placed[square, 0] > found:
                at, found = square, placed[square, 0]
        into.square[kind] = at
        for channel in range(into.final.shape[1]):
            into.final[kind, channel] = placed[at, channel]
            into.used[kind, channel] = placed[at, channel] if at < box or full else NEVER
