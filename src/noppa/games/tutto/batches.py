"""Batches of whole games, compiled, for players who take any legal move."""

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from noppa.games.tutto.line import Tables, tables_of
from noppa.games.tutto.random_play import Fates, fates_of, random_games
from noppa.games.tutto.rules import Tutto
from noppa.kernels.batches import Batch, highest_win, uncounted

LEVELS = ("random",)
"""The levels that are compiled."""
COUNTS = False
"""What is used is not counted: the first games of a simulation go through the rules for that."""
SIZE = 1 << 15


def compiled_levels(levels: Sequence[str]) -> bool:
    """Whether games of these players are compiled."""
    return set(levels) == set(LEVELS)


def batch_size(levels: Sequence[str]) -> int:
    """How many games are best played at once."""
    del levels
    return SIZE


def play(rules: Tutto, levels: Sequence[str], first: int, count: int, seed: int) -> Batch:
    """Play the games of these numbers."""
    tables, fates = _tables(rules)
    scores = np.zeros((count, len(levels)), dtype=np.int64)
    turns, clovers = np.zeros((2, count), dtype=np.int64)
    random_games(tables, fates, len(levels), first, count, seed % 2**63, scores, turns, clovers)
    winners = np.where(clovers > 0, 1 << np.maximum(0, clovers - 1), highest_win(scores))
    return uncounted(scores, first, winners)


@lru_cache(maxsize=4)
def _tables(rules: Tutto) -> tuple[Tables, Fates]:
    tables = tables_of(rules)
    return tables, fates_of(tables)
