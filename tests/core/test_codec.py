from dataclasses import dataclass
from enum import StrEnum
from typing import Any

import pytest

from noppa import BadRecord
from noppa.core.codec import decode, encode


class Suit(StrEnum):
    """An enum in a state."""

    RED = "red"


@dataclass(frozen=True, slots=True)
class Circle:
    """One of two values of the same shape."""

    size: int


@dataclass(frozen=True, slots=True)
class Square:
    """The other."""

    size: int


@dataclass(frozen=True, slots=True)
class Board:
    """One of everything that a state can contain."""

    shapes: tuple[Circle | Square, ...]
    pair: tuple[int, str]
    suit: Suit | None
    done: bool


BOARD = Board((Circle(1), Square(1)), (3, "x"), Suit.RED, done=False)


def test_like_shaped_values_come_back_as_what_they_were() -> None:
    """The tag distinguishes a circle from a square."""
    assert decode(encode(BOARD), Board) == BOARD
    assert decode(encode(Board((), (0, ""), None, done=True)), Board).suit is None


@pytest.mark.parametrize(
    "change",
    [
        {"pair": [3]},
        {"pair": "x"},
        {"pair": [3, 4]},
        {"suit": "blue"},
        {"done": 1},
        {"shapes": [{"is": "Star", "size": 1}]},
        {"shapes": [{"is": "Circle"}]},
        {"extra": 1},
        {"is": "Table"},
    ],
)
def test_what_does_not_fit_the_types_is_refused(change: dict[str, Any]) -> None:
    """Nothing is guessed."""
    data = encode(BOARD)
    assert isinstance(data, dict)
    with pytest.raises(BadRecord):
        decode(data | change, Board)


def test_only_values_are_written() -> None:
    """A list is not part of an immutable state."""
    with pytest.raises(TypeError):
        encode([1])
