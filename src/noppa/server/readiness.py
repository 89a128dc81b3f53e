"""Whether a server is ready: checked at most once a second, as the check writes to disk and is open to anybody."""

import asyncio
import time
from collections.abc import Awaitable, Callable

from noppa.core.errors import NoppaError

LASTS = 1.0
"""How many seconds a result is valid."""


class Readiness:
    """The last result; concurrent requests wait for it and share it."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._until = 0.0
        self._refused: NoppaError | None = None

    async def check(self, run_check: Callable[[], Awaitable[None]]) -> None:
        """Run the check unless there is a fresh result; raise the `NoppaError` that it raised."""
        async with self._lock:
            if time.monotonic() >= self._until:
                self._refused = await _run(run_check)
                self._until = time.monotonic() + LASTS
        if self._refused is not None:
            raise self._refused.with_traceback(None)


async def _run(run_check: Callable[[], Awaitable[None]]) -> NoppaError | None:
    try:
        await run_check()
    except NoppaError as error:
        return error
    return None
