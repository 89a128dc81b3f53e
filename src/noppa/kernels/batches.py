"""What a batch of simulated games gives back, whoever played it."""

from typing import NamedTuple

import numpy as np

from noppa.kernels.compiled import compiled
from noppa.kernels.lattice import Indices
from noppa.native.games import PlayedGames


class Batch(NamedTuple):
    """Games of consecutive numbers: a line for each game, a column for each player.

    `winners` has a bit for each player who won; `lengths` counts decisions; `uses[player, thing]` says how often each
    player used each of the room's things, in all these games together.
    """

    scores: Indices
    winners: Indices
    lengths: Indices
    uses: Indices


def batch_of(played: PlayedGames, players: int) -> Batch:
    """Return games that the native core played as NumPy arrays."""
    scores, winners, lengths, usage = (np.frombuffer(numbers, dtype=np.int64) for numbers in played)
    return Batch(scores.reshape(-1, players), winners, lengths, usage.reshape(players, -1))


def batch_by_seat(
    by_seat: Indices, first: int, lengths: Indices, uses: Indices, winners: Indices | None = None
) -> Batch:
    """A batch whose scores are known by seat, and its winners, a bit for each, unless the highest score wins."""
    won, scores = np.zeros(len(by_seat), dtype=np.int64), by_player(by_seat, first)
    _turn_bits(highest_win(by_seat) if winners is None else winners, first, by_seat.shape[1], won)
    return Batch(scores, won, lengths, uses)


def by_player(by_seat: Indices, first: int) -> Indices:
    """Columns by seat turned into columns by player, who in game g sits at seat (player + g) mod players."""
    turned = np.zeros_like(by_seat)
    _turn_columns(by_seat, first, turned)
    return turned


@compiled
def _turn_columns(by_seat: Indices, first: int, turned: Indices) -> None:
    games, players = by_seat.shape
    for game in range(games):
        seat = (first + game) % players
        for player in range(players):
            turned[game, player] = by_seat[game, seat]
            seat = seat + 1 if seat + 1 < players else 0


@compiled
def _turn_bits(by_seat: Indices, first: int, players: int, turned: Indices) -> None:
    """The same with a bit for each seat."""
    for game in range(len(by_seat)):
        seat = (first + game) % players
        turned[game] = (by_seat[game] >> seat | by_seat[game] << players - seat) & (1 << players) - 1


def highest_win(scores: Indices) -> Indices:
    """The winners of games that the highest score wins, equal ones together."""
    won = np.zeros(len(scores), dtype=np.int64)
    _find_highest(scores, won)
    return won


@compiled
def _find_highest(scores: Indices, won: Indices) -> None:
    games, players = scores.shape
    for game in range(games):
        most = scores[game, 0]
        for player in range(players):
            most = max(most, scores[game, player])
        for player in range(players):
            won[game] |= (scores[game, player] == most) << player
