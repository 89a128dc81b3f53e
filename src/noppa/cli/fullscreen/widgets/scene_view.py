"""Shows the table: a scene with a cursor on one of its places."""

from rich.text import Text
from textual import events
from textual.message import Message

from noppa.cli.fullscreen.widgets.lines import Lines
from noppa.terminal.scene import Scene, Spot

CURSOR = "reverse"
POINTER = "▸"
FAR = 3.0
"""The weight of a sideways distance against one straight ahead."""


class SceneView(Lines):
    """A scene; if it is larger than the widget, it scrolls to keep the cursor visible."""

    class Clicked(Message):
        """A place of the scene was clicked."""

        def __init__(self, spot: str) -> None:
            super().__init__()
            self.spot = spot

    scene = Scene(())
    cursor = ""
    _origin = (0, 0)

    def show(self, scene: Scene, cursor: str) -> None:
        """Show a scene with the cursor on a place; an empty name means no cursor."""
        self.scene, self.cursor = scene, cursor if cursor in scene.spots else ""
        self._origin = self._shift()
        left, top = self._origin
        self.set_lines([line[left:] if left else line for line in self._marked()[top:]])

    def next_spot(self, spots: list[str], dx: int, dy: int) -> str:
        """Return the nearest of these places in a direction, wrapping around the edge."""
        here = self.scene.spots.get(self.cursor)
        others = {name: self.scene.spots[name] for name in spots if name in self.scene.spots and name != self.cursor}
        if here is None or not others:
            return self.cursor or next((name for name in spots if name in self.scene.spots), "")
        x, y = here.middle

        def distance(spot: Spot) -> float:
            ahead = (spot.middle[0] - x) * dx / 2 + (spot.middle[1] - y) * dy
            aside = abs((spot.middle[0] - x) * dy / 2) + abs((spot.middle[1] - y) * dx)
            return ahead + FAR * aside if ahead > 0.4 else 1000 + ahead + FAR * aside

        return min(others, key=lambda name: distance(others[name]))

    def on_click(self, event: events.Click) -> None:
        """Report which place was clicked."""
        spot = self.scene.at(event.x + self._origin[0], event.y + self._origin[1])
        if spot:
            self.post_message(self.Clicked(spot))

    def _marked(self) -> list[Text]:
        spot = self.scene.spots.get(self.cursor)
        lines = list(self.scene.lines)
        if spot is not None:
            for y in range(spot.y, min(spot.y + spot.height, len(lines))):
                lines[y] = lines[y].copy()
                lines[y].pad_right(max(0, spot.x + spot.width - lines[y].cell_len))
                lines[y].stylize(CURSOR, spot.x, spot.x + spot.width)
            first = lines[spot.y]
            if first.plain[spot.x] == " ":
                lines[spot.y] = Text.assemble(first[: spot.x], (POINTER, CURSOR), first[spot.x + 1 :])
        return lines

    def _shift(self) -> tuple[int, int]:
        """Return the column and line of the scene at the top left corner."""
        spot = self.scene.spots.get(self.cursor)
        width = max((line.cell_len for line in self.scene.lines), default=0)
        if spot is None:
            return 0, 0
        x, y = spot.middle
        left = min(max(0, round(x - self.size.width / 2)), max(0, width - self.size.width))
        top = min(max(0, round(y - self.size.height / 2)), max(0, len(self.scene.lines) - self.size.height))
        return left, top
