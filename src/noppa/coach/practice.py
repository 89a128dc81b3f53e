"""Practice: asks about your costliest decisions first, then about the kinds of choices you get wrong.

Progress is stored in the user's data folder; losing that file loses nothing else.
"""

import json
import random
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import platformdirs

from noppa.bots.evaluators import evaluator
from noppa.coach.advice import Advice, advise
from noppa.coach.history import history, history_folder
from noppa.coach.questions import (
    Question,
    common_question,
    good_enough,
    own_question,
    parse_key,
    question_of_kind,
    variant_key,
)
from noppa.coach.schedule import Progress, read_progress
from noppa.core import record_file
from noppa.core.errors import NoppaError
from noppa.core.rules import Move, Rules
from noppa.core.table import Policy

VERSION = 2


class Practice:
    """A session of questions about one game; it remembers the kinds and positions that were answered badly."""

    def __init__(self, rules: Rules[Any], policy: Policy, seed: int) -> None:
        self.rules, self.policy = rules, policy
        self.progress = read_stored(rules.game.name)
        self._draw = random.Random(seed)  # noqa: S311 - questions, not secrets
        self._own = self._own_decisions()

    def next(self) -> Question:
        """Return the next question: one that is due again, else a mistake from your games, else one of a drawn kind."""
        while (key := self.progress.due(self._fits_rules)) is not None:
            question = self._load_question(key)
            if question is not None:
                return question
            self.progress = self.progress.without(key)
        own = next(self._own, None)
        if own is not None:
            return own
        kind = self.progress.draw_kind(evaluator(self.rules).kinds, self._draw)
        return question_of_kind(self.rules, self.policy, kind, self._draw.randrange(10**9))

    def answer(self, question: Question, move: Move) -> tuple[Advice, tuple[Advice, ...]]:
        """Return the value of the chosen move and all choices, best first; record the answer."""
        choices = advise(question.rules, question.state, question.seat)
        chosen = next(choice for choice in choices if choice.move == move)
        good, own = good_enough(question, chosen), question.from_own_game
        self.progress = self.progress.answered(question.key, question.kind, good=good, own=own)
        write_stored(self.rules.game.name, self.progress)
        return chosen, choices

    def _fits_rules(self, key: str) -> bool:
        """Return whether a stored key belongs to one of your games or to these rules."""
        file = key.rpartition(":")[0]
        return file.endswith(".json") or file == variant_key(self.rules)

    def _load_question(self, key: str) -> Question | None:
        """Return the question of a stored key; None if it no longer exists."""
        file, _, number = key.rpartition(":")
        if file.endswith(".json"):
            try:
                return own_question(record_file.load(history_folder() / file), int(number), key)
            except (NoppaError, ValueError):
                return None
        try:
            return common_question(self.rules, self.policy, *parse_key(key))
        except ValueError:
            return None

    def _own_decisions(self) -> Iterator[Question]:
        """Yield the costliest decisions of your games that are not in the progress yet, costliest first."""
        played = history(game=self.rules.game.name)
        costly = [(loss, f"{part.file}:{number}") for part in played for number, loss in part.costly]
        known = set(self.progress.positions)
        for _, key in sorted(costly, reverse=True):
            question = None if key in known else self._load_question(key)
            if question is not None:
                yield question


def read_stored(game: str) -> Progress:
    """Return the stored progress in a game; empty if there is none or it is unreadable."""
    data = _read()
    if data.get("version") == VERSION:
        return read_progress(data["games"].get(game))
    progress = Progress()
    for key in data:  # before version 2 the file held the keys of missed questions
        if str(key).startswith((f"{game}:", f"{game}-")):
            progress = progress.missed(str(key))
    return progress


def write_stored(game: str, progress: Progress) -> None:
    """Store the progress in a game."""
    data = _read()
    others = data["games"] if data.get("version") == VERSION else {}
    _write(data_with(data, games={**others, game: progress.plain()}))


def puzzle_days() -> list[date]:
    """Return the days on which a puzzle of the day was answered."""
    days = []
    for day in _read().get("puzzles", ()):
        try:
            days.append(date.fromisoformat(day))
        except (TypeError, ValueError):
            continue
    return days


def add_puzzle_day(day: date) -> None:
    """Store that the puzzle of a day was answered."""
    data = _read()
    days = sorted({*puzzle_days(), day})
    _write(data_with(data, puzzles=[puzzle_day.isoformat() for puzzle_day in days]))


def data_with(data: dict[str, Any], **parts: Any) -> dict[str, Any]:
    """Return the stored data with some parts replaced."""
    current = data if data.get("version") == VERSION else {"games": {}}
    return {**current, **parts, "version": VERSION}


def _file() -> Path:
    return platformdirs.user_data_path("noppa") / "practice.json"


def _read() -> dict[str, Any]:
    try:
        data = json.loads(_file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    if not isinstance(data, dict) or (data.get("version") == VERSION and not isinstance(data.get("games"), dict)):
        return {}
    return data


def _write(data: dict[str, Any]) -> None:
    try:
        _file().parent.mkdir(parents=True, exist_ok=True)
        _file().write_text(json.dumps(data, indent=2), encoding="utf-8")
    except OSError:
        return  # practice without a memory is still practice
