"""Advice: every legal move with its value, best first."""

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from noppa.bots.evaluators import Evaluator, evaluator
from noppa.core.errors import IllegalMove
from noppa.core.reason import CHANCE, Reason
from noppa.core.rules import Move, Rules

COSTLY = 10
"""A choice is mentioned if it costs at least this many times the grain."""


@dataclass(frozen=True)
class Position:
    """Where a seat has to choose, and what values its moves."""

    evaluator: Evaluator
    state: Any
    seat: int


@dataclass(frozen=True)
class Advice:
    """A legal move: its value, and its loss against the best move. Its words are worked out when they are read."""

    move: Move
    value: float
    loss: float
    unit: str
    exact: bool
    position: Position = field(repr=False, compare=False)

    @cached_property
    def instruction(self) -> Reason:
        """The coach's wording of the move."""
        return self.position.evaluator.instruction(self.position.state, self.position.seat, self.move)

    @cached_property
    def why(self) -> tuple[Reason, ...]:
        """Up to three reasons for the move's value, the most important first."""
        return self.position.evaluator.reasons(self.position.state, self.position.seat, self.move)


def advise(rules: Rules[Any], state: Any, seat: int) -> tuple[Advice, ...]:
    """Return every legal move of a seat, best first; equal ones in the order of the rules.

    Raises `IllegalMove` if the seat is not due.
    """
    if not rules.moves(state, seat):
        raise IllegalMove("advice-not-due", seat=seat, legal=())
    game_evaluator = evaluator(rules)
    unit = game_evaluator.unit
    position = Position(game_evaluator, rules.observed(state, seat), seat)
    values = game_evaluator.move_values(position.state, seat)
    best = max(values.values())
    advice = []
    for move in sorted(values, key=lambda move: -values[move]):
        value = values[move]
        settled = unit == CHANCE and value in (0.0, 1.0)  # nothing is left to estimate
        advice.append(Advice(move, value, best - value, unit, game_evaluator.exact or settled, position))
    return tuple(advice)


def is_costly(rules: Rules[Any], choice: Advice) -> bool:
    """Return whether a choice cost enough to mention."""
    return choice.loss >= COSTLY * evaluator(rules).grain
