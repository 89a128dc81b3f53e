"""The data that a host stores, and the interface to its storage: a database, a browser's store, or memory.

An event's number is unique in its game. That is the compare-and-set between processes.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NotRequired, Protocol, TypedDict

from noppa.host.choices import Colour, DiceKind, SeatKind, Shape, Start, Status, Topic

PROMISED = "promised"
"""Stands for the hash of a seed until the seat that promised it has sent it."""


class NumberTaken(Exception):
    """Raised when another event already has that number: read the new events and try again."""


class SeatsChanged(Exception):
    """Raised when somebody sat down or left since the row was read: read it and try again."""


class Repeated(Exception):
    """Raised when a command was carried out before, as the events from `first` to `last`."""

    def __init__(self, first: int, last: int) -> None:
        super().__init__(first, last)
        self.first, self.last = first, last


class GameSetup(TypedDict):
    """The setup that people agreed on before a game; stored as JSON."""

    edition: str
    options: dict[str, Any]
    content: Mapping[str, Any] | None
    start: Start
    dice: DiceKind
    every_roll: bool
    coach: bool
    clock: int | None
    undo: bool
    same: bool
    draw: list[list[int]]
    first: int
    scheme: NotRequired[int]
    """The version of the fair dice; 1 if missing."""
    shared_dice: NotRequired[str]
    """The id of dice shared with others: those of a day, in a game that was played elsewhere."""


@dataclass(frozen=True, slots=True)
class StoredSeat:
    """A seat of a game; `invite` counts its invitations, and `invited` says whether the last one is valid.

    `seed_hash` is the hash of its person's seed, or `PROMISED` until that is sent.
    """

    seat: int
    kind: SeatKind
    name: str
    colour: Colour
    shape: Shape
    level: str
    holder: str | None = None
    reserved: str | None = None
    seed: str = ""
    seed_hash: str = ""
    invite: int = 0
    invited: bool = False


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game without its events."""

    id: str
    game: str
    rules_version: int
    setup: GameSetup
    server_seed: str
    creator: str
    status: Status
    private: bool
    created_at: float
    changed_at: float
    wake_at: float | None
    scores: list[int]
    previous: str | None
    next: str | None
    day: str | None
    seats: tuple[StoredSeat, ...]


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """One event: its notation, and when it happened."""

    text: str
    at: float


@dataclass(frozen=True, slots=True)
class Standing:
    """The columns of a game's row that change with events, so that they are known without a replay."""

    status: Status
    scores: tuple[int, ...]
    wake_at: float | None


@dataclass(frozen=True, slots=True)
class Vote:
    """A seat's answer to a topic."""

    topic: Topic
    seat: int
    consents: bool


class Storage(Protocol):
    """Stores live games; each method is atomic, and what it wrote survives a crash once it returns."""

    async def add_game(self, game: StoredGame, replaces: str | None = None) -> str:
        """Store a new game and return its id.

        If `replaces` already has a next game, or the creator a game with the same dice of the day, return that one's.
        """

    async def load_game(self, game_id: str) -> StoredGame | None:
        """Return a game with its seats, None if there is no such game."""

    async def load_events(self, game_id: str, after: int = -1) -> list[StoredEvent]:
        """Return the events of a game after that number, in order."""

    async def start_game(
        self, before: StoredGame, game: StoredGame, events: Sequence[StoredEvent], standing: Standing
    ) -> None:
        """Store the first events of a game together with its seats and setup; from now on no seed changes.

        Raise `NumberTaken` if the game has started already, and `SeatsChanged` if its seats are no longer those of the
        row `before`.
        """

    async def append(
        self,
        game_id: str,
        first: int,
        events: Sequence[StoredEvent],
        standing: Standing,
        holder: str = "",
        command: str = "",
    ) -> None:
        """Store events from number `first` on, all or none; raise `Repeated` or `NumberTaken`."""

    async def command_result(self, game_id: str, holder: str, command: str) -> Repeated | None:
        """Return the event numbers of a command, None if it was never carried out."""

    async def take_seat(self, game_id: str, seat: int, holder: str, invite: int | None, **profile: str) -> bool:
        """Give a free seat to somebody and return whether it worked; without an invite it must be reserved.

        Before the start this voids revealed seeds, like any change of seats: a newcomer must not choose a seed by
        them. Once the game has started, the hash of a seed in the profile is ignored.
        """

    async def set_seed(self, game_id: str, holder: str, seed_hash: str, seed: str) -> None:
        """Store a player's seed, or only its hash, for all their seats in a game that has not started."""

    async def await_seeds(self, game_id: str, until: float, *, drop_promises: bool) -> None:
        """Set until when a game that has not started waits for seeds; `drop_promises` gives up on missing hashes."""

    async def free_seat(self, game_id: str, seat: int, reserved: str | None = None) -> None:
        """Take a seat from its holder or the person it is reserved for, and reserve it for somebody if asked."""

    async def set_invite(self, game_id: str, seat: int, *, valid: bool) -> int:
        """Make a seat's invitation valid or withdraw it; return its number."""

    async def save_command(self, game_id: str, holder: str, command: str, number: int) -> None:
        """Store that a command was carried out after the event of that number and made no events itself."""

    async def save_vote(self, game_id: str, number: int, vote: Vote) -> None:
        """Store a seat's answer given after the event of that number; the last one counts."""

    async def load_votes(self, game_id: str, number: int) -> list[Vote]:
        """Return every answer given since the event of that number."""

    async def list_daily(self, day: str, game: str) -> list[StoredGame]:
        """Return everybody's game with the dice of a day."""

    async def due_games(self, before: float, most: int) -> list[str]:
        """Return the ids of games whose wake-up time is before that time, the longest overdue first."""

    async def clear_wake(self, game_id: str) -> None:
        """Clear the scheduled wake-up of a game."""

    async def close_game(self, game_id: str) -> None:
        """Close a game that cannot go on; its events and scores stay."""
