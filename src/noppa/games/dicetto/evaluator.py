"""Values the positions of Dicetto for a seat: its chance to win, with a shared win counted in part.

A turn is computed exactly, with its rolls, keeps, placings and battles, from the chances that the native core computes
for the table at the end of the turn (`native/dicetto/values.c`); so an estimate changes only from turn to turn.
"""

from array import array
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from typing import ClassVar

from noppa.core.dice import Dice, multiset, multisets, ways
from noppa.core.errors import BadRecord, IllegalMove
from noppa.core.reason import Reason
from noppa.core.rules import Draw, Move, Over, Roll
from noppa.games.dicetto import reasons
from noppa.games.dicetto.odds import DICE
from noppa.games.dicetto.packing import numbers, pack, tables_of
from noppa.games.dicetto.rules import Dicetto
from noppa.games.dicetto.state import IN_HAND, State
from noppa.native import call, hold
from noppa.native.games import LEVELS, playouts

MOST_TURNS = 256
"""How many computed turns are cached."""
MOST_PLAYERS = 4
NO_OUTLOOK: "array[float]" = array("d")


class Evaluator:
    """The values of positions and moves under given rules."""

    unit = "chance"
    exact = False
    kinds = reasons.KINDS
    grain = 0.005
    bands = (("flawless", 0.0002), ("master", 0.002), ("expert", 0.005), ("skilled", 0.012), ("casual", 0.03))
    careless: ClassVar = {"medium": 0.008, "easy": 0.03}

    def __init__(self, rules: Dicetto, progress: Callable[[float], None] = lambda _done: None) -> None:
        self.rules = rules
        self._tables = hold(tables_of(rules))
        levels = bytes([LEVELS.index("hard")] * MOST_PLAYERS)
        self._workspace = bytearray(call("games_room", self._tables, b"", levels, 1))
        self._turn = lru_cache(maxsize=MOST_TURNS)(self._look)
        progress(1.0)

    def value(self, state: State, seat: int) -> float:
        """Return a seat's chance to win."""
        self._check_seat(state, seat)
        if self.rules.is_over(state):
            return self.final(state, seat)
        if self.rules.battles_at_once and state.challenges:
            return self.mean(state, seat)
        if state.laid != IN_HAND or isinstance(self.rules.pending(state), Draw):
            return self._look(pack(self.rules, state))[seat]
        hand = state.rolls_left * len(numbers()) + numbers()[state.hand]
        return self._outlook(state)[hand * MOST_PLAYERS + seat]

    def final(self, state: State, seat: int) -> float:
        """Return a seat's share of the win in a game that is over."""
        pending = self.rules.pending(state)
        if not isinstance(pending, Over):
            raise BadRecord("review-unfinished", game=self.rules.game.name)
        return float(seat in pending.winners) / len(pending.winners)

    def move_values(self, state: State, seat: int) -> dict[Move, float]:
        """Return the chance to win after each legal move, in the order the rules offer them."""
        self._check_seat(state, seat)
        if seat != state.seat or not self.rules.moves(state, seat):
            raise IllegalMove("advice-not-due", seat=seat, legal=())
        most, actions = call("most_moves", self._tables), self.rules.actions
        moves, values = array("H", bytes(2 * most)), array("d", bytes(8 * most))
        row, outlook = pack(self.rules, state), self._outlook(state) if state.rolls_left else NO_OUTLOOK
        count = call("dicetto_move_values", self._tables, outlook, row, self._workspace, moves, values)
        return {actions[move]: value for move, value in zip(moves[:count], values, strict=False)}

    def mean(self, state: State, seat: int) -> float:
        """Return the mean value over everything that may come up next: in a battle it matters whose die is which."""
        pending = self.rules.pending(state)
        match pending:
            case Draw(deck=deck):
                after = [(self.rules.draw(state, card), count) for card, count in deck.items()]
                return sum(count * self.value(position, seat) for position, count in after) / sum(deck.values())
            case Roll() if self.rules.battle_is_due(state):
                return sum(self.value(self.rules.roll(state, dice), seat) for dice in ((2, 1), (1, 2))) / 2
            case Roll(dice=dice):
                lying, outlook = _lying(state), self._outlook(state)
                first = (state.rolls_left - 1) * len(numbers())
                rolls = [(first + numbers()[multiset(lying + roll)], ways(roll)) for roll in multisets(dice)]
                total = sum(count * outlook[at * MOST_PLAYERS + seat] for at, count in rolls)
                return total / sum(count for _, count in rolls)
            case _:
                return self.value(state, seat)

    def final_only(self, state: State) -> State:
        """Return the position as if no roll were left in the turn."""
        return replace(state, rolls=state.rolls + state.rolls_left)

    def instruction(self, state: State, seat: int, move: Move) -> Reason:
        """Return a move as the coach says it."""
        return reasons.instruction(self.rules, state, seat, move)

    def reasons(self, state: State, seat: int, move: Move) -> tuple[Reason, ...]:
        """Return what a move plays for, and at what risk."""
        return reasons.reasons(self, state, seat, move)

    def decision_kind(self, state: State, seat: int, move: Move, best: Move) -> str:
        """Return the kind of a decision: dice to keep, a free card, dice to send back, a battle, or to end the turn."""
        return reasons.decision_kind(self.rules, state, seat, move, best)

    def finishes(self, state: State, games: int, seed: int) -> list[list[int]]:
        """Return the final scores of all seats in games played out by the quick player: games × seats."""
        return playouts(self._tables, b"", pack(self.rules, state), len(state.won), games, seed)[0]

    def _check_seat(self, state: State, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < len(state.won):
            raise IllegalMove("seat-unknown", seat=str(seat), legal=tuple(map(str, range(len(state.won)))))

    def _outlook(self, state: State) -> "array[float]":
        """Return the values of every hand of a turn in which no die is placed yet, by the rolls left."""
        return self._turn(pack(self.rules, replace(state, extra=False, rolls=1, dice=(1,) * DICE)))

    def _look(self, position: bytes) -> "array[float]":
        """Return the values of every hand by the rolls left, or of this position as the first numbers."""
        outlook = array("d", bytes(call("dicetto_outlook_size")))
        call("dicetto_look", self._tables, position, self._workspace, outlook)
        return outlook


def _lying(state: State) -> Dice:
    """Return the dice that are not rolled again."""
    return multiset(die for die in state.dice if die is not None)
