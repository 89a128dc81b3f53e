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
    """A game, what is the asker's in it, and the position as each of the asker's seats sees it."""

    game: GameInfo
    you: You
    views: list[View]
    invites: list[InviteInfo]


class GameList(Response):
    """Games, the one that changed last first."""

    games: list[GameListed]


class EventList(Response):
    """Events of a game."""

    number: int
    events: list[EventInfo]


class ChanceList(Response):
    """The rolls and cards of a game."""

    chances: list[ChanceInfo]


class InviteLook(Response):
    """What an invitation is for; looking changes nothing."""

    game: GameInfo
    seat: int
    yours: bool = Field(description="You sit there already.")
    taken: bool = Field(description="Somebody sits there, or the game has ended: one can only watch.")


class ContentCheck(Response):
    """A custom board, deck or map that a game can be played with."""

    game: str
    content: str = Field(description="What it is: board, deck or map.")


class EntryList(Response):
    """What stands, in order."""

    entries: list[EntryInfo]


class EntryView(Response):
    """An entry, and the position it was made in, as its seat saw it: the choices there were."""

    entry: EntryInfo
    view: dict[str, Any]


class Views(Response):
    """A position as each of the asker's seats sees it."""

    views: list[View]


class Me(Response):
    """Who is asking: whether this browser started the server, and how many games it is in."""

    host: bool
    version: str
    code: str = Field(description="The player code, by which a host finds what is stored about you.")


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
    content: str = Field(description="What an own file of it is called: board, deck, map, or nothing.")
    bots: list[str] = Field(description="The levels of bots that play it.")
    coach: bool = Field(description="Whether the coach knows it.")
    lesson: bool = Field(description="Whether it has a lesson.")
    table_url: str | None = Field(description="The module of a browser table that the game brings along, if it does.")
    options: list[OptionInfo]
    editions: list[EditionInfo]


class Catalogue(Response):
    """Everything there is to choose from."""

    games: list[KindInfo]
    colours: list[str]
    shapes: list[str]


class DayResult(Response):
    """One person's game with the dice of a day."""

    id: str
    name: str
    status: Status
    score: int
    mine: bool
    newcomer: bool = Field(description="Whether the player was first seen on that day: perhaps it was not one try.")


class DayInfo(Response):
    """The dice of a day: the same for everybody, results side by side."""

    day: str
    game: str
    commitment: str
    server_seed: str | None
    results: list[DayResult]


class Health(Response):
    """Whether the server and its database answer."""

    status: Literal["ok"]
    version: str


class RateInfo(Response):
    """How many at once, and how many a minute after that."""

    at_once: float
    per_minute: float


class LimitInfo(Response):
    """How much one browser and one address may ask for."""

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
    forwarded: bool = Field(description="Whether X-Forwarded-For came with it.")
    trusts_proxy: bool
