"""A widget with fixed lines that redraws only changed ones, for slow connections."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any, TypeAlias

from rich.text import Text
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

Cell: TypeAlias = tuple[str, str]
"""A character and its styles."""
BLANK: Cell = (" ", "")


class Lines(Widget):
    """Lines of text from the top, cut off at the edges."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._lines: list[Text] = []
        self._cells: list[list[Cell]] = []
        self._drawn: list[list[Cell]] = []

    @property
    def text(self) -> str:
        """The whole text, for tests and screen readers."""
        return "\n".join(line.plain for line in self._lines)

    def set_lines(self, lines: Sequence[Text]) -> None:
        """Show these lines and redraw those that differ."""
        old, self._lines = self._lines, list(lines)
        self._cells = [_cells(line) for line in self._lines]
        width = max(1, self.size.width)
        changed = []
        for y in range(max(len(old), len(self._lines))):
            before = self._drawn[y] if y < len(self._drawn) else []
            after = self._cells[y] if y < len(self._cells) else []
            differ = [x for x, pair in enumerate(zip_longest(before, after, fillvalue=BLANK)) if pair[0] != pair[1]]
            shown = [x for x in differ if x < width]
            if shown:  # one region per line: Textual draws each from the left edge
                changed.append(Region(shown[0], y, shown[-1] + 1 - shown[0], 1))
        self._drawn = self._cells
        if changed:
            self.refresh(*changed)

    def render_line(self, y: int) -> Strip:
        """Return one line as Textual draws it."""
        width = self.size.width
        if y >= len(self._lines):
            return Strip.blank(width)
        line = Text.assemble(self._lines[y])  # a text's own style applies only inside another text
        return Strip(list(line.render(self.app.console))).adjust_cell_length(width)


def _cells(line: Text) -> list[Cell]:
    """Return the characters of a line, each with all its styles."""
    styles = [str(line.style)] * len(line.plain)
    for span in line.spans:
        for at in range(max(0, span.start), min(span.end, len(styles))):
            styles[at] += f" {span.style}"
    return list(zip(line.plain, styles, strict=True))
