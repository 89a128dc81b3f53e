"""Tutto compiled for arrays: a row is that of the kernel, and behind it for each seat the cards turned, by face."""

import numpy as np
from numpy.typing import NDArray

from noppa.core.dice import MOST_DICE
from noppa.games.tutto.compiled import kernel
from noppa.games.tutto.compiled.outcomes import KINDS, PM_PLACE
from noppa.games.tutto.compiled.row_layout import (
    AT_BEFORE,
    AT_CARD,
    AT_CLOVER,
    AT_DICE,
    AT_GIFT,
    AT_MADE,
    AT_PILE,
    AT_REACHED,
    AT_TAKEN,
    AT_TUTTOS,
    AT_UNDER,
    MOST_MOVES,
    SIZE,
    Game,
    Tables,
    tables_of,
)
from noppa.games.tutto.rules import Tutto
from noppa.games.tutto.usage import counted_chance
from noppa.kernels import highest_score
from noppa.kernels.batch_kernel import Kernel, Totals
from noppa.kernels.blocks import clear
from noppa.kernels.compiled import inlined
from noppa.kernels.ring import around
from noppa.kernels.streams import Words

ROLLED_AT = 1
ASIDE_AT = ROLLED_AT + 6
CARD_AT = ASIDE_AT + 6
TURN_AT = CARD_AT + KINDS
PILE_AT = TURN_AT + 3
REACHED_AT = PILE_AT + KINDS
SEATS_AT = REACHED_AT + 1


def tables_and_row(rules: Tutto, players: int) -> tuple[Tables, Game]:
    """The tables of the rules, and a row."""
    return tables_of(rules), np.zeros(SIZE + players * KINDS, dtype=np.int32)


def most_moves(rules: Tutto) -> int:
    """More than any roll has."""
    del rules
    return MOST_MOVES


@inlined
def begin(tables: Tables, row: Game, players: int) -> None:
    """The first position."""
    kernel.begin(tables, row, players)


@inlined
def chance(tables: Tables, row: Game, stream: Words) -> None:
    """Turn cards and roll dice until somebody must choose or the game is over."""
    counted_chance(tables, row, stream, 0, row[SIZE:])


@inlined
def due(tables: Tables, row: Game) -> int:
    """The seat that chooses next."""
    return kernel.due(tables, row)


@inlined
def play(tables: Tables, row: Game, seat: int, action: int) -> None:
    """What follows from a legal move."""
    kernel.play(tables, row, seat, action)


@inlined
def score(tables: Tables, row: Game, _seat: int, totals: Totals) -> None:
    """What the sheet shows for everybody: a plus/minus takes from others too."""
    kernel.scores(tables, row, totals)


@inlined
def won(tables: Tables, row: Game, totals: Totals) -> int:
    """Who made the clover leaf, or has most."""
    return 1 << (row[AT_CLOVER] - 1) if row[AT_CLOVER] > 0 else highest_score.won(tables, row, totals)


@inlined
def used(_tables: Tables, row: Game, seat: int, uses: Totals) -> None:
    """The cards that a seat turned."""
    for kind in range(KINDS):
        uses[kind] += row[SIZE + seat * KINDS + kind]


@inlined
def legal(tables: Tables, row: Game, seat: int, into: NDArray[np.uint16]) -> int:
    """The moves of the seat that is due."""
    return kernel.legal(tables, row, seat, into)


@inlined
def observe(_tables: Tables, row: Game, seat: int, totals: Totals, into: NDArray[np.int32]) -> None:
    """The observation of a seat, as `layouts/tutto.py` lays it out."""
    players, turn, card = len(totals), kernel.seat_of(row), row[AT_CARD] - 1
    into[0] = card >= 0 and turn == seat
    clear(into, ROLLED_AT, CARD_AT - ROLLED_AT)
    for place in range(MOST_DICE):
        face = row[AT_DICE + place] - 1
        if face >= 0:
            into[(ASIDE_AT if row[AT_TAKEN + place] else ROLLED_AT) + face] += 1
    for kind in range(KINDS):
        into[CARD_AT + kind] = kind == card
        into[PILE_AT + kind] = row[AT_PILE + kind]
    into[TURN_AT] = row[AT_TUTTOS]
    into[TURN_AT + 1] = row[AT_BEFORE] + row[AT_UNDER] + row[AT_GIFT]
    into[TURN_AT + 2] = row[AT_MADE] + (card == PM_PLACE and row[AT_TUTTOS] > 0)
    into[REACHED_AT] = row[AT_REACHED]
    for later in range(players):
        other = around(seat, later, players)
        into[SEATS_AT + later] = other == 0
        into[SEATS_AT + players + later] = other == turn
        into[SEATS_AT + 2 * players + later] = totals[other]


KERNEL = Kernel(begin, chance, due, play, score, won, used, legal, observe)
