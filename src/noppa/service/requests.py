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
    """A custom board, deck or map, as its file has it."""

    content: FileText = field(metadata={"description": "TOML; its length is bounded by that of a request."})


@request
@dataclass(frozen=True, slots=True, kw_only=True)
class InviteText:
    """An invitation, as a link carries it behind its #."""

    invite: Annotated[str, Text(128)]


@request
@dataclass(frozen=True, slots=True, kw_only=True)
class SitDown:
    """Sitting down by invitation."""

    invite: Annotated[str, Text(128)]
    name: Annotated[str, Text(40)] = ""
    colour: Colour | None = None
    shape: Shape | None = None
    seed_hash: SeedHash = field(
        default="", metadata={"description": "SHA-256 of your own part of the fair dice, or nothing."}
    )


@request
@dataclass(frozen=True, slots=True, kw_only=True)
class InviteRequest:
    """A seat of a game."""

    seat: SeatNumber


@request
@dataclass(frozen=True, slots=True, kw_only=True)
class TokenText:
    """A token from a link behind its #."""

    token: Annotated[str, Text(128)]


@request
@dataclass(frozen=True, slots=True, kw_only=True)
class SitAgain:
    """Sitting down in a seat that is reserved for oneself, after a rematch or after leaving."""

    seat: SeatNumber
    seed_hash: SeedHash = field(
        default="", metadata={"description": "SHA-256 of your own part of the fair dice, or nothing."}
    )


@request
@dataclass(frozen=True, slots=True, kw_only=True)
class RematchRequest:
    """Whether one's own seed is part of the fair dice of the next game."""

    own_seeds: Flag = field(
        default=False, metadata={"description": "You will publish the hash of a seed once you see the answer."}
    )


@request
@dataclass(frozen=True, slots=True, kw_only=True)
class OwnSeedHash:
    """What one publishes of one's seed at first."""

    seed_hash: Annotated[str, Text(64, 64, "^[0-9a-f]{64}$")]


@request
@dataclass(frozen=True, slots=True, kw_only=True)
class OwnSeed:
    """One's own seed."""

    seed: Annotated[str, Text(64, 16, "^[ -~]*$")] = field(
        metadata={"description": "A player's own part of the fair dice."}
    )


@request
@dataclass(frozen=True, slots=True, kw_only=True)
class DailyGameRequest:
    """Under which name one's result stands."""

    name: Annotated[str, Text(40)] = ""


@request
@dataclass(frozen=True, slots=True, kw_only=True)
class PreviewRequest:
    """Real dice, before they are entered."""

    dice: Faces


@request
@dataclass(frozen=True, slots=True, kw_only=True)
class RecordText:
    """A record, as its file has it."""

    record: FileText


@request
@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedGame:
    """A finished game that was played elsewhere: when, which seats were one's own, and its record."""

    id: GameId
    at: Annotated[int, Whole(0, 10**11)] = field(metadata={"description": "Seconds since 1970."})
    seats: Annotated[tuple[SeatNumber, ...], Items(20, 1)]
    record: FileText


@request
@dataclass(frozen=True, slots=True, kw_only=True)
class PracticeCard:
    """A position that was missed: its box, and the count of questions at which it is due."""

    box: Box
    due: Count


@request
@dataclass(frozen=True, slots=True, kw_only=True)
class PracticeProgress:
    """What somebody has practised in one game; their own device stores it."""

    asked: Count = 0
    kinds: Annotated[dict[Annotated[str, Text(32)], Box], Entries(40)] = field(default_factory=dict)
    positions: Annotated[dict[QuestionKey, PracticeCard], Entries(400)] = field(default_factory=dict)
    repeated: Flag = False


@request
@dataclass(frozen=True, slots=True, kw_only=True)
class NextQuestion:
    """A request for the next position to practise in; the seed draws its kind."""

    seed: Annotated[int, Whole(0, 2**31 - 1)]
    progress: PracticeProgress
    edition: GameName | None = None


@request
@dataclass(frozen=True, slots=True, kw_only=True)
class PracticeMove:
    """An answer to a question of practice."""

    key: QuestionKey
    move: MoveText
    progress: PracticeProgress
    edition: GameName | None = None


@request
@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleMove:
    """An answer to the puzzle of a day."""

    move: MoveText


@request
@dataclass(frozen=True, slots=True, kw_only=True)
class LessonMoves:
    """What somebody does at a step of a lesson: moves, or "roll" or "draw"."""

    step: Annotated[int, Whole(0, 1000)]
    moves: Annotated[tuple[Annotated[str, Text(200)], ...], Items(12, 1)]
