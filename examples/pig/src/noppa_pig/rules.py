"""The rules of Pig, with one die or with two.

A turn is a roll and then, as often as the player likes, another. The pips add up. A one ends the turn and its points
are lost; two ones at once cost everything banked as well. Whoever holds banks the points. The first who banks enough
to reach the target wins.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from noppa.core.dice import Dice
from noppa.core.errors import Plain
from noppa.core.options import Edition, Game, Value
from noppa.core.rules import Choose, Item, Move, Pending, Roll, Rules, Sheet, over


@dataclass(frozen=True, slots=True)
class Choice(Move):
    """What a player may do after a roll."""

    text: str

    def __str__(self) -> str:
        return self.text


HOLD, AGAIN = Choice("hold"), Choice("again")


@dataclass(frozen=True, slots=True)
class State:
    """Who has banked what, whose turn it is, its points so far, the last roll, and whether dice are rolled next."""

    banked: tuple[int, ...]
    seat: int = 0
    points: int = 0
    dice: Dice = ()
    rolling: bool = True


class Pig(Rules[State]):
    """Pig with its options settled."""

    state_type = State

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
        """Return the roll or the choice that comes next, or the end once somebody has reached the target."""
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
        left = 0 if dice == (1, 1) else state.banked[state.seat]
        return self._next_turn(state, left, dice)

    def _play(self, state: State, seat: int, move: Move) -> State:
        if move == AGAIN:
            return replace(state, rolling=True)
        return self._next_turn(state, state.banked[seat] + state.points, state.dice)

    def _next_turn(self, state: State, banked: int, dice: Dice) -> State:
        """Return the state after a turn which leaves its seat so many points."""
        everybody = (*state.banked[: state.seat], banked, *state.banked[state.seat + 1 :])
        return State(everybody, (state.seat + 1) % len(everybody), dice=dice)

    def sheet(self, state: State) -> tuple[Sheet, ...]:
        """Return for each seat what it has banked, and what it has at risk in this turn."""
        risked = (state.points if seat == state.seat else 0 for seat in range(len(state.banked)))
        return tuple(
            Sheet((Item("banked", banked), Item("turn", points)))
            for banked, points in zip(state.banked, risked, strict=True)
        )

    def _facts(self, state: State, seat: int | None) -> dict[str, Plain]:
        del seat
        ended = max(state.banked) >= self.target
        return {"turn": None if ended else state.seat, "target": self.target, "dice": list(state.dice)}

    def _outlook(self, state: State, seat: int, move: Move) -> dict[str, Plain]:
        total = state.banked[seat] + state.points
        return {"kind": str(move), "points": state.points, "wins": move == HOLD and total >= self.target}
