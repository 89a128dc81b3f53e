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
    """The seat asks for the dice or the card that wait for it."""

    type: Literal["roll"] = "roll"


@dataclass(frozen=True, slots=True, kw_only=True)
class EnterDice(OfSeat):
    """With real dice: what they show, entered by any player for the one whose turn it is.

    Whoever holds that seat may name its moves with them: all of it happens, or nothing.
    """

    type: Literal["dice"] = "dice"
    dice: Faces
    moves: Annotated[tuple[MoveText, ...], Items(MOST_MOVES)] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class EnterCard(OfSeat):
    """With real cards: which one was turned."""

    type: Literal["card"] = "card"
    card: Annotated[str, Text(64)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Amend(OfSeat):
    """With real dice: the creator corrects an older entry."""

    type: Literal["amend"] = "amend"
    number: EventNumber
    text: Annotated[str, Text(200)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Undo(OfSeat):
    """Ask to take the last step back; it is done when everybody else agrees."""

    type: Literal["undo"] = "undo"


@dataclass(frozen=True, slots=True, kw_only=True)
class Stop(OfSeat):
    """Ask to end the game now; it is done when every person who is present agrees."""

    type: Literal["stop"] = "stop"


@dataclass(frozen=True, slots=True, kw_only=True)
class Remove(OfSeat):
    """Ask to take the seat of somebody else; a bot plays it once every other person who is present agrees."""

    type: Literal["remove"] = "remove"
    target: SeatNumber


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer(OfSeat):
    """Yes or no to what somebody asked."""

    type: Literal["answer"] = "answer"
    topic: Topic
    yes: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Give(OfSeat):
    """Give the seat of somebody who has been away for a minute to a bot."""

    type: Literal["give"] = "give"


@dataclass(frozen=True, slots=True, kw_only=True)
class Return(OfSeat):
    """Take one's own seat back from the bot."""

    type: Literal["return"] = "return"


@dataclass(frozen=True, slots=True, kw_only=True)
class Leave(OfSeat):
    """Give up one's seat."""

    type: Literal["leave"] = "leave"


@dataclass(frozen=True, slots=True, kw_only=True)
class React:
    """A small sign from one's seat to everybody at the table; it is no event and is stored nowhere."""

    type: Literal["react"] = "react"
    id: CommandId
    seat: SeatNumber
    reaction: Reaction


@dataclass(frozen=True, slots=True, kw_only=True)
class Pace:
    """How fast bots should move while one looks on; of several players the slowest wish counts."""

    type: Literal["pace"] = "pace"
    pace: PaceName


@dataclass(frozen=True, slots=True, kw_only=True)
class Ping:
    """Ask whether the other side is there."""

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
