"""Batches of whole games, compiled, for players who take any legal move."""

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from noppa.games.dicetto.kernel import width
from noppa.games.dicetto.random_play import play_randomly
from noppa.games.dicetto.rules import Dicetto
from noppa.games.dicetto.tables import Tables, tables_of
from noppa.kernels.batches import Batch, uncounted
from noppa.kernels.streams import streams

LEVELS = ("random",)
"""The levels that are compiled."""
COUNTS = False
"""What is used is not counted: the first games of a simulation go through the rules for that."""
SIZE = 1 << 11


def compiled_levels(levels: Sequence[str]) -> bool:
    """Whether games of these players are compiled."""
    return set(levels) == set(LEVELS)


def batch_size(levels: Sequence[str]) -> int:
    """How many games are best played at once."""
    del levels
    return SIZE


def play(rules: Dicetto, levels: Sequence[str], first: int, count: int, seed: int) -> Batch:
    """Play the games of these numbers."""
    tables = _tables(rules)
    scores, choices = np.zeros((count, len(levels)), dtype=np.int64), np.zeros(count, dtype=np.int64)
    row = np.zeros(width(tables), dtype=np.int32)
    play_randomly(tables, len(levels), streams(seed, count, first), 0, count, row, scores, choices)
    return uncounted(scores, first, lengths=choices)


@lru_cache(maxsize=4)
def _tables(rules: Dicetto) -> Tables:
    return tables_of(rules)
