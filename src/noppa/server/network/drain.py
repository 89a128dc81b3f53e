"""Ends a server gracefully: tells every connection when to reconnect, spread over time, and closes it."""

import asyncio
import logging
import random
from contextlib import suppress
from typing import Protocol

from noppa.host.registry import Registry

LOG = logging.getLogger("noppa.server")
RESTART = (0.7, 4.0)
"""The least and the most seconds after which the first connections are told to reconnect."""
ENDING = 0.3
"""How many seconds this process needs to end when its connections are closed."""
BACK_PER_SECOND = 800.0
"""How many connections reconnect per second."""
SPREAD = (0.6, 4.0)
"""The least and the most seconds over which connections reconnect."""
PATIENCE = 3.0
"""How long running commands may take to finish, in seconds."""


class Leaving(Protocol):
    """A connection that can be told when to reconnect."""

    def leave(self, seconds: float) -> None:
        """Finish the running command, send when to reconnect, and close."""


class OpenSockets:
    """The open connections of this process."""

    def __init__(self) -> None:
        self._open: set[Leaving] = set()
        self.restart = RESTART[0]
        """How many seconds the next process needs to start: no connection is told to reconnect sooner."""
        self._all_gone = asyncio.Event()
        """Set when the last connection has closed; used only while the server ends, when none is added."""

    def __len__(self) -> int:
        """Return how many connections are open."""
        return len(self._open)

    def add(self, socket: Leaving) -> None:
        """Add a connection."""
        self._open.add(socket)
        self._all_gone.clear()

    def discard(self, socket: Leaving) -> None:
        """Remove a connection."""
        self._open.discard(socket)
        if not self._open:
            self._all_gone.set()

    def note_start(self, seconds: float) -> None:
        """Note how much processor time this process needed to start: the next one will not need less."""
        least, most = RESTART
        self.restart = min(max(seconds + ENDING, least), most)

    async def drain(self, registry: Registry) -> None:
        """Refuse new connections, close those that are open, and return when they are closed or time is up."""
        registry.closing = True
        leaving = list(self._open)
        for socket, seconds in zip(leaving, return_times(len(leaving), self.restart), strict=True):
            socket.leave(seconds)
        if leaving:
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await self._all_gone.wait()
            LOG.warning("%d connections were told when to reconnect, %d are still open", len(leaving), len(self._open))


def return_times(count: int, restart: float) -> list[float]:
    """Return when each connection should reconnect, in seconds from now: evenly spread, in random order.

    None reconnects before `restart`.
    """
    least, most = SPREAD
    spread = min(max(count / BACK_PER_SECOND, least), most)
    times = [round(restart + spread * (number + random.random()) / count, 4) for number in range(count)]  # noqa: S311
    random.shuffle(times)
    return times
