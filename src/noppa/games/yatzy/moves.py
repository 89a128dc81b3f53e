"""The moves of Yatzy beside keeps, and all of them in their fixed order."""

from dataclasses import dataclass

from noppa.core.keeps import keeps_below
from noppa.core.rules import Move
from noppa.games.yatzy.rows import ROWS, Row
from noppa.games.yatzy.state import DICE


@dataclass(frozen=True, slots=True)
class Declare(Move):
    """Name the row this turn is for, before its first roll."""

    row: Row

    def __str__(self) -> str:
        return f"declare {self.row}"


@dataclass(frozen=True, slots=True)
class Score(Move):
    """Fill in a row; the turn is over."""

    row: Row

    def __str__(self) -> str:
        return f"score {self.row}"


DECLARATIONS = tuple(Declare(row) for row in ROWS)
SCORES = tuple(Score(row) for row in ROWS)
ACTIONS: tuple[Move, ...] = (*DECLARATIONS, *keeps_below(DICE), *SCORES)
