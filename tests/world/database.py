"""The database of the simulated world: it outlives every process; its answers come late, twice or not at all."""

import asyncio
import re
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar

from host.world import MemoryStorage
from noppa.host.refusal import Refused
from noppa.host.storage import Repeated, Standing, StoredEvent, StoredGame, Vote
from world.fault_injector import FaultInjector
from world.story import Story

T = TypeVar("T")
LATELY = 20
"""How many recent events are searched when several seats choose at once."""
EARLY = 0.1
"""How many seconds too early a timer may fire."""
_HANDED_OVER = re.compile(r"seat (\d+) bot ")


class Database:
    """The stored games; every append is checked for what no storage may get wrong."""

    def __init__(self, story: Story, *, check_clocks: bool) -> None:
        self.stored = MemoryStorage()
        self.commands: set[tuple[str, str, str]] = set()
        self.changed_at: dict[str, float] = {}
        """When the last event of each game was stored, in loop time."""
        self.away_until = 0.0
        self.check_clocks = check_clocks
        self.due: Callable[[str, int], tuple[int, ...]] = lambda _game_id, _number: ()
        """Returns the seats that are due after an event."""
        self._story = story

    def append(
        self,
        game_id: str,
        first: int,
        events: Sequence[StoredEvent],
        standing: Standing,
        holder: str,
        command: str,
    ) -> None:
        """Store events, and check that their numbers follow and that no command is stored twice."""
        before = tuple(self.stored.events[game_id])
        at_once(self.stored.append(game_id, first, events, standing, holder, command))
        if first != len(before):
            self._story.fail("numbers have no gap", f"events from {first} on were stored after {len(before)} events")
        self.changed_at[game_id] = asyncio.get_running_loop().time()
        self._check_clock(game_id, before, events, command)
        self._check_consent(game_id, first, events)
        if command:
            key = (game_id, holder, command)
            if key in self.commands:
                self._story.fail("a command takes effect once", f"{command} of {holder} was stored twice")
            self.commands.add(key)

    def start(self, before: StoredGame, game: StoredGame, events: Sequence[StoredEvent], standing: Standing) -> None:
        """Store the first events of a game."""
        at_once(self.stored.start_game(before, game, events, standing))
        self.changed_at[game.id] = asyncio.get_running_loop().time()

    def _check_clock(
        self, game_id: str, before: Sequence[StoredEvent], events: Sequence[StoredEvent], command: str
    ) -> None:
        """Check that a bot replaces a person for a move only after their time was up."""
        game = self.stored.games[game_id]
        clock = game.setup["clock"]
        handed = _HANDED_OVER.match(events[0].text)
        if command or not clock or not handed or int(handed[1]) in self._played_by_bots(game_id, len(before)):
            return
        lately = range(max(0, len(before) - LATELY), len(before))
        if any(len(self.due(game_id, number)) > 1 for number in lately):
            return  # where several choose at once, a question may be older than the last event
        asked_at = next(event.at for event in reversed(before) if not event.text.startswith("seat "))
        if self.check_clocks and events[0].at - asked_at < clock - EARLY:
            self._story.fail("clocks run out in time", f"a clock of {clock} s after {events[0].at - asked_at:.1f} s")

    def _check_consent(self, game_id: str, first: int, events: Sequence[StoredEvent]) -> None:
        """Check that everybody who plays agreed to an undo, when it happened."""
        if not any(event.text.startswith("undo ") for event in events):
            return
        votes = self.stored.votes.get((game_id, first - 1), {})
        agreed = {seat for topic, seat in votes if topic == "undo" and votes[topic, seat].consents}
        bots = self._played_by_bots(game_id, first)
        people = {seat.seat for seat in self.stored.games[game_id].seats if seat.holder and seat.seat not in bots}
        if not people <= agreed:
            self._story.fail("nobody undoes alone", f"seats {sorted(people - agreed)} did not agree")

    def _played_by_bots(self, game_id: str, number: int) -> set[int]:
        """Return the seats that bots played before an event."""
        seats = {seat.seat for seat in self.stored.games[game_id].seats if seat.kind == "bot"}
        for event in self.stored.events[game_id][:number]:
            if handed := _HANDED_OVER.match(event.text):
                seats.add(int(handed[1]))
            elif event.text.startswith("seat "):
                seats.discard(int(event.text.split()[1]))
        return seats


