"""Practice: positions to choose in, first those that cost you most, then common ones.

What was missed comes back: a few questions later, and again the next time, until it is answered
well. Answers are kept in the user's data folder; losing that file loses nothing else.
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
from noppa.coach.history import folder, history
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
    """A position in which a seat has to choose; `key` names it from one day to the next."""

    key: str
    rules: Rules[Any]
    state: Any
    seat: int
    from_own_game: bool


class Practice:
    """A round of questions in one game, with a memory of those that were missed."""

    def __init__(self, rules: Rules[Any], chooser: Policy, seed: int) -> None:
        self.rules, self.chooser, self.seed = rules, chooser, seed
        self.missed: dict[str, int] = _read_missed()
        self._again: list[tuple[int, Question]] = []
        self._asked = 0
        self._source = self._questions()

    def next(self) -> Question:
        """The next question: a missed one whose time has come, else a new one."""
        self._asked += 1
        for at, (due, question) in enumerate(self._again):
            if due <= self._asked:
                del self._again[at]
                return question
        return next(self._source)

    def answer(self, question: Question, move: Move) -> tuple[Advice, tuple[Advice, ...]]:
        """What the move was worth, and all that could have been chosen, best first."""
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
        """The costliest decisions of one's own games, costliest first."""
        played = history(game=self.rules.game.name)
        costly = [(loss, part.file, number) for part in played for number, loss in part.costly]
        for _, file, number in sorted(costly, reverse=True):
            try:
                found = own_question(record_file.load(folder() / file), number, f"{file}:{number}")
            except NoppaError:
                continue
            if found is not None:
                yield found

    def _missed_before(self) -> Iterator[Question]:
        """Common positions that were missed on another day."""
        for key in self.missed:
            kind, _, seed = key.rpartition(":")
            if kind == self._kind and seed.isdecimal():
                yield self._common(int(seed))

    def _common(self, seed: int) -> Question:
        return common_question(self.rules, self.chooser, seed)

    @property
    def _kind(self) -> str:
        return kind_of(self.rules)


def own_question(record: Record, number: int, key: str) -> Question | None:
    """The position of a game in which the move of that number was made; None where that is no move."""
    made = rules_of(record)
    table = record.replay(made)
    entry = next((entry for entry in table.history if entry.number == number), None)
    if entry is None or not isinstance(entry.step, Moved):
        return None
    final_only = isinstance(table.source, RealDice) and not table.source.every_roll
    state = evaluator(made).final_only(entry.before) if final_only else entry.before
    return Question(key, made, state, entry.step.seat, from_own_game=True)


def common_question(rules: Rules[Any], chooser: Policy, seed: int) -> Question:
    """A position as it comes up in an ordinary game, where there is something to choose; the same for a seed."""
    seats = [Seat(str(seat), "bot", "player") for seat in range(rules.game.least_players)]
    table = Table(rules, seats, Seeded(seed), {"player": chooser})
    open_ones = []
    while table.step():
        asked = rules.pending(table.state)
        if isinstance(asked, Choose) and len(rules.moves(table.state, asked.seats[0])) > 1:
            open_ones.append((table.state, asked.seats[0]))
    state, seat = open_ones[seed % len(open_ones)]
    return Question(f"{kind_of(rules)}:{seed}", rules, state, seat, from_own_game=False)


def kind_of(rules: Rules[Any]) -> str:
    """What common positions depend on beside their seed."""
    return f"{rules.game.name}:{content_hash(plain_options(rules.options))[:12]}"


def good_enough(question: Question, chosen: Advice) -> bool:
    """Whether a choice costs next to nothing."""
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
