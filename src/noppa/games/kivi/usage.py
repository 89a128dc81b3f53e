"""Counts what a player uses of the board: the squares of the stones at the end."""

from collections.abc import Iterator

from noppa.games.kivi.rules import Kivi
from noppa.games.kivi.state import State, squares_of


def names(rules: Kivi) -> tuple[str, ...]:
    """Return the squares by name."""
    return rules.board.names


def used(rules: Kivi, state: State, seat: int) -> Iterator[int]:
    """Yield the squares of a seat at the end of a game."""
    del rules
    yield from squares_of(state.stones, seat)
