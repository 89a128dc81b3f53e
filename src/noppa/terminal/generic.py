"""Any game in the terminal, from what every view has: score sheets, dice if it tells of some, legal moves.

A game whose room has no `terminal.py` is drawn by this module.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from noppa.core.table import Seat
from noppa.locale import Messages
from noppa.terminal.dice import draw_dice


def draw(view: Mapping[str, Any], seats: Sequence[Seat], say: Messages) -> RenderableType:
    """Return the score sheets side by side, and the dice below them."""
    game, grid = view["game"], Grid(box=None, padding=(0, 1), pad_edge=False)
    grid.add_column("")
    for seat, player in enumerate(seats):
        grid.add_column(Text(player.name, style="bold" if seat == view.get("turn") else ""), justify="right")
    for items in zip(*(sheet["items"] for sheet in view["sheets"]), strict=True):
        values = ("·" if item["value"] is None else say.figure(item["value"]) for item in items)
        grid.add_row(say.term(game, "item", items[0]["id"]), *values)
    grid.add_row("", *(say.figure(sheet["total"]) for sheet in view["sheets"]), style="bold")
    dice = [die for die in view.get("dice", ()) if die is None or isinstance(die, int)]
    return Group(grid, draw_dice(dice)) if any(dice) else grid


def label(move: Mapping[str, Any], say: Messages) -> str:
    """Return the text of a move, as one types it."""
    del say
    return str(move["move"])
