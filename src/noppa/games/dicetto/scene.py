"""Dicetto on the full screen: the row of cards with the dice on them, and what everybody has won."""

from collections.abc import Sequence

from rich.text import Text

from noppa.core.table import Seat
from noppa.games.dicetto.terminal import (
    CARD_WIDTH,
    battle_line,
    bonus_line,
    card_row,
    label,
    seat_style,
    won_cards,
)
from noppa.games.dicetto.view import DicettoView
from noppa.locale import Messages
from noppa.terminal.scene import Die, Frame, Option, Scene, Spot, rendered

SCENE_HEIGHT = 15
LOST = "×"


def scene(view: DicettoView, seats: Sequence[Seat], say: Messages, frame: Frame) -> Scene:
    """Return the cards, then who has won what, then the bonus cards."""
    row = rendered(card_row(view, seats, say), len(view["row"]) * CARD_WIDTH)
    cards: dict[str, Spot] = {
        place["slot"]: Spot(at * CARD_WIDTH, 0, CARD_WIDTH, len(row))
        for at, place in enumerate(view["row"])
        if place["card"] is not None
    }
    lines = list(row)
    if view["battle"]:
        lines.append(battle_line(view["battle"], seats, say))
    if frame.height > len(lines) + len(seats) + 4:
        lines.append(Text())
    lines += rendered(won_cards(view, seats, say), frame.width)
    if view["bonus"]:
        lines += rendered(bonus_line(view, seats, say), frame.width)
    return Scene(lines, cards)


def dice(view: DicettoView) -> list[Die]:
    """Return the four dice, those on a card with its slot."""
    style = "" if view["turn"] is None else seat_style(view, view["turn"])
    notes = [at or "" if at != "lost" else LOST for at in view["laid"]]
    return [
        Die(face, style, f" {note} " if note else "", free=not note)
        for face, note in zip(view["dice"], notes, strict=True)
    ]


def options(view: DicettoView, say: Messages) -> list[Option]:
    """Return keeps by their dice, placings by their card and dice, and ending the turn by a key."""
    found = []
    for move in view["moves"]:
        words = label(move, say)
        match move["kind"]:
            case "keep":
                found.append(Option(move["move"], words, dice=tuple(move["dice"])))
            case "place":
                found.append(Option(move["move"], words, spot=move["slot"], dice=tuple(move["dice"])))
            case "done":
                found.append(Option(move["move"], words, key="d", key_label=say("web-dicetto-done")))
    return found


def status(view: DicettoView, say: Messages) -> str:
    """Return the rolls left and the pile."""
    texts = [] if view["turn"] is None else [say("dicetto-rolls-left", rolls=view["rolls_left"])]
    texts.append(say("dicetto-pile", cards=view["pile"], deck=say(f"dicetto-deck-{view['deck']}")))
    return " · ".join(texts)


def topic(view: DicettoView, spot: str) -> str:
    """Return what the card in a slot asks for."""
    return next((place["asks"] or "" for place in view["row"] if place["slot"] == spot), "")
