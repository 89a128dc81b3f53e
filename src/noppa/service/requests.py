"""The bodies of the browser app's requests: dataclasses with limits on their fields, parsed by `noppa.host.fields`.

A new game is `NewGame` of `noppa.host.seating.new_game`.
"""

from dataclasses import dataclass, field
from typing import Annotated, TypeAlias

from noppa.host.choices import Colour, Shape
from noppa.host.commands import Faces, SeatNumber
from noppa.host.fields import Entries, Flag, Items, Text, Whole, request

GameName: TypeAlias = Annotated[str, Text(32, 1, "^[a-z_]+$")]
GameId: TypeAlias = Annotated[str, Text(20, 20, "^[0-9a-f]{20}$")]
DayText: TypeAlias = Annotated[str, Text(10, 10, "^20[0-9]{2}-[0-9]{2}-[0-9]{2}$")]
QuestionKey: TypeAlias = Annotated[
    str, Text(80, 1, r"^(([a-z0-9_-]{1,40}:)?[0-9]{1,10}(\.[0-9]{1,4})?|[0-9a-f]{20}/[0-9]{1,7})$")
]
SeedHash: TypeAlias = Annotated[str, Text(64, 0, "^([0-9a-f]{64})?$")]
FileText: TypeAlias = Annotated[str, Text(16_000_000)]
Box: TypeAlias = Annotated[int, Whole(0, 9)]
Count: TypeAlias = Annotated[int, Whole(0, 10**9)]
MoveText: TypeAlias = Annotated[str, Text(80)]


@request
@dataclass(frozen=True, slots=True, kw_only=True)
class ContentText:
    """The text of a custom board, deck or map file."""

    content: FileText = field(metadata={"description": "TOML; only the size of the request limits its length."})


@request
@dataclass(frozen=True, slots=True, kw_only=True)
class InviteText:
    """The invitation token after the # of a link."""

    invite: Annotated[str, Text(128)]


@request
@dataclass(frozen=True, slots=True, kw_only=True)
class SitDown:
    """Sit down by invitation."""

    invite: Annotated[str, Text(128)]
    name: Annotated[str, Text(40)] = ""
    colour: Colour | None = None
    shape: Shape | None = None
    seed_hash: SeedHash = field(
        default="", metadata={"description": "SHA-256 of your seed for the fair dice, or an empty text."}
    )


@request
@dataclass(frozen=True, slots=True, kw_only=True)
class InviteRequest:
    """A seat of a game."""

    seat: SeatNumber


@request
@dataclass(frozen=True, slots=True, kw_only=True)
class TokenText:
    """The token after the # of a link."""

    token: Annotated[str, Text(128)]


@request
@dataclass(frozen=True, slots=True, kw_only=True)
class SitAgain:
    """Sit down in a seat reserved for you, after a rematch or after leaving."""

    seat: SeatNumber
    seed_hash: SeedHash = field(
        default="", metadata={"description": "SHA-256 of your seed for the fair dice, or an empty text."}
    )


@request
@dataclass(frozen=True, slots=True, kw_only=True)
class RematchRequest:
    """Ask for a rematch, with or without your own seed in its fair dice."""

    own_seeds: Flag = field(
        default=False, metadata={"description": "You will publish the hash of a seed after the response."}
    )


@request
@dataclass(frozen=True, slots=True, kw_only=True)
class OwnSeedHash:
    """Publish the hash of your seed."""

    seed_hash: Annotated[str, Text(64, 64, "^[0-9a-f]{64}$")]


@request
@dataclass(frozen=True, slots=True, kw_only=True)
class OwnSeed:
    """Reveal your seed."""

    seed: Annotated[str, Text(64, 16, "^[ -~]*$")] = field(
        metadata={"description": "The seed that the player adds to the fair dice."}
    )


@request
@dataclass(frozen=True, slots=True, kw_only=True)
class DailyGameRequest:
    """Play today's dice; `name` is shown with the result."""

    name: Annotated[str, Text(40)] = ""


@request
@dataclass(frozen=True, slots=True, kw_only=True)
class PreviewRequest:
    """Preview real dice before they are entered."""

    dice: Faces


@request
@dataclass(frozen=True, slots=True, kw_only=True)
class RecordText:
    """The text of a record file."""

    record: FileText


@request
@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedGame:
    """A finished game played on a device: when, the player's own seats, and its record."""

    id: GameId
    at: Annotated[int, Whole(0, 10**11)] = field(metadata={"description": "Seconds since 1970."})
    seats: Annotated[tuple[SeatNumber, ...], Items(20, 1)]
    record: FileText


@request
@dataclass(frozen=True, slots=True, kw_only=True)
class PracticeCard:
    """A practice position that was missed: its box, and the question count at which it is due again."""

    box: Box
    due: Count


@request
@dataclass(frozen=True, slots=True, kw_only=True)
class PracticeProgress:
    """A player's progress in practising one game; the device stores it."""

    asked: Count = 0
    kinds: Annotated[dict[Annotated[str, Text(32)], Box], Entries(40)] = field(default_factory=dict)
    positions: Annotated[dict[QuestionKey, PracticeCard], Entries(400)] = field(default_factory=dict)
    repeated: Flag = False


@request
@dataclass(frozen=True, slots=True, kw_only=True)
class NextQuestion:
    """Ask for the next practice position; the seed determines its kind."""

    seed: Annotated[int, Whole(0, 2**31 - 1)]
    progress: PracticeProgress
    edition: GameName | None = None


@request
@dataclass(frozen=True, slots=True, kw_only=True)
class PracticeMove:
    """Answer a practice question."""

    key: QuestionKey
    move: MoveText
    progress: PracticeProgress
    edition: GameName | None = None


@request
@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleMove:
    """Answer the puzzle of the day."""

    move: MoveText


@request
@dataclass(frozen=True, slots=True, kw_only=True)
class LessonMoves:
    """Act at a step of a lesson: moves, or "roll" or "draw"."""

    step: Annotated[int, Whole(0, 1000)]
    moves: Annotated[tuple[Annotated[str, Text(200)], ...], Items(12, 1)]
