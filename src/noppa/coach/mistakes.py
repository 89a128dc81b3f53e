"""Explanations of the mistakes in a reviewed game: why the better choice was better."""

from dataclasses import dataclass
from typing import Any

from noppa.bots.evaluators import evaluator
from noppa.coach.review import Decision, Review, is_final_roll
from noppa.core.errors import Plain
from noppa.core.record import Record
from noppa.core.rules import Rules
from noppa.games import rules_of
from noppa.locale import Messages


@dataclass(frozen=True, slots=True)
class Mistake:
    """A decision that cost something, and the reason for the best move.

    `better` is that move's entry in the view. `reason` is the English sentence; other languages make theirs
    from `code` and `params`.
    """

    decision: Decision
    better: dict[str, Plain]
    reason: str
    code: str
    params: dict[str, Plain]


def mistakes(record: Record, found: Review, most: int = 5) -> tuple[Mistake, ...]:
    """Return the costliest decisions, at most so many per seat, in the order of the game."""
    rules = rules_of(record)
    known, say = evaluator(rules), Messages()
    history = record.replay(rules).history
    places = {entry.number: at for at, entry in enumerate(history)}
    explained = []
    for decision in (decision for seat in found.seats for decision in seat.costliest(most)):
        at = places[decision.number]
        before = history[at].before
        if found.final_dice_only and at > 0 and is_final_roll(history, at - 1):
            before = known.final_only(before)
        why = known.reason(before, decision.seat, rules.parse(decision.best))
        sentence = say.reason(why.code, why.params, rules.game.name)
        better = move_entry(rules, before, decision.seat, decision.best)
        explained.append(Mistake(decision, better, sentence, why.code, why.params))
    return tuple(sorted(explained, key=lambda each: each.decision.number))


def move_entry(rules: Rules[Any], state: Any, seat: int, move: str) -> dict[str, Plain]:
    """Return the entry of a legal move in a seat's view, with its parts and what it would score."""
    moves: list[dict[str, Plain]] = rules.view(state, seat)["moves"]
    return next(entry for entry in moves if entry["move"] == move)
