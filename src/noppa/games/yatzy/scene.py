"""Yatzy on the full screen: the pad in two halves, where rows are chosen."""

from collections.abc import Sequence
from typing import TypeAlias

from rich.text import Text

from noppa.core.table import Seat
from noppa.games.yatzy.terminal import UPPER_ITEMS, cell, half_places, label, shown_seats, status_line
from noppa.games.yatzy.view import YatzyView
from noppa.locale import Messages
from noppa.terminal.scene import Die, Frame, Option, Scene, Spot, beside, pad

SCENE_HEIGHT = 12
NAME_WIDTH = 16
COLUMN_WIDTH, WIDEST = 8, 14
"""The least and the most columns for a seat."""
Widths: TypeAlias = tuple[int, int]
"""The columns of the rows' names, and those for each seat."""


def scene(view: YatzyView, seats: Sequence[Seat], say: Messages, frame: Frame) -> Scene:
    """Return both halves of the pad side by side; every free row can be chosen."""
    half = (frame.width - 2) // 2
    name_width = min(NAME_WIDTH, max(10, half - 2 * COLUMN_WIDTH))
    most = max(1, (half - name_width) // COLUMN_WIDTH)
    shown = shown_seats(view, len(seats), most)
    column = max(COLUMN_WIDTH, min(WIDEST, (half - name_width) // len(shown)))
    gap = frame.height >= 2 * (len(view["sheets"][0]["items"]) - UPPER_ITEMS + 2)
    spots: dict[str, Spot] = {}
    halves = []
    for upper in (True, False):
        lines = [_heads(view, seats, shown, say, (name_width, column), upper=upper)]
        for place in half_places(view, upper=upper):
            row = view["sheets"][0]["items"][place]["id"]
            lines += [Text()] if gap else []
            if row != "bonus":
                width = name_width + column * len(shown)
                spots[row] = Spot(0 if upper else half + 2, len(lines), width)
            lines.append(_pad_line(view, shown, place, say, (name_width, column)))
        if not upper:
            lines += [Text()] if gap else []
            total = pad(say("yatzy-total"), name_width, "bold")
            for seat in shown:
                total.append_text(pad(str(view["sheets"][seat]["total"]), column, "bold", right=True))
            lines.append(total)
        halves.append(lines)
    return Scene(beside(halves[0], halves[1], half), spots)


def dice(view: YatzyView) -> list[Die]:
    """Return the five dice."""
    return [Die(face) for face in view["dice"]]


def options(view: YatzyView, say: Messages) -> list[Option]:
    """Return keeps by their dice, and rows by their place on the pad."""
    found = []
    for move in view["moves"]:
        words = label(move, say)
        if move["kind"] == "keep":
            found.append(Option(move["move"], words, dice=tuple(move["dice"])))
        else:
            found.append(Option(move["move"], words, spot=move["row"]))
    return found


def status(view: YatzyView, say: Messages) -> str:
    """Return where the game stands."""
    return status_line(view, say).plain if view["turn"] is not None else ""


def topic(view: YatzyView, spot: str) -> str:
    """Return the row: the short rules explain it by its name."""
    del view
    return spot


def _heads(
    view: YatzyView, seats: Sequence[Seat], shown: list[int], say: Messages, widths: Widths, *, upper: bool
) -> Text:
    line = pad(say("yatzy-upper") if upper else say("yatzy-lower"), widths[0], "dim")
    for seat in shown:
        style = "bold underline" if seat == view["turn"] else ""
        name = Text(seats[seat].name, style)
        name.truncate(widths[1] - 1, overflow="ellipsis")
        line.append_text(pad(name, widths[1], right=True))
    return line


def _pad_line(view: YatzyView, shown: list[int], place: int, say: Messages, widths: Widths) -> Text:
    row = view["sheets"][0]["items"][place]["id"]
    free = any(move["kind"] != "keep" and move["row"] == row for move in view["moves"])
    line = pad(say.term("yatzy", "item", row), widths[0], "" if free or not view["moves"] else "dim")
    for seat in shown:
        written = cell(view, seat, view["sheets"][seat]["items"][place], say)
        line.append_text(pad(written, widths[1], right=True))
    return line
