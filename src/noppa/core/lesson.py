"""A lesson: a guided first game with prepared dice, as data in a game's room (`lesson.toml`).

The rules decide what is legal in it as in any game. Only chance and the other players' moves are written down:

    rivals = ["Jussi"]                       # the other seats; the learner has seat 0
    options = { target = 1000 }             # and `edition`, if the lesson needs a short variant
    start = ["draw fours:2"]                # events before the first step

    [[steps]]
    id = "keep"                             # sentences: `<game>-lesson-keep`, then `<game>-lesson-keep-why`
    do = "keep 6 6"                         # the learner's move; "roll" or "draw" asks for dice or a card
    then = ["roll 6 4 2"]                   # what follows, event by event
    skip = ["1: score ones"]                # events that are skipped: only their outcome is shown
    coach = true                            # the learner asks the coach first; `do` is the coach's best move

`<game>-lesson-goal` names the goal of the game, and `<game>-lesson-done` ends the lesson.
"""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from noppa.core.dice import Dice
from noppa.core.events import Event, Moved, Rolled, read_event
from noppa.core.options import Value
from noppa.core.rules import Choose, Draw, Roll, Rules
from noppa.core.sources import Replay
from noppa.core.table import Seat, Table

LEARNER = 0
"""The learner's seat."""
CHANCE = ("roll", "draw")
"""What a step says when the learner has to roll or draw."""


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One thing to do, and the events that follow: first those shown one by one, then those skipped."""

    id: str
    do: str
    then: tuple[str, ...] = ()
    skip: tuple[str, ...] = ()
    coach: bool = False


@dataclass(frozen=True, slots=True)
class Lesson:
    """A guided first game: who plays by which rules, and what happens."""

    rivals: tuple[str, ...]
    steps: tuple[LessonStep, ...]
    start: tuple[str, ...] = ()
    edition: str | None = None
    options: Mapping[str, Value] = field(default_factory=dict)


def read_lesson(text: str) -> Lesson:
    """Return the lesson of a TOML text. Raises `TypeError` for a key that no lesson has."""
    data = {"rivals": [], **tomllib.loads(text)}
    steps = tuple(LessonStep(**_with_tuples(step)) for step in data.pop("steps"))
    return Lesson(steps=steps, **_with_tuples(data))


def _with_tuples(data: Mapping[str, Any]) -> dict[str, Any]:
    """Return the data with its lists as tuples."""
    return {key: tuple(part) if isinstance(part, list) else part for key, part in data.items()}


class LessonGame:
    """A lesson played by the rules; raises `NoppaError` if an event does not fit."""

    def __init__(self, lesson: Lesson, rules: Rules[Any], learner: str = "") -> None:
        self.lesson, self.rules = lesson, rules
        self.seats = (Seat(learner), *(Seat(name, "bot", "easy") for name in lesson.rivals))

    @cached_property
    def tables(self) -> tuple[Table, ...]:
        """The table before each step, and after the last one."""
        table = Table(self.rules, self.seats, Replay(()))
        _apply(table, lines=self.lesson.start)
        found = [table]
        for step in self.lesson.steps:
            after = found[-1].copy()
            _apply(after, lines=self._own_events(step))
            _apply(after, lines=(*step.then, *step.skip))
            found.append(after)
        return tuple(found)

    def shown(self, number: int) -> tuple[Table, ...]:
        """Return the table after each visible event of a step; the last one is that of the next step."""
        step, table = self.lesson.steps[number], self.tables[number]
        found = []
        for line in (*self._own_events(step), *step.then):
            table = table.copy()
            _apply(table, lines=(line,))
            found.append(table)
        return (*found[:-1], self.tables[number + 1])

    def lost_roll(self, table: Table) -> Dice:
        """Return the dice with which the learner has just lost the turn, as by a null; empty if there are none."""
        entry = table.history[-1]
        before, after = self.rules.pending(entry.before), table.pending
        if not isinstance(entry.step, Rolled) or not isinstance(before, Roll) or not isinstance(after, Roll | Draw):
            return ()
        return entry.step.dice if before.seat == LEARNER != after.seat else ()

    def is_asked_for(self, number: int, texts: Sequence[str]) -> bool:
        """Return whether this is what a step asks for: one move, or "roll" or "draw".

        Raises `NoppaError`, with the rules' own reason, if it is not legal at all.
        """
        table = self.tables[number].copy()
        for text in texts:
            if text in CHANCE:
                pending = table.pending
                if not isinstance(pending, Roll | Draw) or pending.seat != LEARNER:
                    table.roll()  # raises, with the table's own reason
            else:
                table.play(LEARNER, self.rules.parse(text))
        return list(texts) == [self.lesson.steps[number].do]

    def waits_for_learner(self, number: int) -> bool:
        """Return whether the table of a step waits for the learner to do what the step says."""
        pending, do = self.tables[number].pending, self.lesson.steps[number].do
        if isinstance(pending, Choose):
            return LEARNER in pending.seats and do not in CHANCE
        return isinstance(pending, Roll | Draw) and pending.seat == LEARNER and pending.waits and do in CHANCE

    def _own_events(self, step: LessonStep) -> tuple[str, ...]:
        return () if step.do in CHANCE else (str(Moved(LEARNER, step.do)),)


def _apply(table: Table, lines: Sequence[str]) -> None:
    for line in lines:
        event: Event = read_event(line)
        table.apply(event)
