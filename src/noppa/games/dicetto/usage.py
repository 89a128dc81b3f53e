"""Counts what a player uses of the deck: the dice cards won."""

from collections.abc import Iterator

from noppa.games.dicetto.rules import Dicetto
from noppa.games.dicetto.state import State


def names(rules: Dicetto) -> tuple[str, ...]:
    """Return the dice cards by their texts."""
    return tuple(map(str, rules.deck.dice))


def used(rules: Dicetto, state: State, seat: int) -> Iterator[int]:
    """Yield the cards of a seat at the end of a game."""
    number = {card: at for at, card in enumerate(rules.deck.dice)}
    yield from (number[card] for card in state.won[seat])
