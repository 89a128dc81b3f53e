"""An event loop with simulated time: it jumps to the next timer instead of waiting for it."""

import asyncio
from asyncio.events import Handle, TimerHandle
from collections import deque
from collections.abc import Callable
from contextvars import Context
from heapq import heappop, heappush
from itertools import count
from typing import TypeVarTuple, Unpack

Given = TypeVarTuple("Given")


class Deadlock(Exception):
    """Raised when every task waits and no timer is set."""


class SimulatedLoop(asyncio.BaseEventLoop):
    """An event loop without I/O; callbacks run in asyncio's own order, so a run is deterministic.

    Timers that are due at the same moment fire in the order in which they were set.
    """

    _ready: deque[Handle]
    _stopping: bool

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self._timers: list[tuple[float, int, TimerHandle]] = []
        self._serials = count()

    def time(self) -> float:
        """Return the simulated seconds since the loop began."""
        return self.now

    def call_soon(
        self, callback: Callable[[Unpack[Given]], object], *args: *Given, context: Context | None = None
    ) -> Handle:
        """Call a function in the next iteration."""
        handle = Handle(callback, args, self, context)
        self._ready.append(handle)
        return handle

    def call_at(
        self,
        when: float,
        callback: Callable[[Unpack[Given]], object],
        *args: *Given,
        context: Context | None = None,
    ) -> TimerHandle:
        """Call a function at a time of this loop."""
        handle = TimerHandle(when, callback, args, self, context)
        heappush(self._timers, (when, next(self._serials), handle))
        return handle

    def call_later(
        self,
        delay: float,
        callback: Callable[[Unpack[Given]], object],
        *args: *Given,
        context: Context | None = None,
    ) -> TimerHandle:
        """Call a function after a delay."""
        return self.call_at(self.now + delay, callback, *args, context=context)

    def _timer_handle_cancelled(self, handle: TimerHandle) -> None:
        """Do nothing: a cancelled timer is skipped when it is due."""

    def _run_once(self) -> None:
        """Run everything that is due, after a jump to the next timer if nothing is."""
        ready, timers = self._ready, self._timers
        while timers and timers[0][2].cancelled():
            heappop(timers)
        if not ready and not self._stopping:
            if not timers:
                raise Deadlock
            self.now = max(self.now, timers[0][0])
        while timers and timers[0][0] <= self.now:
            ready.append(heappop(timers)[2])
        for _ in range(len(ready)):
            handle = ready.popleft()
            if not handle.cancelled():
                handle._run()
