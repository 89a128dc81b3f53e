"""Why the better choices of a reviewed game were better: a sentence for each decision that mattered."""

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
class Costly:
    """A decision that cost something, and why the best move is worth what it is.

    `better` is that move as a view lists it, with what it is made of. `reason` is the English
    sentence; `code` and `params` are what other languages make theirs from.
    """

    decision: Decision
    better: dict[str, Plain]
    reason: str
    code: str
    params: dict[str, Plain]


def costly(record: Record, found: Review, most: int = 5) -> tuple[Costly, ...]:
    """The costliest decisions of each seat, at most so many a seat, in the order of the game."""
    rules = rules_of(record)
    known, say = evaluator(rules), Messages()
    history = record.replay(rules).history
    places = {entry.number: at for at, entry in enumerate(history)}
    told = []
    for decision in (decision for seat in found.seats for decision in seat.costliest(most)):
        at = places[decision.number]
        before = history[at].before
        if found.final_dice_only and at > 0 and is_final_roll(history, at - 1):
            before = known.final_only(before)
        why = known.reason(before, decision.seat, rules.parse(decision.best))
        sentence = say.reason(why.code, why.params, rules.game.name)
        better = listed(rules, before, decision.seat, decision.best)
        told.append(Costly(decision, better, sentence, why.code, why.params))
    return tuple(sorted(told, key=lambda each: each.decision.number))


def listed(rules: Rules[Any], state: Any, seat: int, move: str) -> dict[str, Plain]:
    """A legal move of a seat as its view lists it, with what it is made of and what it would score."""
    moves: list[dict[str, Plain]] = rules.view(state, seat)["moves"]
    return next(entry for entry in moves if entry["move"] == move)
