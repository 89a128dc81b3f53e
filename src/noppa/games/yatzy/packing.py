"""Packs Yatzy for the native core: the rules that its tables are computed from, and positions."""

from collections.abc import Mapping
from functools import cache
from struct import Struct

from noppa.core.dice import Dice, multiset, multisets
from noppa.games.yatzy.rows import BONUS, PLACE, ROWS, UPPER, Row, row_points
from noppa.games.yatzy.rules import Yatzy
from noppa.games.yatzy.state import DICE, ROLLS, Column, State
from noppa.native import prepare

NUMBER = 0
"""The number of the game in the core: see `enum game_number` in `native/game.h`."""
HEAD = Struct("<8BH6x")
ROW = Struct("<4BHxx")
SEAT = Struct("<4H")
NO_ROW = len(ROWS)
MOST_MOVES = 2**DICE + len(ROWS)
"""Every keep of a roll and every row."""


def tables_of(rules: Yatzy) -> bytearray:
    """Return the core's tables for these rules, cached."""
    return _tables(rules_bytes(rules))


def rules_bytes(rules: Yatzy) -> bytes:
    """Return the rules as the core reads them: the options, and what every roll scores in every row."""
    options = rules.declares, rules.last_resort, BONUS, rules.bonus_from
    head = HEAD.pack(len(ROWS), len(UPPER), DICE, ROLLS, PLACE[Row.CHANCE], *options)
    scored = [row_points(roll, sum_plus_fifty=rules.sum_plus_fifty) for roll in multisets(DICE)]
    return head + bytes(points[row] for points in scored for row in ROWS)


@cache
def _tables(rules: bytes) -> bytearray:
    return prepare(NUMBER, rules)


def row_size(players: int) -> int:
    """Return how many bytes a position takes for a number of players."""
    return ROW.size + players * SEAT.size


def pack(rules: Yatzy, state: State) -> bytes:
    """Return a position as the core reads it, with the faces of the dice but not their places."""
    del rules
    declared = NO_ROW if state.declared is None else PLACE[state.declared]
    lying = _numbers()[multiset(die for die in state.dice if die is not None)]
    head = ROW.pack(len(state.columns), state.seat, state.rolls, declared, lying)
    return head + b"".join(map(_seat, state.columns))


def _seat(column: Column) -> bytes:
    scored = sum(1 << place for place, points in enumerate(column) if points)
    filled, upper = filled_rows(column)
    return SEAT.pack(filled, scored, upper, sum(points or 0 for points in column))


def filled_rows(column: Column) -> tuple[int, int]:
    """Return the rows that are filled, a bit each, and the upper points."""
    filled = sum(1 << place for place, points in enumerate(column) if points is not None)
    return filled, sum(points or 0 for points in column[: len(UPPER)])


@cache
def _numbers() -> Mapping[Dice, int]:
    """Return the numbers of the multisets of at most five dice, by size and then in ascending order."""
    return {dice: at for at, dice in enumerate(dice for size in range(DICE + 1) for dice in multisets(size))}
