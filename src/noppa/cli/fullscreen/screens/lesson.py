"""The screen of a lesson: a guided first game with prepared dice."""

import asyncio
from collections.abc import Iterable
from functools import partial

from noppa.cli.fullscreen.screens.game import GameScreen
from noppa.cli.fullscreen.session import Change
from noppa.cli.fullscreen.state_session import StateSession
from noppa.cli.fullscreen.widgets.key_bar import Key
from noppa.cli.language import SAY
from noppa.core.events import Rolled
from noppa.core.lesson import CHANCE, LEARNER, LessonGame
from noppa.core.rules import Roll
from noppa.core.table import Table
from noppa.games import lesson_of, rules

BETWEEN = 0.5
"""Seconds between the events that follow a step."""
TO_READ = 8
"""How many times longer dice lie that ended the learner's turn."""


class LessonSession(StateSession):
    """The steps of a lesson; the intended move leads to the next step."""

    def __init__(self, game: str, *, pause: float = BETWEEN) -> None:
        lesson = lesson_of(game)
        self.lesson = LessonGame(lesson, rules(game, lesson.edition, **lesson.options), SAY("you"))
        self.number, self.pause, self.why = 0, pause, ""
        super().__init__(self.lesson.rules, self.lesson.tables[0].state, self.lesson.seats, LEARNER, SAY)

    @property
    def due_seat(self) -> int | None:
        """The learner's seat until the lesson is over."""
        return None if self.done else LEARNER

    @property
    def done(self) -> bool:
        """Whether all steps are done."""
        return self.number == len(self.lesson.lesson.steps)

    @property
    def intended(self) -> str:
        """The intended move of the step, "roll" or "draw"."""
        return self.lesson.lesson.steps[self.number].do

    @property
    def text(self) -> str:
        """The text for the learner."""
        game = self.rules.game.name
        if self.done:
            return "\n".join(part for part in (self.why, SAY(f"{game}-lesson-done")) if part)
        first = "" if self.number else SAY(f"{game}-lesson-goal")
        step = SAY(f"{game}-lesson-{self.lesson.lesson.steps[self.number].id}")
        return "\n".join(part for part in (self.why or first, step) if part)

    async def roll(self, seat: int) -> None:
        """Roll or draw if the step asks for it."""
        await self.play(seat, next((word for word in CHANCE if word == self.intended), CHANCE[0]))

    async def play(self, seat: int, move: str) -> None:
        """Take the step, or show that the lesson asks for another move. Raises `IllegalMove` for an illegal one."""
        del seat
        if not self.lesson.is_asked_for(self.number, [move]):
            self.why = SAY("web-lesson-allowed")
            await self.show(Change("other"))
            return
        step = self.lesson.lesson.steps[self.number]
        shown = self.lesson.shown(self.number)
        self.why = SAY(f"{self.rules.game.name}-lesson-{step.id}-why")
        for table in shown:
            await self._go_to(table)
        self.number += 1
        await self.show(Change("other"))

    async def _go_to(self, table: Table) -> None:
        before, self.state = self.state, table.state
        last, pending = table.history[-1].step, self.rules.pending(before)
        places = tuple(pending.places) if isinstance(last, Rolled) and isinstance(pending, Roll) else ()
        await self.show(Change("roll" if places else "other", places=places))
        if self.pause:
            await asyncio.sleep(self.pause * (TO_READ if self.lesson.lost_roll(table) else 1))


class LessonScreen(GameScreen):
    """The table of a lesson, with instructions above the keys."""

    around = 11
    foot = 5

    def __init__(self, game: str, *, animation: bool = True) -> None:
        self.lesson = LessonSession(game, pause=BETWEEN if animation else 0.0)
        super().__init__(self.lesson, animation=animation)

    def heading(self) -> str:
        """Return the game and the step."""
        steps = len(self.lesson.lesson.lesson.steps)
        at = SAY("web-lesson-step", step=min(self.lesson.number + 1, steps), steps=steps)
        return f"{SAY('web-lesson')} · {SAY(f'{self.game}-name')} · {at}"

    def prompt(self) -> str:
        """Return the text for the learner."""
        return self.lesson.text

    def current_keys(self) -> Iterable[Key]:
        """Return the keys of a game and the one that takes the step."""
        if self.lesson.done:
            yield Key(("enter", "q", "escape"), SAY("full-back"), self.leave)
            return
        yield Key(("s", "f2"), SAY("web-lesson-show"), self.show_me)
        yield from (key for key in super().current_keys() if key.names[0] not in ("u", "l"))

    async def show_me(self) -> None:
        """Take the step with the intended move."""
        if not self.lesson.done:
            await self.act(partial(self.lesson.play, LEARNER, self.lesson.intended))
