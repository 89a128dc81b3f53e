"""The board: a rectangle of squares, each with a target and a value, read from a TOML file.

A square's name is its column's letter from the left and its row's number from the top, `d4`;
the code numbers squares row by row from 0.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from typing import Any

from noppa.core.content import check_keys, read_content
from noppa.core.errors import BadOption, Plain
from noppa.games.kivi.targets import TARGETS, Target

LETTERS = "abcdefghijkl"
MOST_LINES = 12
MOST_VALUE = 999


@dataclass(frozen=True)
class Board:
    """Targets and values of every square, row by row."""

    columns: int
    targets: tuple[Target, ...]
    values: tuple[int, ...]

    @property
    def rows(self) -> int:
        """The number of rows."""
        return len(self.targets) // self.columns

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The squares' names: a1, b1, … g7."""
        return square_names(self.rows, self.columns)

    @cached_property
    def numbers(self) -> Mapping[str, int]:
        """The number of each square by its name."""
        return {name: square for square, name in enumerate(self.names)}

    @cached_property
    def right(self) -> tuple[int | None, ...]:
        """The square to the right of each square, None at the edge."""
        return tuple(
            square + 1 if (square + 1) % self.columns else None  # the next number is the next row's
            for square in range(len(self.targets))
        )

    @cached_property
    def below(self) -> tuple[int | None, ...]:
        """The square below each square, None at the edge."""
        size = len(self.targets)
        return tuple(square + self.columns if square + self.columns < size else None for square in range(size))

    def plain(self) -> dict[str, Plain]:
        """Return the board as plain data, as in its file."""
        return {
            "size": {"rows": self.rows, "columns": self.columns},
            "targets": [[str(target) for target in row] for row in self._by_row(self.targets)],
            "values": [list(row) for row in self._by_row(self.values)],
        }

    def _by_row(self, squares: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        return [squares[start : start + self.columns] for start in range(0, len(squares), self.columns)]


@cache
def square_names(rows: int, columns: int) -> tuple[str, ...]:
    """Return the names of a rectangle's squares, row by row.

    >>> square_names(2, 3)
    ('a1', 'b1', 'c1', 'a2', 'b2', 'c2')
    """
    return tuple(f"{letter}{row}" for row in range(1, rows + 1) for letter in LETTERS[:columns])


@cache
def published_board() -> Board:
    """Return the board of the printed game."""
    return read_board(files(__package__).joinpath("board.toml").read_text(encoding="utf-8"))


def read_board(given: object) -> Board:
    """Return a board from a file, its text, plain data or a board. Raises `BadOption` for a bad square or size."""
    data = read_content("board", given.plain() if isinstance(given, Board) else given)
    table = check_keys("board", "board", data, ("size", "targets", "values"))
    size = check_keys("board", "size", table["size"], ("rows", "columns"))
    rows, columns = (_check_length(size, side) for side in ("rows", "columns"))
    names = square_names(rows, columns)
    targets = _flat(table, "targets", rows, columns)
    values = _flat(table, "values", rows, columns)
    return Board(
        columns,
        tuple(_check_target(name, target) for name, target in zip(names, targets, strict=True)),
        tuple(_check_value(name, value) for name, value in zip(names, values, strict=True)),
    )


def _check_length(size: Mapping[str, Any], side: str) -> int:
    length = size[side]
    if type(length) is int and 1 <= length <= MOST_LINES:
        return length
    raise BadOption("kivi-board-size", place=f"size.{side}", given=_short(length), least=1, most=MOST_LINES)


def _flat(table: Mapping[str, Any], grid: str, rows: int, columns: int) -> list[Any]:
    """Return the squares of a grid in one list. Raises `BadOption` if it is not the rectangle that `size` says."""
    lines = table[grid]
    if not isinstance(lines, list) or len(lines) != rows:
        given = len(lines) if isinstance(lines, list) else _short(lines)
        raise BadOption("kivi-board-rows", place=grid, given=given, rows=rows)
    for number, line in enumerate(lines, 1):
        if not isinstance(line, list) or len(line) != columns:
            given = len(line) if isinstance(line, list) else _short(line)
            raise BadOption("kivi-board-columns", place=f"{grid}[{number}]", given=given, columns=columns)
    return [square for line in lines for square in line]


def _check_target(place: str, target: object) -> Target:
    for known in TARGETS:
        if target == known:
            return known
    raise BadOption("kivi-board-target", place=place, target=_short(target), allowed=tuple(map(str, TARGETS)))


def _check_value(place: str, value: object) -> int:
    if type(value) is int and 1 <= value <= MOST_VALUE:
        return value
    raise BadOption("kivi-board-value", place=place, value=_short(value), least=1, most=MOST_VALUE)


def _short(given: object) -> str:
    try:
        return str(given)[:80]
    except ValueError:  # Python does not convert integers of more than 4300 digits to text
        return type(given).__name__
