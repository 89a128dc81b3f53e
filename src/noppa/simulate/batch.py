"""Every game of a batch as NumPy arrays, for exports and Python programs that need more than counts."""

from typing import NamedTuple

import numpy as np

from noppa.native.games import PlayedGames
from noppa.simulate.counts import Indices


class Batch(NamedTuple):
    """Games of consecutive numbers: a row for each game, a column for each player.

    `winners` has a bit for each player who won; `lengths` counts decisions; `usage[player, item]` says how often each
    player used each item, in all these games together.
    """

    scores: Indices
    winners: Indices
    lengths: Indices
    usage: Indices


def batch_of(played: PlayedGames, players: int) -> Batch:
    """Return games as NumPy arrays."""
    scores, winners, lengths, usage = (np.frombuffer(numbers, dtype=np.int64) for numbers in played)
    return Batch(scores.reshape(-1, players), winners, lengths, usage.reshape(players, -1))
