"""The server's responses about finished games: records step by step, and a player's history."""

from typing import Any

from pydantic import Field

from noppa.host.choices import Colour, Shape
from noppa.server.schemas.fields import Response
from noppa.server.schemas.responses import Problem


class SeatShown(Response):
    """Who sat there; a record knows no colours and shapes."""

    name: str
    bot: str
    colour: Colour | None
    shape: Shape | None


class StepInfo(Response):
    """An event, whose it was, the places that were rolled, and how the view changes.

    A change names the parts of a list or an object that differ, each with its own change; `[value]` stands
    for another value, `[]` for one that is gone.
    """

    text: str
    seat: int | None
    places: list[int]
    change: dict[str, Any]


class CheckInfo(Response):
    """How many rolls and cards are as the seeds give them, or what is not."""

    checked: int
    problem: Problem | None


class RecordInfo(Response):
    """A game step by step, everything open: its event of number n is `steps[n]`."""

    game: str
    edition: str
    options: dict[str, Any]
    own_content: bool
    seats: list[SeatShown]
    real_dice: bool
    scores: list[int]
    winners: list[int]
    view: dict[str, Any] = Field(description="At the start.")
    steps: list[StepInfo]
    check: CheckInfo | None = Field(description="Of a record that was sent along.")
    first_conflict: Problem | None = Field(description="Why it ends before its last event, if it does.")


class PlayedInfo(Response):
    """A person's seat in a finished game."""

    id: str
    game: str
    edition: str
    at: float
    seat: int
    name: str
    score: int
    won: bool
    names: list[str]
    scores: list[int]


class HistoryInfo(Response):
    """One's own finished games, the oldest first."""

    played: list[PlayedInfo]


class TakenOver(Response):
    """A game that was played elsewhere and is in your history now; `added` is false if it was there before."""

    id: str
    added: bool
