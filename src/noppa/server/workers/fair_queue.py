"""A fair queue for the workers: the asker who used the least processor time lately is next, with the oldest request.

Every address has an equal share of the workers, and within an address every identity. So a person's tenth request
waits behind everybody's first, and heavy users delay only themselves.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from noppa.host.refusal import Refused

MOST_OF_ONE = 32
"""How many requests of one identity may wait."""
MOST_WAITING = 2000
GUESS = 0.02
"""The charge for a request before its cost is known, in seconds."""
MOST_SHARES = 10_000


async def _never() -> None:
    await asyncio.Event().wait()


@dataclass(frozen=True, slots=True)
class Asker:
    """The sender of a request; `gone` returns when nobody waits for the response any more."""

    identity: str = ""
    address: str = ""
    gone: Callable[[], Awaitable[None]] = _never


SERVER = Asker()
"""The server itself, which has the same share as any address."""


class _Shares:
    """How much each key has used; a key that returns after a pause has saved nothing up."""

    def __init__(self) -> None:
        self._used: dict[str, float] = {}
        self._floor = 0.0

    def level(self, key: str) -> float:
        """Return what a key has used, as it counts against others."""
        return max(self._used.get(key, 0.0), self._floor)

    def charge(self, key: str, seconds: float) -> None:
        """Add to what a key has used."""
        self._used[key] = self.level(key) + seconds
        if len(self._used) > MOST_SHARES:
            self._used = {other: used for other, used in self._used.items() if used > self._floor}

    def serve(self, key: str) -> None:
        """Raise the floor to the level of a key that is served: keys that have used less count as equal."""
        self._floor = self.level(key)


class FairQueue:
    """A number of places, handed out fairly."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: dict[str, dict[str, deque[asyncio.Future[None]]]] = {}
        self._addresses, self._identities = _Shares(), _Shares()

    def __len__(self) -> int:
        """Return how many requests wait."""
        return sum(len(queue) for queues in self._waiting.values() for queue in queues.values())

    async def enter(self, asker: Asker) -> None:
        """Wait for a place; raise `Refused` if too many requests wait already."""
        if self._free and not self._waiting:
            self._serve(asker.address, asker.identity)
            return
        queue = self._waiting.get(asker.address, {}).get(asker.identity, ())
        if len(queue) >= MOST_OF_ONE or len(self) >= MOST_WAITING:
            raise Refused("worker-busy")
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(asker.address, {}).setdefault(asker.identity, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._forget(asker, turn)
            else:
                self.leave(asker, GUESS)
            raise

    def leave(self, asker: Asker, seconds: float) -> None:
        """Give a place back, charge the processor time that was used, and hand the place on."""
        self._charge(asker.address, asker.identity, seconds - GUESS)
        self._free += 1
        while self._free and self._waiting:
            address = min(self._waiting, key=self._addresses.level)
            queues = self._waiting[address]
            identity = min(queues, key=self._identities.level)
            turn = queues[identity].popleft()
            self._tidy(address, identity)
            if not turn.done():
                self._serve(address, identity)
                turn.set_result(None)

    def _serve(self, address: str, identity: str) -> None:
        self._free -= 1
        self._addresses.serve(address)
        self._identities.serve(identity)
        self._charge(address, identity, GUESS)

    def _charge(self, address: str, identity: str, seconds: float) -> None:
        self._addresses.charge(address, seconds)
        self._identities.charge(identity, seconds)

    def _forget(self, asker: Asker, turn: "asyncio.Future[None]") -> None:
        queue = self._waiting.get(asker.address, {}).get(asker.identity)
        if queue is not None and turn in queue:
            queue.remove(turn)
            self._tidy(asker.address, asker.identity)

    def _tidy(self, address: str, identity: str) -> None:
        """Drop queues that are empty."""
        if not self._waiting[address][identity]:
            del self._waiting[address][identity]
        if not self._waiting[address]:
            del self._waiting[address]
