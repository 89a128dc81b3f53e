"""Batches of whole games, played by the native core, for the levels of players that it has.

`random` chooses uniformly among the legal moves, `quick` plays every turn exactly on a value that is computed from the
board, and is the player by whom everybody's chances are counted; `hard` goes by the learned value.
"""

from collections.abc import Sequence

from noppa.games.kivi.packing import tables_of
from noppa.games.kivi.rules import Kivi
from noppa.games.kivi.weights import learned
from noppa.native.games import play_games
from noppa.native.played import PlayedGames

SIZES = {"random": 1 << 15, "quick": 1 << 10, "hard": 1 << 5}
"""The levels that the core plays, the slower ones last, and how many games are best played at once."""


def play(rules: Kivi, levels: Sequence[str], first: int, count: int, seed: int) -> PlayedGames:
    """Play the games of these numbers."""
    known = learned(rules.board) if "hard" in levels else None
    network = b"" if known is None else known.network(len(levels))
    squares = len(rules.board.names)
    return play_games(tables_of(rules), network, levels, squares, first, count, seed)
