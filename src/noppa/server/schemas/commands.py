"""Commands: what people do in a game, by HTTP or WebSocket alike."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from noppa.server.schemas.fields import WHOLE, Asked, FacesShown, Reaction, SeatNumber

CommandId: TypeAlias = Annotated[str, Field(min_length=1, max_length=64, pattern="^[A-Za-z0-9_.:-]+$")]
MoveText: TypeAlias = Annotated[str, Field(max_length=200)]
MOST_MOVES = 64


class Sent(Asked):
    """What every command carries: an id of the sender's own, and the last event number it saw."""

    id: CommandId
    seen: Annotated[int, Field(ge=-1, le=1_000_000), WHOLE]


class OfSeat(Sent):
    """A command in the name of a seat."""

    seat: SeatNumber


class Play(OfSeat):
    """Moves of a seat, in their notation; all are played or none."""

    type: Literal["play"]
    moves: Annotated[list[MoveText], Field(min_length=1, max_length=MOST_MOVES)]


class RollDice(OfSeat):
    """The seat asks for the dice or the card that wait for it."""

    type: Literal["roll"]


class EnterDice(OfSeat):
    """With real dice: what they show, entered by any player for the one whose turn it is.

    Whoever holds that seat may name its moves with them: all of it happens, or nothing.
    """

    type: Literal["dice"]
    dice: FacesShown
    moves: Annotated[list[MoveText], Field(max_length=MOST_MOVES)] = Field(default_factory=list)


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


class React(Asked):
    """A small sign from one's seat to everybody at the table; it is no event, and is kept nowhere."""

    type: Literal["react"]
    id: CommandId
    seat: SeatNumber
    reaction: Reaction


class Pace(Asked):
    """How fast bots are to move while one looks on; of several players the slowest wish counts."""

    type: Literal["pace"]
    pace: Literal["slow", "normal", "at_once"]


class Ping(Asked):
    """A question whether the other side is there."""

    type: Literal["ping"]


ClientMessage: TypeAlias = Annotated[
    Play
    | RollDice
    | EnterDice
    | EnterCard
    | Amend
    | Undo
    | Stop
    | Answer
    | Give
    | Return
    | Leave
    | React
    | Pace
    | Ping,
    Field(discriminator="type"),
]
