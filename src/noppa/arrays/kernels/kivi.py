"""KIVI compiled for arrays."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from noppa.arrays.batch import Kernel, Totals
from noppa.arrays.kernels.highest import won
from noppa.games.kivi import kernel
from noppa.games.kivi.gains import Pattern
from noppa.games.kivi.kernel import AT_DICE, AT_ROLLS, AT_STONES, HANDS, SEAT, Game
from noppa.games.kivi.position import ROLLS
from noppa.games.kivi.rules import Kivi
from noppa.games.kivi.tables import Integers
from noppa.games.kivi.uses import count
from noppa.kernels.compiled import lean
from noppa.kernels.streams import Words

FACES_AT = 1
ROLLS_AT = FACES_AT + 6
STONES_AT = ROLLS_AT + 1


class Tables(NamedTuple):
    """The kernel's tables, and room for the moves of a position and the stones of a seat."""

    known: kernel.Tables
    moves: Integers
    pattern: Pattern


def tables_and_row(rules: Kivi, players: int) -> tuple[Tables, Game]:
    """The tables of the rules, and a row."""
    del players
    board = rules.board
    pattern = Pattern(np.zeros(board.rows, np.int64), np.zeros(board.columns, np.int64), np.zeros(board.rows, np.int64))
    moves = np.zeros(len(rules.actions), dtype=np.int64)
    return Tables(kernel.tables_of(rules), moves, pattern), kernel.new_game(rules)


@lean
def begin(tables: Tables, row: Game, players: int) -> None:
    """The first position."""
    kernel.begin(tables.known, row, players)


@lean
def chance(tables: Tables, row: Game, stream: Words) -> None:
    """Roll what is to be rolled."""
    kernel.chance(tables.known, row, stream, 0)


@lean
def due(tables: Tables, row: Game) -> int:
    """The seat that chooses next."""
    return kernel.due(tables.known, row)


@lean
def play(tables: Tables, row: Game, seat: int, action: int) -> None:
    """What follows from a legal move."""
    kernel.play(tables.known, row, seat, action)


@lean
def score(tables: Tables, row: Game, _seat: int, totals: Totals) -> None:
    """What everybody's stones count, if one was placed: if so, no roll or the first of the next turn lies there."""
    if row[AT_ROLLS] <= 1:
        kernel.scores(tables.known, row, tables.pattern, totals)


@lean
def used(_tables: Tables, row: Game, seat: int, uses: Totals) -> None:
    """The squares where a seat's stones lie."""
    count(row, seat, uses)


@lean
def mask(tables: Tables, row: Game, seat: int, into: NDArray[np.int8]) -> None:
    """A 1 for every legal move of the seat that is due."""
    into[:] = 0
    for at in range(kernel.legal(tables.known, row, seat, tables.moves)):
        into[tables.moves[at]] = 1


@lean
def observe(_tables: Tables, row: Game, seat: int, totals: Totals, into: NDArray[np.int32]) -> None:
    """The observation of a seat, as `layouts/kivi.py` lays it out."""
    players, squares, turn = len(totals), len(row) - AT_STONES, row[SEAT]
    into[0] = turn == seat and row[HANDS + seat] > 0
    into[FACES_AT:ROLLS_AT] = 0
    for place in range(AT_DICE, AT_STONES):
        if row[place] > 0:
            into[FACES_AT - 1 + row[place]] += 1
    into[ROLLS_AT] = ROLLS - row[AT_ROLLS]
    hands_at = STONES_AT + players * squares
    for later in range(players):
        other = seat + later if seat + later < players else seat + later - players
        for square in range(squares):
            into[STONES_AT + later * squares + square] = row[AT_STONES + square] == other + 1
        into[hands_at + later] = row[HANDS + other]
        into[hands_at + players + later] = turn == other
        into[hands_at + 2 * players + later] = totals[other]


KERNEL = Kernel(begin, chance, due, play, score, won, used, mask, observe)
