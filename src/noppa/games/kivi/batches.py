"""Batches of whole games played by the native core, for the levels that it knows.

`random` chooses uniformly among the legal moves. `quick` plays every turn exactly on a value computed from the board,
and plays the games by which everybody's chances are estimated; `hard` uses the learned value.
"""

from collections.abc import Sequence

from noppa.games.kivi.packing import tables_of
from noppa.games.kivi.rules import Kivi
from noppa.games.kivi.weights import learned
from noppa.native.games import PlayedGames, play_games

SIZES = {"random": 1 << 15, "quick": 1 << 10, "hard": 1 << 5}
"""The levels that the core plays, the slower ones last, with the best number of games at once."""


def play(rules: Kivi, levels: Sequence[str], first: int, count: int, seed: int) -> PlayedGames:
    """Play `count` games, starting with number `first`."""
    weights = learned(rules.board) if "hard" in levels else None
    network = b"" if weights is None else weights.network(len(levels))
    squares = len(rules.board.names)
    return play_games(tables_of(rules), network, levels, squares, first, count, seed)
