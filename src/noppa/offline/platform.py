"""The service's interface to the browser: time, randomness, a transactional store, sockets, jobs."""

import sys
from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias

from noppa.host.refusal import Refused

Write: TypeAlias = "tuple[str, str, str | None]"
"""An area, a key, and the text to store there; None deletes it."""
Key: TypeAlias = tuple[str, str]


class Platform(Protocol):
    """The browser, as the service sees it. Refusals are raised: `storage-full`, `storage-unavailable`, `worker-…`."""

    def send(self, socket_id: str, text: str) -> None:
        """Send a message to a socket."""

    def now(self) -> float:
        """Return the seconds since 1970."""

    def random(self, size: int) -> bytes:
        """Return unpredictable bytes."""

    def publish(self, text: str) -> None:
        """Send a note to the same app in other tabs, which hand it to `Service.hear`."""

    async def read(self, area: str, key: str) -> str | None:
        """Return what is stored under a key, None if nothing is."""

    async def read_range(self, area: str, prefix: str) -> list[tuple[str, str]]:
        """Return every key that begins with a prefix, ascending, each with its text."""

    async def commit(self, writes: Sequence[Write], new: Sequence[Key] = ()) -> bool:
        """Write all or nothing; return False and write nothing if one of the `new` keys is there already."""

    async def think(self, job: str, seconds: float) -> str:
        """Run a job of `noppa.offline.jobs` and return its response; raise `Refused` if it takes longer than that."""


class Browser:
    """Wraps the platform that JavaScript passes in: lists, texts and refusals instead of proxies."""

    def __init__(self, js: Any) -> None:
        self._js = js

    def send(self, socket_id: str, text: str) -> None:
        """Send a message to a socket."""
        self._js.send(socket_id, text)

    def now(self) -> float:
        """Return the seconds since 1970."""
        return float(self._js.now())

    def random(self, size: int) -> bytes:
        """Return unpredictable bytes."""
        data: Any = self._js.random(size)
        return bytes(data.to_bytes() if hasattr(data, "to_bytes") else data)

    def publish(self, text: str) -> None:
        """Send a note to other tabs, where the browser can."""
        if hasattr(self._js, "publish"):
            self._js.publish(text)

    async def read(self, area: str, key: str) -> str | None:
        """Return what is stored under a key, None if nothing is."""
        found = await self._stored(self._js.read(area, key))
        return found if isinstance(found, str) else None

    async def read_range(self, area: str, prefix: str) -> list[tuple[str, str]]:
        """Return every key that begins with a prefix, ascending, each with its text."""
        found: Any = await self._stored(self._js.read_range(area, prefix))
        return [(key, text) for key, text in (found.to_py() if hasattr(found, "to_py") else found)]

    async def commit(self, writes: Sequence[Write], new: Sequence[Key] = ()) -> bool:
        """Write all or nothing; return False and write nothing if one of the `new` keys is there already."""
        return bool(await self._stored(self._js.commit(_to_js(writes), _to_js(new))))

    async def think(self, job: str, seconds: float) -> str:
        """Run a job and return its response; raise `Refused` if it takes too long or its worker fails."""
        try:
            return str(await self._js.think(job, seconds))
        except Exception as error:
            code = "worker-too-long" if "too-long" in str(error) else "worker-unavailable"
            raise Refused(code) from error

    @staticmethod
    async def _stored(work: Any) -> Any:
        try:
            return await work
        except Exception as error:
            raise Refused("storage-full" if "storage-full" in str(error) else "storage-unavailable") from error


def wrap_platform(platform: Any) -> Platform:
    """Return the platform for Python to use, wrapped if it comes from JavaScript."""
    wrapped: Platform = Browser(platform) if sys.platform == "emscripten" else platform
    return wrapped


def _to_js(rows: Sequence[Sequence[str | None]]) -> Any:
    """Return rows as arrays of JavaScript, with null for None."""
    import json  # noqa: PLC0415 - beside the only place that needs it

    from js import JSON  # type: ignore[import-not-found] # noqa: PLC0415 - in a browser only

    return JSON.parse(json.dumps(rows))
