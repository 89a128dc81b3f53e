"""The rules of Pig, with one die or with two.

A turn is a roll and then, as often as the player likes, another. The pips add up. A one ends the turn and loses its
points; two ones at once cost everything banked as well. Holding banks the points; reaching the target wins.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TypedDict

from noppa.core.dice import Dice
from noppa.core.options import Edition, Game, Value
from noppa.core.rules import Choose, Item, Move, Pending, Roll, Rules, Sheet, over
from noppa.core.view import ItemView, View


@dataclass(frozen=True, slots=True)
class Choice(Move):
    """What a player may do after a roll."""

    text: str

    def __str__(self) -> str:
        return self.text


HOLD, AGAIN = Choice("hold"), Choice("again")


@dataclass(frozen=True, slots=True)
class State:
    """The banked points, the seat in turn, its points so far, the last roll, and whether dice are rolled next."""

    banked: tuple[int, ...]
    seat: int = 0
    points: int = 0
    dice: Dice = ()
    rolling: bool = True


PositionView = TypedDict("PositionView", {"turn": int | None, "target": int, "dice": list[int]})  # noqa: UP013 - short
ChoiceView = TypedDict("ChoiceView", {"move": str, "kind": str, "points": int, "wins": bool})  # noqa: UP013 - short


class PigView(View[ItemView, ChoiceView], PositionView):
    """Everything a face draws of Pig."""


class Pig(Rules[State]):
    """Pig with its options settled."""

    state_type, view_type = State, PigView

    def __init__(self, game: Game, edition: Edition, options: Mapping[str, Value]) -> None:
        super().__init__(game, edition, options)
        self.target, self.dice = int(options["target"]), int(options["dice"])

    @property
    def actions(self) -> tuple[Move, ...]:
        """Bank the points of the turn, or roll once more."""
        return (HOLD, AGAIN)

    def _start(self, players: int) -> State:
        return State(banked=(0,) * players)

    def pending(self, state: State) -> Pending:
        """Return the roll or choice that comes next, or the end once a player has reached the target."""
        if max(state.banked) >= self.target:
            return over(self.sheet(state))
        if state.rolling:
            return Roll(state.seat, self.dice, tuple(range(self.dice)), waits=state.points == 0)
        return Choose((state.seat,))

    def _moves(self, state: State, seat: int) -> tuple[Move, ...]:
        return self.actions if isinstance(self.pending(state), Choose) and seat == state.seat else ()

    def _roll(self, state: State, dice: Dice) -> State:
        if 1 not in dice:
            return replace(state, points=state.points + sum(dice), dice=dice, rolling=False)
        return self._next_turn(state, 0 if dice == (1, 1) else state.banked[state.seat], dice)

    def _play(self, state: State, seat: int, move: Move) -> State:
        if move == AGAIN:
            return replace(state, rolling=True)
        return self._next_turn(state, state.banked[seat] + state.points, state.dice)

    def _next_turn(self, state: State, banked: int, dice: Dice) -> State:
        totals = (*state.banked[: state.seat], banked, *state.banked[state.seat + 1 :])
        return State(totals, (state.seat + 1) % len(totals), dice=dice)

    def sheet(self, state: State) -> tuple[Sheet, ...]:
        """Return for each seat the points it has banked, and those at risk in this turn."""
        risked = [0] * len(state.banked)
        risked[state.seat] = state.points
        pairs = zip(state.banked, risked, strict=True)
        return tuple(Sheet((Item("banked", banked), Item("turn", points))) for banked, points in pairs)

    def _position_view(self, state: State, _seat: int | None) -> PositionView:
        ended = max(state.banked) >= self.target
        return {"turn": None if ended else state.seat, "target": self.target, "dice": list(state.dice)}

    def _move_view(self, state: State, seat: int, move: Move) -> ChoiceView:
        wins = move == HOLD and state.banked[seat] + state.points >= self.target
        return {"move": str(move), "kind": str(move), "points": state.points, "wins": wins}
