"""Whether a server is ready: worked out at most once a second, for it writes to the disk, and anybody may ask."""

import asyncio
import time
from collections.abc import Awaitable, Callable

from noppa.core.errors import NoppaError

LASTS = 1.0
"""How many seconds an answer counts."""


class Readiness:
    """The last answer; whoever asks meanwhile waits for it or gets the same."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._until = 0.0
        self._refused: NoppaError | None = None

    async def check(self, look: Callable[[], Awaitable[None]]) -> None:
        """Look unless somebody has just done so; raise the `NoppaError` that was raised then."""
        async with self._lock:
            if time.monotonic() >= self._until:
                self._refused = await _look(look)
                self._until = time.monotonic() + LASTS
        if self._refused is not None:
            raise self._refused.with_traceback(None)


async def _look(look: Callable[[], Awaitable[None]]) -> NoppaError | None:
    try:
        await look()
    except NoppaError as error:
        return error
    return None
