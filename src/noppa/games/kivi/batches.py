"""Batches of whole games, played by the native core, for the levels of players that it has.

`random` chooses uniformly among the legal moves, `quick` plays every turn exactly on a value that is computed from the
board, and is the player by whom everybody's chances are counted; `hard` goes by the learned value.
"""

from collections.abc import Sequence
from functools import lru_cache

from noppa.games.kivi.packing import tables_of
from noppa.games.kivi.rules import Kivi
from noppa.games.kivi.weights import learned
from noppa.native import call
from noppa.native.played import PlayedGames, zeros

SIZES = {"random": 1 << 15, "quick": 1 << 10, "hard": 1 << 5}
"""The levels that the core plays, the slower ones last, and how many games are best played at once."""
LEVELS = tuple(SIZES)
"""The levels as the core numbers them."""
MOST_BOARDS = 4


def play(rules: Kivi, levels: Sequence[str], first: int, count: int, seed: int) -> PlayedGames:
    """Play the games of these numbers."""
    players, squares, tables = len(levels), len(rules.board.names), tables_of(rules)
    played = PlayedGames(zeros(count * players), zeros(count), zeros(players * squares))
    results = played.scores, played.lengths, played.usage
    if set(levels) == {"random"}:
        call("kivi_random_games", tables, turns_of(rules), players, first, seed % 2**64, *results)
    else:
        known = learned(rules.board) if "hard" in levels else None
        network = b"" if known is None else known.network(players)
        numbers = bytes(map(LEVELS.index, levels))
        room = bytearray(call("kivi_games_room", network))
        call("kivi_level_games", tables, network, numbers, first, seed % 2**64, room, *results)
    return played


@lru_cache(maxsize=MOST_BOARDS)
def turns_of(rules: Kivi) -> bytearray:
    """Return what random play needs beside the tables; nothing where games are played move by move."""
    tables = tables_of(rules)
    made = bytearray(call("kivi_turns_size", tables))
    if made:
        call("kivi_turns", tables, made, bytearray(call("kivi_turns_room")))
    return made
