"""A position of Yatzy."""

from dataclasses import dataclass
from typing import TypeAlias

from noppa.games.yatzy.rows import ROWS, Row

DICE = 5
ROLLS = 3
UNROLLED = (None,) * DICE

Column: TypeAlias = tuple[int | None, ...]
"""One player's fifteen rows, None where nothing is written."""


@dataclass(frozen=True, slots=True)
class State:
    """A position: the pad, whose turn it is, and the dice by place, None where one is rolled next."""

    columns: tuple[Column, ...]
    seat: int = 0
    dice: tuple[int | None, ...] = UNROLLED
    rolls: int = 0
    declared: Row | None = None


def free_rows(column: Column) -> tuple[Row, ...]:
    """Return the rows where nothing is written, from top to bottom."""
    return tuple(row for row, value in zip(ROWS, column, strict=True) if value is None)
