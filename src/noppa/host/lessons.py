"""Lessons for a face: each step's table as the learner sees it, and whether the learner's moves are right.

Nothing is stored: a lesson is the same for everybody, so the number of a step is all the progress there is.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from noppa.core.events import Rolled
from noppa.core.lesson import LEARNER, LessonGame
from noppa.core.options import Value
from noppa.core.rules import Roll
from noppa.core.table import Entry, Table
from noppa.games import lesson_game
from noppa.host.messages import EventInfo
from noppa.host.play.views import seat_of, story_of
from noppa.host.refusal import Refused


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonStepInfo:
    """One thing to do: the id of its sentences, and the move; "roll" or "draw" asks for dice or a card."""

    id: str
    do: str
    coach: bool = field(metadata={"description": "Whether the coach is asked first."})


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonFrame:
    """The table after some events; usually one."""

    events: list[EventInfo]
    view: dict[str, Any]
    jumps: bool = field(default=False, metadata={"description": "Whether part of the game is passed over here."})


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonInfo:
    """A guided first game: its rules, the other players' names, its steps, and the table it begins with."""

    game: str
    edition: str
    options: dict[str, Value]
    rivals: list[str]
    steps: list[LessonStepInfo]
    first: LessonFrame


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonAnswer:
    """Whether a legal move is the one that the step asks for; if so, what follows."""

    right: bool
    frames: list[LessonFrame]


def lesson_info(game: str) -> LessonInfo:
    """Return the lesson of a game. Raises `BadOption` for a game that has none."""
    played = lesson_game(game)
    return LessonInfo(
        game=game,
        edition=played.rules.edition,
        options=dict(played.rules.options),
        rivals=list(played.lesson.rivals),
        steps=[LessonStepInfo(id=step.id, do=step.do, coach=step.coach) for step in played.lesson.steps],
        first=_frame(played.tables[0], since=0),
    )


def answer(game: str, step: int, moves: Sequence[str]) -> LessonAnswer:
    """Return whether moves are what a step asks for, and what follows from them.

    Raises `NoppaError`, with the rules' own reason, if they are not legal.
    """
    if not lesson_at(game, step).is_asked_for(step, moves):
        return LessonAnswer(right=False, frames=[])
    return LessonAnswer(right=True, frames=list(_frames(game, step)))


def lesson_at(game: str, step: int) -> LessonGame:
    """Return the lesson of a game that has a step of that number. Raises `Refused` if it has fewer."""
    played = lesson_game(game)
    if not 0 <= step < len(played.lesson.steps):
        raise Refused("lesson-no-step", step=step)
    return played


@cache
def _frames(game: str, step: int) -> tuple[LessonFrame, ...]:
    """Return what follows from a step, event by event."""
    played = lesson_game(game)
    shown = len(played.tables[step].events)
    frames = []
    for table in played.shown(step):
        frames.append(_frame(table, since=shown))
        shown = len(table.events)
    return (*frames[:-1], replace(frames[-1], jumps=bool(played.lesson.steps[step].skip)))


def _frame(table: Table, since: int) -> LessonFrame:
    """Return a table as the learner sees it, with its events from a number on."""
    in_effect = {entry.number: entry for entry in table.history}
    return LessonFrame(
        events=[_event(table, number, in_effect.get(number)) for number in range(since, len(table.events))],
        view=table.rules.view(table.state, LEARNER),
    )


def _event(table: Table, number: int, entry: Entry | None) -> EventInfo:
    places: list[int] = []
    story: dict[str, Any] = {}
    pending = None if entry is None else table.rules.pending(entry.before)
    if entry is not None and isinstance(entry.step, Rolled) and isinstance(pending, Roll):
        places = list(pending.places)
    if entry is not None:
        story = story_of(table.rules, entry)
    return EventInfo(
        number=number,
        text=str(table.events[number]),
        at=0,
        seat=None if entry is None else seat_of(table.rules, entry),
        places=places,
        story=story,
        withheld=None,
    )
