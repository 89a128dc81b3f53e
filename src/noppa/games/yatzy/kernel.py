"""Yatzy compiled: one game in progress is a row of small integers, a batch of games a matrix.

The row holds how many play, whose turn it is, how often they have rolled, the row they declared
(or NONE), the five dice by place (0 where one is rolled next), and then fifteen rows of the pad for
each seat, NONE where nothing is written. Moves go by their numbers in `rules.actions`.
"""

import numpy as np
from numpy.typing import NDArray

from noppa.games.yatzy.random_play import random_games
from noppa.games.yatzy.rows import BONUS, PLACE, ROWS, UPPER
from noppa.games.yatzy.rules import DICE, ROLLS, State, Yatzy
from noppa.games.yatzy.solver import CHANCE
from noppa.games.yatzy.tables import DECLARE, FIRST_ROLL, KEEP, SCORE, Tables, declarable, fillable, tables_of, written
from noppa.kernels.compiled import lean
from noppa.kernels.lattice import Indices
from noppa.kernels.places import lay_dice, roll_places, to_roll
from noppa.kernels.streams import Words

__all__ = [
    "begin",
    "chance",
    "due",
    "legal",
    "pack",
    "play",
    "random_games",
    "roll",
    "scores",
    "tables_of",
    "unpack",
]

PLAYERS, SEAT, ROLLED, DECLARED, FIRST_DIE = range(5)
COLUMNS = FIRST_DIE + DICE
NONE = -1

Game = NDArray[np.int16]


def pack(rules: Yatzy, state: State) -> Game:
    """The row of a position."""
    del rules
    declared = NONE if state.declared is None else PLACE[state.declared]
    dice = [0 if die is None else die for die in state.dice]
    rows = [NONE if value is None else value for column in state.columns for value in column]
    return np.array([len(state.columns), state.seat, state.rolls, declared, *dice, *rows], dtype=np.int16)


def unpack(rules: Yatzy, game: Game) -> State:
    """The position of a row."""
    del rules
    numbers = [int(number) for number in game]
    rows = [None if value == NONE else value for value in numbers[COLUMNS:]]
    return State(
        columns=tuple(tuple(rows[at : at + len(ROWS)]) for at in range(0, len(rows), len(ROWS))),
        seat=numbers[SEAT],
        dice=tuple(die or None for die in numbers[FIRST_DIE:COLUMNS]),
        rolls=numbers[ROLLED],
        declared=None if numbers[DECLARED] == NONE else ROWS[numbers[DECLARED]],
    )


@lean
def begin(_tables: Tables, game: Game, players: int) -> None:
    """The first position."""
    game[PLAYERS], game[SEAT] = players, 0
    begin_turn(game)
    for place in range(COLUMNS, COLUMNS + players * len(ROWS)):
        game[place] = NONE


@lean
def begin_turn(game: Game) -> None:
    """No dice on the table, nothing declared."""
    game[ROLLED], game[DECLARED] = 0, NONE
    for place in range(FIRST_DIE, COLUMNS):
        game[place] = 0


@lean
def filled(game: Game, seat: int) -> int:
    """The rows a seat has filled, a bit each."""
    start = COLUMNS + seat * len(ROWS)
    mask = 0
    for row in range(len(ROWS)):
        if game[start + row] != NONE:
            mask |= 1 << row
    return mask


@lean
def due(_tables: Tables, game: Game) -> int:
    """The seat that chooses next; NONE when the game is over."""
    seat = int(game[SEAT])
    start = COLUMNS + seat * len(ROWS)
    for row in range(start, start + len(ROWS)):
        if game[row] == NONE:
            return seat
    return NONE


@lean
def rolls_next(tables: Tables, game: Game) -> bool:
    """Whether dice are to be rolled."""
    if due(tables, game) == NONE or (tables.scores.declares and game[DECLARED] == NONE):
        return False
    return to_roll(game, FIRST_DIE, COLUMNS) > 0


@lean
def roll(_tables: Tables, game: Game, dice: Indices) -> None:
    """What follows from given dice, at the places to be rolled in ascending order."""
    lay_dice(game, FIRST_DIE, COLUMNS, dice)
    game[ROLLED] += 1


@lean
def chance(tables: Tables, game: Game, stream: Words) -> None:
    """Roll what is to be rolled, by the first word of a stream."""
    if rolls_next(tables, game):
        roll_places(game, FIRST_DIE, COLUMNS, stream, 0)
        game[ROLLED] += 1


@lean
def roll_number(tables: Tables, game: Game) -> int:
    """The number of the roll on the table, among the full rolls."""
    dice = 0
    for place in range(FIRST_DIE, COLUMNS):
        dice = int(np.int64(tables.plus[dice, game[place] - 1]))
    return dice - FIRST_ROLL


@lean
def legal(tables: Tables, game: Game, seat: int, into: Indices) -> int:
    """The numbers of the legal moves in the order of the rules, and how many they are."""
    mask, declared, count = filled(game, seat), int(game[DECLARED]), 0
    if seat != due(tables, game) or rolls_next(tables, game):
        return 0
    if tables.scores.declares and declared == NONE:
        return into_rows(declarable(tables.scores.last_resort, mask), DECLARE, into, 0)
    lying = roll_number(tables, game)
    if game[ROLLED] < ROLLS:
        for at in range(tables.first_keep[lying], tables.first_keep[lying + 1]):
            into[count] = KEEP + np.int64(tables.keeps[at])
            count += 1
    rows = fillable(tables.scores.last_resort, mask, declared, tables.scores.scoring[lying])
    if declared > CHANCE and rows == (1 << CHANCE | 1 << declared):
        into[count], into[count + 1] = SCORE + declared, SCORE + CHANCE  # the declared row comes first
        return count + 2
    return into_rows(rows, SCORE, into, count)


@lean
def into_rows(rows: int, first: int, into: Indices, count: int) -> int:
    """Add the moves of these rows, whose numbers begin with the first, to so many others."""
    for row in range(len(ROWS)):
        if rows >> row & 1:
            into[count] = first + row
            count += 1
    return count


@lean
def play(tables: Tables, game: Game, seat: int, action: int) -> None:
    """What follows from a legal move."""
    if action < KEEP:
        game[DECLARED] = action - DECLARE
    elif action < SCORE:
        keep(tables, game, action - KEEP)
    else:
        row = action - SCORE
        points = int(np.int64(tables.points[roll_number(tables, game), row]))
        game[COLUMNS + seat * len(ROWS) + row] = written(int(game[DECLARED]), row, points)
        game[SEAT] = (seat + 1) % game[PLAYERS]
        begin_turn(game)


@lean
def keep(tables: Tables, game: Game, kept: int) -> None:
    """Leave the kept dice; of equal ones the lowest places stay."""
    for shown in range(6):
        left = int(np.int64(tables.faces[kept, shown]))
        for place in range(FIRST_DIE, COLUMNS):
            if game[place] == shown + 1:
                if left > 0:
                    left -= 1
                else:
                    game[place] = 0


@lean
def scores(tables: Tables, game: Game, into: Indices) -> None:
    """The total of every seat as the pad stands."""
    for seat in range(game[PLAYERS]):
        start, upper, total = COLUMNS + seat * len(ROWS), 0, 0
        for row in range(len(ROWS)):
            points = max(0, int(game[start + row]))
            total += points
            if row < len(UPPER):
                upper += points
        into[seat] = total + (BONUS if upper >= tables.bonus_from else 0)
