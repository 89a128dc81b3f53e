"""Where what stands in a game's row of integers, what it says there, and how moves are numbered."""

import numpy as np
from numpy.typing import NDArray

from noppa.games.dicetto.compiled.hands import CHANCE, HANDS, PLUS, ROLLED, TOTAL
from noppa.games.dicetto.compiled.tables import COUNTS, KIND, Tables
from noppa.games.dicetto.odds import DICE, ROLLS
from noppa.games.dicetto.state import EXTRA
from noppa.kernels.compiled import lean

Game = NDArray[np.int32]

SLOTS = EXTRA + 1
CHOICES = len(HANDS) - 1
DONE = ROLLED + SLOTS * CHOICES
"""The number of the last move."""
MOST_MOVES = ROLLED + SLOTS * CHOICES + 1
NOBODY = -1
NO_CARD = -1
IN_HAND, LOST = SLOTS, SLOTS + 1
"""Where a die is that lies on no card."""

SEAT, PLAYERS, EXTRA_ROLL, ROLLS_MADE, IS_DONE, CHALLENGES, BEATEN, BEATEN_ORDER, DEALT, LEFT = range(10)
FACE = 10
LAID = FACE + DICE
ROW = LAID + DICE
OWNER = ROW + SLOTS - 1
LYING = OWNER + SLOTS
BONUS = LYING + SLOTS
TALLY = BONUS + 4
MOST_PLAYERS = 4
PILE = TALLY + MOST_PLAYERS * COUNTS


def width(tables: Tables) -> int:
    """How many integers a game takes: after the pile come the cards won, in the order they were won."""
    return PILE + len(tables.cards) + MOST_PLAYERS * tables.room


@lean
def tally(game: Game, seat: int, count: int) -> int:
    """What a seat has of one of the things that are counted."""
    return int(np.intp(game[TALLY + seat * COUNTS + count]))


@lean
def hand_in_turn(game: Game) -> int:
    """The dice that may be placed."""
    hand = 0
    for place in range(DICE):
        if game[LAID + place] == IN_HAND:
            hand = int(np.intp(PLUS[hand, game[FACE + place] - 1]))
    return hand


@lean
def rolls_left(game: Game) -> int:
    """How often the dice may still be rolled: not at all once one is placed."""
    for place in range(DICE):
        if game[LAID + place] != IN_HAND:
            return 0
    return int(ROLLS + game[EXTRA_ROLL] - game[ROLLS_MADE])


@lean
def kind_at(tables: Tables, game: Game, slot: int) -> int:
    """What the card there asks for; −1 where it takes no dice in this turn."""
    closed = game[OWNER + slot] == game[SEAT] or ((game[CHALLENGES] | game[BEATEN]) >> slot) & 1 != 0
    if slot == EXTRA:
        return -1 if closed else CHANCE
    card = game[ROW + slot]
    kind = int(np.intp(tables.cards[card, KIND]))  # where there is no card, of the last one
    return -1 if closed or card == NO_CARD else kind


@lean
def least_at(game: Game, slot: int) -> int:
    """The sum that dice need there: as much as what lies there already."""
    return int(np.intp(TOTAL[game[LYING + slot]])) if game[OWNER + slot] != NOBODY else 0
