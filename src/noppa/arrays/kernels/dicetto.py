"""Dicetto compiled for arrays."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from noppa.arrays.batch import Kernel, Totals
from noppa.arrays.kernels.highest import won
from noppa.arrays.layouts.dicetto import BONUS, KINDS, TALLIES
from noppa.games.dicetto import kernel, line
from noppa.games.dicetto.bonus import COUNTED
from noppa.games.dicetto.cards import Bonus
from noppa.games.dicetto.hands import CHANCE, HANDS
from noppa.games.dicetto.line import (
    CHALLENGES,
    DEALT,
    FACE,
    IN_HAND,
    LAID,
    MOST_MOVES,
    MOST_PLAYERS,
    NO_CARD,
    OWNER,
    PILE,
    ROW,
    SEAT,
    SLOTS,
    TALLY,
    Game,
)
from noppa.games.dicetto.odds import DICE
from noppa.games.dicetto.rules import Dicetto
from noppa.games.dicetto.state import EXTRA
from noppa.games.dicetto.tables import COUNTS, KIND, POINTS, tables_of
from noppa.games.dicetto.tables import TALLIES as KNOWN_TALLIES
from noppa.games.dicetto.tables import Tables as Known
from noppa.games.dicetto.uses import count
from noppa.kernels.compiled import lean
from noppa.kernels.streams import Words

HAND_AT = 1
ROLLS_AT = HAND_AT + 6
SLOTS_AT = ROLLS_AT + 1
LOGOS = KNOWN_TALLIES.index(Bonus.FEWEST_LOGOS)
"""Where a card says whether it has the logo."""
FACES = np.array([[dice.count(face) for face in range(1, 7)] for dice in HANDS], dtype=np.int32)
"""How many dice of each hand show each face."""
TALLIED = np.array([[COUNTED[each] for each in KNOWN_TALLIES].index(each) for each in TALLIES], dtype=np.int32)
"""Where the kernel counts what an observation tells of the cards won."""


class Tables(NamedTuple):
    """The kernel's tables, the kind of each bonus card in an observation, and room for moves and points."""

    known: Known
    bonus: NDArray[np.int32]
    moves: Game
    points: Game


def tables_and_row(rules: Dicetto, players: int) -> tuple[Tables, Game]:
    """The tables of the rules, and a row."""
    del players
    known = tables_of(rules)
    bonus = np.array([BONUS.index(card.kind) for card in rules.deck.bonus], dtype=np.int32)
    moves, points = np.zeros(MOST_MOVES, dtype=np.int32), np.zeros(MOST_PLAYERS, dtype=np.int32)
    return Tables(known, bonus, moves, points), np.zeros(line.width(known), dtype=np.int32)


@lean
def begin(tables: Tables, row: Game, players: int) -> None:
    """The first position."""
    kernel.begin(tables.known, row, players)


@lean
def chance(tables: Tables, row: Game, stream: Words) -> None:
    """Cards and dice, until somebody must choose or the game is over."""
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
    """The points of the cards collected, and at the end of the bonus cards."""
    over = kernel.is_over(tables.known, row)
    if over:
        kernel.scores(tables.known, row, tables.points)
    for seat in range(len(totals)):
        totals[seat] = tables.points[seat] if over else line.tally(row, seat, POINTS)


@lean
def used(tables: Tables, row: Game, seat: int, uses: Totals) -> None:
    """The cards a seat won."""
    count(tables.known, row, seat, uses)


@lean
def mask(tables: Tables, row: Game, seat: int, into: NDArray[np.int8]) -> None:
    """A 1 for every legal move of the seat that is due."""
    into[:] = 0
    for at in range(kernel.legal(tables.known, row, seat, tables.moves)):
        into[tables.moves[at]] = 1


@lean
def observe(tables: Tables, row: Game, seat: int, totals: Totals, into: NDArray[np.int32]) -> None:
    """The observation of a seat, as `layouts/dicetto.py` lays it out."""
    players, turn, cards = len(totals), row[SEAT], len(tables.known.cards)
    into[0] = turn == seat and not kernel.is_over(tables.known, row)
    into[ROLLS_AT] = line.rolls_left(row)
    into[HAND_AT:ROLLS_AT] = 0
    for place in range(DICE):
        if row[LAID + place] == IN_HAND and row[FACE + place] > 0:
            into[HAND_AT - 1 + row[FACE + place]] += 1
    at = SLOTS_AT
    for slot in range(SLOTS):
        at = observe_slot(tables, row, seat, players, slot, at, into)
    into[at : at + len(BONUS)] = 0
    for dealt in range(row[DEALT]):
        into[at + tables.bonus[row[line.BONUS + dealt]]] = 1
    at += len(BONUS)
    for card in range(cards):
        into[at + card] = row[PILE + card]
    at += cards
    for later in range(players):
        other = seat + later if seat + later < players else seat + later - players
        for tally in range(len(TALLIED)):
            into[at + later * len(TALLIED) + tally] = row[TALLY + other * COUNTS + TALLIED[tally]]
        after = at + players * len(TALLIED)
        into[after + later] = turn == other
        into[after + players + later] = totals[other]


@lean
def observe_slot(
    tables: Tables, row: Game, seat: int, players: int, slot: int, at: int, into: NDArray[np.int32]
) -> int:
    """What is seen of a slot, written from there on; where the next begins."""
    card = NO_CARD if slot == EXTRA else row[ROW + slot]
    asks = CHANCE if slot == EXTRA else tables.known.cards[card, KIND] if card != NO_CARD else -1
    for kind in range(len(KINDS)):
        into[at + kind] = kind == asks
    at += len(KINDS)
    into[at] = tables.known.cards[card, POINTS] if card != NO_CARD else 0
    into[at + 1] = tables.known.cards[card, LOGOS] if card != NO_CARD else 0
    at += 2
    for later in range(players):
        into[at + later] = row[OWNER + slot] == (seat + later) % players
    at += players
    for face in range(6):
        into[at + face] = FACES[row[line.LYING + slot], face]
    into[at + 6] = row[CHALLENGES] >> slot & 1
    into[at + 7] = line.kind_at(tables.known, row, slot) >= 0
    return at + 8


KERNEL = Kernel(begin, chance, due, play, score, won, used, mask, observe)
