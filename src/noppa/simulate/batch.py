"""Every game of a batch as NumPy arrays, for whoever wants more than counts: exports, and programs in Python."""

from typing import NamedTuple

import numpy as np

from noppa.native.played import PlayedGames
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


def batch_of(played: PlayedGames, players: int, first: int) -> Batch:
    """Return games of which the first has number `first`, by player."""
    scores = np.frombuffer(played.scores, dtype=np.int64).reshape(-1, players)
    if len(played.winners):
        won = np.frombuffer(played.winners, dtype=np.int64)[:, None] >> np.arange(players) & 1
    else:
        won = (scores == scores.max(axis=1, keepdims=True)).astype(np.int64)
    if played.by_seat:
        scores, won = by_player(scores, first), by_player(won, first)
    winners = (won << np.arange(players)).sum(axis=1)
    lengths = np.frombuffer(played.lengths, dtype=np.int64)
    return Batch(scores, winners, lengths, np.frombuffer(played.usage, dtype=np.int64).reshape(players, -1))


def by_player(by_seat: Indices, first: int) -> Indices:
    """Return columns by seat as columns by player, who in game g sits at seat (player + g) mod players."""
    games, players = by_seat.shape
    seats = (np.arange(first, first + games)[:, None] + np.arange(players)) % players
    return np.take_along_axis(by_seat, seats, axis=1)
