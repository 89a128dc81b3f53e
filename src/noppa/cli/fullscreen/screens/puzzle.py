"""The screens of the puzzle of the day: one question, the same for everybody, and the streak."""

import asyncio
from collections.abc import Iterable
from datetime import UTC, date, datetime
from typing import Any

from noppa.bots import BOTS
from noppa.cli.fullscreen.screens.practice import PracticeScreen, PracticeSession, QuestionScreen
from noppa.cli.fullscreen.session import Change
from noppa.cli.fullscreen.widgets.key_bar import Key
from noppa.cli.language import SAY
from noppa.coach.advice import advise
from noppa.coach.practice import Practice, add_puzzle_day, puzzle_days
from noppa.coach.questions import puzzle
from noppa.coach.streak import streak
from noppa.core.rules import Rules


class PuzzleSession(PracticeSession):
    """One question; its answer counts for the day, not for practice."""

    def __init__(self, rules: Rules[Any], today: date) -> None:
        super().__init__(Practice(rules, BOTS["simple"], 0), puzzle(rules, BOTS["simple"], today))
        self.today = today

    async def play(self, seat: int, move: str) -> None:
        """Evaluate the answer and store the day."""
        del seat
        parsed = self.rules.parse(move)
        self.rules.play(self.state, self.seat, parsed)  # raises the reason if the move is illegal
        self.choices = await asyncio.to_thread(advise, self.rules, self.state, self.seat)
        self.chosen = next(choice for choice in self.choices if choice.move == parsed)
        add_puzzle_day(self.today)
        await self.show(Change("other"))


class PuzzleScreen(PracticeScreen):
    """Finds the puzzle of the day in the background, then opens it."""

    def __init__(self, rules: Rules[Any]) -> None:
        super().__init__(rules, 0)

    def find(self) -> QuestionScreen:
        """Return the screen of the puzzle."""
        return PuzzleQuestionScreen(PuzzleSession(self.rules, datetime.now(UTC).date()))


class PuzzleQuestionScreen(QuestionScreen):
    """The table of the puzzle; after the answer the panel compares the choices."""

    practice: PuzzleSession

    def heading(self) -> str:
        """Return the game and the day."""
        return SAY("study-puzzle-of", game=SAY(f"{self.game}-name"), day=self.practice.today.isoformat())

    def prompt(self) -> str:
        """Return the topic of the puzzle, or the verdict on the answer and the streak."""
        if self.practice.chosen is None:
            return super().prompt()
        return f"{super().prompt()} {SAY('study-streak', days=streak(puzzle_days(), self.practice.today).days)}"

    def current_keys(self) -> Iterable[Key]:
        """Return the keys of a question, without a next question after the answer."""
        return [key for key in super().current_keys() if "n" not in key.names or self.practice.chosen is None]
