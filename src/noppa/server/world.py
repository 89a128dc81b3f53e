"""The world that a server gives its host: the system's clock and randomness, bots' levels, names."""

import secrets
import time
from collections.abc import Callable

from noppa.bots import levels_of, usual_level
from noppa.host.choices import SeatKind
from noppa.locale import Messages
from noppa.server.keys import Keys

SAY = Messages()


class SystemClock:
    """The time of this machine; it never goes back, though the machine's clock may be set back.

    `wall` is a clock that people set, `steady` one that only goes on.
    """

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._wall, self._steady = wall, steady
        self._since = wall(), steady()

    def now(self) -> float:
        """Return the seconds since 1970."""
        wall, steady = self._wall(), self._steady()
        expected = self._since[0] + steady - self._since[1]
        if wall >= expected:  # set forward, or back from a sleep in which the steady clock stood still
            self._since = wall, steady
        return max(wall, expected)


class ServerRandomness:
    """The system's randomness, and what follows from the server's secret."""

    def __init__(self, keys: Keys) -> None:
        self._keys = keys

    def secret_bytes(self, length: int) -> bytes:
        """Return new bytes that nobody can guess."""
        return secrets.token_bytes(length)

    def derived_bytes(self, purpose: str, text: str) -> bytes:
        """Return 32 bytes that only this server's secret gives."""
        return self._keys.digest(purpose, text)


class InstalledBots:
    """The bots of this installation."""

    def levels(self, game: str) -> tuple[str, ...]:
        """Return the levels that can play a game."""
        return levels_of(game)

    def usual_level(self, game: str) -> str:
        """Return the level of a bot for which nobody chose one."""
        return usual_level(game)


def seat_name(kind: SeatKind, level: str, number: int) -> str:
    """Return the name of a seat that nobody named."""
    if kind == "bot":
        return SAY("server-bot-name", level=level)
    return SAY("server-player-name", number=number + 1)
