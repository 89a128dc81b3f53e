"""An event loop whose time is simulated: it jumps to the next timer instead of waiting for it."""

import asyncio
from typing import Any


class Deadlock(Exception):
    """Raised when every task waits and no timer is set: nothing could ever happen again."""


class _Selector:
    """Stands in for the operating system: waiting for the network only moves the clock."""

    def __init__(self, loop: "SimulatedLoop") -> None:
        self._loop = loop

    def select(self, timeout: float | None) -> list[Any]:
        if timeout is None:
            raise Deadlock
        self._loop.now += timeout
        return []


class SimulatedLoop(asyncio.BaseEventLoop):
    """A loop without I/O; callbacks run in asyncio's own order, so a run depends on nothing outside it."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self._selector = _Selector(self)
        self._clock_resolution = 1e-9

    def time(self) -> float:
        """Return the simulated seconds since the loop began."""
        return self.now

    def _process_events(self, event_list: list[Any]) -> None:
        """Do nothing: there are no network events."""

    def _write_to_self(self) -> None:
        """Do nothing: no other thread wakes this loop."""
