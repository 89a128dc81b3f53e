"""Observations: a position as an array of whole numbers, laid out in named parts, game by game.

Everything is told from one seat's side and is what that seat may know. Where a part tells of every seat, the
seat's own comes first and the others follow in the order of play. Each module of a game has

    parts(rules, players)          its layout, part by part
    observe(rules, state, seat)    the numbers of a position in that order; `state` is as the seat may see it
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from noppa.core.rules import Rules

Numbers = NDArray[np.int32]
MOST = 2**31 - 1
"""The bound of what has none: points of a game without an upper limit."""


class Part(NamedTuple):
    """A stretch of an observation: so many numbers, each from `low` to `high`."""

    name: str
    size: int
    low: int
    high: int


@dataclass(frozen=True)
class Layout:
    """Where everything stands in the observations of one game for so many players."""

    rules: Rules[Any]
    players: int
    parts: tuple[Part, ...]

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return sum(part.size for part in self.parts)

    @property
    def slices(self) -> Mapping[str, slice]:
        """Where each part stands."""
        found, at = {}, 0
        for part in self.parts:
            found[part.name] = slice(at, at + part.size)
            at += part.size
        return found

    @property
    def low(self) -> Numbers:
        """The least that each number can be."""
        return np.repeat([part.low for part in self.parts], [part.size for part in self.parts]).astype(np.int32)

    @property
    def high(self) -> Numbers:
        """The most that each number can be."""
        return np.repeat([part.high for part in self.parts], [part.size for part in self.parts]).astype(np.int32)

    def observe(self, state: Any, seat: int) -> Numbers:
        """A position as a seat sees it."""
        room = _room(self.rules.game.name)
        return np.fromiter(room.observe(self.rules, self.rules.seen(state, seat), seat), np.int32, self.size)


def layout(rules: Rules[Any], players: int) -> Layout:
    """The layout of a game's observations."""
    return Layout(rules, players, tuple(_room(rules.game.name).parts(rules, players)))


def _room(game: str) -> Any:
    return import_module(f"{__name__}.{game}")


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
