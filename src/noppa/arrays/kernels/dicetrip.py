"""Dice Trip compiled for arrays; of others' maps a seat sees no more than stood there when the round opened."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from noppa.arrays.batch import Kernel, Totals
from noppa.arrays.kernels.highest import won
from noppa.games.dicetrip import kernel
from noppa.games.dicetrip.atlas import CROSS, EMPTY, Integers
from noppa.games.dicetrip.kernel import cities_a_seat, deciding, doublings, writable
from noppa.games.dicetrip.line import (
    A_TWICE,
    A_WRITING,
    BONUS,
    DOUBLED,
    FACES_AT,
    FIRST,
    HOLDS,
    PLAYERS,
    REROLLED,
    ROUND,
    SEAT,
    SEATS,
    SECOND,
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
from noppa.games.dicetrip.uses import count
from noppa.kernels.compiled import lean
from noppa.kernels.streams import Words

DECIDING_AT = 2 + DICE
"""Behind `due`, `round` and the dice."""
ROLLER_AT = DECIDING_AT + 1


class Tables(NamedTuple):
    """The kernel's tables, the number that stands in a city by the kernel's, and room to work in.

    `alone` is the row of a game for one, in which a seat's map is looked at by itself.
    """

    known: Known
    shown: NDArray[np.int32]
    work: Integers
    points: Integers
    alone: Integers


def tables_and_row(rules: DiceTrip, players: int) -> tuple[Tables, Integers]:
    """The tables of the rules, and a row for so many players."""
    shown = np.array([*NUMBERS, 0, -1], dtype=np.int32)
    work, points = np.zeros((2, CROSS), dtype=np.int64), np.zeros(1, dtype=np.int64)
    tables = Tables(tables_of(rules), shown, work, points, np.zeros(row_length(1), dtype=np.int64))
    return tables, np.zeros(row_length(players), dtype=np.int64)


@lean
def begin(tables: Tables, row: Integers, players: int) -> None:
    """The first position."""
    kernel.begin(tables.known, row, players)


@lean
def chance(tables: Tables, row: Integers, stream: Words) -> None:
    """Roll what is to be rolled."""
    kernel.chance(tables.known, row, stream)


@lean
def due(tables: Tables, row: Integers) -> int:
    """The lowest seat that chooses next."""
    return kernel.due(tables.known, row)


@lean
def play(tables: Tables, row: Integers, seat: int, action: int) -> None:
    """What follows from a legal move."""
    kernel.play(tables.known, row, seat, action)


@lean
def set_apart(tables: Tables, row: Integers, seat: int) -> None:
    """A seat's map into `alone`, as if the open round ended now: what is written counts at once."""
    alone, part = tables.alone, SEATS + seat * SEAT
    for at in range(SEATS):
        alone[at] = row[at]
    for at in range(SEAT):
        alone[SEATS + at] = row[part + at]
    alone[PLAYERS] = 1
    if row[ROUND] < ROUNDS:
        close_round(tables.known.atlas, alone)


@lean
def take_back(tables: Tables, row: Integers, seat: int) -> None:
    """A seat's map into `alone`, as it was when the round opened."""
    alone, part = tables.alone, SEATS + seat * SEAT
    for at in range(SEAT):
        alone[SEATS + at] = row[part + at]
    alone[PLAYERS] = 1
    for writing in range(row[part + WRITTEN]):
        city = row[part + (FIRST if writing == 0 else SECOND)]
        if alone[SEATS + city] != CROSS:
            alone[SEATS + HOLDS] ^= 1 << alone[SEATS + city]
        alone[SEATS + city] = EMPTY


@lean
def points(tables: Tables) -> int:
    """What the map in `alone` scores."""
    kernel.scores(tables.known, tables.alone, tables.work, tables.points)
    return int(tables.points[0])


@lean
def score(tables: Tables, row: Integers, seat: int, totals: Totals) -> None:
    """What the map of the seat that moved scores; nobody else's has changed."""
    set_apart(tables, row, seat)
    totals[seat] = points(tables)


@lean
def used(_tables: Tables, row: Integers, seat: int, uses: Totals) -> None:
    """The cities in which a seat has a number."""
    count(row, seat, uses)


@lean
def mask(tables: Tables, row: Integers, seat: int, into: NDArray[np.int8]) -> None:
    """A 1 for every legal move of the seat that is due."""
    decides, at = deciding(row), SEATS + seat * SEAT
    for action in range(A_TWICE):
        into[action] = decides
    twice = 0 if decides else doublings(tables.known.rolls, row, at)
    for pair in range(A_WRITING - A_TWICE):
        into[A_TWICE + pair] = twice >> pair & 1
    ways = 0 if decides else writable(tables.known.rolls, tables.known.made, row, at) | 1 << CROSS
    for city in range(CITIES):
        here = ways if row[at + city] == EMPTY else 0
        for way in range(WAYS):
            into[A_WRITING + city * WAYS + way] = here >> way & 1


@lean
def observe(tables: Tables, row: Integers, seat: int, totals: Totals, into: NDArray[np.int32]) -> None:
    """The observation of a seat, as `layouts/dicetrip.py` lays it out."""
    players, own, roller = len(totals), SEATS + seat * SEAT, row[ROUND] % len(totals)
    decides = row[ROUND] < ROUNDS and deciding(row)
    writes = row[ROUND] < ROUNDS and not decides and row[own + WRITTEN] < cities_a_seat(row)
    into[0] = writes or (decides and seat == roller)
    into[1] = row[ROUND]
    for place in range(DICE):
        into[2 + place] = 0 if row[FACES_AT + place] == UNROLLED else row[FACES_AT + place] + 1
    into[DECIDING_AT] = decides
    at = ROLLER_AT + players
    twice, written = row[own + TWICE], row[own + WRITTEN]
    into[at] = 0 if twice < 0 else twice // 6 + 1
    into[at + 1] = 0 if twice < 0 else twice % 6 + 1
    into[at + 2] = tables.shown[row[own + row[own + FIRST]]] if written else 0
    into[at + 3] = written
    for later in range(players):
        other = (seat + later) % players
        into[ROLLER_AT + later] = other == roller
        observe_map(tables, row, other, later, totals, into)


@lean
def observe_map(tables: Tables, row: Integers, seat: int, later: int, totals: Totals, into: NDArray[np.int32]) -> None:
    """What is seen of the map of a seat, so many seats behind the one that looks."""
    players, part, total = len(totals), SEATS + seat * SEAT, totals[seat]
    if later == 0:
        set_apart(tables, row, seat)
    else:
        take_back(tables, row, seat)
        total = points(tables) if row[part + WRITTEN] > 0 else total
    at = ROLLER_AT + players + 4
    for city in range(CITIES):
        into[at + later * CITIES + city] = tables.shown[tables.alone[SEATS + city]]
        into[at + (players + later) * CITIES + city] = tables.alone[SEATS + BONUS] >> city & 1
    at += 2 * players * CITIES + later
    into[at] = row[part + REROLLED]
    into[at + players] = tables.alone[SEATS + DOUBLED]
    into[at + 2 * players] = tables.alone[SEATS + TENS] >= 0
    into[at + 3 * players] = row[ROUND] < ROUNDS and row[part + WRITTEN] == cities_a_seat(row)
    into[at + 4 * players] = total


KERNEL = Kernel(begin, chance, due, play, score, won, used, mask, observe)
