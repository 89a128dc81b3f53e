"""Batches of whole games, played by the native core, for the levels of players that it has.

`random` chooses uniformly among the legal moves, `optimal` plays for the most points; alone at the
table so does `hard`, which otherwise looks at its rivals near the end. Columns of the pad do not
meddle with each other, so each player's is played on its own.
"""

from collections.abc import Sequence

import numpy as np

from noppa.games.yatzy.packing import pack, tables_of
from noppa.games.yatzy.playout import best_games
from noppa.games.yatzy.rules import Yatzy
from noppa.games.yatzy.solved import solved
from noppa.games.yatzy.usage import BONUS_USE
from noppa.kernels.batches import Batch, highest_win
from noppa.kernels.streams import PLAYER
from noppa.native import call

SIZES = {"random": 1 << 16, "optimal": 1 << 20}
"""The levels that the core plays, and how many games are best played at once: equal positions share best play."""
ALONE = {"hard": "optimal"}
"""What a level is when it plays alone."""


def play(rules: Yatzy, levels: Sequence[str], first: int, count: int, seed: int) -> Batch:
    """Play the games of these numbers."""
    scores, lengths = np.zeros((len(levels), count), dtype=np.int64), np.zeros((len(levels), count), dtype=np.int64)
    uses = np.zeros((len(levels), BONUS_USE + 1), dtype=np.int64)
    for player, level in enumerate(levels):
        own_seed = (seed + player * PLAYER) % 2**64
        if level == "random":
            mine = scores[player], lengths[player], uses[player]
            call("yatzy_random_games", tables_of(rules), 1, first, own_seed, *mine)
        else:
            played = best_games(solved(rules), pack(rules, rules.start(1)), 0, own_seed, first, count)
            scores[player], lengths[player], uses[player] = played
    by_game = np.ascontiguousarray(scores.T)
    return Batch(by_game, highest_win(by_game), lengths.sum(axis=0), uses)
