"""What a game's compiled batch kernel offers to the loops over a batch."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

NOBODY = -1
Totals = NDArray[np.int64]


class Kernel(NamedTuple):
    """A game compiled for arrays; the functions take its tables and the row of a game, and write `into` arrays.

    `begin(tables, row, players)`; `chance(tables, row, stream)` up to the next choice; `due(tables, row)`, the
    seat that chooses or NOBODY; `play(tables, row, seat, action)`; `score(tables, row, seat, totals)`, everybody's
    points after a move of that seat and the chance behind it, from those before; `won(tables, row, totals)`, a bit
    for each winner of a finished game; `used(tables, row, seat, uses)` adds what a seat used in it to the counts of the
    room's things; `legal(tables, row, seat, into)`, the numbers of the moves of the seat that is due, and how many
    they are; `observe(tables, row, seat, totals, into)`. All points are 0 when a game begins.
    """

    begin: Callable[..., None]
    chance: Callable[..., None]
    due: Callable[..., int]
    play: Callable[..., None]
    score: Callable[..., None]
    won: Callable[..., int]
    used: Callable[..., None]
    legal: Callable[..., int]
    observe: Callable[..., None]
