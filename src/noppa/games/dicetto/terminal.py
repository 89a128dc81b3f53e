"""Dicetto in the terminal: the row of cards with the dice on them, the hand, and what is won."""

from collections import Counter
from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from noppa.core.table import Seat
from noppa.games.dicetto.view import BattleView, CardSlot, DicettoView, EmptySlot, MoveView
from noppa.locale import Messages
from noppa.terminal.dice import dice_text, draw_dice

CARD_WIDTH = 16
LOST = "×"
DIE_WIDTH = 10
STAR = "★"
STYLES = {"red": "red", "yellow": "yellow", "green": "green", "blue": "bright_blue"}  # on light and on dark


def draw(view: DicettoView, seats: Sequence[Seat], say: Messages) -> RenderableType:
    """Return the row, the dice of the seat in turn, and below it who has won what."""
    parts: list[RenderableType] = [card_row(view, seats, say)]
    if view["turn"] is not None and view["rolls"]:
        parts.append(_dice(view, view["turn"]))
    if any(at is not None for at in view["laid"]):
        parts.append(_under_dice(view["laid"], say))
    if view["battle"]:
        parts.append(battle_line(view["battle"], seats, say))
    parts.append(won_cards(view, seats, say))
    if view["bonus"]:
        parts.append(bonus_line(view, seats, say))
    parts.append(status_line(view, say))
    return Group(*parts)


def label(move: MoveView, say: Messages) -> str:
    """Return a keep, dice on a card, or done, in a few words."""
    match move["kind"]:
        case "keep":
            return say("dicetto-move-keep", dice=dice_text(move["dice"]), count=len(move["dice"]))
        case "place":
            name = say.term("dicetto", "card", move["asks"])
            dice = dice_text(move["dice"])
            return say("dicetto-move-place", effect=move["effect"], dice=dice, card=name, slot=move["slot"])
        case "done":
            return say("dicetto-move-done")


def card(text: str, say: Messages) -> str:
    """Return a card of either pile: `pair:1*` as "Pair 1★"."""
    kind, _, points = text.partition(":")
    return f"{say.term('dicetto', 'card', kind)} {points.replace('*', STAR)}".rstrip()


def seat_style(view: DicettoView, seat: int) -> str:
    """Return the colour of a seat's dice."""
    return STYLES[view["colours"][seat]]


def card_row(view: DicettoView, seats: Sequence[Seat], say: Messages) -> Grid:
    """Return the cards side by side."""
    grid = Grid.grid()
    challenged = any(place.get("challenge") for place in view["row"])
    grid.add_row(*(_card(view, place, seats, say, challenged=challenged) for place in view["row"]))
    return grid


def _card(
    view: DicettoView, place: CardSlot | EmptySlot, seats: Sequence[Seat], say: Messages, *, challenged: bool
) -> Panel:
    """Return a card with its points, the dice on it, whose they are, and what would tie or beat them."""
    if place["card"] is None:
        return Panel("\n" * (5 if challenged else 4), title=place["slot"], width=CARD_WIDTH, style="dim", padding=0)
    lines = [Text(say.term("dicetto", "card", place["asks"]), style="bold"), Text(_points(place, say))]
    border = ""
    if place["owner"] is None:
        lines += [Text(), Text(say("dicetto-free"), style="dim"), Text()]
    else:
        border = seat_style(view, place["owner"])
        name = Text(seats[place["owner"]].name, style=border)
        name.truncate(CARD_WIDTH - 2, overflow="ellipsis")
        lines += [Text(_boxed(place["dice"]), style=border), name, Text(_to_beat(place, say))]
    if challenged:
        challenger = place["challenger"]
        question = "" if challenger is None else f"{_boxed(place['challenge'])} ?"
        lines.append(Text(question, style="" if challenger is None else seat_style(view, challenger)))
    return Panel(Group(*lines), title=place["slot"], width=CARD_WIDTH, border_style=border, padding=0)


