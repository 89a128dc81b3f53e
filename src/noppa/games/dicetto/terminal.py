"""Dicetto in the terminal: the row of cards with the dice on them, the hand, and what is won."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from noppa.core.table import Seat
from noppa.locale import Messages
from noppa.terminal.dice import dice_text, draw_dice

CARD_WIDTH = 16
LOST = "×"
DIE_WIDTH = 10
STAR = "★"
STYLES = {"red": "bright_red", "yellow": "bright_yellow", "green": "bright_green", "blue": "bright_blue"}


def draw(view: Mapping[str, Any], seats: Sequence[Seat], say: Messages) -> RenderableType:
    """The row, the dice of the seat in turn, and below it who has won what."""
    parts: list[RenderableType] = [_row(view, seats, say)]
    if view["turn"] is not None and view["rolls"]:
        parts.append(_dice(view))
    if any(at is not None for at in view["laid"]):
        parts.append(_under_dice(view, say))
    if view["battle"]:
        parts.append(_battle(view, seats, say))
    parts.append(_won(view, seats, say))
    if view["bonus"]:
        parts.append(_bonus(view, seats, say))
    parts.append(_line(view, say))
    return Group(*parts)


def label(move: Mapping[str, Any], say: Messages) -> str:
    """A keep, dice on a card, or done."""
    match move["kind"]:
        case "keep":
            return say("dicetto-move-keep", dice=dice_text(move["dice"]), count=len(move["dice"]))
        case "place":
            name = say.term("dicetto", "card", move["asks"])
            told = {"dice": dice_text(move["dice"]), "card": name, "slot": move["slot"]}
            return say("dicetto-move-place", effect=move["effect"], **told)
        case _:
            return say("dicetto-move-done")


def card(text: str, say: Messages) -> str:
    """A card of either pile: `pair:1*` as "Pair 1★"."""
    kind, _, points = text.partition(":")
    return f"{say.term('dicetto', 'card', kind)} {points.replace('*', STAR)}".rstrip()


def _style(view: Mapping[str, Any], seat: int) -> str:
    return STYLES[view["colours"][seat]]


def _row(view: Mapping[str, Any], seats: Sequence[Seat], say: Messages) -> Grid:
    grid = Grid.grid()
    challenged = any(place.get("challenge") for place in view["row"])
    grid.add_row(*(_card(view, place, seats, say, challenged=challenged) for place in view["row"]))
    return grid


def _card(
    view: Mapping[str, Any], place: Mapping[str, Any], seats: Sequence[Seat], say: Messages, *, challenged: bool
) -> Panel:
    """A card with its points, the dice on it, whose they are, and what would tie or beat them."""
    if place["card"] is None:
        return Panel("\n" * (5 if challenged else 4), title=place["slot"], width=CARD_WIDTH, style="dim", padding=0)
    lines = [Text(say.term("dicetto", "card", place["asks"]), style="bold"), Text(_worth(place, say))]
    border = ""
    if place["owner"] is None:
        lines += [Text(), Text(say("dicetto-free"), style="dim"), Text()]
    else:
        border = _style(view, place["owner"])
        name = Text(seats[place["owner"]].name, style=border)
        name.truncate(CARD_WIDTH - 2, overflow="ellipsis")
        lines += [Text(_boxed(place["dice"]), style=border), name, Text(_to_beat(place, say))]
    if challenged:
        against = place["challenge"]
        lines.append(Text(f"{_boxed(against)} ?", style=_style(view, place["challenger"])) if against else Text())
    return Panel(Group(*lines), title=place["slot"], width=CARD_WIDTH, border_style=border, padding=0)


def _worth(place: Mapping[str, Any], say: Messages) -> str:
    if place["card"] == "extra_roll":
        return say("dicetto-fourth-roll")
    return say("dicetto-points", points=place["points"]) + (f" {STAR}" if place["logo"] else "")


def _to_beat(place: Mapping[str, Any], say: Messages) -> str:
    if place["beaten_by"] is None:
        return say("dicetto-tie", tie=place["tied_by"])
    return say("dicetto-tie-or-beat", tie=place["tied_by"], beat=place["beaten_by"])


def _boxed(dice: Sequence[int]) -> str:
    return "".join(f"[{die}]" for die in dice)


def _dice(view: Mapping[str, Any]) -> Text:
    """The dice in turn, those in hand in their colour."""
    colour = _style(view, view["turn"])
    return draw_dice(view["dice"], [colour if at is None else "dim" for at in view["laid"]])


def _under_dice(view: Mapping[str, Any], say: Messages) -> Text:
    """Below each die the card it lies on, by its number alone where a language needs more room than a die has."""
    told = [("", "") if at is None else (at, _note(at, say)) for at in view["laid"]]
    fitting = [where if cell_len(where) < DIE_WIDTH else LOST if at == "lost" else str(at) for at, where in told]
    return Text("".join(where.center(DIE_WIDTH - 1) + " " for where in fitting), style="dim")


def _note(at: str, say: Messages) -> str:
    return say("dicetto-lost") if at == "lost" else say("dicetto-on-card", slot=at)


def _battle(view: Mapping[str, Any], seats: Sequence[Seat], say: Messages) -> Text:
    battle = view["battle"]
    names = {"challenger": seats[battle["challenger"]].name, "owner": seats[battle["owner"]].name}
    return Text(say("dicetto-battle", slot=battle["slot"], **names), style="bold")


def _won(view: Mapping[str, Any], seats: Sequence[Seat], say: Messages) -> Grid:
    """A line for each seat: points, how many cards, and which."""
    grid = Grid(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
    grid.add_column("", no_wrap=True, max_width=14)
    grid.add_column(say("dicetto-total"), justify="right")
    grid.add_column(say("dicetto-cards"), justify="right")
    grid.add_column(say("dicetto-won"))
    for seat, cards in enumerate(view["won"]):
        grouped = Counter(card(won["card"], say) for won in cards)
        which = ", ".join(name if count == 1 else f"{name} ×{count}" for name, count in grouped.items())
        style = _style(view, seat) + (" bold" if seat == view["turn"] else "")
        total = view["sheets"][seat]["total"]
        number = f"{len(cards)}/{view['cards_to_win']}"
        grid.add_row(Text(seats[seat].name, style=style), str(total), number, Text(which, style="dim"))
    return grid


def _bonus(view: Mapping[str, Any], seats: Sequence[Seat], say: Messages) -> Text:
    """The bonus cards, each with who would get it now."""
    told = []
    for bonus in view["bonus"]:
        holder = bonus["holder"]
        name = say("dicetto-nobody") if holder is None else seats[holder].name
        what = say.term("dicetto", "card", bonus["kind"])
        told.append(say("dicetto-bonus-card", card=what, points=bonus["points"], name=name))
    return Text(f"{say('dicetto-item-bonus')}: {', '.join(told)}")


def _line(view: Mapping[str, Any], say: Messages) -> Text:
    """Where the game stands, and below it what the seat asked may type."""
    told = []
    if view["turn"] is not None:
        told.append(say("dicetto-rolls-left", rolls=view["rolls_left"]))
    told.append(say("dicetto-pile", cards=view["pile"], deck=say(f"dicetto-deck-{view['deck']}")))
    line = Text(" · ".join(told), style="dim")
    if view["moves"]:
        line.append("\n" + (say("dicetto-typing-keep") if view["rolls_left"] else say("dicetto-typing-place")))
    return line
