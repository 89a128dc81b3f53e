"""A small menu drawn over the table; on a slow connection it is cheaper than another screen."""

import asyncio
from collections.abc import Sequence

from rich.text import Text

from noppa.terminal.scene import Frame, Scene, Spot, pad

LEAST_WIDTH = 24


class Menu:
    """Labels with one of them marked; `chosen` resolves to the index taken, or to None."""

    def __init__(self, title: str, labels: Sequence[str]) -> None:
        self.title, self.labels = title, labels
        self.at = 0
        self.chosen: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()

    def move(self, by: int) -> None:
        """Move the mark; single steps wrap around, larger ones stop at the ends."""
        last = len(self.labels) - 1
        self.at = (self.at + by) % len(self.labels) if abs(by) == 1 else min(max(0, self.at + by), last)

    def take(self, at: int | None) -> None:
        """Choose a label, or None to cancel."""
        if not self.chosen.done():
            self.chosen.set_result(at)

    def over(self, scene: Scene, frame: Frame) -> Scene:
        """Return the scene with the menu over its middle; only the labels can be clicked."""
        capacity = max(1, frame.height - 3)
        first = max(0, min(self.at - capacity // 2, len(self.labels) - capacity))
        shown = self.labels[first : first + capacity]
        widest = max(LEAST_WIDTH, len(self.title) + 2, *map(len, self.labels))
        width = min(widest, frame.width - 6)
        left, top = (frame.width - width - 4) // 2, max(0, (frame.height - len(shown) - 2) // 2)
        more = f" {self.at + 1}/{len(self.labels)} " if len(shown) < len(self.labels) else ""
        box = [
            Text.assemble("╭ ", (self.title, "bold"), " ", "─" * (width - len(self.title)), "╮"),
            *(Text.assemble("│ ", pad(label, width), " │") for label in shown),
            Text(f"╰{more}{'─' * (width + 2 - len(more))}╯"),
        ]
        lines = [line.copy() for line in scene.lines]
        lines += [Text()] * (top + len(box) - len(lines))
        for y, part in enumerate(box, top):
            lines[y] = Text.assemble(
                pad(lines[y], frame.width)[:left], part, pad(lines[y], frame.width)[left + width + 4 :]
            )
        spots = {str(at): Spot(left + 1, top + 1 + at - first, width + 2) for at in range(first, first + len(shown))}
        return Scene(lines, spots)
