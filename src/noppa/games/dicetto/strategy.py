"""How often a turn that aims at a kind of card alone makes it."""

from noppa.core.guide import Term
from noppa.core.strategy import Likely
from noppa.games.dicetto.cards import Kind
from noppa.games.dicetto.odds import chance_to_make


def chances() -> tuple[Likely, ...]:
    """Return the cards that need dice, each with its chance."""
    return tuple(Likely(Term("card", kind.value), chance_to_make(kind)) for kind in Kind)
