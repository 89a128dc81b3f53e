"""Whole games in the native core: simulations by level of player, and playouts from a position.

Every game has its own stream of random numbers, so results depend neither on the number of threads nor on how games
are divided among them.
"""

import os
from array import array
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from noppa.core.errors import BadOption
from noppa.native.binding import Buffer, call
from noppa.native.played import PlayedGames, zeros

LEVELS = ("random", "quick", "hard")
"""The levels as the core numbers them."""
LONGEST = 100_000
"""Decisions after which the core takes a game for endless."""
FEWEST = 500
"""With fewer games to play out more threads do not pay."""


def play_games(
    tables: Buffer, values: Buffer, levels: Sequence[str], items: int, first: int, count: int, seed: int
) -> PlayedGames:
    """Play `count` games from number `first` on; `values` is what players know beside the tables.

    Raises BadOption if one does not come to an end.
    """
    players, numbers = len(levels), bytes(map(LEVELS.index, levels))
    usage, winners = zeros(players * items), zeros(count)
    played = PlayedGames(zeros(count * players), zeros(count), usage, winners, by_seat=False)
    room = bytearray(call("games_room", tables, values, numbers, count))
    results = played.scores, winners, played.lengths, usage
    if call("games", tables, values, numbers, first, seed % 2**64, room, *results) < count:
        endless = played.lengths.index(max(played.lengths))
        raise BadOption("simulate-endless", game=first + endless, decisions=LONGEST)
    return played


def playouts(
    tables: Buffer, values: Buffer, position: bytes, players: int, games: int, seed: int
) -> tuple[list[list[int]], list[int]]:
    """Play on from a position with quick players; return the final scores of each game, and its winners as bits."""
    parts = max(1, min(os.cpu_count() or 1, games // FEWEST))
    cuts = [games * part // parts for part in range(parts + 1)]
    levels = bytes([LEVELS.index("quick")] * players)

    def play(first: int, end: int) -> tuple["array[int]", "array[int]"]:
        scores, winners = zeros(players * (end - first)), zeros(end - first)
        room = bytearray(call("games_room", tables, values, levels, end - first))
        call("playouts", tables, values, position, first, seed % 2**64, room, scores, winners)
        return scores, winners

    with ThreadPoolExecutor(parts) as pool:
        played = list(pool.map(play, cuts, cuts[1:]))
    scores = [list(each[at : at + players]) for each, _ in played for at in range(0, len(each), players)]
    return scores, [won for _, winners in played for won in winners]
