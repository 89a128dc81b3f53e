"""Dice Trip's kernel for learners: the game for one."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from noppa.core.errors import BadOption
from noppa.games.dicetrip import kernel
from noppa.games.dicetrip.atlas import CROSS, EMPTY, Integers
from noppa.games.dicetrip.kernel import deciding, doublings, writable
from noppa.games.dicetrip.line import (
    A_TWICE,
    A_WRITING,
    BONUS,
    DOUBLED,
    FACES_AT,
    FIRST,
    REROLLED,
    ROUND,
    SEATS,
    TENS,
    TWICE,
    UNROLLED,
    WAYS,
    WRITTEN,
    row_length,
)
from noppa.games.dicetrip.line import Tables as Known
from noppa.games.dicetrip.map import CITIES
from noppa.games.dicetrip.numbers import DICE, NUMBERS
from noppa.games.dicetrip.packing import tables_of
from noppa.games.dicetrip.rules import DiceTrip
from noppa.games.dicetrip.settling import close_round
from noppa.games.dicetrip.state import ROUNDS
from noppa.kernels.compiled import lean
from noppa.kernels.streams import Words
from noppa.rl.batch import NOBODY, Kernel

SEEN_AT = 2 + DICE
"""Behind `due`, `round` and the dice."""
MAP_AT = SEEN_AT + 6
LAST_AT = MAP_AT + 2 * CITIES


class Tables(NamedTuple):
    """The kernel's tables, the number that stands in a city by the kernel's, and room to work in."""

    known: Known
    shown: NDArray[np.int32]
    work: Integers
    points: Integers
    closed: Integers


def tables_and_row(rules: DiceTrip, players: int) -> tuple[Tables, Integers]:
    """The tables of the rules, and a row for one player."""
    if players != 1:
        raise BadOption("rl-alone", game=rules.game.name, players=players)
    shown = np.array([*NUMBERS, 0, -1], dtype=np.int32)
    work = np.zeros((2, CROSS), dtype=np.int64)
    row = np.zeros(row_length(1), dtype=np.int64)
    return Tables(tables_of(rules), shown, work, np.zeros(1, dtype=np.int64), row.copy()), row


@lean
def begin(tables: Tables, row: Integers, players: int) -> None:
    """The first position."""
    kernel.begin(tables.known, row, players)


@lean
def chance(tables: Tables, row: Integers, stream: Words) -> None:
    """Roll what is to be rolled."""
    kernel.chance(tables.known, row, stream)


@lean
def due(_tables: Tables, row: Integers) -> int:
    """The one seat, until the game is over."""
    return NOBODY if row[ROUND] == ROUNDS else 0


@lean
def play(tables: Tables, row: Integers, seat: int, action: int) -> None:
    """What follows from a legal move."""
    kernel.play(tables.known, row, seat, action)


@lean
def settle(tables: Tables, row: Integers) -> None:
    """Write `closed`, the game as if the open round ended now, and its `points`: what is written counts at once."""
    for at in range(len(row)):
        tables.closed[at] = row[at]
    if row[ROUND] < ROUNDS:
        close_round(tables.known.atlas, tables.closed)
    kernel.scores(tables.known, tables.closed, tables.work, tables.points)


@lean
def mask(tables: Tables, row: Integers, _seat: int, into: NDArray[np.int8]) -> None:
    """A 1 for every legal move."""
    decides = deciding(row)
    for action in range(A_TWICE):
        into[action] = decides
    twice = 0 if decides else doublings(tables.known.rolls, row, SEATS)
    for pair in range(A_WRITING - A_TWICE):
        into[A_TWICE + pair] = twice >> pair & 1
    ways = 0 if decides else writable(tables.known.rolls, tables.known.made, row, SEATS) | 1 << CROSS
    for city in range(CITIES):
        here = ways if row[SEATS + city] == EMPTY else 0
        for way in range(WAYS):
            into[A_WRITING + city * WAYS + way] = here >> way & 1


@lean
def observe(tables: Tables, row: Integers, _seat: int, into: NDArray[np.int32]) -> None:
    """The observation, as `layouts/dicetrip.py` lays it out for one."""
    over = row[ROUND] == ROUNDS
    into[0] = not over
    into[1] = row[ROUND]
    for place in range(DICE):
        into[2 + place] = 0 if row[FACES_AT + place] == UNROLLED else row[FACES_AT + place] + 1
    into[SEEN_AT] = not over and deciding(row)
    into[SEEN_AT + 1] = 1
    twice, written = row[SEATS + TWICE], row[SEATS + WRITTEN]
    into[SEEN_AT + 2] = 0 if twice < 0 else twice // 6 + 1
    into[SEEN_AT + 3] = 0 if twice < 0 else twice % 6 + 1
    into[SEEN_AT + 4] = tables.shown[row[SEATS + row[SEATS + FIRST]]] if written else 0
    into[SEEN_AT + 5] = written
    settle(tables, row)
    after = tables.closed
    for city in range(CITIES):
        into[MAP_AT + city] = tables.shown[row[SEATS + city]]
        into[MAP_AT + CITIES + city] = after[SEATS + BONUS] >> city & 1
    into[LAST_AT] = row[SEATS + REROLLED]
    into[LAST_AT + 1] = after[SEATS + DOUBLED]
    into[LAST_AT + 2] = after[SEATS + TENS] >= 0
    into[LAST_AT + 3] = 0
    into[LAST_AT + 4] = tables.points[0]


KERNEL = Kernel(begin, chance, due, play, mask, observe)
