"""Games that were played to their end, as a game's `batches.py` returns them."""

from array import array
from typing import NamedTuple


class PlayedGames(NamedTuple):
    """Games of consecutive numbers.

    `scores` has a row for each game, whose columns are seats, or players if not `by_seat`; in game g player p sits at
    seat (p + g) mod players. `lengths` counts decisions, and `usage` has a row for each player: how often they used
    each item that the game's `usage.py` names. `winners` has a bit for each column; empty where the highest score wins.
    """

    scores: "array[int]"
    lengths: "array[int]"
    usage: "array[int]"
    winners: "array[int]" = array("q")
    by_seat: bool = True


def zeros(count: int) -> "array[int]":
    """Return an array of `count` zeros for the core to write to."""
    return array("q", bytes(8 * count))
