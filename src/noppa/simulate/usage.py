"""What is counted as used in a game: rows with points, cards turned or won, squares with stones, cities with a number.

A room says in its `uses.py` what its `things` are and which of them a seat `used`, by the last position; without
that they are cards, counted as they are turned. A room that says nothing has its cards for things.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from noppa.core.rules import Card, Rules
from noppa.games import part
from noppa.kernels.lattice import Indices

Used = Callable[[Rules[Any], Any, int], Iterable[int]]


@dataclass(frozen=True, slots=True)
class Usage:
    """The things of a game by name, and how to see which are used: as cards are turned, or at the end."""

    names: tuple[str, ...]
    of_card: dict[Card, int]
    used: Used | None

    def count_card(self, uses: Indices, card: Card) -> None:
        """A card was turned."""
        if card in self.of_card:
            uses[self.of_card[card]] += 1

    def count_end(self, uses: Indices, rules: Rules[Any], state: Any, seat: int) -> None:
        """The game is over: what a seat used in it counts for the player there."""
        if self.used is not None:
            for thing in self.used(rules, state, seat):
                uses[thing] += 1


@lru_cache(maxsize=8)
def usage_of(rules: Rules[Any]) -> Usage:
    """The things of a game by these rules."""
    room = part(rules.game.name, "usage")
    named: tuple[str, ...] = tuple(map(str, rules.cards)) if room is None else room.things(rules)
    used: Used | None = getattr(room, "used", None)
    place = {thing: at for at, thing in enumerate(named)}
    of_card = {} if used is not None else {card: place[str(card)] for card in rules.cards if str(card) in place}
    return Usage(named, of_card, used)
