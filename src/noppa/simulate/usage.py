"""Counts of what players use: rows with points, cards drawn or won, squares with stones, cities with a number.

A game's `usage.py` has `names(rules)`, the names of what is counted, and `used(rules, state, seat)`, which of them a
seat used by the end of a game. Without `used` the names are those of cards, counted as they are drawn; a game without
`usage.py` counts all its cards.
"""

from collections.abc import Callable, Iterable, MutableSequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from noppa.core.rules import Card, Rules
from noppa.games import part

Used = Callable[[Rules[Any], Any, int], Iterable[int]]


@dataclass(frozen=True, slots=True)
class Usage:
    """The names of what a game counts, and how to count it: as cards are drawn, or at the end."""

    names: tuple[str, ...]
    of_card: dict[Card, int]
    used: Used | None

    def count_card(self, counts: MutableSequence[int], card: Card) -> None:
        """Count a card that was drawn."""
        if card in self.of_card:
            counts[self.of_card[card]] += 1

    def count_end(self, counts: MutableSequence[int], rules: Rules[Any], state: Any, seat: int) -> None:
        """Count what a seat used in a finished game."""
        if self.used is not None:
            for item in self.used(rules, state, seat):
                counts[item] += 1


@lru_cache(maxsize=8)
def usage_of(rules: Rules[Any]) -> Usage:
    """Return what a game with these rules counts."""
    module = part(rules.game.name, "usage")
    names: tuple[str, ...] = tuple(map(str, rules.cards)) if module is None else module.names(rules)
    used: Used | None = getattr(module, "used", None)
    index = {name: at for at, name in enumerate(names)}
    of_card = {} if used is not None else {card: index[str(card)] for card in rules.cards if str(card) in index}
    return Usage(names, of_card, used)
