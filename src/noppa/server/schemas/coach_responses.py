"""What the server answers about play: advice, remarks, chances, reviews, practice."""

from typing import Any

from pydantic import Field

from noppa.server.schemas.fields import Response


class AdviceInfo(Response):
    """A legal move: its value, what it loses against the best one, and why."""

    move: str
    value: float
    loss: float
    unit: str
    exact: bool
    reason: str
    code: str
    params: dict[str, Any]


class AdviceList(Response):
    """Every legal move, best first."""

    seat: int
    number: int
    advice: list[AdviceInfo]


class RemarkInfo(Response):
    """What a move cost: whether that is worth a word, the move itself, and the best there was."""

    seat: int
    number: int
    costly: bool
    chosen: AdviceInfo
    best: AdviceInfo
    better: dict[str, Any] = Field(description="The best move as a view lists it.")


class Chance(Response):
    """A seat's chance to win, a shared win counting as its part, and the standard error of that."""

    seat: int
    win: float
    error: float


class OddsInfo(Response):
    """Everybody's chance to win after the event of that number."""

    number: int
    odds: list[Chance]


class CostlyInfo(Response):
    """A decision that cost something: what was played, what was better, and why."""

    number: int = Field(description="Of the event; the position is that after the event before.")
    seat: int
    move: str
    value: float
    best: str
    best_value: float
    kind: str
    loss: float
    better: dict[str, Any] = Field(description="The best move as a view lists it.")
    reason: str
    code: str
    params: dict[str, Any]


class ReviewInfo(Response):
    """The review of a finished game, as `noppa review --json` prints it, and its decisions that mattered."""

    review: dict[str, Any]
    costly: list[CostlyInfo]
    numbers: list[int] = Field(description="The events that the curves go through; the start is before the first.")


class PracticeQuestion(Response):
    """A position in which a seat has to choose."""

    seat: int
    view: dict[str, Any]


class PracticeAnswer(Response):
    """Whether a choice costs next to nothing, and the best ones."""

    good: bool
    chosen: AdviceInfo
    choices: list[AdviceInfo]
