"""Practice: situations to choose in, first those that cost you most, then common ones.

A question answered badly comes back: a few questions later, and again the next time, until it is answered
well. Answers are stored in the user's data folder; losing that file loses nothing else.
"""

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import platformdirs

from noppa.bots.evaluators import evaluator
from noppa.coach.advice import Advice, advise
from noppa.coach.history import history, history_folder
from noppa.core import record_file
from noppa.core.errors import NoppaError
from noppa.core.events import Moved
from noppa.core.options import plain_options
from noppa.core.record import Record, content_hash
from noppa.core.rules import Choose, Move, Rules
from noppa.core.sources import RealDice, Seeded
from noppa.core.table import Policy, Seat, Table
from noppa.games import rules_of

AGAIN_AFTER = 3


@dataclass(frozen=True, slots=True)
class Question:
    """A state in which a seat has to choose; `key` identifies it from one day to the next."""

    key: str
    rules: Rules[Any]
    state: Any
    seat: int
    from_own_game: bool


class Practice:
    """A session of questions about one game, with a memory of those answered badly."""

    def __init__(self, rules: Rules[Any], policy: Policy, seed: int) -> None:
        self.rules, self.policy, self.seed = rules, policy, seed
        self.missed: dict[str, int] = _read_missed()
        self._again: list[tuple[int, Question]] = []
        self._asked = 0
        self._source = self._questions()

    def next(self) -> Question:
        """Return the next question: one that is due again, else a new one."""
        self._asked += 1
        for at, (due, question) in enumerate(self._again):
            if due <= self._asked:
                del self._again[at]
                return question
        return next(self._source)

    def answer(self, question: Question, move: Move) -> tuple[Advice, tuple[Advice, ...]]:
        """Return the value of the chosen move, and all choices, best first; remember a bad answer."""
        choices = advise(question.rules, question.state, question.seat)
        chosen = next(choice for choice in choices if choice.move == move)
        if not good_enough(question, chosen):
            self.missed[question.key] = self.missed.get(question.key, 0) + 1
            self._again.append((self._asked + AGAIN_AFTER, question))
        else:
            self.missed.pop(question.key, None)
        _write_missed(self.missed)
        return chosen, choices

    def _questions(self) -> Iterator[Question]:
        own = list(self._own_decisions())
        yield from (question for question in own if question.key in self.missed)
        yield from self._missed_before()
        yield from (question for question in own if question.key not in self.missed)
        draw = random.Random(self.seed)  # noqa: S311 - questions, not secrets
        while True:
            yield self._common(draw.randrange(10**9))

    def _own_decisions(self) -> Iterator[Question]:
        """Yield the costliest decisions of one's own games, costliest first."""
        played = history(game=self.rules.game.name)
        costly = [(loss, part.file, number) for part in played for number, loss in part.costly]
        for _, file, number in sorted(costly, reverse=True):
            try:
                found = own_question(record_file.load(history_folder() / file), number, f"{file}:{number}")
            except NoppaError:
                continue
            if found is not None:
                yield found

    def _missed_before(self) -> Iterator[Question]:
        """Yield the common questions answered badly on another day."""
        for key in self.missed:
            variant, _, seed = key.rpartition(":")
            if variant == self._variant_key and seed.isdecimal():
                yield self._common(int(seed))

    def _common(self, seed: int) -> Question:
        return common_question(self.rules, self.policy, seed)

    @property
    def _variant_key(self) -> str:
        return variant_key(self.rules)


def own_question(record: Record, number: int, key: str) -> Question | None:
    """Return the state in which event `number` of a record was played; None if that is not a move."""
    made = rules_of(record)
    table = record.replay(made)
    entry = next((entry for entry in table.history if entry.number == number), None)
    if entry is None or not isinstance(entry.step, Moved):
        return None
    final_only = isinstance(table.source, RealDice) and not table.source.every_roll
    state = evaluator(made).final_only(entry.before) if final_only else entry.before
    return Question(key, made, state, entry.step.seat, from_own_game=True)


def common_question(rules: Rules[Any], policy: Policy, seed: int) -> Question:
    """Return a state of an ordinary game in which there is a choice; the same for the same seed."""
    seats = [Seat(str(seat), "bot", "player") for seat in range(rules.game.least_players)]
    table = Table(rules, seats, Seeded(seed), {"player": policy})
    open_ones = []
    while table.step():
        asked = rules.pending(table.state)
        if isinstance(asked, Choose) and len(rules.moves(table.state, asked.seats[0])) > 1:
            open_ones.append((table.state, asked.seats[0]))
    state, seat = open_ones[seed % len(open_ones)]
    return Question(f"{variant_key(rules)}:{seed}", rules, state, seat, from_own_game=False)


def variant_key(rules: Rules[Any]) -> str:
    """Return the part of a common question's key that identifies the rules."""
    return f"{rules.game.name}:{content_hash(plain_options(rules.options))[:12]}"


def good_enough(question: Question, chosen: Advice) -> bool:
    """Return whether a choice costs next to nothing."""
    return chosen.loss <= evaluator(question.rules).grain


def _file() -> Path:
    return platformdirs.user_data_path("noppa") / "practice.json"


def _read_missed() -> dict[str, int]:
    try:
        data = json.loads(_file().read_text(encoding="utf-8"))
        return {str(key): int(count) for key, count in data.items()}
    except (OSError, ValueError, AttributeError, TypeError):
        return {}


def _write_missed(missed: dict[str, int]) -> None:
    try:
        _file().parent.mkdir(parents=True, exist_ok=True)
        _file().write_text(json.dumps(missed, indent=2), encoding="utf-8")
    except OSError:
        return  # practice without a memory is still practice
