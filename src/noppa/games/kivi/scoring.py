"""Scores the stones on a board: lines across and down, and the stones in no line."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from noppa.games.kivi.board import Board


class Direction(StrEnum):
    """Which way a line runs."""

    ACROSS = "across"
    DOWN = "down"


@dataclass(frozen=True, slots=True)
class Line:
    """All of one player's stones that lie side by side, two or more."""

    direction: Direction
    squares: tuple[int, ...]
    sum: int

    @property
    def points(self) -> int:
        """The sum of its squares' values times the number of its stones."""
        return self.sum * len(self.squares)


@dataclass(frozen=True, slots=True)
class Tally:
    """The full count of one player's stones."""

    lines: tuple[Line, ...]
    singles: tuple[int, ...]
    line_points: int
    single_points: int

    @property
    def total(self) -> int:
        """Lines and singles together."""
        return self.line_points + self.single_points


def tally(board: Board, stones: frozenset[int]) -> Tally:
    """Return the lines and singles of one player's stones; a stone may be in two lines."""
    lines = (*_lines(board, stones, Direction.ACROSS), *_lines(board, stones, Direction.DOWN))
    in_lines = {square for line in lines for square in line.squares}
    singles = tuple(sorted(stones - in_lines))
    return Tally(
        lines,
        singles,
        sum(line.points for line in lines),
        sum(board.values[square] for square in singles),
    )


def _lines(board: Board, stones: frozenset[int], direction: Direction) -> Iterator[Line]:
    after = board.right if direction is Direction.ACROSS else board.below
    inner = {after[square] for square in stones}
    for first in sorted(stones - inner):
        squares = [first]
        while (beside := after[squares[-1]]) in stones and beside is not None:
            squares.append(beside)
        if len(squares) > 1:
            yield Line(direction, tuple(squares), sum(board.values[square] for square in squares))
