"""The requests and responses of the host's own page."""

from typing import Annotated

from pydantic import Field

from noppa.host.choices import SeatKind
from noppa.host.messages import GameListed
from noppa.server.schemas.fields import Request, Response


class AdminState(Response):
    """The state of a server."""

    version: str
    ending: bool
    sockets: int
    live_games: int
    free_disk_mb: int
    games: dict[str, int] = Field(description="Stored games by status.")


class AdminSeat(Response):
    """A seat, with its player's code."""

    name: str
    kind: SeatKind
    code: str


class AdminGame(Response):
    """A game as the host sees it, without dice and hidden choices."""

    game: GameListed
    watching: int
    seats: list[AdminSeat]


class AdminGameList(Response):
    """Games, the most recently changed first."""

    games: list[AdminGame]


class PersonCode(Request):
    """The player that a request is about."""

    code: Annotated[str, Field(min_length=32, max_length=32, pattern="^[0-9a-z]+$")]


class ForgottenInfo(Response):
    """The number of games deleted with a person, and of games kept with a nameless seat."""

    deleted: int
    kept: int
