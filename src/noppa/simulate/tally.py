"""Counts of some games, made by the native core where they were played, so that only counts are transferred."""

from array import array
from typing import NamedTuple

import numpy as np

from noppa.native import call
from noppa.native.games import PlayedGames, zeros
from noppa.simulate.counts import Counts, Indices


class Tally(NamedTuple):
    """Counts of games: by player how often each score and each used item occurred; numbers of decisions.

    `won[player, n]` are a player's wins shared by n, `led[n]` those of the player in the first seat.
    """

    games: int
    scores: tuple[Counts, ...]
    lengths: Counts
    won: Indices
    led: Indices
    usage: Indices


def tally_games(played: PlayedGames, players: int, first: int) -> Tally:
    """Count games of which the first has number `first`."""
    low_score, scores = _counters(played.scores, players)
    low_length, lengths = _counters(played.lengths, 1)
    won, led = zeros(players * (players + 1)), zeros(players + 1)
    games = played.scores, played.winners, played.lengths
    call("tally", players, first, *games, low_score, scores, low_length, lengths, won, led)
    return Tally(
        games=len(played.lengths),
        scores=tuple(Counts.of(low_score, counts) for counts in _matrix(scores, players)),
        lengths=Counts.of(low_length, _matrix(lengths, 1)[0]),
        won=_matrix(won, players),
        led=_matrix(led, 1)[0],
        usage=_matrix(played.usage, players),
    )


def _counters(numbers: "array[int]", players: int) -> tuple[int, "array[int]"]:
    """Return the lowest of some numbers, and an array to count them for each player."""
    ends = zeros(2)
    call("range", numbers, ends)
    low, high = ends
    return low, zeros(players * (high - low + 1))


def _matrix(numbers: "array[int]", rows: int) -> Indices:
    return np.frombuffer(numbers, dtype=np.int64).reshape(rows, -1)