def _points(place: CardSlot, say: Messages) -> str:
    if place["card"] == "extra_roll":
        return say("dicetto-fourth-roll")
    return say("dicetto-points", points=place["points"]) + (f" {STAR}" if place["logo"] else "")


def _to_beat(place: CardSlot, say: Messages) -> str:
    if place["beaten_by"] is None:
        return say("dicetto-tie", tie=place["tied_by"])
    return say("dicetto-tie-or-beat", tie=place["tied_by"], beat=place["beaten_by"])


def _boxed(dice: Sequence[int]) -> str:
    return "".join(f"[{die}]" for die in dice)


def _dice(view: DicettoView, turn: int) -> Text:
    """Return the dice of the seat in turn, those in hand in their colour."""
    colour = seat_style(view, turn)
    return draw_dice(view["dice"], [colour if at is None else "dim" for at in view["laid"]])


def _under_dice(laid: Sequence[str | None], say: Messages) -> Text:
    """Return below each die the card it lies on, by its number alone where the words are wider than the die."""
    notes = [("", "") if at is None else (at, _note(at, say)) for at in laid]
    fitting = [note if cell_len(note) < DIE_WIDTH else LOST if at == "lost" else at for at, note in notes]
    return Text("".join(note.center(DIE_WIDTH - 1) + " " for note in fitting), style="dim")


def _note(at: str, say: Messages) -> str:
    return say("dicetto-lost") if at == "lost" else say("dicetto-on-card", slot=at)


def battle_line(battle: BattleView, seats: Sequence[Seat], say: Messages) -> Text:
    """Return who fights whom for which card."""
    names = {"challenger": seats[battle["challenger"]].name, "owner": seats[battle["owner"]].name}
    return Text(say("dicetto-battle", slot=battle["slot"], **names), style="bold")


def won_cards(view: DicettoView, seats: Sequence[Seat], say: Messages) -> Grid:
    """Return a line for each seat: points, how many cards, and which."""
    grid = Grid(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
    grid.add_column("", no_wrap=True, max_width=14)
    grid.add_column(say("dicetto-total"), justify="right")
    grid.add_column(say("dicetto-cards"), justify="right")
    grid.add_column(say("dicetto-won"))
    for seat, cards in enumerate(view["won"]):
        grouped = Counter(card(won["card"], say) for won in cards)
        which = ", ".join(name if count == 1 else f"{name} ×{count}" for name, count in grouped.items())
        style = seat_style(view, seat) + (" bold" if seat == view["turn"] else "")
        total = view["sheets"][seat]["total"]
        number = f"{len(cards)}/{view['cards_to_win']}"
        grid.add_row(Text(seats[seat].name, style=style), str(total), number, Text(which, style="dim"))
    return grid


def bonus_line(view: DicettoView, seats: Sequence[Seat], say: Messages) -> Text:
    """Return the bonus cards, each with who would get it now."""
    texts = []
    for bonus in view["bonus"]:
        holder = bonus["holder"]
        name = say("dicetto-nobody") if holder is None else seats[holder].name
        what = say.term("dicetto", "card", bonus["kind"])
        texts.append(say("dicetto-bonus-card", card=what, points=bonus["points"], name=name))
    return Text(f"{say('dicetto-item-bonus')}: {', '.join(texts)}")


def status_line(view: DicettoView, say: Messages) -> Text:
    """Return a line that says where the game stands, and below it what the seat in turn may type."""
    texts = []
    if view["turn"] is not None:
        texts.append(say("dicetto-rolls-left", rolls=view["rolls_left"]))
    texts.append(say("dicetto-pile", cards=view["pile"], deck=say(f"dicetto-deck-{view['deck']}")))
    line = Text(" · ".join(texts), style="dim")
    if view["moves"]:
        line.append("\n" + (say("dicetto-typing-keep") if view["rolls_left"] else say("dicetto-typing-place")))
    return line
