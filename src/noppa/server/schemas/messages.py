"""What the server sends over the WebSocket."""

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field

from noppa.server.schemas.fields import Reaction, Told
from noppa.server.schemas.responses import Done, EventTold, GameTold, View, You


class Snapshot(Told):
    """The first message when nothing is known yet, or too much was missed."""

    type: Literal["snapshot"] = "snapshot"
    number: int
    game: GameTold
    you: You
    views: list[View]


class Events(Told):
    """What happened, the newest last; older numbers are events whose text may now be seen."""

    type: Literal["events"] = "events"
    number: int
    events: list[EventTold]
    game: GameTold
    you: You
    views: list[View]


class TableChanged(Told):
    """Something about the game that is no event: seats, presence, votes."""

    type: Literal["table"] = "table"
    game: GameTold
    you: You


class Rejected(Told):
    """A command or message that was refused; a stale one comes with the state."""

    type: Literal["refused"] = "refused"
    id: str | None
    code: str
    params: dict[str, Any]
    sentence: str
    number: int
    game: GameTold | None = None
    views: list[View] = Field(default_factory=list)


class Reacted(Told):
    """Somebody at the table gives a small sign."""

    type: Literal["reaction"] = "reaction"
    seat: int
    reaction: Reaction


class Rematch(Told):
    """There is a next game: players and watchers go there."""

    type: Literal["rematch"] = "rematch"
    game_id: str


class Pong(Told):
    """I am here."""

    type: Literal["pong"] = "pong"
    at: float


ServerMessage: TypeAlias = Annotated[
    Snapshot | Events | TableChanged | Done | Rejected | Reacted | Rematch | Pong, Field(discriminator="type")
]
