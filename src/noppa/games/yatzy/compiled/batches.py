"""Batches of whole games, compiled, for the levels of players that can be.

`random` chooses uniformly among the legal moves, `optimal` plays for the most points; alone at the
table so does `hard`, which otherwise looks at its rivals near the end. Columns of the pad do not
meddle with each other, so each player's is played on its own.
"""

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from noppa.games.yatzy.compiled.playout import best_games
from noppa.games.yatzy.compiled.random_play import random_games
from noppa.games.yatzy.compiled.solved import solved
from noppa.games.yatzy.compiled.tables import Tables, tables_of
from noppa.games.yatzy.rules import Yatzy
from noppa.games.yatzy.usage import BONUS_USE
from noppa.kernels.batches import Batch, highest_win
from noppa.kernels.streams import PLAYER

SIZES = {"random": 1 << 16, "optimal": 1 << 20}
"""The levels that are compiled, and how many games are best played at once: best play is shared by equal positions."""
ALONE = {"hard": "optimal"}
"""What a level is when it plays alone."""


def play(rules: Yatzy, levels: Sequence[str], first: int, count: int, seed: int) -> Batch:
    """Play the games of these numbers."""
    columns, lengths = [], np.zeros(count, dtype=np.int64)
    uses = np.zeros((len(levels), BONUS_USE + 1), dtype=np.int64)
    for player, level in enumerate(levels):
        own_seed = (seed + player * PLAYER) % 2**64
        if level == "random":
            column, decisions = np.zeros((count, 1), dtype=np.int64), np.zeros(count, dtype=np.int64)
            mine = uses[player : player + 1]
            random_games(_tables(rules), 1, first, count, np.uint64(own_seed), column, decisions, mine)
            columns.append(column[:, 0])
        else:
            points, decisions, uses[player] = best_games(solved(rules), first, count, own_seed)
            columns.append(points)
        lengths += decisions
    scores = np.stack(columns, axis=1)
    return Batch(scores, highest_win(scores), lengths, uses)


@lru_cache(maxsize=4)
def _tables(rules: Yatzy) -> Tables:
    return tables_of(rules)
