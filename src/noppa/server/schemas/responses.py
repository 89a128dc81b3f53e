"""The server's HTTP responses; the browser's types are generated from these and the host's messages."""

from typing import Any, Literal

from pydantic import Field

from noppa.host.choices import Status
from noppa.host.messages import ChanceInfo, EntryInfo, EventInfo, GameInfo, GameListed, View, You
from noppa.server.schemas.fields import Response


class Problem(Response):
    """A refusal: a stable code, its parameters, and a sentence for people."""

    code: str
    params: dict[str, Any]
    sentence: str


class InviteInfo(Response):
    """An invitation as a link and as a QR code (SVG)."""

    seat: int
    invite: str
    url: str
    qr: str


class GameAnswer(Response):
    """A game, the sender's part in it, and the view of each of the sender's seats."""

    game: GameInfo
    you: You
    views: list[View]
    invites: list[InviteInfo]


class GameList(Response):
    """Games, the most recently changed first."""

    games: list[GameListed]


class EventList(Response):
    """Events of a game."""

    number: int
    events: list[EventInfo]


class ChanceList(Response):
    """The rolls and cards of a game."""

    chances: list[ChanceInfo]


class InviteLook(Response):
    """The game and seat of an invitation; a preview changes nothing."""

    game: GameInfo
    seat: int
    yours: bool = Field(description="Whether you already have that seat.")
    taken: bool = Field(description="Whether the seat is taken or the game has ended, so that you can only watch.")


class ContentCheck(Response):
    """A custom board, deck or map that a game can be played with."""

    game: str
    content: str = Field(description="Its kind: board, deck or map.")


class EntryList(Response):
    """The rolls, cards and moves in effect, in order."""

    entries: list[EntryInfo]


class EntryView(Response):
    """An entry, and the view of its seat before it, with the choices at that moment."""

    entry: EntryInfo
    view: dict[str, Any]


class Views(Response):
    """The view of each of the sender's seats."""

    views: list[View]


class Me(Response):
    """The sender: whether this browser started the server, and the player code."""

    host: bool
    version: str
    code: str = Field(description="The player code, by which a host can find the data stored about you.")


class LinkInfo(Response):
    """A link, and the same as a QR code (SVG)."""

    url: str
    qr: str
    expires_at: float | None


class LanInfo(Response):
    """Whether phones can join, and where."""

    open: bool
    url: str
    qr: str


class OptionInfo(Response):
    """An option of a game; `meaning` is a message id."""

    name: str
    meaning: str
    default: bool | int | str
    values: list[bool | int | str]
    least: int
    most: int
    step: int


class EditionInfo(Response):
    """An edition of a game."""

    name: str
    meaning: str
    languages: list[str]
    options: dict[str, bool | int | str]


class KindInfo(Response):
    """A game that can be played here."""

    name: str
    version: int
    least_players: int
    most_players: int
    content: str = Field(description="The kind of its custom content: board, deck, map, or an empty text.")
    bots: list[str] = Field(description="The levels of bots that play it.")
    coach: bool = Field(description="Whether it has a coach.")
    lesson: bool = Field(description="Whether it has a lesson.")
    table_url: str | None = Field(description="The URL of the game's own browser table, if it has one.")
    options: list[OptionInfo]
    editions: list[EditionInfo]


class Catalogue(Response):
    """All games with their options, and the colours and shapes of seats."""

    games: list[KindInfo]
    colours: list[str]
    shapes: list[str]


class DayResult(Response):
    """One player's game with the dice of a day."""

    id: str
    name: str
    status: Status
    score: int
    mine: bool
    newcomer: bool = Field(
        description="Whether the player was new on that day, so that this may not have been the first try."
    )


class DayInfo(Response):
    """The dice of a day: the same for everybody, results side by side."""

    day: str
    game: str
    commitment: str
    server_seed: str | None
    results: list[DayResult]


class Health(Response):
    """Confirmation that the server and its database work."""

    status: Literal["ok"]
    version: str


class RateInfo(Response):
    """A limit: a burst size, and a rate per minute after it."""

    at_once: float
    per_minute: float


class LimitInfo(Response):
    """A limit for one browser and for one address."""

    name: Literal["commands", "making", "thinking", "newcomers", "reactions", "connections"]
    person: RateInfo | None
    address: RateInfo | None


class LimitList(Response):
    """The limits of a server."""

    limits: list[LimitInfo]


class SeenInfo(Response):
    """How a request arrived."""

    scheme: str
    host: str
    address: str
    forwarded: bool = Field(description="Whether it had an X-Forwarded-For header.")
    trusts_proxy: bool
