"""The parts that observations are made of, and how a room fills them: what its `observation.py` uses.

Everything is told from one seat's side and is what that seat may know. Where a part tells of every seat, the seat's
own comes first and the others follow in the order of play.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

MOST = 2**31 - 1
"""The upper bound of a number that has none: points of a game without a limit."""


class Part(NamedTuple):
    """A stretch of an observation: so many numbers, each from `low` to `high`."""

    name: str
    size: int
    low: int
    high: int


def seats_from(seat: int, players: int) -> Iterator[int]:
    """Every seat once, from this one on in the order of play."""
    return ((seat + later) % players for later in range(players))


def faces(dice: Iterable[int | None]) -> list[int]:
    """How many dice show each face; a die that does not lie shows none."""
    lying = list(dice)
    return [lying.count(face) for face in range(1, 7)]


def one_of(size: int, at: int | None) -> list[int]:
    """All 0 but for a 1 at that place, if there is one."""
    return [int(place == at) for place in range(size)]
