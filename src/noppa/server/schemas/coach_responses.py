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
    """What a move cost: whether that is worth a word, the move itself, and the best there was."""

    seat: int
    number: int
    costly: bool
    chosen: AdviceInfo
    best: AdviceInfo
    better: dict[str, Any] = Field(description="The best move as a view lists it.")
    view: dict[str, Any] = Field(description="What the seat saw before the move.")


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
    played: ReasonInfo = Field(description="The move as the coach says it.")
    instruction: ReasonInfo = Field(description="The best move as the coach says it.")
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
    """A turn that decided the game, and the decision in it to look at, with what its seat saw."""

    turn: TurnInfo
    decision: CostlyInfo
    view: dict[str, Any]


class StoryInfo(Response):
    """A finished game as one seat lived it: all turns add up to final less start."""

    seat: int
    start: float
    final: float
    turns: list[TurnInfo]
    moments: list[MomentInfo]


class ReviewInfo(Response):
    """The review of a finished game, as `noppa review --json` prints it, and its decisions that mattered."""

    review: dict[str, Any]
    costly: list[CostlyInfo]
    stories: list[StoryInfo]
    numbers: list[int] = Field(description="The events that the curves go through; the start is before the first.")


class PracticeQuestion(Response):
    """A position in which a seat has to choose, its kind, and whether it was missed before."""

    key: str
    kind: str
    again: bool = False
    seat: int
    view: dict[str, Any]
    progress: PracticeProgress | None = Field(
        None, description="The progress to store, without positions that are gone; the next question needs it."
    )


class PracticeAnswer(Response):
    """Whether a choice costs next to nothing, the best ones, and the progress to store."""

    good: bool
    kind: str
    chosen: AdviceInfo
    choices: list[AdviceInfo]
    progress: PracticeProgress | None = None
