"""The words that requests and answers are made of, and what both have in common."""

from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field


def _whole(value: object) -> object:
    """A whole number, also when JSON writes it as 10.0."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


Colour: TypeAlias = Literal["red", "orange", "yellow", "green", "teal", "blue", "violet", "pink", "brown", "grey"]
Shape: TypeAlias = Literal[
    "circle", "square", "triangle", "diamond", "star", "heart", "hexagon", "drop", "cross", "moon"
]
Who: TypeAlias = Literal["here", "link", "bot"]
Status: TypeAlias = Literal["waiting", "playing", "over", "closed"]
Name: TypeAlias = Annotated[str, Field(max_length=40)]
Seed: TypeAlias = Annotated[
    str, Field(max_length=64, pattern="^[ -~]*$", description="A player's own part of the fair dice.")
]
WHOLE = BeforeValidator(_whole)
SeatNumber: TypeAlias = Annotated[int, Field(ge=0, le=19), WHOLE]
FacesShown: TypeAlias = Annotated[list[Annotated[int, Field(ge=-9, le=99), WHOLE]], Field(min_length=1, max_length=12)]
Reaction: TypeAlias = Literal["applause", "luck", "wow", "laugh", "ouch", "thanks"]
DayText: TypeAlias = Annotated[str, Field(pattern="^20[0-9]{2}-[0-9]{2}-[0-9]{2}$")]
EventNumber: TypeAlias = Annotated[int, Field(ge=0, le=1_000_000), WHOLE]
QuestionSeed: TypeAlias = Annotated[int, Field(ge=0, lt=2**31), WHOLE]
GameName: TypeAlias = Annotated[str, Field(max_length=32, pattern="^[a-z_]+$")]
GameId: TypeAlias = Annotated[str, Field(pattern="^[0-9a-f]{20}$")]


class Asked(BaseModel):
    """A request: nothing in it is guessed, nothing unknown is let through."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Told(BaseModel):
    """An answer."""

    model_config = ConfigDict(extra="forbid")
