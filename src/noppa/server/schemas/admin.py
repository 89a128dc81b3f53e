"""The requests and responses of the host's own page."""

from typing import Annotated

from pydantic import Field

from noppa.host.choices import SeatKind
from noppa.host.messages import GameListed
from noppa.server.schemas.fields import Request, Response


class AdminState(Response):
    """How a server is doing."""

    version: str
    ending: bool
    sockets: int
    live_games: int
    free_disk_mb: int
    games: dict[str, int] = Field(description="Stored games by status.")


class AdminSeat(Response):
    """A seat, with the player code of whoever holds it."""

    name: str
    kind: SeatKind
    code: str


class AdminGame(Response):
    """A game as its host sees it: nothing of its dice or hidden choices."""

    game: GameListed
    watching: int
    seats: list[AdminSeat]


class AdminGameList(Response):
    """Games, the last changed first."""

    games: list[AdminGame]


class PersonCode(Request):
    """Whom a request is about."""

    code: Annotated[str, Field(min_length=32, max_length=32, pattern="^[0-9a-z]+$")]


class ForgottenInfo(Response):
    """How many games were deleted with a person, and in how many a seat without a name stays."""

    deleted: int
    kept: int
