"""What the server answers: the types that the browser's are made from."""

from typing import Any, Literal

from pydantic import Field

from noppa.server.terms import Colour, Shape, Status, Told, Who


class Problem(Told):
    """A refusal: a stable code, its parameters, and a sentence for people."""

    code: str
    params: dict[str, Any]
    sentence: str


class SeatTold(Told):
    """A seat as everybody sees it."""

    seat: int
    name: str
    colour: Colour
    shape: Shape
    who: Who
    taken: bool = Field(description="Whether a person or a bot sits there.")
    present: bool = Field(description="Whether its person is connected; true for a bot.")
    absent_since: float | None
    bot: str = Field(description="The level of the bot that plays it now, or nothing.")
    lapses: int = Field(description="How many moves in a row its clock made.")
    deadline: float | None = Field(description="When its clock runs out, in seconds since 1970.")


class DiceTold(Told):
    """Where the dice come from; the secret seed is there when the game is over."""

    kind: Literal["fair", "real"]
    every_roll: bool
    same: bool
    scheme: str
    game_id: str
    commitment: str
    player_seeds: list[str]
    server_seed: str | None


class VoteTold(Told):
    """Something that waits for consent."""

    topic: Literal["undo", "stop"]
    asked_by: int
    yes: list[int]
    waits_for: list[int]


class GameTold(Told):
    """A game as everybody sees it, without its position."""

    id: str
    game: str
    edition: str
    options: dict[str, Any]
    own_content: bool = Field(description="Whether the board, deck or map is people's own.")
    rules_version: int
    status: Status
    private: bool
    created_at: float
    number: int = Field(description="The number of the last event, -1 before the start.")
    seats: list[SeatTold]
    dice: DiceTold
    start: str
    draw: list[list[int]] = Field(description="The dice that were rolled for who starts: one list a round.")
    coach: bool
    clock: int | None
    undo: bool
    scores: list[int]
    winners: list[int]
    votes: list[VoteTold]
    previous: str | None
    next: str | None
    day: str | None
    watching: int


class You(Told):
    """What is the asker's own in a game."""

    seats: list[int]
    reserved: list[int]
    creator: bool


class View(Told):
    """A position as a seat may see it; seat null is somebody who watches."""

    seat: int | None
    view: dict[str, Any]


class EventTold(Told):
    """An event; its text is empty while it is not this viewer's to see, and it comes again in full."""

    number: int
    text: str
    at: float
    seat: int | None = Field(description="Who rolled, drew or moved.")
    places: list[int] = Field(description="Of a roll: the places of the dice that were rolled.")
    story: dict[str, Any] = Field(description="Of a roll: what it was about, where the game has more to tell of it.")
    withheld: int | None = Field(description="The seat that alone may see it, while others still choose.")


class InviteTold(Told):
    """An invitation as a link and as a QR code (SVG)."""

    seat: int
    invite: str
    url: str
    qr: str


class GameAnswer(Told):
    """A game, what is the asker's in it, and the position as each of the asker's seats sees it."""

    game: GameTold
    you: You
    views: list[View]
    invites: list[InviteTold]


class GameListed(Told):
    """A game in a list."""

    id: str
    game: str
    edition: str
    status: Status
    private: bool
    day: str | None
    created_at: float
    changed_at: float
    names: list[str]
    free: list[int]
    scores: list[int]


class GameList(Told):
    """Games, the one that changed last first."""

    games: list[GameListed]


class EventList(Told):
    """Events of a game."""

    number: int
    events: list[EventTold]


class ChanceTold(Told):
    """A roll or card: its event, its number among the fair dice, and the places or the pile it was asked of."""

    event: int
    text: str
    seat: int
    number: int
    places: list[int]
    deck: dict[str, int]


class ChanceList(Told):
    """The rolls and cards of a game."""

    chances: list[ChanceTold]


class InviteLook(Told):
    """What an invitation is for; looking changes nothing."""

    game: GameTold
    seat: int


class Done(Told):
    """A command was carried out, as the events from `first` to `last`; none where first is above last.

    After an amendment `misfit` is the first later entry that no longer fitted: from there on all is to be made anew.
    """

    type: Literal["done"] = "done"
    id: str
    first: int
    last: int
    number: int
    misfit: int | None


class EntryTold(Told):
    """A roll, card or move that stands, as it reads now."""

    number: int
    text: str
    seat: int


class EntryList(Told):
    """What stands, in order."""

    entries: list[EntryTold]


class EntryView(Told):
    """An entry, and the position it was made in, as its seat saw it: the choices there were."""

    entry: EntryTold
    view: dict[str, Any]


class Views(Told):
    """A position as each of the asker's seats sees it."""

    views: list[View]


class Me(Told):
    """Who is asking: whether this browser started the server, and how many games it is in."""

    host: bool
    version: str


class LinkTold(Told):
    """A link, and the same as a QR code (SVG)."""

    url: str
    qr: str
    expires_at: float | None


class LanTold(Told):
    """Whether phones can join, and where."""

    open: bool
    url: str
    qr: str


class OptionTold(Told):
    """An option of a game; `meaning` is a message id."""

    name: str
    meaning: str
    default: bool | int | str
    values: list[bool | int | str]
    least: int
    most: int
    step: int


class EditionTold(Told):
    """An edition of a game."""

    name: str
    meaning: str
    languages: list[str]
    options: dict[str, bool | int | str]


class KindTold(Told):
    """A game that can be played here."""

    name: str
    version: int
    least_players: int
    most_players: int
    content: str = Field(description="What an own file of it is called: board, deck, map, or nothing.")
    bots: list[str] = Field(description="The levels of bots that play it.")
    coach: bool = Field(description="Whether the coach knows it.")
    table_url: str | None = Field(description="The module of a browser table that the game brings along, if it does.")
    options: list[OptionTold]
    editions: list[EditionTold]


class Catalogue(Told):
    """Everything there is to choose from."""

    games: list[KindTold]
    colours: list[str]
    shapes: list[str]


class DayResult(Told):
    """One person's game with the dice of a day."""

    id: str
    name: str
    status: Status
    score: int
    mine: bool


class DayTold(Told):
    """The dice of a day: the same for everybody, results side by side."""

    day: str
    game: str
    commitment: str
    server_seed: str | None
    results: list[DayResult]


class Health(Told):
    """Whether the server and its database answer."""

    status: Literal["ok"]
    version: str