def at_once(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine that never waits, and return its result."""
    try:
        work.send(None)
    except StopIteration as done:
        value: T = done.value
        return value
    raise AssertionError("it waits")


class ProcessStorage:
    """One process's connection to the database, on which requests and answers get lost."""

    def __init__(
        self, database: Database, name: str, faults: FaultInjector, dies: Callable[[str], None], story: Story
    ) -> None:
        self._database, self._name, self._faults, self._story = database, name, faults, story
        self._dies = dies
        """Called wherever the process may be killed; raises once it is dead."""

    async def _ask(self, what: str, question: Callable[[], T], *, writes: bool = True) -> T:
        self._dies(f"before it asked the database to {what}")
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()
        slow = self._faults.happens("slow disk")
        there = self._faults.delay(5.0 if slow else 0.01)
        back = self._faults.delay(0.01)
        refused = self._faults.happens("refused commit")
        lost = writes and self._faults.happens("lost answer")
        if self._faults.happens("database away"):
            self._database.away_until = loop.time() + self._faults.delay(20.0)
            self._story.tell(f"the database is away until {self._database.away_until:.2f} s")

        def at_database() -> None:
            if refused or loop.time() < self._database.away_until:
                self._story.tell(f"the database refused process {self._name} to {what}")
                loop.call_later(back, _resolve, answer, None, Refused("storage-unavailable"))
                return
            try:
                result = question()
            except Exception as error:  # noqa: BLE001 - passed on to the caller
                loop.call_later(back, _resolve, answer, None, error)
                return
            if lost:
                self._story.tell(f"the database's answer to process {self._name} got lost: {what}")
                loop.call_later(back, _resolve, answer, None, Refused("storage-unavailable"))
            else:
                loop.call_later(back, _resolve, answer, result, None)

        loop.call_later(there, at_database)
        result = await answer
        self._dies(f"after the database did: {what}")
        return result

    # Writing ------------------------------------------------------------------------------------

    async def add_game(self, game: StoredGame, replaces: str | None = None) -> str:
        """Store a new game."""
        return await self._ask("add a game", lambda: at_once(self._database.stored.add_game(game, replaces)))

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
        what = f"store events {first} to {first + len(events) - 1} ({', '.join(event.text for event in events)})"
        await self._ask(what, lambda: self._database.append(game_id, first, events, standing, holder, command))

    async def start_game(
        self, before: StoredGame, game: StoredGame, events: Sequence[StoredEvent], standing: Standing
    ) -> None:
        """Store the first events of a game."""
        await self._ask("start a game", lambda: self._database.start(before, game, events, standing))

    async def set_seed(self, game_id: str, holder: str, seed_hash: str, seed: str) -> None:
        """Store a player's seed, or only its hash."""
        stored = self._database.stored
        what = f"store the {'seed' if seed else 'hash'} of {holder}"
        await self._ask(what, lambda: at_once(stored.set_seed(game_id, holder, seed_hash, seed)))

    async def await_seeds(self, game_id: str, until: float, *, drop_promises: bool) -> None:
        """Wait for seeds until a time."""
        stored = self._database.stored
        await self._ask(
            "wait for seeds", lambda: at_once(stored.await_seeds(game_id, until, drop_promises=drop_promises))
        )

    async def take_seat(self, game_id: str, seat: int, holder: str, invite: int | None, **profile: str) -> bool:
        """Give a free seat to a person."""
        stored = self._database.stored
        return await self._ask(
            f"give seat {seat} to {holder}", lambda: at_once(stored.take_seat(game_id, seat, holder, invite, **profile))
        )

    async def free_seat(self, game_id: str, seat: int, reserved: str | None = None) -> None:
        """Free a seat."""
        stored = self._database.stored
        await self._ask(f"free seat {seat}", lambda: at_once(stored.free_seat(game_id, seat, reserved)))

    async def set_invite(self, game_id: str, seat: int, *, valid: bool) -> int:
        """Make an invitation valid, or withdraw it."""
        stored = self._database.stored
        return await self._ask(f"invite to seat {seat}", lambda: at_once(stored.set_invite(game_id, seat, valid=valid)))

    async def save_command(self, game_id: str, holder: str, command: str, number: int) -> None:
        """Store that a command was performed without an event."""
        stored = self._database.stored
        await self._ask(
            f"store command {command}", lambda: at_once(stored.save_command(game_id, holder, command, number))
        )

    async def save_vote(self, game_id: str, number: int, vote: Vote) -> None:
        """Store a vote."""
        stored = self._database.stored
        await self._ask(f"store a vote of seat {vote.seat}", lambda: at_once(stored.save_vote(game_id, number, vote)))

    async def clear_wake(self, game_id: str) -> None:
        """Clear a wake-up."""
        await self._ask("clear a wake-up", lambda: at_once(self._database.stored.clear_wake(game_id)))

    async def close_game(self, game_id: str) -> None:
        """Close a game."""
        await self._ask("close a game", lambda: at_once(self._database.stored.close_game(game_id)))

    # Reading ------------------------------------------------------------------------------------

    async def load_game(self, game_id: str) -> StoredGame | None:
        """Return a game."""
        stored = self._database.stored
        return await self._ask("read a game", lambda: at_once(stored.load_game(game_id)), writes=False)

    async def load_events(self, game_id: str, after: int = -1) -> list[StoredEvent]:
        """Return the events after a number."""
        stored = self._database.stored
        return await self._ask("read events", lambda: at_once(stored.load_events(game_id, after)), writes=False)

    async def command_result(self, game_id: str, holder: str, command: str) -> Repeated | None:
        """Return the result of a command."""
        stored = self._database.stored
        return await self._ask(
            "look up a command", lambda: at_once(stored.command_result(game_id, holder, command)), writes=False
        )

    async def load_votes(self, game_id: str, number: int) -> list[Vote]:
        """Return the votes since an event."""
        stored = self._database.stored
        return await self._ask("read votes", lambda: at_once(stored.load_votes(game_id, number)), writes=False)

    async def list_daily(self, day: str, game: str) -> list[StoredGame]:
        """Return the games of a day."""
        stored = self._database.stored
        return await self._ask("list a day", lambda: at_once(stored.list_daily(day, game)), writes=False)

    async def due_games(self, before: float, most: int) -> list[str]:
        """Return the overdue games."""
        stored = self._database.stored
        return await self._ask("list due games", lambda: at_once(stored.due_games(before, most)), writes=False)


def _resolve(answer: asyncio.Future[Any], result: object, error: Exception | None) -> None:
    if answer.done():
        return
    if error is not None:
        answer.set_exception(error)
    else:
        answer.set_result(result)
