"""A canvas of characters: lines of dots or box characters, words on top of them, and labels where there is space."""

from itertools import pairwise

from rich.text import Text


class Canvas:
    """A grid of styled characters; lines never cover words."""

    def __init__(self, width: int, height: int) -> None:
        self._width = width
        self._cells: list[list[tuple[str, str]]] = [[(" ", "")] * width for _ in range(height)]
        self._taken: set[tuple[int, int]] = set()

    def line(self, start: tuple[int, int], end: tuple[int, int], dot: str, style: str) -> None:
        """Draw a straight line of dots, one for each row or column it crosses, whichever are more."""
        steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]))
        for step in range(1, steps):
            x = round(start[0] + (end[0] - start[0]) * step / steps)
            y = round(start[1] + (end[1] - start[1]) * step / steps)
            self._cells[y][x] = (dot, style)

    def link(self, start: tuple[int, int], end: tuple[int, int], style: str, *, heavy: bool = False) -> None:
        """Draw a straight line of box characters, each in the direction that the line takes there."""
        steps = max(1, abs(end[0] - start[0]), abs(end[1] - start[1]))
        path = [
            (
                round(start[0] + (end[0] - start[0]) * step / steps),
                round(start[1] + (end[1] - start[1]) * step / steps),
            )
            for step in range(steps + 1)
        ]
        for (x, y), (next_x, next_y) in pairwise(path[1:]):
            across, down = next_x - x, next_y - y
            mark = "─━" if not down else "│┃" if not across else "╲╲" if across * down > 0 else "╱╱"
            self._cells[y][x] = (mark[heavy], style)

    def write(self, x: int, y: int, word: str, style: str) -> None:
        """Write a word, starting at that place."""
        for place, letter in enumerate(word, x):
            if 0 <= place < self._width and 0 <= y < len(self._cells):
                self._cells[y][place] = (letter, style)
                self._taken.add((place, y))

    def label(self, x: int, y: int, word: str, style: str) -> None:
        """Write a label around that place: below, above, right or left of it, or cut short."""
        middle = min(max(0, x - len(word) // 2), self._width - len(word))
        for left, row in ((middle, y + 1), (middle, y - 1), (x + 4, y), (x - 2 - len(word), y)):
            if self._is_free(left, row, len(word)):
                self.write(left, row, word, style)
                return
        short = word[:3]
        for left, row in ((x - 1, y + 1), (x - 1, y - 1), (x + 4, y), (x - 5, y)):
            if self._is_free(left, row, len(short)):
                self.write(left, row, short, style)
                return

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
