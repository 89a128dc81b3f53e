"""The screens of practice: a situation, your choice, and a comparison of the options."""

import asyncio
from collections.abc import Iterable
from typing import Any

from rich.console import Group
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Middle
from textual.widgets import Static

from noppa.bots import BOTS
from noppa.cli.fullscreen.screens.game import GameScreen
from noppa.cli.fullscreen.screens.keyed import KeyedScreen
from noppa.cli.fullscreen.session import Change
from noppa.cli.fullscreen.state_session import StateSession
from noppa.cli.fullscreen.widgets.key_bar import Key, KeyBar
from noppa.cli.fullscreen.widgets.panel import Panel
from noppa.cli.language import SAY
from noppa.cli.output.amounts import amount
from noppa.cli.play.practice_seats import named_seats
from noppa.coach.advice import Advice
from noppa.coach.practice import Practice
from noppa.coach.questions import Question, good_enough
from noppa.coach.sentences import cost_text, in_words
from noppa.core.rules import Rules
from noppa.core.table import Seat

SHOWN = 4
NOT_HERE = ("u", "l")
"""A question has no past: nothing to undo, and no log."""


class PracticeSession(StateSession):
    """One question after another; the coach stores the progress."""

    def __init__(self, practice: Practice, question: Question) -> None:
        super().__init__(question.rules, question.state, _seats(question), question.seat, SAY)
        self.practice, self.question = practice, question
        self.chosen: Advice | None = None
        self.choices: tuple[Advice, ...] = ()
        self.right = self.answered = 0

    @property
    def due_seat(self) -> int | None:
        """The seat of the question until it is answered."""
        return None if self.chosen else self.seat

    async def play(self, seat: int, move: str) -> None:
        """Evaluate the answer."""
        del seat
        parsed = self.rules.parse(move)
        self.rules.play(self.state, self.seat, parsed)  # raises the reason if the move is illegal
        self.chosen, self.choices = await asyncio.to_thread(self.practice.answer, self.question, parsed)
        self.answered += 1
        self.right += self.is_good
        await self.show(Change("other"))

    @property
    def is_good(self) -> bool:
        """Whether the answer costs next to nothing."""
        return self.chosen is not None and good_enough(self.question, self.chosen)

    async def next(self) -> None:
        """Ask the next question."""
        question = await asyncio.to_thread(self.practice.next)
        self.question, self.chosen, self.choices = question, None, ()
        self.rules, self.state, self.seat = question.rules, question.state, question.seat
        self.seats = _seats(question)
        await self.show(Change("other"))


def _seats(question: Question) -> list[Seat]:
    return named_seats(len(question.rules.view(question.state)["sheets"]), question.seat, SAY)


class PracticeScreen(KeyedScreen):
    """Finds the first question in the background, then opens it."""

    def __init__(self, rules: Rules[Any], seed: int) -> None:
        super().__init__()
        self.rules, self.seed = rules, seed

    def compose(self) -> ComposeResult:
        """Lay out a message to wait, and the keys."""
        with Middle():
            yield Static(SAY("study-practice-wait"), markup=False, classes="centred")
        yield KeyBar(classes="keys")

    def on_mount(self) -> None:
        """Start looking for the first question."""
        self.call_after_refresh(self.refresh_keys)
        self.run_worker(self._find())

    async def _find(self) -> None:
        question = await asyncio.to_thread(self.find)
        if self.is_current:
            self.app.push_screen(question, lambda _result: self.close())

    def find(self) -> "QuestionScreen":
        """Return the screen of the first question."""
        practice = Practice(self.rules, BOTS["simple"], self.seed)
        return QuestionScreen(PracticeSession(practice, practice.next()))

    def current_keys(self) -> list[Key]:
        """Return the key that leaves."""
        return [Key(("q", "escape"), SAY("full-back"), self.close)]

    def close(self) -> None:
        """Go back without a question."""
        self.dismiss(None)


class QuestionScreen(GameScreen):
    """The table of a question; after the answer the panel compares the choices."""

    around = 10

    def __init__(self, session: PracticeSession) -> None:
        super().__init__(session, animation=False)
        self.practice = session

    def heading(self) -> str:
        """Return the game and the number of good answers."""
        score = SAY("study-practice-sum", right=self.practice.right, asked=self.practice.answered)
        return f"{SAY('web-practice')} · {SAY(f'{self.game}-name')} · {score}"

    def prompt(self) -> str:
        """Return the topic of the question, or the verdict on the answer."""
        session = self.practice
        if session.chosen is None:
            own = [SAY("study-practice-own")] if session.question.from_own_game else []
            about = SAY("study-practice-kind", kind=SAY(f"kind-{session.question.kind}"))
            return " ".join([*own, about, super().prompt()])
        if session.is_good:
            return SAY("study-practice-right")
        return SAY("study-practice-wrong", amount=amount(session.chosen.loss, session.chosen.unit, SAY))

    def draw(self) -> None:
        """Draw the table, and after the answer the comparison."""
        panel = self.query_one(Panel)
        if self.practice.chosen is None and panel.topic == "answer":
            panel.close()
        super().draw()
        if self.practice.chosen is not None:
            panel.show_text("answer", self._comparison(self.practice.chosen))

    def _comparison(self, chosen: Advice) -> Group:
        choices = self.practice.choices
        shown = [*choices[:SHOWN], *([chosen] if chosen not in choices[:SHOWN] else [])]
        lines = []
        for choice in shown:
            words = in_words(choice.instruction, self.game, SAY, brief=True)
            distance = SAY("web-coach-is-best") if choice is choices[0] else cost_text(choice, SAY)
            mark = "→ " if choice is chosen else "  "
            lines.append(Text.assemble(mark, (words, "bold" if choice is chosen else ""), f" · {distance}"))
        why = [Text(in_words(reason, self.game, SAY)) for reason in choices[0].why]
        return Group(*lines, Text(), *why)

    def current_keys(self) -> Iterable[Key]:
        """Return the keys of a game before the answer, and those to continue after it."""
        if self.practice.chosen is None:
            yield from (key for key in super().current_keys() if key.names[0] not in NOT_HERE)
            return
        yield Key(("enter", "space", "n"), SAY("study-practice-next"), self.next_question)
        yield Key(("i",), SAY("web-rules"), self.show_rules)
        yield Key(("q", "escape"), SAY("full-back"), self.leave)

    async def next_question(self) -> Any:
        """Ask the next question."""
        self.say(SAY("study-practice-wait"))
        self.selection.clear()
        await self.act(self.practice.next)
