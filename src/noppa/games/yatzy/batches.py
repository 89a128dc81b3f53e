"""Batches of whole games, played by the native core, for the levels of players that it has.

`random` chooses uniformly among the legal moves, `optimal` plays for the most points, and `hard` for the chance to win
as soon as few rows are free.
"""

from collections.abc import Sequence

from noppa.games.yatzy.packing import tables_of
from noppa.games.yatzy.rules import Yatzy
from noppa.games.yatzy.solved import solved
from noppa.games.yatzy.usage import BONUS_USE
from noppa.native.games import play_games
from noppa.native.played import PlayedGames

SIZES = {"random": 1 << 16, "optimal": 1 << 20, "hard": 1 << 5}
"""The levels that the core plays, and how many games are best played at once: equal positions share best play."""
ALONE = {"hard": "optimal"}
"""What a level is when it plays alone."""
NAMES = {"optimal": "quick"}
"""What the core calls a level, if not the same: here the best play for points is also that of playouts."""


def play(rules: Yatzy, levels: Sequence[str], first: int, count: int, seed: int) -> PlayedGames:
    """Play the games of these numbers."""
    values = b"" if set(levels) == {"random"} else solved(rules).values
    known = [NAMES.get(level, level) for level in levels]
    return play_games(tables_of(rules), values, known, BONUS_USE + 1, first, count, seed)
