"""The parts of a host's world that all faces share: a clock that never goes back, bots, names."""

import time
from collections.abc import Callable

from noppa.bots import levels_of, usual_level
from noppa.host.choices import SeatKind


class SystemClock:
    """The time of this machine; it never goes back, though the machine's clock may be set back.

    `wall` is a clock that people can set, `steady` a monotonic one.
    """

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._wall, self._steady = wall, steady
        self._since = wall(), steady()

    def now(self) -> float:
        """Return the seconds since 1970."""
        wall, steady = self._wall(), self._steady()
        expected = self._since[0] + steady - self._since[1]
        if wall >= expected:  # set forward, or awake after a sleep in which the steady clock stood still
            self._since = wall, steady
        return max(wall, expected)


class InstalledBots:
    """The bots of this installation."""

    def levels(self, game: str) -> tuple[str, ...]:
        """Return the levels that can play a game."""
        return levels_of(game)

    def usual_level(self, game: str) -> str:
        """Return the level of a bot if nobody chose one."""
        return usual_level(game)


def seat_name(kind: SeatKind, level: str, number: int) -> str:
    """Return the default name of a seat; the browser app names every seat in its own language."""
    return f"Bot ({level})" if kind == "bot" else f"Player {number + 1}"
