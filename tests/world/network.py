"""The connections between processes and to people: they delay, repeat, lose and break."""

import asyncio
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from noppa.core.errors import NoppaError
from noppa.host.commands import Pace, Ping, React, read_message
from noppa.host.execute import execute
from noppa.host.live_game import LiveGame
from noppa.host.messages import Message, Pong, Rejected
from noppa.host.play import views
from noppa.host.play.pace import wish_pace
from noppa.host.play.reactions import react
from world.fault_injector import FaultInjector
from world.story import Story

if TYPE_CHECKING:
    from world.process import Process

MOST_UNREAD = 256
"""As in the server's socket: a connection with more unread messages is dropped."""


class FanOut:
    """Carries notes between processes like Redis: at most once when nothing fails, with no guarantees."""

    def __init__(self, story: Story, *, alone: bool) -> None:
        self._processes: list[Process] = []
        self._story, self.alone = story, alone

    def join(self, process: "Process") -> None:
        """Add a process to the receivers."""
        self._processes.append(process)

    def leave(self, process: "Process") -> None:
        """Remove a process."""
        self._processes.remove(process)

    def publisher_of(self, process: "Process") -> "NotePublisher":
        """Return the publisher of a process."""
        return NotePublisher(self, process)

    def carry(self, sender: "Process", game_id: str, note: Mapping[str, Any]) -> None:
        """Deliver a note to every other process, unless a fault prevents it."""
        loop = asyncio.get_running_loop()
        for other in self._processes:
            if other is sender:
                continue
            faults = other.faults
            if faults.happens("lost note"):
                self._story.tell(f"a note from process {sender.name} to {other.name} got lost")
                continue
            for _ in range(2 if faults.happens("repeated note") else 1):
                delay = faults.delay(10.0 if faults.happens("late note") else 0.05)
                loop.call_later(delay, self._deliver, other, game_id, note)

    @staticmethod
    def _deliver(process: "Process", game_id: str, note: Mapping[str, Any]) -> None:
        if process.alive:
            process.spawn(process.registry.hear(game_id, note))


class NotePublisher:
    """The publisher that a process passes to its host."""

    def __init__(self, fanout: FanOut, process: "Process") -> None:
        self._fanout, self._process = fanout, process
        self.alone = fanout.alone

    async def publish(self, game_id: str, note: Mapping[str, Any]) -> None:
        """Send a note to the other processes."""
        self._process.may_die("before it told the other processes")
        if not self.alone:
            await asyncio.sleep(self._process.faults.delay(0.01))
            self._process.may_die("while it told the other processes")
            self._fanout.carry(self._process, game_id, note)


class Connection:
    """A person's connection to a process: messages arrive in order, late, until it breaks."""

    def __init__(
        self,
        serial: int,
        identity: str,
        process: "Process",
        faults: FaultInjector,
        check: Callable[["Connection", Message], None],
        receive: Callable[["Connection", Message], None],
    ) -> None:
        self._serial = serial
        self.identity, self.process, self.open = identity, process, True
        self.number: int | None = None
        """The last event that this connection has carried."""
        self.unread = False
        self._faults, self._check, self._receive = faults, check, receive
        self._inbox: asyncio.Queue[Any] = asyncio.Queue()
        self._arrives = self._leaves = 0.0
        self._waiting = 0

    def __hash__(self) -> int:
        """Return the same hash in every run, so that sets of connections always have the same order."""
        return self._serial

    # The server's end ---------------------------------------------------------------------------

    def send(self, message: Message) -> None:
        """Send a message to the person."""
        if not self.open or not self.process.alive:
            return
        self._check(self, message)
        self._waiting += 1
        if self.unread:
            if self._waiting > MOST_UNREAD:
                self.close()
            return
        loop = asyncio.get_running_loop()
        self._arrives = max(self._arrives, loop.time() + self._faults.delay(0.3))
        loop.call_at(self._arrives, self._deliver, message)

    async def serve(self, game_id: str, seen: int | None) -> None:
        """Serve a person's messages about a game until the connection breaks."""
        registry = self.process.registry
        try:
            live = await registry.find(game_id)
        except NoppaError:
            self.close()
            return
        try:
            await registry.enter(live, self, seen)
            while self.open:
                data = await self._inbox.get()
                if data is None:
                    return
                await self._answer(live, data)
        except NoppaError:
            self.close()
        finally:
            if self.process.alive:
                await registry.exit(live, self)

    async def _answer(self, live: LiveGame, data: Any) -> None:
        command_id = data.get("id") if isinstance(data, dict) else None
        try:
            message = read_message(data)
            if isinstance(message, Ping):
                self.send(Pong(at=live.clock.now()))
            elif isinstance(message, Pace):
                wish_pace(live, self.identity, message.pace)
            elif isinstance(message, React):
                await react(self.process.registry, live, self.identity, message)
            else:
                self.send(await execute(self.process.registry, live, self.identity, message))
        except NoppaError as error:
            stale = error.code == "stale"
            self.send(
                Rejected(
                    id=command_id,
                    code=error.code,
                    params={},
                    sentence="",
                    number=live.number,
                    game=views.game_info(live) if stale else None,
                    views=views.views(live, live.seats_of(self.identity)) if stale else [],
                )
            )

    # The person's end ---------------------------------------------------------------------------

    def write(self, data: object) -> None:
        """Send data to the process."""
        loop = asyncio.get_running_loop()
        self._leaves = max(self._leaves, loop.time() + self._faults.delay(0.3))
        loop.call_at(self._leaves, self._arrive, data)

    def close(self) -> None:
        """Break the connection."""
        if self.open:
            self.open = False
            self._inbox.put_nowait(None)

    def _arrive(self, data: object) -> None:
        if self.open and self.process.alive:
            self._inbox.put_nowait(data)

    def _deliver(self, message: Message) -> None:
        self._waiting -= 1
        if self.open:
            self._receive(self, message)
