"""What a player uses of the pile: the cards turned, counted as they come, for no position tells of them all."""

from noppa.games.tutto.cards import CARDS
from noppa.games.tutto.rules import Tutto


def names(rules: Tutto) -> tuple[str, ...]:
    """The eleven faces of the cards."""
    del rules
    return tuple(map(str, CARDS))
