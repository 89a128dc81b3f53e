"""A canvas of characters: lines of box characters, words on top of them, and labels where there is space."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from rich.text import Text

BOXES = {
    "lr": "─━",
    "du": "│┃",
    "dr": "╭┏",
    "dl": "╮┓",
    "ru": "╰┗",
    "lu": "╯┛",
    "dlr": "┬┳",
    "lru": "┴┻",
    "dlu": "┤┫",
    "dru": "├┣",
    "dlru": "┼╋",
}
"""Box characters, light and heavy, by the sides that they join: down, left, right, up."""
OPPOSITE = {"l": "r", "r": "l", "u": "d", "d": "u"}
COVERED = 3.0
"""How bad a character of a line under a label is, compared with a label one column further from its middle."""
BESIDE = 2.0
LEAST = 3
"""The fewest letters of a label."""


class Label(NamedTuple):
    """A word to write near a place, and its style."""

    x: int
    y: int
    word: str
    style: str = ""


class Canvas:
    """A grid of styled characters; lines never cover words."""

    def __init__(self, width: int, height: int) -> None:
        self._width = width
        self._cells: list[list[tuple[str, str]]] = [[(" ", "")] * width for _ in range(height)]
        self._taken: set[tuple[int, int]] = set()
        self._joined: dict[tuple[int, int], set[str]] = {}

    def link(self, start: tuple[int, int], end: tuple[int, int], style: str, *, heavy: bool = False) -> None:
        """Draw a line of box characters in steps; light ones branch where they meet, heavy ones cover them."""
        steps = list(_steps(start, end))
        x, y = start
        for side, next_side in pairwise(steps):
            x, y = _beyond(x, y, side)
            sides = {OPPOSITE[side], next_side} | (set() if heavy else self._joined.get((x, y), set()))
            self._joined[x, y] = sides
            self._cells[y][x] = (BOXES["".join(sorted(sides))][heavy], style)

    def write(self, x: int, y: int, word: str, style: str) -> None:
        """Write a word, starting at that place."""
        for place, letter in enumerate(word, x):
            if 0 <= place < self._width and 0 <= y < len(self._cells):
                self._cells[y][place] = (letter, style)
                self._taken.add((place, y))

    def labels(self, labels: Sequence[Label]) -> None:
        """Write all labels, each near its place where it covers little of the lines; the most cramped come first."""
        for label in sorted(labels, key=lambda label: len(list(self._places(label)))):
            found = list(self._places(label))
            if found:
                _, x, y, word = min(found)
                self.write(x, y, word, label.style)

    def _places(self, label: Label) -> Iterator[tuple[float, int, int, str]]:
        """Return where the label fits, with how bad that is; cut short only if all of it fits nowhere."""
        for length in range(len(label.word), LEAST - 1, -1):
            word = label.word if length == len(label.word) else f"{label.word[: length - 1]}."
            found = [place for place in self._around(label, length) if self._is_free(place[1], place[2], length)]
            for bad, x, y in found:
                covered = sum(self._cells[y][at][0] != " " for at in range(x, x + length))
                yield bad + COVERED * covered, x, y, word
            if found:
                return

    def _around(self, label: Label, length: int) -> Iterator[tuple[float, int, int]]:
        """Return the places for a label of that length: below, above, right and left."""
        middle = label.x - length // 2
        for x in range(label.x - 1 - length, label.x + 3):
            for worse, y in ((0.0, label.y + 1), (0.5, label.y - 1)):
                yield abs(x - middle) + worse, x, y
        yield BESIDE, label.x + 4, label.y
        yield BESIDE, label.x - 3 - length, label.y

    def _is_free(self, x: int, y: int, length: int) -> bool:
        inside = 0 <= y < len(self._cells) and x >= 0 and x + length <= self._width
        return inside and not any((place, y) in self._taken for place in range(x - 1, x + length + 1))

    def text(self) -> Text:
        """Return everything as one text."""
        return Text("\n").join(self.lines())

    def lines(self) -> list[Text]:
        """Return each row as a text."""
        found = []
        for row in self._cells:
            line = Text()
            for letter, style in row:
                line.append(letter, style)
            line.rstrip()
            found.append(line)
        return found


def _steps(start: tuple[int, int], end: tuple[int, int]) -> Iterator[str]:
    """Return the steps of a straight line, one row or column at a time, as the sides that they cross."""
    across, down = abs(end[0] - start[0]), abs(end[1] - start[1])
    sideways, along = "r" if end[0] > start[0] else "l", "d" if end[1] > start[1] else "u"
    done_across = done_down = 0
    while done_across < across or done_down < down:
        if (2 * done_across + 1) * down < (2 * done_down + 1) * across:
            done_across += 1
            yield sideways
        else:
            done_down += 1
            yield along


def _beyond(x: int, y: int, side: str) -> tuple[int, int]:
    """Return the place next to another on that side."""
    return x + (side == "r") - (side == "l"), y + (side == "d") - (side == "u")
