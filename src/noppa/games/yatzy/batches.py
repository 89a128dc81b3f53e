"""Batches of whole games played by the native core, for the levels that it knows.

`random` chooses uniformly among the legal moves, `optimal` plays for the most points, and `hard` for the chance to win
as soon as few rows are free.
"""

from collections.abc import Sequence

from noppa.games.yatzy.packing import tables_of
from noppa.games.yatzy.rules import Yatzy
from noppa.games.yatzy.solved import solved
from noppa.games.yatzy.usage import BONUS_USE
from noppa.native.games import PlayedGames, play_games

SIZES = {"random": 1 << 16, "optimal": 1 << 20, "hard": 1 << 5}
"""The levels that the core plays, with the best number of games at once: equal positions share best play."""
ALONE = {"hard": "optimal"}
"""The level that a level plays as when it is alone."""
NAMES = {"optimal": "quick"}
"""The core's name for a level, if it differs: here the best play for points is also that of playouts."""


def play(rules: Yatzy, levels: Sequence[str], first: int, count: int, seed: int) -> PlayedGames:
    """Play `count` games, starting with number `first`."""
    values = b"" if set(levels) == {"random"} else solved(rules).values
    core_levels = [NAMES.get(level, level) for level in levels]
    return play_games(tables_of(rules), values, core_levels, BONUS_USE + 1, first, count, seed)
