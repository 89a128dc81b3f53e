"""Whole games of one seat with best play for points, many at a time, by the native core.

Every game has a stream of random numbers of its own, so the result depends neither on the number of threads nor on
how many games are played.
"""

from array import array
from typing import NamedTuple

from noppa.games.yatzy.rows import ROWS
from noppa.games.yatzy.solved import Solved
from noppa.native import call
from noppa.native.played import zeros


class Played(NamedTuple):
    """Final scores and numbers of decisions, game by game; how often each row was used, and last the bonus."""

    scores: "array[int]"
    lengths: "array[int]"
    usage: "array[int]"


def best_games(
    solved: Solved,
    position: bytes,
    seat: int,
    seed: int,
    first: int,
    count: int,
    lengths: "array[int] | None" = None,
) -> Played:
    """Play on from a packed position with one seat's column, in the games of these numbers.

    Decisions are added to `lengths` where those of other seats are there already.
    """
    scores, usage = zeros(count), zeros(len(ROWS) + 1)
    lengths = zeros(count) if lengths is None else lengths
    room = bytearray(call("yatzy_best_games_room", solved.tables, count))
    call("yatzy_best_games", solved.tables, solved.values, position, seat, first, seed, room, scores, lengths, usage)
    return Played(scores, lengths, usage)
