"""How much one browser, and one address, may ask for: buckets that fill with time."""

import time
from collections import Counter, OrderedDict

from noppa.host.refusal import Refused

MOST_BUCKETS = 100_000
REACTIONS_PER_SECOND, REACTIONS_AT_ONCE = 0.4, 3
"""A reaction now and then, never a hail of them; the same on every server."""


class Buckets:
    """A bucket for each key: so many at once, and so many a second after that.

    When there are too many keys, the one that was used longest ago is forgotten.
    """

    def __init__(self, rate: float, burst: float, most: int = MOST_BUCKETS) -> None:
        self._rate, self._burst, self._most = rate, burst, most
        self._filled: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, now: float | None = None) -> None:
        """Take one; raise `Refused` with the seconds after which there is one again."""
        at = time.monotonic() if now is None else now
        level, since = self._filled.pop(key, (self._burst, at))
        level = min(self._burst, level + (at - since) * self._rate)
        if len(self._filled) >= self._most:
            self._filled.popitem(last=False)
        if level < 1:
            self._filled[key] = (level, at)
            raise Refused("too-fast", seconds=round((1 - level) / self._rate, 1))
        self._filled[key] = (level - 1, at)


class Limits:
    """The limits of a server: strict for an identity, generous for an address."""

    def __init__(self, commands_per_second: float, sockets_per_address: int) -> None:
        rate = commands_per_second
        self._commands = Buckets(rate, burst=rate * 5)
        self._making = Buckets(rate / 20, burst=rate * 3)
        self._making_at = Buckets(rate / 10, burst=rate * 15)
        self._address = Buckets(rate * 50, burst=rate * 250)
        self._strangers = Buckets(rate / 2, burst=rate * 25)
        self._reactions = Buckets(REACTIONS_PER_SECOND, burst=REACTIONS_AT_ONCE)
        self._sockets: Counter[str] = Counter()
        self._most_sockets = sockets_per_address

    def command(self, identity: str, address: str) -> None:
        """Count something small: a move, a look. Raise `Refused` if it is too much, as all of these do."""
        self._commands.take(identity)
        self._address.take(address)

    def making(self, identity: str, address: str) -> None:
        """Count something that is written for good: a game, a link."""
        self._making.take(identity)
        self._making_at.take(address)

    def reaction(self, identity: str) -> None:
        """Count a reaction shown to everybody at the table."""
        self._reactions.take(identity)

    def stranger(self, address: str) -> None:
        """Count somebody without an identity: each gets a new one."""
        self._strangers.take(address)

    def open_socket(self, address: str) -> None:
        """Count one connection more from an address."""
        if self._sockets[address] >= self._most_sockets:
            raise Refused("too-many-sockets", most=self._most_sockets)
        self._sockets[address] += 1

    def close_socket(self, address: str) -> None:
        """Count one connection less."""
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]

    @property
    def sockets(self) -> int:
        """How many connections there are."""
        return self._sockets.total()
