"""Dice Trip compiled for arrays; of others' maps a seat sees no more than stood there when the round opened."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from noppa.games.dicetrip.compiled import kernel
from noppa.games.dicetrip.compiled.kernel import cities_a_seat, deciding
from noppa.games.dicetrip.compiled.map_tables import EMPTY, Integers, Small
from noppa.games.dicetrip.compiled.packing import tables_of
from noppa.games.dicetrip.compiled.row_layout import (
    BONUS,
    DOUBLED,
    FACES_AT,
    FIRST,
    REROLLED,
    ROUND,
    SEAT,
    SEATS,
    SECOND,
    TENS,
    TWICE,
    UNROLLED,
    WRITTEN,
    row_length,
)
from noppa.games.dicetrip.compiled.row_layout import Tables as Known
from noppa.games.dicetrip.compiled.settling import fresh_bonus, tens_so_far
from noppa.games.dicetrip.map import CITIES
from noppa.games.dicetrip.numbers import DICE, NUMBERS
from noppa.games.dicetrip.rules import DiceTrip
from noppa.games.dicetrip.state import ROUNDS
from noppa.games.dicetrip.usage import count
from noppa.kernels.batch_kernel import Kernel, Totals
from noppa.kernels.blocks import BLOCK
from noppa.kernels.compiled import inlined
from noppa.kernels.highest_score import won
from noppa.kernels.ring import around
from noppa.kernels.streams import Words

DECIDING_AT = 2 + DICE
"""Behind `due`, `round` and the dice."""
ROLLER_AT = DECIDING_AT + 1
BEFORE, BONUS_NOW, TENS_NOW = range(3)
NOTE = 3
"""What a map scored before the round; its bonus cities and tens if the round closed now."""


class Tables(NamedTuple):
    """The kernel's tables, the number that stands in a city by the kernel's, and room to work in."""

    known: Known
    shown: NDArray[np.int32]
    work: Small


def tables_and_row(rules: DiceTrip, players: int) -> tuple[Tables, Integers]:
    """The tables of the rules, and a row: the kernel's, then the round it is of, and for each seat a NOTE."""
    shown = np.array([*NUMBERS, 0, -1], dtype=np.int32)
    row = np.zeros(row_length(players) + 1 + players * NOTE, dtype=np.int64)
    return Tables(tables_of(rules), shown, kernel.room_to_score()), row


def most_moves(rules: DiceTrip) -> int:
    """What the kernel needs room for."""
    del rules
    return kernel.MOST_MOVES + BLOCK


@inlined
def begin(tables: Tables, row: Integers, players: int) -> None:
    """The first position."""
    kernel.begin(tables.known, row, players)
    notes = row[SEATS + players * SEAT :]
    notes[:] = 0
    for seat in range(players):
        notes[1 + seat * NOTE + TENS_NOW] = row[SEATS + seat * SEAT + TENS]


@inlined
def chance(tables: Tables, row: Integers, stream: Words) -> None:
    """Roll what is to be rolled."""
    kernel.chance(tables.known, row, stream)


@inlined
def due(tables: Tables, row: Integers) -> int:
    """The lowest seat that chooses next."""
    return kernel.due(tables.known, row)


@inlined
def play(tables: Tables, row: Integers, seat: int, action: int) -> None:
    """What follows from a legal move."""
    kernel.play(tables.known, row, seat, action)


@inlined
def score(tables: Tables, row: Integers, seat: int, totals: Totals) -> None:
    """What the map of the seat that moved scores, as if the round closed now; nobody else's has changed."""
    atlas, part, notes = tables.known.atlas, SEATS + seat * SEAT, row[SEATS + len(totals) * SEAT :]
    note = notes[1 + seat * NOTE :]
    note[BONUS_NOW] = row[part + BONUS] | fresh_bonus(atlas.want, row, part)
    note[TENS_NOW] = tens_so_far(atlas.tens, atlas.want, row, part)
    totals[seat] = kernel.points_of(atlas, row, part, note[BONUS_NOW], note[TENS_NOW], tables.work)
    if row[ROUND] != notes[0]:
        notes[0] = row[ROUND]
        for other in range(len(totals)):
            notes[1 + other * NOTE + BEFORE] = totals[other]


@inlined
def used(_tables: Tables, row: Integers, seat: int, uses: Totals) -> None:
    """The cities in which a seat has a number."""
    count(row, seat, uses)


@inlined
def legal(tables: Tables, row: Integers, seat: int, into: NDArray[np.uint16]) -> int:
    """The moves of the seat that is due."""
    return kernel.choices(tables.known, row, seat, into)


@inlined
def observe(tables: Tables, row: Integers, seat: int, totals: Totals, into: NDArray[np.int32]) -> None:
    """The observation of a seat, as `layouts/dicetrip.py` lays it out."""
    players, own, roller = len(totals), SEATS + seat * SEAT, kernel.roller_of(row)
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
        other = around(seat, later, players)
        into[ROLLER_AT + later] = other == roller
        observe_map(tables, row, other, later, totals, into)


@inlined
def observe_map(tables: Tables, row: Integers, seat: int, later: int, totals: Totals, into: NDArray[np.int32]) -> None:
    """What is seen of the map of a seat, so many seats behind the one that looks.

    Of its own a seat sees what the round would settle if it closed now; of others' nothing that they wrote in it.
    """
    players, at = len(totals), SEATS + seat * SEAT
    part, mine, note = row[at : at + SEAT], later == 0, row[SEATS + players * SEAT + 1 + seat * NOTE :]
    bonus = note[BONUS_NOW] if mine else part[BONUS]
    tens = note[TENS_NOW] if mine else part[TENS]
    doubled = part[DOUBLED] | (mine and part[TWICE] >= 0)
    total = totals[seat] if mine else note[BEFORE]
    maps = into[ROLLER_AT + players + 4 :]
    cities, coloured = maps[later * CITIES :], maps[(players + later) * CITIES :]
    for city in range(CITIES):
        cities[city] = tables.shown[part[city]]
        coloured[city] = bonus >> city & 1
    for written in range(0 if mine else part[WRITTEN]):
        cities[part[FIRST if written == 0 else SECOND]] = tables.shown[EMPTY]
    rest = maps[2 * players * CITIES + later :]
    rest[0] = part[REROLLED]
    rest[players] = doubled
    rest[2 * players] = tens >= 0
    rest[3 * players] = row[ROUND] < ROUNDS and part[WRITTEN] == cities_a_seat(row)
    rest[4 * players] = total


KERNEL = Kernel(begin, chance, due, play, score, won, used, legal, observe)
