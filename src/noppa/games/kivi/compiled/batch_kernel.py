"""KIVI compiled for arrays."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from noppa.games.kivi.compiled import kernel, stones
from noppa.games.kivi.compiled.gains import Pattern
from noppa.games.kivi.compiled.kernel import AT_DICE, AT_ROLLS, AT_STONES, HANDS, SEAT, Game
from noppa.games.kivi.moves import DICE
from noppa.games.kivi.rules import Kivi
from noppa.games.kivi.state import ROLLS
from noppa.games.kivi.usage import count
from noppa.kernels.batch_kernel import Kernel, Totals
from noppa.kernels.blocks import clear
from noppa.kernels.compiled import inlined
from noppa.kernels.highest_score import won
from noppa.kernels.ring import around
from noppa.kernels.streams import Words

FACES_AT = 1
ROLLS_AT = FACES_AT + 6
STONES_AT = ROLLS_AT + 1
NONE = np.uint64(0)


class Tables(NamedTuple):
    """The kernel's tables, what stones count on a board that fits a word, and room for the stones of a seat."""

    known: kernel.Tables
    fits: bool
    board: stones.Board
    pattern: Pattern


def tables_and_row(rules: Kivi, players: int) -> tuple[Tables, Game]:
    """The tables of the rules, and a row."""
    del players
    known, board = kernel.tables_of(rules), rules.board
    pattern = Pattern(np.zeros(board.rows, np.int64), np.zeros(board.columns, np.int64), np.zeros(board.rows, np.int64))
    fits = stones.fits(known.lines)
    small = known.lines if fits else known.lines._replace(values=np.ones((1, 1), np.int64))  # of the same type
    words = stones.board_of(small)
    return Tables(known, fits, words, pattern), kernel.new_game(rules).astype(np.int8)


def most_moves(rules: Kivi) -> int:
    """Every keep of a roll, every square, and a take-over of half the squares to the other half."""
    squares = len(rules.board.names)
    return int(2**DICE + squares + squares**2 // 4)


@inlined
def begin(tables: Tables, row: Game, players: int) -> None:
    """The first position."""
    kernel.begin(tables.known, row, players)


@inlined
def chance(tables: Tables, row: Game, stream: Words) -> None:
    """Roll what is to be rolled."""
    kernel.chance(tables.known, row, stream, 0)


@inlined
def due(tables: Tables, row: Game) -> int:
    """The seat that chooses next."""
    return kernel.due(tables.known, row)


@inlined
def play(tables: Tables, row: Game, seat: int, action: int) -> None:
    """What follows from a legal move."""
    kernel.play(tables.known, row, seat, action)


@inlined
def score(tables: Tables, row: Game, _seat: int, totals: Totals) -> None:
    """What everybody's stones count, if one was placed: if so, no roll or the first of the next turn lies there."""
    if row[AT_ROLLS] > 1:
        return
    if not tables.fits:
        kernel.scores(tables.known, row, tables.pattern, totals)
        return
    for seat in range(len(totals)):
        owned = down = NONE
        for square in range(len(row) - AT_STONES):
            lies = np.uint64(row[AT_STONES + square] == seat + 1)
            owned |= lies << np.uint64(square)
            down |= lies * tables.board.turned[square]
        totals[seat] = stones.score(tables.board, owned, down)


@inlined
def used(_tables: Tables, row: Game, seat: int, uses: Totals) -> None:
    """The squares where a seat's stones lie."""
    count(row, seat, uses)


@inlined
def legal(tables: Tables, row: Game, seat: int, into: NDArray[np.uint16]) -> int:
    """The moves of the seat that is due."""
    return kernel.legal(tables.known, row, seat, into)


@inlined
def observe(_tables: Tables, row: Game, seat: int, totals: Totals, into: NDArray[np.int32]) -> None:
    """The observation of a seat, as `layouts/kivi.py` lays it out."""
    players, stones, turn = len(totals), row[AT_STONES:], row[SEAT]
    into[0] = turn == seat and row[HANDS + seat] > 0
    clear(into, FACES_AT, ROLLS_AT - FACES_AT)
    for place in range(AT_DICE, AT_STONES):
        if row[place] > 0:
            into[FACES_AT - 1 + row[place]] += 1
    into[ROLLS_AT] = ROLLS - row[AT_ROLLS]
    hands_at = STONES_AT + players * len(stones)
    for later in range(players):
        other = around(seat, later, players)
        theirs = into[STONES_AT + later * len(stones) :]
        for square in range(len(stones)):
            theirs[square] = stones[square] == other + 1
        into[hands_at + later] = row[HANDS + other]
        into[hands_at + players + later] = turn == other
        into[hands_at + 2 * players + later] = totals[other]


KERNEL = Kernel(begin, chance, due, play, score, won, used, legal, observe)
