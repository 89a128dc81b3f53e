"""Yatzy compiled for arrays, which tell how many dice show each face but not where they lie.

A row holds whose turn it is, how often they have rolled, the row they declared or NONE, and the dice as a number on the
keep lattice, a keep while the rest is to be rolled; then for each seat the rows filled, a bit each, the
upper points, all points without the bonus, and the rows that scored, a bit each. The rest of the dice
comes in one draw.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from noppa.core.dice import counts, multisets
from noppa.games.yatzy.compiled.solver import ALL_ROWS
from noppa.games.yatzy.compiled.tables import DECLARE, FIRST_ROLL, KEEP, SCORE, declarable, fillable, tables_of, written
from noppa.games.yatzy.rows import BONUS, ROWS, UPPER
from noppa.games.yatzy.rules import DICE, ROLLS, Yatzy
from noppa.games.yatzy.usage import BONUS_USE
from noppa.kernels.alias import drawn
from noppa.kernels.batch_kernel import NOBODY, Kernel, Totals
from noppa.kernels.bits import listed
from noppa.kernels.compiled import inlined
from noppa.kernels.highest_score import won
from noppa.kernels.lattice import Indices, Steps
from noppa.kernels.ring import around
from noppa.kernels.rolls import Rolls
from noppa.kernels.streams import Words, next_word

SEAT, ROLLED, DECLARED, LYING, SEATS = range(5)
FILLED, UPPER_POINTS, POINTS, SCORED = range(4)
A_SEAT = 4
NONE = -1
FACES_AT = 1
ROLLS_AT = FACES_AT + 6
DECLARED_AT = ROLLS_AT + 1
FREE_AT = DECLARED_AT + len(ROWS)

Row = NDArray[np.int32]


class Tables(NamedTuple):
    """What a roll scores in each row, where it scores at all but in chance, and which keeps it offers."""

    declares: bool
    last_resort: bool
    bonus_from: int
    points: NDArray[np.uint8]
    scoring: NDArray[np.int32]
    first_keep: Indices
    keeps: Steps
    faces: NDArray[np.int32]
    rolls: Rolls


def tables_and_row(rules: Yatzy, players: int) -> tuple[Tables, Row]:
    """The tables of the rules, and a row for so many players."""
    known = tables_of(rules)
    scoring = ((known.points > 0) << np.arange(len(ROWS))).sum(axis=1) & ~(1 << ROWS.index("chance"))
    faces = [counts(dice) for size in range(DICE + 1) for dice in multisets(size)]
    tables = Tables(
        rules.declares,
        rules.last_resort,
        rules.bonus_from,
        known.points,
        scoring.astype(np.int32),
        known.first_keep,
        known.keeps,
        np.array(faces, dtype=np.int32),
        known.rolls,
    )
    return tables, np.zeros(SEATS + A_SEAT * players, dtype=np.int32)


def most_moves(rules: Yatzy) -> int:
    """Every keep of a roll and every row."""
    del rules
    return int(2**DICE + len(ROWS))


@inlined
def begin(_tables: Tables, row: Row, _players: int) -> None:
    """The first position."""
    row[:] = 0
    row[DECLARED] = NONE


@inlined
def due(_tables: Tables, row: Row) -> int:
    """The seat that chooses next."""
    seat = row[SEAT]
    return NOBODY if row[SEATS + A_SEAT * seat + FILLED] == ALL_ROWS else int(np.int64(seat))


@inlined
def chance(tables: Tables, row: Row, stream: Words) -> None:
    """Roll what is to be rolled."""
    if row[LYING] >= FIRST_ROLL or due(tables, row) == NOBODY or (tables.declares and row[DECLARED] == NONE):
        return
    rolls, keep = tables.rolls, row[LYING]
    row[LYING] = drawn(rolls.table, rolls.start[keep], rolls.bits[keep], next_word(stream, 0))
    row[ROLLED] += 1


@inlined
def play(tables: Tables, row: Row, seat: int, action: int) -> None:
    """What follows from a legal move."""
    if action < KEEP:
        row[DECLARED] = action - DECLARE
    elif action < SCORE:
        row[LYING] = action - KEEP
    else:
        at, filled = SEATS + A_SEAT * seat, action - SCORE
        points = written(row[DECLARED], filled, tables.points[row[LYING] - FIRST_ROLL, filled])
        row[at + FILLED] |= 1 << filled
        row[at + POINTS] += points
        row[at + SCORED] |= (points > 0) << filled
        if filled < len(UPPER):
            row[at + UPPER_POINTS] += points
        row[SEAT] = seat + 1 if SEATS + A_SEAT * (seat + 1) < len(row) else 0
        row[ROLLED], row[DECLARED], row[LYING] = 0, NONE, 0


@inlined
def score(tables: Tables, row: Row, seat: int, totals: Totals) -> None:
    """The points of the seat that moved, as its column stands."""
    at = SEATS + A_SEAT * seat
    totals[seat] = row[at + POINTS] + (BONUS if row[at + UPPER_POINTS] >= tables.bonus_from else 0)


@inlined
def used(tables: Tables, row: Row, seat: int, uses: Totals) -> None:
    """The rows with points, and the bonus."""
    at = SEATS + A_SEAT * seat
    for place in range(len(ROWS)):
        uses[place] += row[at + SCORED] >> place & 1
    uses[BONUS_USE] += row[at + UPPER_POINTS] >= tables.bonus_from


@inlined
def legal(tables: Tables, row: Row, seat: int, into: NDArray[np.uint16]) -> int:
    """The moves of the seat that is due: declarations, or keeps and rows."""
    filled = row[SEATS + A_SEAT * seat + FILLED]
    lying, count = row[LYING] - FIRST_ROLL, 0
    if lying < 0:
        return listed(np.uint64(declarable(tables.last_resort, filled)), DECLARE, 0, into)
    if row[ROLLED] < ROLLS:
        keeps = tables.keeps[tables.first_keep[lying] : tables.first_keep[lying + 1]]
        count = len(keeps)
        for at in range(count):
            into[at] = KEEP + keeps[at]
    fills = fillable(tables.last_resort, filled, row[DECLARED], tables.scoring[lying])
    return listed(np.uint64(fills), SCORE, count, into)


@inlined
def observe(tables: Tables, row: Row, seat: int, totals: Totals, into: NDArray[np.int32]) -> None:
    """The observation of a seat, as `layouts/yatzy.py` lays it out."""
    players = (len(row) - SEATS) // A_SEAT
    into[0] = due(tables, row) == seat
    for face in range(6):
        into[FACES_AT + face] = tables.faces[row[LYING], face]
    into[ROLLS_AT] = ROLLS - row[ROLLED]
    for place in range(len(ROWS)):
        into[DECLARED_AT + place] = place == row[DECLARED]
    bonus_at = FREE_AT + players * len(ROWS)
    for later in range(players):
        other = around(seat, later, players)
        at = SEATS + A_SEAT * other
        for place in range(len(ROWS)):
            into[FREE_AT + later * len(ROWS) + place] = 1 - (row[at + FILLED] >> place & 1)
        into[bonus_at + later] = max(0, tables.bonus_from - row[at + UPPER_POINTS])
        into[bonus_at + players + later] = totals[other]


KERNEL = Kernel(begin, chance, due, play, score, won, used, legal, observe)
