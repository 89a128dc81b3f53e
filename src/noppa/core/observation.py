"""The named parts of an observation, and helpers with which a game's `observation.py` fills them.

An observation contains what one seat may know. Where a part covers every seat, the seat's own numbers come first and
the others follow in the order of play.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

MOST = 2**31 - 1
"""The upper bound of numbers without a limit, such as points."""


class Part(NamedTuple):
    """One part of an observation: `size` numbers, each from `low` to `high`."""

    name: str
    size: int
    low: int
    high: int


def seats_from(seat: int, players: int) -> Iterator[int]:
    """Return every seat once, in the order of play, starting with this one."""
    return ((seat + later) % players for later in range(players))


def faces(dice: Iterable[int | None]) -> list[int]:
    """Return how many dice show each face; a die that is still to be rolled counts for none."""
    lying = list(dice)
    return [lying.count(face) for face in range(1, 7)]


def one_hot(size: int, at: int | None) -> list[int]:
    """Return `size` zeros with a 1 at index `at`, or zeros alone for None."""
    return [int(place == at) for place in range(size)]
