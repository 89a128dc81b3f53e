"""Batches of whole games, compiled, for players who take any legal move."""

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from noppa.games.dicetrip.packing import tables_of
from noppa.games.dicetrip.random_play import random_games
from noppa.games.dicetrip.random_tables import Trips, trips_of
from noppa.games.dicetrip.rules import DiceTrip
from noppa.kernels.batches import Batch, uncounted

LEVELS = ("random",)
"""The levels that are compiled."""
COUNTS = False
"""What is used is not counted: the first games of a simulation go through the rules for that."""
SIZE = 1 << 12


def compiled_levels(levels: Sequence[str]) -> bool:
    """Whether games of these players are compiled."""
    return set(levels) == set(LEVELS)


def batch_size(levels: Sequence[str]) -> int:
    """How many games are best played at once."""
    del levels
    return SIZE


def play(rules: DiceTrip, levels: Sequence[str], first: int, count: int, seed: int) -> Batch:
    """Play the games of these numbers."""
    scores, lengths = np.zeros((count, len(levels)), dtype=np.int64), np.zeros(count, dtype=np.int64)
    random_games(_trips(rules), len(levels), first, count, np.uint64(seed % 2**64), scores, lengths)
    return uncounted(scores, first, lengths=lengths)


@lru_cache(maxsize=4)
def _trips(rules: DiceTrip) -> Trips:
    return trips_of(tables_of(rules))
