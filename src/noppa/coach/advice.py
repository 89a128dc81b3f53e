"""Advice: every legal move with what it is worth, best first."""

from dataclasses import dataclass
from typing import Any

from noppa.bots.evaluators import evaluator
from noppa.core.errors import IllegalMove, Plain
from noppa.core.rules import Move, Rules
from noppa.locale import Messages

COSTLY = 10
"""A choice is remarked upon when it costs as many grains."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A legal move: its value, what it loses against the best one, and why in a line.

    `reason` is the English sentence; `code` and `params` are what other languages make theirs from.
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
    """Every legal move of a seat, best first; of equal ones in the order the rules offer them."""
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
    """Whether a choice cost enough to be worth a remark."""
    return choice.loss >= COSTLY * evaluator(rules).grain
