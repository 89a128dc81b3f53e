"""Commands that people send in a game, and the parser that reads them from plain data."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias, TypeVar, get_args

from noppa.host.choices import PaceName, Reaction, Topic
from noppa.host.fields import Items, Text, Whole, invalid, read

T = TypeVar("T")

CommandId: TypeAlias = Annotated[str, Text(64, 1, "^[A-Za-z0-9_.:-]+$")]
EventNumber: TypeAlias = Annotated[int, Whole(0, 1_000_000)]
SeatNumber: TypeAlias = Annotated[int, Whole(0, 19)]
MoveText: TypeAlias = Annotated[str, Text(200)]
Faces: TypeAlias = Annotated[tuple[Annotated[int, Whole(-9, 99)], ...], Items(12, 1)]
"""Faces entered for real dice; the rules refuse those that no die has."""
MOST_MOVES = 64


@dataclass(frozen=True, slots=True, kw_only=True)
class OfSeat:
    """Fields of every command: an id chosen by the sender, the last event number the sender saw, and a seat."""

    id: CommandId
    seen: Annotated[int, Whole(-1, 1_000_000)]
    seat: SeatNumber


@dataclass(frozen=True, slots=True, kw_only=True)
class Play(OfSeat):
    """Moves of a seat, in their notation; all are played or none."""

    type: Literal["play"] = "play"
    moves: Annotated[tuple[MoveText, ...], Items(MOST_MOVES, 1)]


@dataclass(frozen=True, slots=True, kw_only=True)
class RollDice(OfSeat):
    """Roll the dice, or draw the card, that the seat is due."""

    type: Literal["roll"] = "roll"


@dataclass(frozen=True, slots=True, kw_only=True)
class EnterDice(OfSeat):
    """With real dice: the faces they show, entered by any player for the seat whose turn it is.

    The holder of that seat may add its moves; dice and moves are applied together or not at all.
    """

    type: Literal["dice"] = "dice"
    dice: Faces
    moves: Annotated[tuple[MoveText, ...], Items(MOST_MOVES)] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class EnterCard(OfSeat):
    """With real cards: the card that was turned."""

    type: Literal["card"] = "card"
    card: Annotated[str, Text(64)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Amend(OfSeat):
    """With real dice: correct an older entry, as the creator of the game."""

    type: Literal["amend"] = "amend"
    number: EventNumber
    text: Annotated[str, Text(200)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Undo(OfSeat):
    """Ask to undo the last step; it is undone when all other players agree."""

    type: Literal["undo"] = "undo"


@dataclass(frozen=True, slots=True, kw_only=True)
class Stop(OfSeat):
    """Ask to end the game now; it ends when every player present agrees."""

    type: Literal["stop"] = "stop"


@dataclass(frozen=True, slots=True, kw_only=True)
class Remove(OfSeat):
    """Ask to remove another player; a bot takes the seat once every other player present agrees."""

    type: Literal["remove"] = "remove"
    target: SeatNumber


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer(OfSeat):
    """Agree or disagree with a request of another player."""

    type: Literal["answer"] = "answer"
    topic: Topic
    yes: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Give(OfSeat):
    """Give the seat of a player who has been away for a minute to a bot."""

    type: Literal["give"] = "give"


@dataclass(frozen=True, slots=True, kw_only=True)
class Return(OfSeat):
    """Take your own seat back from the bot."""

    type: Literal["return"] = "return"


@dataclass(frozen=True, slots=True, kw_only=True)
class Leave(OfSeat):
    """Give up your seat."""

    type: Literal["leave"] = "leave"


@dataclass(frozen=True, slots=True, kw_only=True)
class React:
    """Show a reaction to everybody at the table; it is not an event and is not stored."""

    type: Literal["react"] = "react"
    id: CommandId
    seat: SeatNumber
    reaction: Reaction


@dataclass(frozen=True, slots=True, kw_only=True)
class Pace:
    """Set how fast bots move while you watch; the slowest wish of all players counts."""

    type: Literal["pace"] = "pace"
    pace: PaceName


@dataclass(frozen=True, slots=True, kw_only=True)
class Ping:
    """Check that the connection works."""

    type: Literal["ping"] = "ping"


Command: TypeAlias = (
    Play | RollDice | EnterDice | EnterCard | Amend | Undo | Stop | Remove | Answer | Give | Return | Leave
)
"""A message that changes a game."""
ClientMessage: TypeAlias = Command | React | Pace | Ping
"""Any message that a viewer of a game may send."""


def _by_type(kinds: Iterable[type[T]]) -> Mapping[str, type[T]]:
    """Return dataclasses by the default of their field `type`."""
    return {str(cls.__dataclass_fields__["type"].default): cls for cls in kinds}  # type: ignore[attr-defined]


COMMANDS: Mapping[str, type[Command]] = _by_type(get_args(Command))
MESSAGES: Mapping[str, type[ClientMessage]] = _by_type(get_args(ClientMessage))


def read_command(data: object) -> Command:
    """Parse plain data as a command; raise `Refused` if it is invalid."""
    return _read(data, COMMANDS)


def read_message(data: object) -> ClientMessage:
    """Parse plain data as a message; raise `Refused` if it is invalid."""
    return _read(data, MESSAGES)


def _read(data: object, kinds: Mapping[str, type[T]]) -> T:
    if not isinstance(data, dict):
        raise invalid("", "expected an object")
    kind = data.get("type")
    if not isinstance(kind, str) or kind not in kinds:
        raise invalid("type", f"expected one of {', '.join(kinds)}")
    return read(kinds[kind], data)
