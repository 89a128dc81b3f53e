"""The moves of KIVI beside keeps: placements by the board's shape, and the box."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from noppa.core.keeps import keeps_below
from noppa.core.rules import Move
from noppa.games.kivi.board import square_names

DICE = 6


@dataclass(frozen=True, slots=True)
class Place(Move):
    """Put a stone on a vacant square; the turn is over."""

    square: str

    def __str__(self) -> str:
        return f"place {self.square}"


@dataclass(frozen=True, slots=True)
class TakeOver(Move):
    """Put a stone where another player's lies, and that one on a vacant square."""

    square: str
    to: str

    def __str__(self) -> str:
        return f"place {self.square} move {self.to}"


@dataclass(frozen=True, slots=True)
class Box(Move):
    """Put the stone into the box: nothing can be placed."""

    def __str__(self) -> str:
        return "box"


BOX = Box()


@dataclass(frozen=True, slots=True)
class Placements:
    """Every placement on a board of one shape, by the numbers of the squares."""

    place: tuple[Place, ...]
    take_over: Mapping[tuple[int, int], TakeOver]
    actions: tuple[Move, ...]


@lru_cache(maxsize=16)
def placements(rows: int, columns: int) -> Placements:
    """Return the placements of a shape, and all its actions, keeps and box included, in their fixed order."""
    names = square_names(rows, columns)
    place = tuple(map(Place, names))
    take_over = {
        (square, to): TakeOver(name, to_name)
        for square, name in enumerate(names)
        for to, to_name in enumerate(names)
        if square != to
    }
    return Placements(place, take_over, (*keeps_below(DICE), *place, *take_over.values(), BOX))
