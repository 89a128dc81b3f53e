"""What requests and answers look like: the types that the browser's are made from."""

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, JsonValue


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
DayText: TypeAlias = Annotated[str, Field(pattern="^20[0-9]{2}-[0-9]{2}-[0-9]{2}$")]
GameId: TypeAlias = Annotated[str, Field(pattern="^[0-9a-f]{20}$")]


class Asked(BaseModel):
    """A request: nothing in it is guessed, nothing unknown is let through."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Told(BaseModel):
    """An answer."""

    model_config = ConfigDict(extra="forbid")


# Making a game ---------------------------------------------------------------------------------


class NewSeat(Asked):
    """Who will sit there: a person at this browser, a person by link, or a bot of a level."""

    who: Who
    name: Name = ""
    colour: Colour | None = None
    shape: Shape | None = None
    level: Annotated[str, Field(max_length=32)] = Field(
        default="", description="Of the bot that sits there, or that stands in for a person who is away."
    )


class NewGame(Asked):
    """What people agree on before a game."""

    game: Annotated[str, Field(max_length=32)]
    edition: Annotated[str, Field(max_length=32)] | None = None
    options: Annotated[dict[str, bool | Annotated[int, WHOLE] | str], Field(max_length=32)] = {}
    content: Annotated[str, Field(max_length=64_000)] | dict[str, JsonValue] | None = Field(
        default=None, description="An own board, deck or map: the text of a TOML file, or the same as JSON."
    )
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=20)]
    start: Literal["chosen", "drawn", "loser"] = "chosen"
    first: SeatNumber = Field(default=0, description="With `chosen`, the seat that starts.")
    dice: Literal["fair", "real"] = "fair"
    every_roll: bool = Field(default=False, description="With real dice: every roll is entered, not only final dice.")
    coach: bool = True
    clock: Annotated[int, Field(ge=5, le=86_400), WHOLE] | None = Field(
        default=None, description="Seconds for a decision."
    )
    undo: bool = True
    same: bool = Field(default=False, description="Equal dice for equal turn and roll of every seat.")
    private: bool = False
    seed: Seed = ""


class InviteText(Asked):
    """An invitation, as a link carries it behind its #."""

    invite: Annotated[str, Field(max_length=128)]


class SitDown(InviteText):
    """Sitting down by invitation."""

    name: Name = ""
    colour: Colour | None = None
    shape: Shape | None = None
    seed: Seed = ""


class SitAgain(Asked):
    """Sitting down in a seat that is kept for oneself, after a rematch."""

    seat: SeatNumber
    seed: Seed = ""


class SeedAsked(Asked):
    """One's own part of the fair dice of the next game."""

    seed: Seed = ""


class DayAsked(Asked):
    """Under which name one's result stands."""

    name: Name = ""


class SeatAsked(Asked):
    """A seat of a game."""

    seat: SeatNumber


class TokenText(Asked):
    """A token from a link behind its #."""

    token: Annotated[str, Field(max_length=128)]


# Commands --------------------------------------------------------------------------------------


class Sent(Asked):
    """What every command carries: an id of the sender's own, and the last event number it saw."""

    id: Annotated[str, Field(min_length=1, max_length=64, pattern="^[A-Za-z0-9_.:-]+$")]
    seen: Annotated[int, Field(ge=-1, le=1_000_000), WHOLE]


class OfSeat(Sent):
    """A command in the name of a seat."""

    seat: SeatNumber


class Play(OfSeat):
    """Moves of a seat, in their notation; all are played or none."""

    type: Literal["play"]
    moves: Annotated[list[Annotated[str, Field(max_length=200)]], Field(min_length=1, max_length=64)]


class RollDice(OfSeat):
    """The seat asks for the dice or the card that wait for it."""

    type: Literal["roll"]


class EnterDice(OfSeat):
    """With real dice: what they show, entered by any seat for the one whose turn it is."""

    type: Literal["dice"]
    dice: Annotated[list[Annotated[int, Field(ge=-9, le=99), WHOLE]], Field(min_length=1, max_length=12)]


class EnterCard(OfSeat):
    """With real cards: which was turned."""

    type: Literal["card"]
    card: Annotated[str, Field(max_length=64)]


class Amend(OfSeat):
    """With real dice: the creator corrects an older entry."""

    type: Literal["amend"]
    number: Annotated[int, Field(ge=0, le=1_000_000), WHOLE]
    text: Annotated[str, Field(max_length=200)]


class Undo(OfSeat):
    """Ask to take the last step back; it is done when everybody else agrees."""

    type: Literal["undo"]


class Stop(OfSeat):
    """Ask to end the game now; it is done when every person who is there agrees."""

    type: Literal["stop"]


class Answer(OfSeat):
    """Yes or no to what somebody asked."""

    type: Literal["answer"]
    topic: Literal["undo", "stop"]
    yes: bool


class Give(OfSeat):
    """Give the seat of somebody who has been away for a minute to a bot."""

    type: Literal["give"]


class Return(OfSeat):
    """Take one's seat back from the bot."""

    type: Literal["return"]


class Leave(OfSeat):
    """Give one's seat up."""

    type: Literal["leave"]


Command: TypeAlias = Annotated[
    Play | RollDice | EnterDice | EnterCard | Amend | Undo | Stop | Answer | Give | Return | Leave,
    Field(discriminator="type"),
]


class Ping(Asked):
    """A question whether the other side is there."""

    type: Literal["ping"]


ClientMessage: TypeAlias = Annotated[
    Play | RollDice | EnterDice | EnterCard | Amend | Undo | Stop | Answer | Give | Return | Leave | Ping,
    Field(discriminator="type"),
]


# Answers ---------------------------------------------------------------------------------------


class Problem(Told):
    """A refusal: a stable code, its parameters, and the sentence in English."""

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


class InviteLook(Told):
    """What an invitation is for; looking changes nothing."""

    game: GameTold
    seat: int


class Done(Told):
    """A command was carried out, as the events from `first` to `last`; none where first is above last."""

    type: Literal["done"] = "done"
    id: str
    first: int
    last: int
    number: int


class AdviceTold(Told):
    """A legal move: its value, what it loses against the best one, and why."""

    move: str
    value: float
    loss: float
    unit: str
    exact: bool
    reason: str
    code: str
    params: dict[str, Any]


class AdviceList(Told):
    """Every legal move, best first."""

    seat: int
    number: int
    advice: list[AdviceTold]


class ReviewTold(Told):
    """The review of a finished game, as `noppa review --json` prints it."""

    review: dict[str, Any]


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


# Messages over the WebSocket ---------------------------------------------------------------------


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
    views: list[View] = []


class Rematch(Told):
    """There is a next game: players and watchers go there."""

    type: Literal["rematch"] = "rematch"
    game_id: str


class Pong(Told):
    """I am here."""

    type: Literal["pong"] = "pong"
    at: float


ServerMessage: TypeAlias = Annotated[
    Snapshot | Events | TableChanged | Done | Rejected | Rematch | Pong, Field(discriminator="type")
]
