"""Limits for each browser and each address, as token buckets."""

import time
from collections import Counter, OrderedDict
from dataclasses import dataclass
from ipaddress import IPv6Address, IPv6Network

from noppa.host.refusal import Refused

MOST_BUCKETS = 100_000
MOST_ADDRESSES = 20_000
FORGOTTEN_AT_ONCE = 2
"""How many old buckets are looked at when one is used: more than one, so that their number shrinks."""
REACTIONS_PER_SECOND, REACTIONS_AT_ONCE = 0.4, 3
"""An occasional reaction, never a flood of them; the same on every server."""
WRONG_TOKENS_PER_SECOND, WRONG_TOKENS_AT_ONCE = 0.05, 5
"""How often an address may try a wrong token of the host."""
SHARED = 10
"""How many times the processor time of one browser an address may use."""
MINUTES_SAVED = 4
"""How many minutes of unused processor time are saved up."""


class Buckets:
    """A token bucket for each key: a burst at once, then a steady number a second.

    A bucket that is full again is forgotten, and if there are too many keys, the least recently used one.
    """

    def __init__(self, rate: float, burst: float, most: int = MOST_BUCKETS) -> None:
        self.rate, self.burst, self._most = rate, burst, most
        self._filled: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, now: float | None = None) -> None:
        """Take one; raise `Refused` with the seconds until there is one again."""
        self.check(key, 1.0, now)
        self.spend(key, 1.0, now)

    def check(self, key: str, least: float, now: float | None = None) -> None:
        """Raise `Refused` if less than that is left, with the seconds until there is enough again."""
        level = self._level(key, now)
        if level < least:
            raise Refused("too-fast", seconds=round((least - level) / self.rate, 1))

    def spend(self, key: str, amount: float, now: float | None = None) -> None:
        """Take an amount even if less is left: the bucket then stays empty for a while."""
        self._filled[key] = (self._level(key, now) - amount, self._filled[key][1])

    def _level(self, key: str, now: float | None) -> float:
        """Return what is left in a bucket, which is then the newest one."""
        at = time.monotonic() if now is None else now
        level, since = self._filled.pop(key, (self.burst, at))
        for _ in range(FORGOTTEN_AT_ONCE):
            self._forget_oldest(at)
        level = min(self.burst, level + (at - since) * self.rate)
        self._filled[key] = (level, at)
        return level

    def _forget_oldest(self, at: float) -> None:
        """Forget the least recently used bucket if it is full by now, or if there are too many."""
        if self._filled:
            key, (level, since) = next(iter(self._filled.items()))
            if level + (at - since) * self.rate >= self.burst or len(self._filled) >= self._most:
                del self._filled[key]


def share_of(host: str) -> str:
    """Return the key that an address counts for: of IPv6 its 64-bit network, since one household may own all of it."""
    if ":" not in host:
        return host
    try:
        address = IPv6Address(host)
    except ValueError:
        return host
    return str(address.ipv4_mapped or IPv6Network((int(address), 64), strict=False))


@dataclass(frozen=True, slots=True)
class Rate:
    """How many at once, and how many per minute after that; 0 per minute means no refill."""

    at_once: float
    per_minute: float


@dataclass(frozen=True, slots=True)
class Limit:
    """A limit by its name, for one browser and for one address; None where there is none."""

    name: str
    person: Rate | None
    address: Rate | None


class Limits:
    """The limits of a server: strict for an identity, generous for an address."""

    def __init__(self, commands_per_second: float, sockets_per_address: int, thinking_per_minute: float) -> None:
        rate, thinking = commands_per_second, thinking_per_minute / 60
        self._commands = Buckets(rate, burst=rate * 5)
        self._address = Buckets(rate * 50, burst=rate * 250)
        self._making = Buckets(rate / 20, burst=rate * 3)
        self._making_at = Buckets(rate / 10, burst=rate * 15)
        self._thinking = Buckets(thinking, burst=thinking * 60 * MINUTES_SAVED)
        self._thinking_at = Buckets(thinking * SHARED, burst=thinking * SHARED * 60 * MINUTES_SAVED)
        self._newcomers = Buckets(rate / 2, burst=rate * 25)
        self._reactions = Buckets(REACTIONS_PER_SECOND, burst=REACTIONS_AT_ONCE)
        self._wrong_tokens = Buckets(WRONG_TOKENS_PER_SECOND, burst=WRONG_TOKENS_AT_ONCE)
        self._sockets: Counter[str] = Counter()
        self._most_sockets = sockets_per_address
        self._last_address: OrderedDict[str, str] = OrderedDict()

    def count_command(self, identity: str, address: str) -> None:
        """Count something small, such as a move or a view; raise `Refused` over the limit, as all of these do."""
        self._commands.take(identity)
        self._address.take(address)

    def count_view(self, address: str) -> None:
        """Count a view that needs no identity."""
        self._address.take(address)

    def count_creation(self, identity: str, address: str) -> None:
        """Count something that is stored permanently: a game, a link."""
        self._making.take(identity)
        self._making_at.take(address)
        self.note_address(identity, address)

    def check_thinking(self, identity: str, address: str) -> None:
        """Raise `Refused` while an identity or address has used up its share of processor time."""
        self._thinking.check(identity, 0.0)
        self._thinking_at.check(address, 0.0)

    def charge_thinking(self, identity: str, address: str, seconds: float) -> None:
        """Charge processor time that was used."""
        self._thinking.spend(identity, seconds)
        self._thinking_at.spend(address, seconds)

    def count_reaction(self, identity: str) -> None:
        """Count a reaction shown to everybody at the table."""
        self._reactions.take(identity)

    def count_newcomer(self, address: str) -> None:
        """Count a newcomer, who gets a new identity."""
        self._newcomers.take(address)

    def check_tokens(self, address: str) -> None:
        """Refuse an address that has tried too many wrong tokens."""
        self._wrong_tokens.check(address, 1.0)

    def wrong_token(self, address: str) -> None:
        """Count a wrong token."""
        self._wrong_tokens.spend(address, 1.0)

    def open_socket(self, address: str) -> None:
        """Count a new connection from an address."""
        if self._sockets[address] >= self._most_sockets:
            raise Refused("too-many-sockets", most=self._most_sockets)
        self._sockets[address] += 1

    def close_socket(self, address: str) -> None:
        """Count the end of a connection from an address."""
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]

    @property
    def sockets(self) -> int:
        """How many connections there are."""
        return self._sockets.total()

    def note_address(self, identity: str, address: str) -> None:
        """Remember the last address of an identity, in memory only: its bots use that address's share."""
        self._last_address[identity] = address
        self._last_address.move_to_end(identity)
        if len(self._last_address) > MOST_ADDRESSES:
            self._last_address.popitem(last=False)

    def forget(self, identity: str) -> None:
        """Forget the last address of an identity."""
        self._last_address.pop(identity, None)

    def last_address(self, identity: str) -> str:
        """Return the last address of an identity, or the identity itself if none is known."""
        return self._last_address.get(identity, identity)

    def listed(self) -> list[Limit]:
        """Return every limit in a readable form."""
        return [
            Limit("commands", _rate(self._commands), _rate(self._address)),
            Limit("making", _rate(self._making), _rate(self._making_at)),
            Limit("thinking", _rate(self._thinking), _rate(self._thinking_at)),
            Limit("newcomers", None, _rate(self._newcomers)),
            Limit("reactions", _rate(self._reactions), None),
            Limit("connections", None, Rate(self._most_sockets, 0)),
        ]


def _rate(buckets: Buckets) -> Rate:
    return Rate(round(buckets.burst, 1), round(buckets.rate * 60, 1))
