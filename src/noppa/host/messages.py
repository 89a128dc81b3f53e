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
    taken: bool = field(metadata={"description": "Whether a person or a bot sits there."})
    present: bool = field(metadata={"description": "Whether its person is connected; true for a bot."})
    absent_since: float | None
    bot: str = field(metadata={"description": "The level of the bot that plays it now, or nothing."})
    timeouts: int = field(metadata={"description": "How many moves in a row its clock made."})
    deadline: float | None = field(metadata={"description": "When its clock runs out, in seconds since 1970."})


@dataclass(frozen=True, slots=True, kw_only=True)
class DiceInfo:
    """Where the dice come from; the secret seed is there when the game is over."""

    kind: DiceKind
    every_roll: bool
    same: bool
    scheme: str
    game_id: str
    commitment: str
    player_seeds: list[str]
    seed_hashes: list[str] = field(
        metadata={"description": "What each seat published of its seed before anybody's was known; nothing for none."}
    )
    awaits_hashes: list[int] = field(metadata={"description": "The seats that are still to publish a hash."})
    awaits_seeds: list[int] = field(
        metadata={"description": "The seats whose seeds are due now, every hash being there."}
    )
    server_seed: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class VoteInfo:
    """Something that waits for consent."""

    topic: Topic
    asked_by: int
    yes: list[int]
    waits_for: list[int]


@dataclass(frozen=True, slots=True, kw_only=True)
class GameInfo:
    """A game as everybody sees it, without its position."""

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
    draw: list[list[int]] = field(
        metadata={"description": "The dice that were rolled for who starts: one list a round."}
    )
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
    """What is the viewer's own in a game."""

    seats: list[int]
    reserved: list[int]
    creator: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """A position as a seat may see it; seat null is somebody who watches."""

    seat: int | None
    view: dict[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class ViewChange:
    """How a view differs from the one before; a change of null is none."""

    seat: int | None
    change: dict[str, Any] | list[Any] | None


@dataclass(frozen=True, slots=True, kw_only=True)
class EventInfo:
    """An event; its text is empty while it is hidden from this viewer, and it comes again in full."""

    number: int
    text: str
    at: float
    seat: int | None = field(metadata={"description": "Who rolled, drew or moved."})
    places: list[int] = field(metadata={"description": "Of a roll: the places of the dice that were rolled."})
    story: dict[str, Any] = field(metadata={"description": "What the game has more to tell of a roll or move."})
    withheld: int | None = field(metadata={"description": "The seat that alone may see it, while others still choose."})


@dataclass(frozen=True, slots=True, kw_only=True)
class ChanceInfo:
    """A roll or card: its event, its number among the fair dice, and the places or the pile it was asked of."""

    event: int
    text: str
    seat: int
    number: int
    places: list[int]
    deck: dict[str, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryInfo:
    """A roll, card or move in effect, as it reads now."""

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
    """The first message when nothing is known yet, or too much was missed."""

    type: Literal["snapshot"] = "snapshot"
    number: int
    game: GameInfo
    you: You
    views: list[View]


@dataclass(frozen=True, slots=True, kw_only=True)
class Events:
    """What happened, the newest last; older numbers are events whose text may now be seen.

    Where `since` is a number there are no views, but what changed in those after the event of that number.
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
    """Something about the game changed that is no event: seats, presence, votes."""

    type: Literal["table"] = "table"
    game: GameInfo
    you: You


@dataclass(frozen=True, slots=True, kw_only=True)
class Done:
    """A command was carried out, as the events from `first` to `last`; none where first is above last.

    After an amendment `first_conflict` is the first later entry that no longer fits: it and the rest are entered again.
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
    """Somebody at the table reacts."""

    type: Literal["reaction"] = "reaction"
    seat: int
    reaction: Reaction


@dataclass(frozen=True, slots=True, kw_only=True)
class Rematch:
    """There is a next game: players and watchers go there."""

    type: Literal["rematch"] = "rematch"
    game_id: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Pong:
    """The answer to a ping."""

    type: Literal["pong"] = "pong"
    at: float


@dataclass(frozen=True, slots=True, kw_only=True)
class ComeBack:
    """The last message of a server that is about to end: connect again after that number of seconds."""

    type: Literal["come_back"] = "come_back"
    seconds: float


Message: TypeAlias = Snapshot | Events | TableChanged | Done | Rejected | Reacted | Rematch | Pong | ComeBack
