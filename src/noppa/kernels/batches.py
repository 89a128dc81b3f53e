"""What a batch of simulated games gives back, whoever played it."""

from typing import NamedTuple

import numpy as np

from noppa.kernels.lattice import Indices


class Batch(NamedTuple):
    """Games of consecutive numbers: a line for each game, a column for each player.

    `winners` has a bit for each player who won; `lengths` counts decisions; `uses[player, thing]` says how often each
    player used each of the room's things, in all these games together.
    """

    scores: Indices
    winners: Indices
    lengths: Indices
    uses: Indices


def batch_by_seat(
    by_seat: Indices, first: int, lengths: Indices, uses: Indices, winners: Indices | None = None
) -> Batch:
    """A batch whose scores are known by seat, and its winners, a bit for each, unless the highest score wins."""
    players = by_seat.shape[1]
    won = highest_win(by_seat) if winners is None else winners
    bits: Indices = by_player(won[:, None] >> np.arange(players) & 1, first) @ (1 << np.arange(players))
    return Batch(by_player(by_seat, first), bits, lengths, uses)


def highest_win(scores: Indices) -> Indices:
    """The winners of games that the highest score wins, equal ones together."""
    won = scores == scores.max(axis=1, keepdims=True)
    bits: Indices = won @ (1 << np.arange(scores.shape[1]))
    return bits


def by_player(by_seat: Indices, first: int) -> Indices:
    """Columns by seat turned into columns by player, who in game g sits at seat (player + g) mod players."""
    games, players = by_seat.shape
    seats = (np.arange(players) + (first + np.arange(games))[:, None]) % players
    turned: Indices = np.take_along_axis(by_seat, seats, axis=1)
    return turned
