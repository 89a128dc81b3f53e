"""The fields that requests are made of, and the base classes of requests and responses."""

from typing import Annotated, TypeAlias

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field


def _whole(value: object) -> object:
    """Return a whole number also when JSON writes it as 10.0."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


Name: TypeAlias = Annotated[str, Field(max_length=40)]
Seed: TypeAlias = Annotated[
    str, Field(min_length=16, max_length=64, pattern="^[ -~]*$", description="A player's own part of the fair dice.")
]
SeedHash: TypeAlias = Annotated[
    str, Field(pattern="^([0-9a-f]{64})?$", description="SHA-256 of your own part of the fair dice, or nothing.")
]
WHOLE = BeforeValidator(_whole)
SeatNumber: TypeAlias = Annotated[int, Field(ge=0, le=19), WHOLE]
FacesShown: TypeAlias = Annotated[list[Annotated[int, Field(ge=-9, le=99), WHOLE]], Field(min_length=1, max_length=12)]
DayText: TypeAlias = Annotated[str, Field(pattern="^20[0-9]{2}-[0-9]{2}-[0-9]{2}$")]
EventNumber: TypeAlias = Annotated[int, Field(ge=0, le=1_000_000), WHOLE]
QuestionSeed: TypeAlias = Annotated[int, Field(ge=0, lt=2**31), WHOLE]
GameName: TypeAlias = Annotated[str, Field(max_length=32, pattern="^[a-z_]+$")]
GameId: TypeAlias = Annotated[str, Field(pattern="^[0-9a-f]{20}$")]


class Request(BaseModel):
    """A request: nothing in it is guessed, nothing unknown is let through."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Response(BaseModel):
    """A response."""

    model_config = ConfigDict(extra="forbid")
