"""Dicetto compiled for arrays."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from noppa.games.dicetto.bonus import COUNTED
from noppa.games.dicetto.cards import Bonus
from noppa.games.dicetto.compiled import kernel, row_layout
from noppa.games.dicetto.compiled.hands import CHANCE, HANDS
from noppa.games.dicetto.compiled.row_layout import (
    CHALLENGES,
    DEALT,
    FACE,
    IN_HAND,
    LAID,
    MOST_PLAYERS,
    OWNER,
    PILE,
    ROW,
    SEAT,
    SLOTS,
    TALLY,
    Game,
)
from noppa.games.dicetto.compiled.tables import COUNTS, KIND, POINTS, tables_of
from noppa.games.dicetto.compiled.tables import TALLIES as KNOWN_TALLIES
from noppa.games.dicetto.compiled.tables import Tables as Known
from noppa.games.dicetto.observation import BONUS, KINDS, TALLIES
from noppa.games.dicetto.odds import DICE
from noppa.games.dicetto.rules import Dicetto
from noppa.games.dicetto.state import EXTRA
from noppa.games.dicetto.usage import count
from noppa.kernels.batch_kernel import Kernel, Totals
from noppa.kernels.blocks import clear, copy
from noppa.kernels.compiled import inlined
from noppa.kernels.highest_score import won
from noppa.kernels.ring import around
from noppa.kernels.streams import Words

HAND_AT = 1
ROLLS_AT = HAND_AT + 6
SLOTS_AT = ROLLS_AT + 1
SHOWN = len(KINDS) + 2
"""So many numbers tell of a card: what it asks for, its points, its logo."""
LOGOS = KNOWN_TALLIES.index(Bonus.FEWEST_LOGOS)
"""Where a card says whether it has the logo."""
FACES = np.array([[dice.count(face) for face in range(1, 7)] for dice in HANDS], dtype=np.int32)
"""How many dice of each hand show each face."""
TALLIED = np.array([[COUNTED[each] for each in KNOWN_TALLIES].index(each) for each in TALLIES], dtype=np.int32)
"""Where the kernel counts what an observation tells of the cards won."""


class Tables(NamedTuple):
    """The kernel's tables, what is seen of each card, the kind of each bonus card seen, and room for points.

    Behind all cards `shown` has the slot for an extra roll, and last a slot without a card.
    """

    known: Known
    shown: NDArray[np.int32]
    bonus: NDArray[np.int32]
    points: Game


def tables_and_row(rules: Dicetto, players: int) -> tuple[Tables, Game]:
    """The tables of the rules, and a row."""
    del players
    known = tables_of(rules)
    cards = len(known.cards)
    shown = np.zeros((cards + 2, SHOWN), dtype=np.int32)
    shown[np.arange(cards), known.cards[:, KIND]] = 1
    shown[:cards, len(KINDS) :] = known.cards[:, (POINTS, LOGOS)]
    shown[cards, CHANCE] = 1
    bonus = np.array([BONUS.index(card.kind) for card in rules.deck.bonus], dtype=np.int32)
    points = np.zeros(MOST_PLAYERS, dtype=np.int32)
    return Tables(known, shown, bonus, points), np.zeros(row_layout.width(known), dtype=np.int32)


def most_moves(rules: Dicetto) -> int:
    """As many choices of the dice for every slot as there are to keep, and to be done."""
    del rules
    return int(2**DICE * (SLOTS + 1) + 1)


@inlined
def begin(tables: Tables, row: Game, players: int) -> None:
    """The first position."""
    kernel.begin(tables.known, row, players)


@inlined
def chance(tables: Tables, row: Game, stream: Words) -> None:
    """Cards and dice, until somebody must choose or the game is over."""
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
    """The points of the cards collected, and at the end of the bonus cards."""
    over = kernel.is_over(tables.known, row)
    if over:
        kernel.scores(tables.known, row, tables.points)
    for seat in range(len(totals)):
        totals[seat] = tables.points[seat] if over else row_layout.tally(row, seat, POINTS)


@inlined
def used(tables: Tables, row: Game, seat: int, uses: Totals) -> None:
    """The cards a seat won."""
    count(tables.known, row, seat, uses)


@inlined
def legal(tables: Tables, row: Game, seat: int, into: NDArray[np.uint16]) -> int:
    """The moves of the seat that is due."""
    return kernel.legal(tables.known, row, seat, into)


@inlined
def observe(tables: Tables, row: Game, seat: int, totals: Totals, into: NDArray[np.int32]) -> None:
    """The observation of a seat, as `layouts/dicetto.py` lays it out."""
    players, turn, cards = len(totals), row[SEAT], len(tables.known.cards)
    into[0] = turn == seat and not kernel.is_over(tables.known, row)
    into[ROLLS_AT] = row_layout.rolls_left(row)
    clear(into, HAND_AT, ROLLS_AT - HAND_AT)
    for place in range(DICE):
        if row[LAID + place] == IN_HAND and row[FACE + place] > 0:
            into[HAND_AT - 1 + row[FACE + place]] += 1
    width = SHOWN + players + 8
    for slot in range(SLOTS):
        observe_slot(tables, row, seat, players, slot, into[SLOTS_AT + slot * width :])
    rest = into[SLOTS_AT + SLOTS * width :]
    clear(rest, 0, len(BONUS))
    for dealt in range(row[DEALT]):
        rest[tables.bonus[row[row_layout.BONUS + dealt]]] = 1
    pile, left = rest[len(BONUS) :], row[PILE:]
    copy(left, 0, pile, 0, cards)
    seats = pile[cards:]
    ends = seats[players * len(TALLIED) :]
    for later in range(players):
        other = around(seat, later, players)
        theirs, tallies = seats[later * len(TALLIED) :], row[TALLY + other * COUNTS :]
        for tally in range(len(TALLIED)):
            theirs[tally] = tallies[TALLIED[tally]]
        ends[later] = turn == other
        ends[players + later] = totals[other]


@inlined
def observe_slot(tables: Tables, row: Game, seat: int, players: int, slot: int, into: NDArray[np.int32]) -> None:
    """What is seen of a slot."""
    card = row[ROW + slot] if slot != EXTRA else len(tables.shown) - 2
    shown, faces = tables.shown[card], FACES[row[row_layout.LYING + slot]]  # NO_CARD, -1, is the last line
    copy(shown, 0, into, 0, SHOWN)
    for later in range(players):
        other = around(seat, later, players)
        into[SHOWN + later] = row[OWNER + slot] == other
    behind = into[SHOWN + players :]
    copy(faces, 0, behind, 0, 6)
    behind[6] = row[CHALLENGES] >> slot & 1
    behind[7] = row_layout.kind_at(tables.known, row, slot) >= 0


KERNEL = Kernel(begin, chance, due, play, score, won, used, legal, observe)
