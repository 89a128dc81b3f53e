"""Finds how a game looks in the terminal: its room's `terminal.py`, or the generic drawing.

Such a module draws only what the view says, and has two functions:

    draw(view, seats, say)      the table: pads or board, dice, what could be done now
    label(move, say)            a legal move, an entry of view["moves"], in a few words

and, where the texts of its cards are no message ids, a third:

    card(text, say)             a card in a few words
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, cast

from rich.console import RenderableType

from noppa.core.table import Seat
from noppa.games import part
from noppa.locale import Messages
from noppa.terminal import generic


class Drawing(Protocol):
    """What a game's module offers."""

    def draw(self, view: Mapping[str, Any], seats: Sequence[Seat], say: Messages) -> RenderableType:
        """The table as that view has it."""

    def label(self, move: Mapping[str, Any], say: Messages) -> str:
        """A legal move in a few words."""


def drawing(game: str) -> Drawing:
    """The drawing of a game."""
    return cast("Drawing", part(game, "terminal") or generic)


def card_name(game: str, card: str, say: Messages) -> str:
    """A card in a few words: as the game's module calls it, else by its message."""
    named = getattr(drawing(game), "card", None)
    return str(named(card, say)) if named else say.term(game, "card", card)
