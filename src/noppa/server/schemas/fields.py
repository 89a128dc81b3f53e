"""The numbers in the URLs of requests, and the base classes of requests and responses."""

from typing import Annotated, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

SeatNumber: TypeAlias = Annotated[int, Field(ge=0, le=19)]
EventNumber: TypeAlias = Annotated[int, Field(ge=0, le=1_000_000)]
StepNumber: TypeAlias = Annotated[int, Field(ge=0, le=1000)]


class Request(BaseModel):
    """A request, parsed strictly: no conversions, no unknown fields."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Response(BaseModel):
    """A response."""

    model_config = ConfigDict(extra="forbid")
