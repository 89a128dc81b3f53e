"""Values the positions of KIVI for a seat: its expected lead over its strongest rival.

Within a turn the value is exact, given the values of the positions after it; those are learned, or
computed on a custom board. So the estimate shifts only from one turn to the next.
"""

from array import array
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from typing import ClassVar

from noppa.core.errors import BadRecord, IllegalMove
from noppa.core.keeps import Keep
from noppa.core.reason import Reason
from noppa.core.rules import Move, Over
from noppa.games.kivi import reasons
from noppa.games.kivi.moves import Place, TakeOver
from noppa.games.kivi.outlook import SIZE, Outlook
from noppa.games.kivi.packing import number_of, numbers, pack, tables_of
from noppa.games.kivi.rules import Kivi
from noppa.games.kivi.state import ROLLS, STONES, State, Stones, squares_of
from noppa.games.kivi.weights import learned
from noppa.native import call, hold
from noppa.native.games import playouts

MOST_TURNS = 128


class Evaluator:
    """The values of positions and moves under given rules."""

    unit = "lead"
    exact = False
    kinds = reasons.KINDS
    grain = 0.1
    bands = (("flawless", 0.01), ("master", 0.1), ("expert", 0.3), ("skilled", 0.7), ("casual", 1.5))
    careless: ClassVar = {"medium": 0.8, "easy": 3.0}

    def __init__(self, rules: Kivi, progress: Callable[[float], None] = lambda _done: None) -> None:
        self.rules = rules
        self._tables = hold(tables_of(rules))
        self._weights = learned(rules.board)
        self._turn = lru_cache(maxsize=MOST_TURNS)(self._compute_outlook)
        progress(1.0)

    def value(self, state: State, seat: int) -> float:
        """Return the lead that a seat may expect at the end."""
        if isinstance(self.rules.pending(state), Over):
            return self.final(state, seat)
        self._check(state, seat)
        later = (seat - state.seat) % len(state.hands)
        return self._outlook(state).worth(ROLLS - state.rolls, number_of(state), later)

    def move_values(self, state: State, seat: int) -> dict[Move, float]:
        """Return the lead that a seat may expect after each legal move, in the order the rules offer them."""
        moves = self.rules.moves(state, seat)
        if seat != state.seat or not moves:
            raise IllegalMove("advice-not-due", seat=seat, legal=())
        self._check(state, seat)
        outlook, left, number = self._outlook(state), ROLLS - state.rolls, numbers()
        return {
            move: outlook.worth(left, number[move.dice]) if isinstance(move, Keep) else self._lead(state, outlook, move)
            for move in moves
        }

    def _lead(self, state: State, outlook: Outlook, move: Move) -> float:
        """Return the lead of the seat in turn after a placement or the box."""
        if not isinstance(move, Place | TakeOver):
            return outlook.placed(len(state.stones))
        square = self.rules.board.numbers[move.square]
        owner = state.stones[square]
        if not isinstance(move, TakeOver) or owner is None:
            return outlook.placed(square)
        players, rest = len(state.hands), squares_of(state.stones, owner) - {square}
        gain = self.rules.tally(rest | {self.rules.board.numbers[move.to]}).total - self.rules.tally(rest).total
        return outlook.taken_over(square, (owner - state.seat) % players, gain, players)

    def final(self, state: State, seat: int) -> float:
        """Return the lead of a seat by the points as they stand."""
        self._check_seat(state, seat)
        points = [sheet.total for sheet in self.rules.sheet(state)]
        own = points.pop(seat)
        return float(own - max(points))

    def final_only(self, state: State) -> State:
        """Return the position as if no roll were left, for turns of which only the final dice are known."""
        return replace(state, rolls=ROLLS)

    def _outlook(self, state: State) -> Outlook:
        """Return the core's outlook on the turn in progress, from its start."""
        return self._turn(state.stones, state.hands, state.seat)

    def _compute_outlook(self, stones: Stones, hands: tuple[int, ...], seat: int) -> Outlook:
        players = len(hands)
        network = b"" if self._weights is None else self._weights.network(players)
        room, written = bytearray(call("games_room", self._tables, network, bytes(players), 1)), bytearray(SIZE)
        call("kivi_look", self._tables, network, pack(self.rules, State(stones, hands, seat)), room, written)
        return Outlook(written)

    def instruction(self, state: State, seat: int, move: Move) -> Reason:
        """Return a move as the coach says it."""
        return reasons.instruction(self.rules, state, seat, move)

    def reasons(self, state: State, seat: int, move: Move) -> tuple[Reason, ...]:
        """Return what a move adds, keeps from others, or aims at."""
        return reasons.reasons(self, state, seat, move)

    def turn_ends(self, state: State, seat: int, move: Move) -> "array[float]":
        """Return the chances that the turn ends on each square, and last in the box, after a keep."""
        after = self.rules.play(state, seat, move)
        return self._outlook(state).ends(ROLLS - after.rolls, number_of(after), len(state.stones))

    def decision_kind(self, state: State, seat: int, move: Move, best: Move) -> str:
        """Return the kind of a decision: dice to keep, rolling on, a square, a square to block, or a take-over."""
        return reasons.decision_kind(self.rules, state, seat, move, best)

    def finishes(self, state: State, games: int, seed: int) -> list[list[int]]:
        """Return the final scores of all seats in games played out by the computed value: games × seats."""
        self._check(state, state.seat)
        return playouts(self._tables, b"", pack(self.rules, state), len(state.hands), games, seed)[0]

    def _check_seat(self, state: State, seat: int) -> None:
        if seat not in range(len(state.hands)):
            raise IllegalMove("seat-unknown", seat=seat, legal=tuple(map(str, range(len(state.hands)))))

    def _check(self, state: State, seat: int) -> None:
        """Raise `BadRecord` for a position that cannot come up, because stones are played in turn."""
        self._check_seat(state, seat)
        players = len(state.hands)
        rounds, moved = divmod(STONES * players - sum(state.hands), players)
        hands = tuple(STONES - rounds - (other < moved) for other in range(players))
        laid = [state.stones.count(other) for other in range(players)]
        possible = (
            len(state.stones) == len(self.rules.board.names)
            and (state.hands, state.seat) == (hands, moved)
            and sum(laid) + state.stones.count(None) == len(state.stones)
            and all(stones + hand <= STONES for stones, hand in zip(laid, hands, strict=True))
        )
        if not possible:
            raise BadRecord("kivi-position-impossible", hands=state.hands, stones=laid, turn=state.seat)
