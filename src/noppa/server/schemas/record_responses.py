"""The server's responses about finished games: records step by step, and a player's history."""

from typing import Any

from pydantic import Field

from noppa.host.choices import Colour, Shape
from noppa.server.schemas.fields import Response
from noppa.server.schemas.responses import Problem


class SeatShown(Response):
    """A player in a finished game; records have no colours or shapes."""

    name: str
    bot: str
    colour: Colour | None
    shape: Shape | None


class StepInfo(Response):
    """An event, its seat, the places rolled, and the change of the view.

    A change names the parts of a list or an object that differ, each with its own change; `[value]` is a new
    value, `[]` a removed one.
    """

    text: str
    seat: int | None
    places: list[int]
    change: dict[str, Any]


class CheckInfo(Response):
    """How many rolls and cards match the seeds, or the first problem."""

    checked: int
    problem: Problem | None


class RecordInfo(Response):
    """A game step by step, with nothing hidden; event number n is `steps[n]`."""

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
    check: CheckInfo | None = Field(description="The check of the dice, for a record sent in the request.")
    first_conflict: Problem | None = Field(description="Why it stops before its last event, if it does.")


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
    """The sender's finished games, the oldest first."""

    played: list[PlayedInfo]


class TakenOver(Response):
    """A game played on a device that is now in your history; `added` is false if it already was."""

    id: str
    added: bool
