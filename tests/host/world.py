"""A world without a network, a disk or real time: games in memory, and a manual clock."""

import asyncio
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import replace
from functools import wraps
from itertools import count
from random import Random
from typing import Any, TypeVar

from noppa.host.choices import SeatKind
from noppa.host.commands import read_command
from noppa.host.commit import commit
from noppa.host.execute import execute
from noppa.host.game_log import GameLog
from noppa.host.live_game import LiveGame
from noppa.host.messages import Done, Events, Message
from noppa.host.play.bots import due_turn
from noppa.host.ports import World
from noppa.host.registry import Registry
from noppa.host.seating.new_game import NewGame, NewSeat
from noppa.host.seating.open_game import open_game
from noppa.host.storage import (
    PROMISED,
    NumberTaken,
    Repeated,
    SeatsChanged,
    Standing,
    StoredEvent,
    StoredGame,
    StoredSeat,
    Vote,
)

NOON = 1_800_000_000.0
"""An arbitrary moment: 2027-01-15, 08:00 UTC."""
IDS = count()
T = TypeVar("T")


def in_a_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Run an asynchronous test."""

    @wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


class FakeClock:
    """A clock that is moved by hand."""

    def __init__(self, now: float = NOON) -> None:
        self._now = now

    def now(self) -> float:
        """Return the time it was set to."""
        return self._now

    def forward(self, seconds: float) -> None:
        """Let time pass."""
        self._now += seconds


class SeededRandomness:
    """Randomness that is the same in every run."""

    def __init__(self, seed: int = 1) -> None:
        self._draw = Random(seed)

    def secret_bytes(self, length: int) -> bytes:
        """Return the next bytes."""
        return self._draw.randbytes(length)

    def derived_bytes(self, purpose: str, text: str) -> bytes:
        """Return 32 bytes derived from the text."""
        return Random(f"{purpose} {text}").randbytes(32)


class Nobody:
    """A publisher without other processes, which records its notes."""

    alone = True

    def __init__(self) -> None:
        self.notes: list[tuple[str, Mapping[str, Any]]] = []

    async def publish(self, game_id: str, note: Mapping[str, Any]) -> None:
        """Record a note."""
        self.notes.append((game_id, note))


class Tally:
    """Counters that tests can read."""

    def __init__(self) -> None:
        self.counts: dict[tuple[str, ...], int] = {}

    def count(self, name: str, by: int = 1, **labels: str) -> None:
        """Add to a counter."""
        key = (name, *labels.values())
        self.counts[key] = self.counts.get(key, 0) + by


class TwoLevels:
    """Bots of two levels for every game."""

    def levels(self, game: str) -> tuple[str, ...]:
        """Return both levels."""
        del game
        return ("random", "simple")

    def usual_level(self, game: str) -> str:
        """Return the better one."""
        del game
        return "simple"


def seat_name(kind: SeatKind, level: str, number: int) -> str:
    """Return a plain name."""
    return f"Bot {level}" if kind == "bot" else f"Player {number + 1}"


class MemoryStorage:
    """Games in memory."""

    def __init__(self) -> None:
        self.games: dict[str, StoredGame] = {}
        self.events: dict[str, list[StoredEvent]] = {}
        self.commands: dict[tuple[str, str, str], tuple[int, int]] = {}
        self.votes: dict[tuple[str, int], dict[tuple[str, int], Vote]] = {}

    async def add_game(self, game: StoredGame, replaces: str | None = None) -> str:
        """Store a new game."""
        if replaces is not None:
            known = self.games[replaces].next
            if known is not None:
                return known
            self.games[replaces] = replace(self.games[replaces], next=game.id)
        for known_game in self.games.values():
            if game.day and (game.day, game.game, game.creator) == (
                known_game.day,
                known_game.game,
                known_game.creator,
            ):
                return known_game.id
        self.games[game.id], self.events[game.id] = game, []
        return game.id

    async def load_game(self, game_id: str) -> StoredGame | None:
        """Return a game."""
        return self.games.get(game_id)

    async def load_events(self, game_id: str, after: int = -1) -> list[StoredEvent]:
        """Return the events after a number."""
        return self.events[game_id][after + 1 :]

    async def start_game(
        self, before: StoredGame, game: StoredGame, events: Sequence[StoredEvent], standing: Standing
    ) -> None:
        """Store the first events of a game, if its seats have not changed."""
        if self.games[game.id].status != "waiting":
            raise NumberTaken
        if self.games[game.id].seats != before.seats:
            raise SeatsChanged
        self.games[game.id] = game
        await self.append(game.id, 0, events, standing)

    async def append(
        self,
        game_id: str,
        first: int,
        events: Sequence[StoredEvent],
        standing: Standing,
        holder: str = "",
        command: str = "",
    ) -> None:
        """Store events."""
        if command and (known := await self.command_result(game_id, holder, command)):
            raise known
        if len(self.events[game_id]) != first:
            raise NumberTaken
        self.events[game_id] += events
        self.games[game_id] = replace(
            self.games[game_id],
            status=standing.status,
            scores=list(standing.scores),
            wake_at=standing.wake_at,
            changed_at=events[-1].at,
        )
        if command:
            self.commands[game_id, holder, command] = first, first + len(events) - 1

    async def command_result(self, game_id: str, holder: str, command: str) -> Repeated | None:
        """Return the result of a command."""
        known = self.commands.get((game_id, holder, command))
        return Repeated(*known) if known else None

    async def save_command(self, game_id: str, holder: str, command: str, number: int) -> None:
        """Store a command without events."""
        self.commands.setdefault((game_id, holder, command), (number + 1, number))

    async def take_seat(self, game_id: str, seat: int, holder: str, invite: int | None, **profile: str) -> bool:
        """Give a free seat to a person."""
        found = self.games[game_id].seats[seat]
        free = found.holder is None and found.kind != "bot"
        allowed = found.reserved == holder if invite is None else found.invite == invite and found.invited
        if not (free and allowed):
            return False
        if self.games[game_id].status == "waiting":
            profile = {"seed_hash": "", **profile, "seed": ""}
            self._stop_awaiting(game_id)
        else:
            profile.pop("seed_hash", None)
        self._change(game_id, seat, holder=holder, reserved=None, invited=False, **profile)
        return True

    async def set_seed(self, game_id: str, holder: str, seed_hash: str, seed: str) -> None:
        """Store a player's seed, or only its hash."""
        for seat in self.games[game_id].seats:
            if seat.holder == holder and self.games[game_id].status == "waiting":
                self._change(game_id, seat.seat, seed_hash=seed_hash, seed=seed)

    async def await_seeds(self, game_id: str, until: float, *, drop_promises: bool) -> None:
        """Wait for seeds until a time."""
        self.games[game_id] = replace(self.games[game_id], wake_at=until)
        for seat in self.games[game_id].seats:
            if drop_promises and seat.seed_hash == PROMISED:
                self._change(game_id, seat.seat, seed_hash="")

    def _stop_awaiting(self, game_id: str) -> None:
        """Drop the known seeds."""
        self.games[game_id] = replace(self.games[game_id], wake_at=None)
        for seat in self.games[game_id].seats:
            if seat.seed and seat.seed_hash:
                self._change(game_id, seat.seat, seed="", seed_hash=PROMISED)

    async def free_seat(self, game_id: str, seat: int, reserved: str | None = None) -> None:
        """Free a seat, and optionally reserve it for a person."""
        if self.games[game_id].status == "waiting":
            self._stop_awaiting(game_id)
        self._change(game_id, seat, holder=None, reserved=reserved, kind="link")

    async def set_invite(self, game_id: str, seat: int, *, valid: bool) -> int:
        """Make an invitation valid, or withdraw it."""
        if self.games[game_id].status == "waiting":
            self._stop_awaiting(game_id)
        number = self.games[game_id].seats[seat].invite + (not valid)
        self._change(game_id, seat, invited=valid, invite=number)
        return number

    def _change(self, game_id: str, seat: int, **changes: Any) -> None:
        game = self.games[game_id]
        seats: list[StoredSeat] = list(game.seats)
        seats[seat] = replace(seats[seat], **changes)
        self.games[game_id] = replace(game, seats=tuple(seats))

    async def save_vote(self, game_id: str, number: int, vote: Vote) -> None:
        """Store a vote."""
        self.votes.setdefault((game_id, number), {})[vote.topic, vote.seat] = vote

    async def load_votes(self, game_id: str, number: int) -> list[Vote]:
        """Return the votes since an event."""
        found = self.votes.get((game_id, number), {})
        return [found[key] for key in sorted(found)]

    async def list_daily(self, day: str, game: str) -> list[StoredGame]:
        """Return the games of a day."""
        return [stored for stored in self.games.values() if (stored.day, stored.game) == (day, game)]

    async def due_games(self, before: float, most: int) -> list[str]:
        """Return the overdue games."""
        waiting = [(game.wake_at, game.id) for game in self.games.values() if game.wake_at is not None]
        return [game_id for wake_at, game_id in sorted(waiting) if wake_at <= before][:most]

    async def clear_wake(self, game_id: str) -> None:
        """Clear a wake-up."""
        self.games[game_id] = replace(self.games[game_id], wake_at=None)

    async def close_game(self, game_id: str) -> None:
        """Close a game."""
        self.games[game_id] = replace(self.games[game_id], status="closed", wake_at=None)


