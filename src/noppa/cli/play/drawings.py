"""Finds how a game looks in the terminal: its `terminal.py`, or the generic drawing.

Such a module draws only what the view shows. It has two functions:

    draw(view, seats, say)      the table: pads or board, dice, possible moves
    label(move, say)            a legal move, an entry of view["moves"], in a few words

and may have two more, if the texts of its cards are not message ids, and if dice or a card can end a turn:

    card(text, say)                     a card in a few words
    outcome(before, after, seats, say)  what became of the turn between two views, in a sentence; empty if it goes on
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, cast

from rich.console import RenderableType

from noppa.core.table import Seat
from noppa.games import part
from noppa.locale import Messages
from noppa.terminal.generic import GenericDrawing


class Drawing(Protocol):
    """What a game's `terminal.py` offers."""

    def draw(self, view: Mapping[str, Any], seats: Sequence[Seat], say: Messages) -> RenderableType:
        """Return the table as that view shows it."""

    def label(self, move: Mapping[str, Any], say: Messages) -> str:
        """Return a legal move in a few words."""


def drawing(game: str) -> Drawing:
    """Return the drawing of a game."""
    return cast("Drawing", part(game, "terminal") or GenericDrawing(game))


def card_name(game: str, card: str, say: Messages) -> str:
    """Return a card in a few words: as the game's module calls it, else by its message."""
    named = getattr(drawing(game), "card", None)
    return str(named(card, say)) if named else say.term(game, "card", card)
