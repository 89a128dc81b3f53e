"""Values the positions of Yatzy for a seat: the exact expected final score under best play.

Other seats do not matter: everybody plays for their own best score.
"""

import threading
from array import array
from collections.abc import Callable
from dataclasses import replace
from typing import ClassVar

from noppa.core.reason import Reason
from noppa.core.rules import Move
from noppa.games.yatzy import reasons
from noppa.games.yatzy.moves import ACTIONS
from noppa.games.yatzy.packing import pack
from noppa.games.yatzy.rows import ROWS
from noppa.games.yatzy.rules import Yatzy
from noppa.games.yatzy.solved import solved
from noppa.games.yatzy.state import ROLLS, State
from noppa.native import Buffer, call
from noppa.native.games import LEVELS, playouts

_local = threading.local()


class Evaluator:
    """The values of positions and moves under given rules."""

    unit = "points"
    exact = True
    grain = 0.1
    bands = (("flawless", 0.005), ("master", 0.15), ("expert", 0.4), ("skilled", 0.9), ("casual", 2.0))
    careless: ClassVar = {"medium": 0.8, "easy": 2.0}

    def __init__(self, rules: Yatzy, progress: Callable[[float], None] = lambda _done: None) -> None:
        self.rules = rules
        self.kinds = reasons.KINDS if rules.declares else reasons.KINDS[:-1]
        self.solved = solved(rules, progress)

    def value(self, state: State, seat: int) -> float:
        """Return the expected final score of a seat."""
        column = state.columns[seat]
        if seat != state.seat or None not in column:
            return sum(points or 0 for points in column) + self.solved.value(column)
        moves, values = self._choices(state, b"")
        return max(values[: max(1, len(moves))])

    def move_values(self, state: State, seat: int) -> dict[Move, float]:
        """Return the expected final score after each legal move, in the order the rules offer them."""
        return dict(zip(*self._choices(state, b""), strict=False)) if seat == state.seat else {}

    def _choices(self, state: State, room: Buffer) -> tuple[list[Move], "array[float]"]:
        """Return the legal moves and their values: before a roll no moves, and the value of the position.

        With room they are those of `win_values`.
        """
        moves, values = array("H", bytes(2 * len(ACTIONS))), array("d", bytes(8 * len(ACTIONS)))
        tables, known = self.solved.tables, self.solved.values
        count = call("yatzy_move_values", tables, known, pack(self.rules, state), room, moves, values)
        return [ACTIONS[move] for move in moves[:count]], values

    def final(self, state: State, seat: int) -> float:
        """Return the value of a finished game: the final score."""
        return float(self.rules.sheet(state)[seat].total)

    def final_only(self, state: State) -> State:
        """Return the position as if no roll were left, for turns of which only the final dice are known."""
        return replace(state, rolls=ROLLS)

    def win_values(self, state: State, seat: int) -> dict[Move, float]:
        """Return the values for a player who wants to win: the chance to win near the end, points before that."""
        return dict(zip(*self._choices(state, self._room()), strict=False)) if seat == state.seat else {}

    def _room(self) -> bytearray:
        """Return the memory of this thread in which the core caches a turn: that of a game of two `hard` players."""
        if not hasattr(_local, "room"):
            levels = bytes([LEVELS.index("hard")] * 2)
            _local.room = bytearray(call("games_room", self.solved.tables, self.solved.values, levels, 1))
        room: bytearray = _local.room
        return room

    def instruction(self, state: State, seat: int, move: Move) -> Reason:
        """Return a move as the coach says it."""
        return reasons.instruction(self.rules, state, seat, move)

    def reasons(self, state: State, seat: int, move: Move) -> tuple[Reason, ...]:
        """Return what a move gives up or aims at."""
        return reasons.reasons(self, state, seat, move)

    def decision_kind(self, state: State, seat: int, move: Move, best: Move) -> str:
        """Return the kind of a decision: dice to keep, a row, a row for the bonus, one to strike, or one to declare."""
        return reasons.decision_kind(self.rules, state, seat, move, best)

    def turn_ends(self, state: State) -> "array[float]":
        """Return the chances that a turn before a roll ends with points in each row, and last that it ends with a 0."""
        chances = array("d", bytes(8 * (len(ROWS) + 1)))
        call("yatzy_turn_ends", self.solved.tables, self.solved.values, pack(self.rules, state), chances)
        return chances

    def finishes(self, state: State, games: int, seed: int) -> list[list[int]]:
        """Return the final scores of all seats in games played out with best play: games × seats."""
        tables, values = self.solved.tables, self.solved.values
        return playouts(tables, values, pack(self.rules, state), len(state.columns), games, seed)[0]
