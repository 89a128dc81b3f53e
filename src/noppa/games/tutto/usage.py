"""Counts what a player uses of the pile: the cards turned, counted as drawn, because no position records them all."""

from noppa.games.tutto.cards import CARDS
from noppa.games.tutto.rules import Tutto


def names(rules: Tutto) -> tuple[str, ...]:
    """Return the eleven faces of the cards."""
    del rules
    return tuple(map(str, CARDS))
