"""Explains the decisions in a reviewed game: the move, the better one, and why."""

from dataclasses import dataclass
from typing import Any

from noppa.bots.evaluators import evaluator
from noppa.coach.review import Decision, Review, is_final_roll
from noppa.core.errors import Plain
from noppa.core.reason import Reason
from noppa.core.record import Record
from noppa.core.rules import Rules
from noppa.core.table import Entry
from noppa.games import rules_of


@dataclass(frozen=True, slots=True)
class Explained:
    """A decision: the move and the best one in the coach's words, and why that one is best.

    `view` is the seat's view before the move, and `better` the best move's entry in it.
    """

    decision: Decision
    played: Reason
    best: Reason
    better: dict[str, Plain]
    why: tuple[Reason, ...]
    view: dict[str, Any]


class Explainer:
    """Explains the decisions of one finished game."""

    def __init__(self, record: Record, found: Review) -> None:
        self.rules = rules_of(record)
        self.found = found
        self.history: list[Entry] = record.replay(self.rules).history
        self._index = {entry.number: index for index, entry in enumerate(self.history)}

    def explain(self, decision: Decision) -> Explained:
        """Return a decision with its explanation."""
        rules, game_evaluator, seat = self.rules, evaluator(self.rules), decision.seat
        index = self._index[decision.number]
        before = rules.observed(self.history[index].before, seat)
        if self.found.final_dice_only and index > 0 and is_final_roll(self.history, index - 1):
            before = game_evaluator.final_only(before)
        best = rules.parse(decision.best)
        why = game_evaluator.reasons(before, seat, best)
        view = rules.view(before, seat)
        return Explained(
            decision,
            game_evaluator.instruction(before, seat, rules.parse(decision.move)),
            game_evaluator.instruction(before, seat, best),
            move_entry(rules, before, seat, decision.best),
            why,
            dict(view),
        )


def mistakes(record: Record, found: Review, most: int = 5) -> tuple[Explained, ...]:
    """Return the costliest decisions, at most that many per seat, in the order of the game."""
    explainer = Explainer(record, found)
    costly = [decision for seat in found.seats for decision in seat.costliest(most)]
    return tuple(explainer.explain(decision) for decision in sorted(costly, key=lambda decision: decision.number))


def move_entry(rules: Rules[Any], state: Any, seat: int, move: str) -> dict[str, Plain]:
    """Return the entry of a legal move in a seat's view, with its parts and its score."""
    moves: list[dict[str, Plain]] = rules.view(state, seat)["moves"]
    return next(entry for entry in moves if entry["move"] == move)
