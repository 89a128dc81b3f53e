"""Batches of whole games, played by the native core, for the levels of players that it has.

`random` takes any legal move, each as likely. `quick` is the player by whom everybody's chances are counted: it takes
what banks most on average in this turn, and near the end what wins. `hard` also looks at all scores and the real
pile.
"""

from collections.abc import Sequence

import numpy as np

from noppa.core.errors import BadOption
from noppa.games.tutto.cards import CARDS
from noppa.games.tutto.packing import tables_of
from noppa.games.tutto.rules import Tutto
from noppa.games.tutto.solved import solved
from noppa.kernels.batches import Batch
from noppa.native import call

SIZES = {"random": 1 << 15, "quick": 1 << 11, "hard": 1 << 5}
"""The levels that the core plays, the slower ones last, and how many games are best played at once."""
LEVELS = tuple(SIZES)
"""As the core numbers them."""
LONGEST = 100_000
"""Decisions after which the core thinks a game endless."""


def play(rules: Tutto, levels: Sequence[str], first: int, count: int, seed: int) -> Batch:
    """Play the games of these numbers.

    Raises BadOption if one does not come to an end.
    """
    tables, players = tables_of(rules), len(levels)
    scores, uses = np.zeros((count, players), dtype=np.int64), np.zeros((players, len(CARDS)), dtype=np.int64)
    lengths, winners = np.zeros(count, dtype=np.int64), np.zeros(count, dtype=np.int64)
    played = scores, lengths, winners, uses
    if set(levels) == {"random"}:
        call("tutto_random_games", tables, players, first, seed, *played)
        return Batch(scores, winners, lengths, uses)
    needs_values = "hard" in levels
    values = solved(rules).values if needs_values else b""
    room = bytearray(call("tutto_games_room", tables) if needs_values else 0)
    who = bytes(map(LEVELS.index, levels))
    if call("tutto_level_games", tables, values, who, first, seed, room, *played) < count:
        raise BadOption("simulate-endless", game=first + int(lengths.argmax()), decisions=LONGEST)
    return Batch(scores, winners, lengths, uses)
