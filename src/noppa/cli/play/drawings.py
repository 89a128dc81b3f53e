"""Finds the terminal drawing of a game: its `terminal.py`, or the generic one.

A `terminal.py` draws only what the view shows. It has two functions:

    draw(view, seats, say)      the table: pads or board, dice, possible moves
    label(move, say)            a legal move, an entry of view["moves"], in a few words

and may have two more: one if card texts are not message ids, one if dice or a card can end a turn:

    card(text, say)                     a card in a few words
    outcome(before, after, seats, say)  how the turn ended between two views, in a sentence; empty if it goes on
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, cast

from rich.console import RenderableType

from noppa.core.table import Seat
from noppa.games import part
from noppa.locale import Messages
from noppa.terminal.generic import GenericDrawing


class Drawing(Protocol):
    """The functions of a game's `terminal.py`."""

    def draw(self, view: Mapping[str, Any], seats: Sequence[Seat], say: Messages) -> RenderableType:
        """Return the drawing of a view."""

    def label(self, move: Mapping[str, Any], say: Messages) -> str:
        """Return a legal move in a few words."""


def drawing(game: str) -> Drawing:
    """Return the drawing of a game."""
    return cast("Drawing", part(game, "terminal") or GenericDrawing(game))


def card_name(game: str, card: str, say: Messages) -> str:
    """Return a card in a few words, from the game's module or else from its message."""
    describe = getattr(drawing(game), "card", None)
    return str(describe(card, say)) if describe else say.term(game, "card", card)
