"""Batches of whole games, compiled, for the levels of players that can be.

`random` chooses uniformly among the legal moves, `optimal` plays for the most points; alone at the
table so does `hard`, which otherwise looks at its rivals near the end. Columns of the pad do not
meddle with each other, so each player's is played on its own.
"""

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from noppa.games.yatzy.playout import best_games
from noppa.games.yatzy.random_play import random_games
from noppa.games.yatzy.rows import ROWS
from noppa.games.yatzy.rules import Yatzy
from noppa.games.yatzy.solved import solved
from noppa.games.yatzy.tables import Tables, tables_of
from noppa.kernels.batches import Batch, highest_win
from noppa.kernels.streams import PLAYER

LEVELS = ("random", "optimal")
"""The levels that are compiled."""
COUNTS = True
"""Uses and decisions are counted in every game."""


def things(rules: Yatzy) -> tuple[str, ...]:
    """What is counted: the rows that points are written into, and the bonus."""
    del rules
    return (*ROWS, "bonus")


def compiled_levels(levels: Sequence[str]) -> bool:
    """Whether games of these players are compiled."""
    return all(level in LEVELS for level in levels) or tuple(levels) == ("hard",)


def batch_size(levels: Sequence[str]) -> int:
    """How many games are best played at once: best play is shared by games in the same position."""
    return 1 << 16 if set(levels) == {"random"} else 1 << 20


def play(rules: Yatzy, levels: Sequence[str], first: int, count: int, seed: int) -> Batch:
    """Play the games of these numbers."""
    columns, lengths = [], np.zeros(count, dtype=np.int64)
    uses = np.zeros((len(levels), len(ROWS) + 1), dtype=np.int64)
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
