"""Batches of whole games, compiled: `random` takes any legal move, `quick` goes by what maps are worth.

`quick` is the player of `playout`, by whom everybody's chances are counted: the worth of maps that `hard` goes by, with
fewer cities tried and fewer dice rolled again, which costs it less than a point.
"""

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from noppa.games.dicetrip.compiled.computed import computed
from noppa.games.dicetrip.compiled.guess import Guess
from noppa.games.dicetrip.compiled.kernel import room_to_score
from noppa.games.dicetrip.compiled.level_play import level_games
from noppa.games.dicetrip.compiled.packing import tables_of
from noppa.games.dicetrip.compiled.plan import workplace
from noppa.games.dicetrip.compiled.random_play import random_games
from noppa.games.dicetrip.compiled.random_tables import Trips, trips_of
from noppa.games.dicetrip.compiled.row_layout import Tables, row_length
from noppa.games.dicetrip.compiled.weights import learned
from noppa.games.dicetrip.map import CITIES
from noppa.games.dicetrip.rules import DiceTrip
from noppa.kernels.batches import Batch, batch_by_seat

SIZES = {"random": 1 << 14, "quick": 1 << 7}
"""The levels that are compiled, the slower ones last, and how many games are best played at once."""


def play(rules: DiceTrip, levels: Sequence[str], first: int, count: int, seed: int) -> Batch:
    """Play the games of these numbers."""
    tables, guess, trips = _known(rules)
    players = len(levels)
    scores, lengths = np.zeros((count, players), dtype=np.int64), np.zeros(count, dtype=np.int64)
    uses = np.zeros((players, CITIES), dtype=np.int64)
    if "quick" in levels:
        level_games(
            tables,
            guess,
            *workplace(guess),
            np.array([level == "quick" for level in levels], dtype=np.int64),
            first,
            np.uint64(seed % 2**64),
            np.zeros(row_length(players), dtype=np.int64),
            np.zeros(len(rules.actions), dtype=np.int64),
            room_to_score(),
            scores,
            lengths,
            uses,
        )
    else:
        random_games(trips, players, first, count, np.uint64(seed % 2**64), scores, lengths, uses)
    return batch_by_seat(scores, first, lengths, uses)


@lru_cache(maxsize=4)
def _known(rules: DiceTrip) -> tuple[Tables, Guess, Trips]:
    tables = tables_of(rules)
    return tables, learned(rules.map) or computed(rules.map), trips_of(tables)
