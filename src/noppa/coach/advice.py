"""Advice: every legal move with its value, best first."""

from dataclasses import dataclass
from typing import Any

from noppa.bots.evaluators import evaluator
from noppa.core.errors import IllegalMove
from noppa.core.reason import CHANCE, Reason
from noppa.core.rules import Move, Rules

COSTLY = 10
"""A choice is mentioned if it costs at least this many times the grain."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A legal move: its value, its loss against the best move, the coach's wording, and the reasons."""

    move: Move
    value: float
    loss: float
    unit: str
    exact: bool
    instruction: Reason
    why: tuple[Reason, ...]


def advise(rules: Rules[Any], state: Any, seat: int) -> tuple[Advice, ...]:
    """Return every legal move of a seat, best first; equal ones in the order of the rules.

    Raises `IllegalMove` if the seat is not due.
    """
    if not rules.moves(state, seat):
        raise IllegalMove("advice-not-due", seat=seat, legal=())
    game_evaluator = evaluator(rules)
    unit = game_evaluator.unit
    observed = rules.observed(state, seat)
    values = game_evaluator.move_values(observed, seat)
    best = max(values.values())
    advice = []
    for move in sorted(values, key=lambda move: -values[move]):
        why = game_evaluator.reasons(observed, seat, move)
        instruction = game_evaluator.instruction(observed, seat, move)
        value = values[move]
        settled = unit == CHANCE and value in (0.0, 1.0)  # nothing is left to estimate
        advice.append(Advice(move, value, best - value, unit, game_evaluator.exact or settled, instruction, why))
    return tuple(advice)


def is_costly(rules: Rules[Any], choice: Advice) -> bool:
    """Return whether a choice cost enough to mention."""
    return choice.loss >= COSTLY * evaluator(rules).grain
