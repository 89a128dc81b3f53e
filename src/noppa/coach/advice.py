"""Advice: every legal move with its value, best first."""

from dataclasses import dataclass
from typing import Any

from noppa.bots.evaluators import evaluator
from noppa.core.errors import IllegalMove, Plain
from noppa.core.rules import Move, Rules
from noppa.locale import Messages

COSTLY = 10
"""A choice is mentioned when it costs this many times the grain."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A legal move: its value, what it loses against the best one, and the reason in one sentence.

    `reason` is the English sentence; other languages make theirs from `code` and `params`.
    """

    move: Move
    value: float
    loss: float
    unit: str
    exact: bool
    reason: str
    code: str
    params: dict[str, Plain]


def advise(rules: Rules[Any], state: Any, seat: int) -> tuple[Advice, ...]:
    """Return every legal move of a seat, best first; equal ones in the order the rules list them.

    Raises `IllegalMove` if the seat is not due.
    """
    if not rules.moves(state, seat):
        raise IllegalMove("advice-not-due", seat=seat, legal=())
    known, say = evaluator(rules), Messages()
    seen = rules.observed(state, seat)
    values = known.move_values(seen, seat)
    best = max(values.values())
    advice = []
    for move in sorted(values, key=lambda move: -values[move]):
        why = known.reason(seen, seat, move)
        sentence = say.reason(why.code, why.params, rules.game.name)
        advice.append(
            Advice(move, values[move], best - values[move], known.unit, known.exact, sentence, why.code, why.params)
        )
    return tuple(advice)


def is_costly(rules: Rules[Any], choice: Advice) -> bool:
    """Return whether a choice cost enough to mention."""
    return choice.loss >= COSTLY * evaluator(rules).grain
