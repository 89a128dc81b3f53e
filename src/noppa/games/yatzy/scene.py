"""Yatzy on the full screen: the pad in two halves, where rows are chosen."""

from collections.abc import Sequence
from typing import TypeAlias

from rich.text import Text

from noppa.core.table import Seat
from noppa.games.yatzy.terminal import UPPER_ITEMS, cell, half_places, label, shown_seats, status_line
from noppa.games.yatzy.view import YatzyView
from noppa.locale import Messages
from noppa.terminal.scene import Die, Frame, Option, Scene, Spot, beside, pad, wrapped

SCENE_HEIGHT = 12
NAME_WIDTH = 16
COLUMN_WIDTH, WIDEST = 8, 14
"""The least and the most columns for a seat."""
Widths: TypeAlias = tuple[int, int]
"""The columns of the rows' names, and those for each seat."""


def scene(view: YatzyView, seats: Sequence[Seat], say: Messages, frame: Frame) -> Scene:
    """Return the pad, where every free row can be chosen: in two halves, or in one piece if that shows more seats."""
    half = (frame.width - 2) // 2
    name_width = min(NAME_WIDTH, max(10, half - 2 * COLUMN_WIDTH))
    most = max(1, (half - name_width) // COLUMN_WIDTH)
    if len(seats) > most and frame.height >= len(view["sheets"][0]["items"]) + 3:
        most = max(1, (frame.width - NAME_WIDTH) // COLUMN_WIDTH)
        shown = shown_seats(view, len(seats), most)
        widths = NAME_WIDTH, _column(frame.width - NAME_WIDTH, shown)
        lines, spots = _part(view, seats, shown, say, widths, upper=True)
        lower, lower_spots = _part(view, seats, shown, say, widths, upper=False)
        spots |= {row: spot._replace(y=spot.y + len(lines)) for row, spot in lower_spots.items()}
        return Scene([*lines, *lower], spots)
    shown = shown_seats(view, len(seats), most)
    gap = frame.height >= 2 * (len(view["sheets"][0]["items"]) - UPPER_ITEMS + 2)
    widths = name_width, _column(half - name_width, shown)
    upper, spots = _part(view, seats, shown, say, widths, upper=True, gap=gap)
    lower, lower_spots = _part(view, seats, shown, say, widths, upper=False, gap=gap)
    spots |= {row: spot._replace(x=half + 2) for row, spot in lower_spots.items()}
    lines = beside(upper, lower, half)
    if len(shown) < len(seats):
        totals = " · ".join(f"{seat.name} {view['sheets'][at]['total']}" for at, seat in enumerate(seats))
        lines += [Text(), *wrapped(totals, frame.width)][: max(0, frame.height - len(lines))]
    return Scene(lines, spots)


def _column(width: int, shown: Sequence[int]) -> int:
    """Return the columns for each seat."""
    return max(COLUMN_WIDTH, min(WIDEST, width // len(shown)))


def _part(
    view: YatzyView,
    seats: Sequence[Seat],
    shown: list[int],
    say: Messages,
    widths: Widths,
    *,
    upper: bool,
    gap: bool = False,
) -> tuple[list[Text], dict[str, Spot]]:
    """Return the upper or the lower half with its rows' places; the lower one ends with the totals."""
    lines = [_heads(view, seats, shown, say, widths, upper=upper)]
    spots: dict[str, Spot] = {}
    for place in half_places(view, upper=upper):
        row = view["sheets"][0]["items"][place]["id"]
        lines += [Text()] if gap else []
        if row != "bonus":
            spots[row] = Spot(0, len(lines), widths[0] + widths[1] * len(shown))
        lines.append(_pad_line(view, shown, place, say, widths))
    if not upper:
        lines += [Text()] if gap else []
        total = pad(say("yatzy-total"), widths[0], "bold")
        for seat in shown:
            total.append_text(pad(str(view["sheets"][seat]["total"]), widths[1], "bold", right=True))
        lines.append(total)
    return lines, spots


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
