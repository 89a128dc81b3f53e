"""Yatzy in the terminal: the pad in two halves, written in pen and pencil, and the dice."""

from collections.abc import Sequence
from typing import TypeGuard

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from noppa.core.table import Seat
from noppa.games.yatzy.view import BonusDetail, BonusItem, MoveView, RowItem, YatzyView
from noppa.locale import Messages
from noppa.locale.figures import counted
from noppa.terminal.dice import dice_text, draw_dice

UPPER_ITEMS = 7
MOST_COLUMNS = 6


def draw(view: YatzyView, seats: Sequence[Seat], say: Messages) -> RenderableType:
    """Return the pad with what each free row would score now, and the dice below it."""
    shown = shown_seats(view, len(seats))
    parts: list[RenderableType] = [
        Columns([_half(view, seats, shown, say, upper=upper) for upper in (True, False)], padding=(0, 3))
    ]
    if view["turn"] is not None and view["rolls"]:
        parts.append(draw_dice(view["dice"]))
    if view["turn"] is not None:
        parts.append(status_line(view, say))
    return Group(*parts)


def label(move: MoveView, say: Messages) -> str:
    """Return a keep, a row with its points, or a declared row, in a few words."""
    match move["kind"]:
        case "keep":
            return say("yatzy-move-keep", dice=dice_text(move["dice"]), count=len(move["dice"]))
        case "declare":
            return say("yatzy-move-declare", row=say.term("yatzy", "item", move["row"]))
        case "score":
            return say("yatzy-move-score", row=say.term("yatzy", "item", move["row"]), points=move["points"])


def half_places(view: YatzyView, *, upper: bool) -> range:
    """Return the places of a half's rows on the sheet."""
    items = len(view["sheets"][0]["items"])
    return range(UPPER_ITEMS) if upper else range(UPPER_ITEMS, items)


def shown_seats(view: YatzyView, seats: int, most: int = MOST_COLUMNS) -> list[int]:
    """Return the seats whose columns fit: all, or those from the seat in turn on."""
    first = (view["turn"] or 0) if seats > most else 0
    return [(first + step) % seats for step in range(min(seats, most))]


def _half(view: YatzyView, seats: Sequence[Seat], shown: list[int], say: Messages, *, upper: bool) -> Grid:
    grid = Grid(box=None, padding=(0, 1), pad_edge=False)
    grid.add_column(say("yatzy-upper") if upper else say("yatzy-lower"), header_style="dim", min_width=15)
    for seat in shown:
        name = Text(seats[seat].name, style="bold" if seat == view["turn"] else "")
        name.truncate(10, overflow="ellipsis")
        grid.add_column(name, justify="right", min_width=5)
    sheets = [view["sheets"][seat] for seat in shown]
    for place in half_places(view, upper=upper):
        row = sheets[0]["items"][place]["id"]
        cells = [cell(view, seat, view["sheets"][seat]["items"][place], say) for seat in shown]
        grid.add_row(say.term("yatzy", "item", row), *cells)
    if not upper:
        grid.add_row(say("yatzy-total"), *(str(sheet["total"]) for sheet in sheets), style="bold")
    return grid


def cell(view: YatzyView, seat: int, item: RowItem | BonusItem, say: Messages) -> Text:
    """Return what is written in a row, or in pencil what would be written now."""
    if _is_bonus(item) and not item["value"]:
        return _bonus_pace(item["detail"], say)
    if item["value"] is not None:
        return Text(str(item["value"]))
    if seat == view["turn"] and item["id"] in view["would"]:
        points = view["would"][item["id"]]
        return Text(f"({points})", style="italic cyan" if points else "dim")
    if seat == view["turn"] and item["id"] == view["declared"]:
        return Text("→", style="cyan")
    return Text("·", style="dim")


def _is_bonus(item: RowItem | BonusItem) -> TypeGuard[BonusItem]:
    return item["id"] == "bonus"


def _bonus_pace(detail: BonusDetail, say: Messages) -> Text:
    """Return the sum of the upper rows and their lead over three of each."""
    ahead = counted(detail["ahead"], sign=True)
    return Text(say("yatzy-bonus-pace", upper=detail["upper"], ahead=ahead), style="dim")


def status_line(view: YatzyView, say: Messages) -> Text:
    """Return a line that says where the game stands."""
    texts = [say("yatzy-round", round=view["round"], rounds=view["rounds"])]
    if view["declared"]:
        texts.append(say("yatzy-declared", row=say.term("yatzy", "item", view["declared"])))
    if view["rolls"]:
        texts.append(say("yatzy-rolls-left", rolls=view["rolls_left"]))
    return Text(" · ".join(texts), style="dim")
