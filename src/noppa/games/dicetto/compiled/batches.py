"""Batches of whole games, compiled: `random` takes any legal move, `quick` goes by what a turn gains.

`quick` is the player of `playout`, by whom everybody's chances are counted: it adds up what each placing gains by
itself, where `hard` looks at them together, and is many times as fast.
"""

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from noppa.games.dicetto.compiled.level_play import level_games
from noppa.games.dicetto.compiled.playout import pad
from noppa.games.dicetto.compiled.prospects import Guess, guess_for
from noppa.games.dicetto.compiled.random_play import random_games
from noppa.games.dicetto.compiled.random_tables import Deck, deck_of, hands
from noppa.games.dicetto.compiled.row_layout import MOST_MOVES, MOST_PLAYERS, width
from noppa.games.dicetto.compiled.tables import Tables, tables_of
from noppa.games.dicetto.rules import Dicetto
from noppa.kernels.batches import Batch, batch_by_seat
from noppa.kernels.streams import streams

SIZES = {"random": 1 << 14, "quick": 1 << 8}
"""The levels that are compiled, the slower ones last, and how many games are best played at once."""


def play(rules: Dicetto, levels: Sequence[str], first: int, count: int, seed: int) -> Batch:
    """Play the games of these numbers."""
    tables, guess, deck = _known(rules)
    scores, lengths = np.zeros((count, len(levels)), dtype=np.int64), np.zeros(count, dtype=np.int64)
    uses = np.zeros((len(levels), len(tables.cards)), dtype=np.int64)
    if "quick" in levels:
        level_games(
            tables,
            guess,
            np.array([level == "quick" for level in levels], dtype=np.int64),
            first,
            np.zeros(width(tables), dtype=np.int32),
            np.zeros(MOST_MOVES, dtype=np.int32),
            np.zeros(MOST_PLAYERS, dtype=np.int32),
            pad(),
            streams(seed, count, first),
            scores,
            lengths,
            uses,
        )
    else:
        random_games(hands(), deck, len(levels), first, count, np.uint64(seed % 2**64), scores, lengths, uses)
    return batch_by_seat(scores, first, lengths, uses)


@lru_cache(maxsize=4)
def _known(rules: Dicetto) -> tuple[Tables, Guess, Deck]:
    tables = tables_of(rules)
    return tables, guess_for(rules), deck_of(tables)
