"""The server's responses about play: advice, remarks, chances, reviews, practice."""

from typing import Any

from pydantic import Field

from noppa.server.schemas.fields import Response
from noppa.service.requests import PracticeProgress


class ReasonInfo(Response):
    """The code of a sentence of the coach, and its parameters."""

    code: str
    params: dict[str, Any]


class AdviceInfo(Response):
    """A legal move: its value, its loss against the best move, the coach's wording, and the reasons."""

    move: str
    value: float
    loss: float
    unit: str
    exact: bool
    reason: str = Field(description="The reasons as one English text.")
    instruction: ReasonInfo
    why: list[ReasonInfo] = Field(description="Empty after the six best moves.")


class AdviceList(Response):
    """Every legal move, best first."""

    seat: int
    number: int
    advice: list[AdviceInfo]


class RemarkInfo(Response):
    """A past move and the best one, and whether its loss is worth mentioning."""

    seat: int
    number: int
    costly: bool
    chosen: AdviceInfo
    best: AdviceInfo
    better: dict[str, Any] = Field(description="The best move as a view lists it.")
    view: dict[str, Any] = Field(description="What the seat saw before the move.")


class Chance(Response):
    """A seat's chance to win and its standard error; a shared win counts in part."""

    seat: int
    win: float
    error: float


class OddsInfo(Response):
    """Each seat's chance to win after the event with that number."""

    number: int
    odds: list[Chance]


class CostlyInfo(Response):
    """A mistake: the move, the better move, and why it is better."""

    number: int = Field(description="The number of the event; the choice was made in the state before it.")
    seat: int
    move: str
    value: float
    best: str
    best_value: float
    kind: str
    loss: float
    better: dict[str, Any] = Field(description="The best move as a view lists it.")
    played: ReasonInfo = Field(description="The coach's wording of the move.")
    instruction: ReasonInfo = Field(description="The coach's wording of the best move.")
    reason: str = Field(description="The reasons as one English text.")
    why: list[ReasonInfo]


class TurnInfo(Response):
    """The events of a turn, and how dice and choices changed a seat's chance to win, lead, or points ahead."""

    first: int
    last: int
    by_chance: float
    by_choices: float
    swing: float


class MomentInfo(Response):
    """A turn that decided the game, its most important decision, and the view before that decision."""

    turn: TurnInfo
    decision: CostlyInfo
    view: dict[str, Any]


class StoryInfo(Response):
    """A finished game from the point of view of one seat; its turns add up to `final` minus `start`."""

    seat: int
    start: float
    final: float
    turns: list[TurnInfo]
    moments: list[MomentInfo]


class ReviewInfo(Response):
    """The review of a finished game, as `noppa review --json` prints it, with its mistakes and turning points."""

    review: dict[str, Any]
    costly: list[CostlyInfo]
    stories: list[StoryInfo]
    numbers: list[int] = Field(
        description="The event numbers of the points on the curves; the start comes before the first."
    )


class PracticeQuestion(Response):
    """A position in which a seat has to choose, its kind, and whether it was missed before."""

    key: str
    kind: str
    again: bool = False
    seat: int
    view: dict[str, Any]
    progress: PracticeProgress | None = Field(
        None, description="The progress to store, without positions that no longer exist; the next question needs it."
    )


class PracticeAnswer(Response):
    """Whether a choice is as good as the best, the best choices, and the progress to store."""

    good: bool
    kind: str
    chosen: AdviceInfo
    choices: list[AdviceInfo]
    progress: PracticeProgress | None = None