class Watcher:
    """A viewer that records every message."""

    def __init__(self, identity: str) -> None:
        self.identity = identity
        self.messages: list[Message] = []

    def send(self, message: Message) -> None:
        """Record a message."""
        self.messages.append(message)

    def last(self, kind: type[T]) -> T:
        """Return the newest message of a kind."""
        return next(message for message in reversed(self.messages) if isinstance(message, kind))

    @property
    def texts(self) -> dict[int, str]:
        """Return the latest text of each event."""
        events = (event for message in self.messages if isinstance(message, Events) for event in message.events)
        return {event.number: event.text for event in events}


def make_world(
    storage: MemoryStorage | None = None, clock: FakeClock | None = None, absence: float = 60.0, bot_pause: float = 0.6
) -> World:
    """Return a world in memory."""
    return World(
        clock=clock or FakeClock(),
        randomness=SeededRandomness(),
        storage=storage or MemoryStorage(),
        publisher=Nobody(),
        counters=Tally(),
        bots=TwoLevels(),
        new_lock=asyncio.Lock,
        seat_name=seat_name,
        absence=absence,
        bot_pause=bot_pause,
    )


class Host:
    """A host in memory, with shorthands for people's actions."""

    def __init__(self, **options: Any) -> None:
        self.clock, self.storage = FakeClock(), MemoryStorage()
        self.registry = Registry(make_world(self.storage, self.clock, **options))

    async def game(self, game: str, *seats: SeatKind, creator: str = "aino", **agreed: Any) -> LiveGame:
        """Create a game."""
        chosen = tuple(NewSeat(who=who) for who in seats)
        return await open_game(self.registry, NewGame(game=game, seats=chosen, **agreed), creator)

    async def watch(self, live: LiveGame, identity: str, seen: int | None = None) -> Watcher:
        """Watch a game."""
        watcher = Watcher(identity)
        await self.registry.enter(live, watcher, seen)
        return watcher

    async def act(self, live: LiveGame, who: str, kind: str, seat: int = 0, **fields: Any) -> Done:
        """Send a command of somebody who has seen everything."""
        sent = {"type": kind, "seat": seat, "id": f"c{next(IDS)}", "seen": live.number, **fields}
        return await execute(self.registry, live, who, read_command(sent))

    async def bot_turn(self, live: LiveGame) -> bool:
        """Play a due bot's turn with its first legal move; return whether a bot was due."""
        turn = due_turn(live, self.registry.world.bot_pause)
        if turn is None:
            return False
        moves = turn.log.table.rules.moves(turn.state, turn.seat)
        async with live.lock:
            await commit(self.registry, live, turn.act(str(moves[0]) if turn.chooses else None))
        return True


def log_of(live: LiveGame) -> GameLog:
    """Return the log of a started game."""
    assert live.log is not None
    return live.log


def texts(live: LiveGame) -> list[str]:
    """Return the events of a game."""
    return [str(event) for event in log_of(live).table.events]
