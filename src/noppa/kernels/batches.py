"""What a batch of simulated games gives back, whoever played it."""

from typing import NamedTuple

import numpy as np

from noppa.kernels.lattice import Indices


class Batch(NamedTuple):
    """Games of consecutive numbers: a line for each game, a column for each player.

    `winners` has a bit for each player who won; `lengths` counts decisions, UNKNOWN where nobody did;
    `uses[player, thing]` says how often each player used each of the room's things, in all these games
    together, if they were `counted`.
    """

    scores: Indices
    winners: Indices
    lengths: Indices
    uses: Indices
    counted: bool = True


UNKNOWN = -1


def uncounted(by_seat: Indices, first: int, winners: Indices | None = None, lengths: Indices | None = None) -> Batch:
    """A batch of which only scores by seat are known, and perhaps the winners, a bit for each seat, and lengths."""
    games, players = by_seat.shape
    scores = by_player(by_seat, first)
    if winners is None:
        won = highest_win(scores)
    else:
        won = by_player(winners[:, None] >> np.arange(players) & 1, first) @ (1 << np.arange(players))
    unknown = np.full(games, UNKNOWN)
    return Batch(
        scores, won, unknown if lengths is None else lengths, np.zeros((players, 0), dtype=np.int64), counted=False
    )


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
