"""Draws any game in the terminal from what every view has: score sheets, dice if there are any, legal moves.

A game without a `terminal.py` is drawn by this module.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from noppa.core.table import Seat
from noppa.locale import Messages
from noppa.terminal.dice import draw_dice
from noppa.terminal.scene import Die, Frame, Option, Scene, rendered


@dataclass(frozen=True, slots=True)
class GenericDrawing:
    """The drawing of a game that has none of its own."""

    game: str
    SCENE_HEIGHT = 8

    def scene(self, view: Mapping[str, Any], seats: Sequence[Seat], say: Messages, frame: Frame) -> Scene:
        """Return the score sheets as lines; moves are chosen by dice or from a list."""
        return Scene(rendered(self._sheets(view, seats, say), frame.width))

    def dice(self, view: Mapping[str, Any]) -> list[Die]:
        """Return the dice of the view, if it has any."""
        return [Die(die) for die in view.get("dice", ()) if die is None or isinstance(die, int)]

    def options(self, view: Mapping[str, Any], say: Messages) -> list[Option]:
        """Return moves that name dice by those, and all others from one list."""
        found = []
        for move in view["moves"]:
            words, dice = self.label(move, say), move.get("dice")
            if isinstance(dice, list):
                found.append(Option(move["move"], words, dice=tuple(dice)))
            else:
                found.append(Option(move["move"], words, key="enter"))
        return found

    def status(self, view: Mapping[str, Any], say: Messages) -> str:
        """Return an empty text: the generic drawing knows no rounds."""
        del view, say
        return ""

    def topic(self, view: Mapping[str, Any], spot: str) -> str:
        """Return an empty text: there are no places to choose."""
        del view, spot
        return ""

    def draw(self, view: Mapping[str, Any], seats: Sequence[Seat], say: Messages) -> RenderableType:
        """Return the score sheets side by side, and the dice below them."""
        grid = self._sheets(view, seats, say)
        dice = [die.face for die in self.dice(view)]
        return Group(grid, draw_dice(dice)) if any(dice) else grid

    def _sheets(self, view: Mapping[str, Any], seats: Sequence[Seat], say: Messages) -> Grid:
        grid = Grid(box=None, padding=(0, 1), pad_edge=False)
        grid.add_column("")
        for seat, player in enumerate(seats):
            grid.add_column(Text(player.name, style="bold" if seat == view.get("turn") else ""), justify="right")
        for items in zip(*(sheet["items"] for sheet in view["sheets"]), strict=True):
            values = ("·" if item["value"] is None else say.figure(item["value"]) for item in items)
            grid.add_row(say.term(self.game, "item", items[0]["id"]), *values)
        grid.add_row("", *(say.figure(sheet["total"]) for sheet in view["sheets"]), style="bold")
        return grid

    def label(self, move: Mapping[str, Any], say: Messages) -> str:
        """Return a move by the message `<game>-move-<kind>`, filled in with its facts in the view; else its text."""
        message = f"{self.game}-move-{move['kind']}"
        if message not in say:
            return str(move["move"])
        facts = {key: value for key, value in move.items() if key not in {"move", "kind"}}
        return say(message, **{key: _word(self.game, key, value, say) for key, value in facts.items()})


def _word(game: str, key: str, value: Any, say: Messages) -> Any:
    return say.term(game, key, value) if isinstance(value, str) else value
