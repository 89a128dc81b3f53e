"""Batches of whole games, compiled: `random` takes any legal move, `quick` plays for points.

`quick` is the player of `playout`, by whom everybody's chances are counted: what banks most on average in this turn,
and near the end what wins. `hard` also looks at all scores and the real pile, and is some hundred times as slow.
"""

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from noppa.games.tutto.compiled.level_play import level_games
from noppa.games.tutto.compiled.outcomes import KINDS
from noppa.games.tutto.compiled.playout import plan_for
from noppa.games.tutto.compiled.random_play import Fates, fates_of, random_games
from noppa.games.tutto.compiled.row_layout import Tables, tables_of
from noppa.games.tutto.rules import Tutto
from noppa.kernels.batches import Batch, batch_by_seat, highest_win
from noppa.kernels.streams import streams

SIZES = {"random": 1 << 15, "quick": 1 << 11}
"""The levels that are compiled, the slower ones last, and how many games are best played at once."""


def play(rules: Tutto, levels: Sequence[str], first: int, count: int, seed: int) -> Batch:
    """Play the games of these numbers."""
    tables, fates = _tables(rules)
    players = len(levels)
    scores, uses = np.zeros((count, players), dtype=np.int64), np.zeros((players, KINDS), dtype=np.int64)
    lengths, clovers = np.zeros((2, count), dtype=np.int64)
    if "quick" in levels:
        quick, plan = (
            np.array([level == "quick" for level in levels], dtype=np.int64),
            plan_for(straight_is_tutto=rules.straight_is_tutto),
        )
        level_games(tables, plan, quick, first, streams(seed, count, first), scores, lengths, clovers, uses)
    else:
        random_games(tables, fates, players, first, count, seed % 2**63, scores, lengths, clovers, uses)
    winners = np.where(clovers > 0, 1 << np.maximum(0, clovers - 1), highest_win(scores))
    return batch_by_seat(scores, first, lengths, uses, winners)


@lru_cache(maxsize=4)
def _tables(rules: Tutto) -> tuple[Tables, Fates]:
    tables = tables_of(rules)
    return tables, fates_of(tables)
