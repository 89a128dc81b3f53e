"""Whole games in the native core: simulations by level of player, and playouts from a position.

Every game has its own stream of random numbers, so results do not depend on how games are divided among threads.
"""

from array import array
from collections.abc import Sequence
from typing import NamedTuple

from noppa.core.errors import BadOption
from noppa.native.binding import Buffer, call
from noppa.native.threads import executor, processors

LEVELS = ("random", "quick", "hard")
"""The levels as the core numbers them."""
LONGEST = 100_000
"""Decisions after which the core considers a game endless."""
FEWEST = 500
"""Fewest games for each thread: below that, more threads are not worth it."""


class PlayedGames(NamedTuple):
    """The results of consecutive games; in game g player p sits at seat (p + g) mod players.

    `scores` has a row for each game with a column for each player, `winners` a bit for each player; `lengths` counts
    decisions, and `usage` has a row for each player: how often they used each item listed in the game's `usage.py`.
    """

    scores: "array[int]"
    winners: "array[int]"
    lengths: "array[int]"
    usage: "array[int]"


def zeros(count: int) -> "array[int]":
    """Return an array of `count` zeros for the core to write to."""
    return array("q", [0]) * count


def play_games(
    tables: Buffer, values: Buffer, levels: Sequence[str], items: int, first: int, count: int, seed: int
) -> PlayedGames:
    """Play `count` games from number `first` on; `values` is what players use besides the tables.

    Raises BadOption if a game does not end.
    """
    players, numbers = len(levels), bytes(map(LEVELS.index, levels))
    played = PlayedGames(zeros(count * players), zeros(count), zeros(count), zeros(players * items))
    room = bytearray(call("games_room", tables, values, numbers, count))
    if call("games", tables, values, numbers, first, seed % 2**64, room, *played) < count:
        endless = played.lengths.index(max(played.lengths))
        raise BadOption("simulate-endless", game=first + endless, decisions=LONGEST)
    return played


def playouts(
    tables: Buffer, values: Buffer, position: bytes, players: int, games: int, seed: int, fewest: int = FEWEST
) -> tuple[list[list[int]], list[int]]:
    """Play on from a position with quick players; return the final scores of each game, and its winners as bits.

    Each thread plays at least `fewest` games.
    """
    parts = max(1, min(processors(), games // fewest))
    cuts = [games * part // parts for part in range(parts + 1)]
    levels = bytes([LEVELS.index("quick")] * players)

    def play(first: int, end: int) -> tuple["array[int]", "array[int]"]:
        scores, winners = zeros(players * (end - first)), zeros(end - first)
        room = bytearray(call("games_room", tables, values, levels, end - first))
        call("playouts", tables, values, position, first, seed % 2**64, room, scores, winners)
        return scores, winners

    with executor(parts) as pool:
        played = list(pool.map(play, cuts, cuts[1:]))
    scores = [list(part[at : at + players]) for part, _ in played for at in range(0, len(part), players)]
    return scores, [won for _, winners in played for won in winners]
