"""The messages that a host sends to viewers, and their parts.

They are frozen dataclasses, so the type checker validates each one where it is made. The server's
OpenAPI document and the browser's types are generated from these declarations.
"""

from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from noppa.host.choices import Colour, DiceKind, Reaction, SeatKind, Shape, Status, Topic


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatInfo:
    """A seat as everybody sees it."""

    seat: int
    name: str
    colour: Colour
    shape: Shape
    who: SeatKind
    taken: bool = field(metadata={"description": "Whether a person or a bot has taken the seat."})
    present: bool = field(metadata={"description": "Whether its person is connected; true for a bot."})
    absent_since: float | None
    bot: str = field(metadata={"description": "The level of the bot that plays the seat now, or an empty text."})
    timeouts: int = field(metadata={"description": "How many moves in a row were made because its time ran out."})
    deadline: float | None = field(metadata={"description": "When its clock runs out, in seconds since 1970."})


@dataclass(frozen=True, slots=True, kw_only=True)
class DiceInfo:
    """Where the dice come from; the server seed is revealed when the game is over."""

    kind: DiceKind
    every_roll: bool
    same: bool
    scheme: str
    game_id: str
    commitment: str
    player_seeds: list[str]
    seed_hashes: list[str] = field(
        metadata={
            "description": "The hash of its seed that each seat published before any seed was known, or an empty text."
        }
    )
    awaits_hashes: list[int] = field(metadata={"description": "The seats that have not published a hash yet."})
    awaits_seeds: list[int] = field(
        metadata={"description": "The seats that must reveal their seeds now that all hashes are published."}
    )
    server_seed: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class VoteInfo:
    """A request that waits for the agreement of other players."""

    topic: Topic
    asked_by: int
    yes: list[int]
    waits_for: list[int]


@dataclass(frozen=True, slots=True, kw_only=True)
class GameInfo:
    """A game as everybody sees it, without its state."""

    id: str
    game: str
    edition: str
    options: dict[str, Any]
    own_content: bool = field(metadata={"description": "Whether the board, deck or map is a custom one."})
    rules_version: int
    status: Status
    private: bool
    created_at: float
    number: int = field(metadata={"description": "The number of the last event, -1 before the start."})
    seats: list[SeatInfo]
    dice: DiceInfo
    start: str
    draw: list[list[int]] = field(metadata={"description": "The dice rolled to decide who starts, one list per round."})
    coach: bool
    clock: int | None
    undo: bool
    scores: list[int]
    winners: list[int]
    votes: list[VoteInfo]
    previous: str | None
    next: str | None
    day: str | None
    watching: int


@dataclass(frozen=True, slots=True, kw_only=True)
class You:
    """The viewer's own part in a game."""

    seats: list[int]
    reserved: list[int]
    creator: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """The view of a seat; null is a spectator."""

    seat: int | None
    view: dict[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class ViewChange:
    """The difference between a view and the one before it; null if they are equal."""

    seat: int | None
    change: dict[str, Any] | list[Any] | None


@dataclass(frozen=True, slots=True, kw_only=True)
class EventInfo:
    """An event; while it is hidden from this viewer its text is empty, and it is sent again in full later."""

    number: int
    text: str
    at: float
    seat: int | None = field(metadata={"description": "The seat that rolled, drew or moved."})
    places: list[int] = field(metadata={"description": "For a roll, the places of the dice rolled."})
    story: dict[str, Any] = field(metadata={"description": "Details that the game adds about a roll or a move."})
    withheld: int | None = field(metadata={"description": "The only seat that may see it while others still choose."})


@dataclass(frozen=True, slots=True, kw_only=True)
class ChanceInfo:
    """A roll or card: its event, its number in the fair dice, and the places rolled or the pile drawn from."""

    event: int
    text: str
    seat: int
    number: int
    places: list[int]
    deck: dict[str, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryInfo:
    """A roll, card or move that is in effect, with its current text."""

    number: int
    text: str
    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GameListed:
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


# Messages --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Snapshot:
    """The whole game: the first message to a new viewer, or to one that missed too much."""

    type: Literal["snapshot"] = "snapshot"
    number: int
    game: GameInfo
    you: You
    views: list[View]


@dataclass(frozen=True, slots=True, kw_only=True)
class Events:
    """New events, the newest last, and older ones that are no longer hidden.

    If `since` is a number, `views` is empty and `changes` has the differences from the views after that event.
    """

    type: Literal["events"] = "events"
    number: int
    events: list[EventInfo]
    game: GameInfo
    you: You
    views: list[View]
    since: int | None = None
    changes: list[ViewChange] = field(default_factory=list)


@dataclass(frozen=True, slots=True, kw_only=True)
class TableChanged:
    """A change that is not an event: seats, presence, votes."""

    type: Literal["table"] = "table"
    game: GameInfo
    you: You


@dataclass(frozen=True, slots=True, kw_only=True)
class Done:
    """A command was applied as the events `first` to `last`; none if `first` is greater than `last`.

    After an amendment, `first_conflict` is the first later entry that no longer fits; re-enter it and the rest.
    """

    type: Literal["done"] = "done"
    id: str
    first: int
    last: int
    number: int
    first_conflict: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Rejected:
    """A command or message was refused; a stale one comes with the current state."""

    type: Literal["refused"] = "refused"
    id: str | None
    code: str
    params: dict[str, Any]
    sentence: str
    number: int
    game: GameInfo | None = None
    views: list[View] = field(default_factory=list)


@dataclass(frozen=True, slots=True, kw_only=True)
class Reacted:
    """A player's reaction."""

    type: Literal["reaction"] = "reaction"
    seat: int
    reaction: Reaction


@dataclass(frozen=True, slots=True, kw_only=True)
class Rematch:
    """A rematch has been opened; players and spectators go there."""

    type: Literal["rematch"] = "rematch"
    game_id: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Pong:
    """The response to a ping."""

    type: Literal["pong"] = "pong"
    at: float


@dataclass(frozen=True, slots=True, kw_only=True)
class ComeBack:
    """The last message before a server shuts down: reconnect after that many seconds."""

    type: Literal["come_back"] = "come_back"
    seconds: float


Message: TypeAlias = Snapshot | Events | TableChanged | Done | Rejected | Reacted | Rematch | Pong | ComeBack
