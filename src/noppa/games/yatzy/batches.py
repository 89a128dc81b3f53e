"""Batches of whole games, played by the native core, for the levels of players that it has.

`random` chooses uniformly among the legal moves, `optimal` plays for the most points; alone at the
table so does `hard`, which otherwise looks at its rivals near the end. Columns of the pad do not
meddle with each other, so each player's is played on its own.
"""

from collections.abc import Sequence

from noppa.games.yatzy.packing import pack, tables_of
from noppa.games.yatzy.playout import best_games
from noppa.games.yatzy.rules import Yatzy
from noppa.games.yatzy.solved import solved
from noppa.games.yatzy.usage import BONUS_USE
from noppa.native import call
from noppa.native.played import PlayedGames, zeros
from noppa.native.streams import PLAYER

SIZES = {"random": 1 << 16, "optimal": 1 << 20}
"""The levels that the core plays, and how many games are best played at once: equal positions share best play."""
ALONE = {"hard": "optimal"}
"""What a level is when it plays alone."""


def play(rules: Yatzy, levels: Sequence[str], first: int, count: int, seed: int) -> PlayedGames:
    """Play the games of these numbers."""
    players, used = len(levels), BONUS_USE + 1
    played = PlayedGames(zeros(count * players), zeros(count), zeros(players * used), by_seat=False)
    for player, level in enumerate(levels):
        own_seed, usage = (seed + player * PLAYER) % 2**64, slice(player * used, (player + 1) * used)
        if level == "random":
            scores, own_usage = zeros(count), zeros(used)
            call("yatzy_random_games", tables_of(rules), 1, first, own_seed, scores, played.lengths, own_usage)
        else:
            start = pack(rules, rules.start(1))
            scores, _, own_usage = best_games(solved(rules), start, 0, own_seed, first, count, played.lengths)
        played.scores[player::players], played.usage[usage] = scores, own_usage
    return played
