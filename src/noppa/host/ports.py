"""The interfaces that a host needs: time, randomness, storage, publishing, locks, counters."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Protocol, TypeAlias

from noppa.host.choices import SeatKind
from noppa.host.messages import Message
from noppa.host.storage import Storage

Note: TypeAlias = Mapping[str, Any]
"""A notification about a game between processes, as small plain data."""


class Clock(Protocol):
    """Tells the time."""

    def now(self) -> float:
        """Return the seconds since 1970."""


class Randomness(Protocol):
    """The source of secrets."""

    def secret_bytes(self, length: int) -> bytes:
        """Return new unpredictable bytes."""

    def derived_bytes(self, purpose: str, text: str) -> bytes:
        """Return 32 bytes that only this host can compute, always the same for the same purpose and text."""


class Publisher(Protocol):
    """Sends notes about a game to other processes that host the same storage."""

    alone: bool
    """Whether there are no other processes."""

    async def publish(self, game_id: str, note: Note) -> None:
        """Send a note; a lost one costs time, never an event."""


class Viewer(Protocol):
    """A connection that follows a game."""

    identity: str

    def send(self, message: Message) -> None:
        """Send a message without waiting."""


class Lock(Protocol):
    """Lets one task at a time change a game."""

    async def __aenter__(self) -> None: ...

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None, /
    ) -> None: ...

    def locked(self) -> bool:
        """Return whether somebody holds it."""


class Counters(Protocol):
    """Counts what happens, for the operator."""

    def count(self, name: str, by: int = 1, **labels: str) -> None:
        """Add to a counter."""


class BotLevels(Protocol):
    """The bots that are available; they choose their moves outside the host."""

    def levels(self, game: str) -> tuple[str, ...]:
        """Return the levels that can play a game."""

    def usual_level(self, game: str) -> str:
        """Return the level of a bot if nobody chose one."""


@dataclass(frozen=True, slots=True)
class World:
    """A host's environment, and the two delays that its operator sets."""

    clock: Clock
    randomness: Randomness
    storage: Storage
    publisher: Publisher
    counters: Counters
    bots: BotLevels
    new_lock: Callable[[], Lock]
    seat_name: Callable[[SeatKind, str, int], str]
    """Returns the default name of a seat, from its kind, the level of its bot and its number."""
    refuses_name: Callable[[str], bool] = lambda _name: False
    """Returns whether the operator refuses a name or word."""
    absence: float = 60.0
    """How many seconds a person must be away before others may give the seat to a bot."""
    bot_pause: float = 0.6
    """How many seconds a bot waits before it moves."""
