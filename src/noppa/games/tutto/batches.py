"""Batches of whole games, played by the native core, for the levels of players that it has.

`random` takes any legal move, each as likely. `quick` is the player by whom everybody's chances are counted: it takes
what banks most on average in this turn, and near the end what wins. `hard` also looks at all scores and the real
pile.
"""

from collections.abc import Sequence

from noppa.games.tutto.cards import CARDS
from noppa.games.tutto.packing import tables_of
from noppa.games.tutto.rules import Tutto
from noppa.games.tutto.solved import solved
from noppa.native.games import play_games
from noppa.native.played import PlayedGames

SIZES = {"random": 1 << 15, "quick": 1 << 11, "hard": 1 << 5}
"""The levels that the core plays, the slower ones last, and how many games are best played at once."""


def play(rules: Tutto, levels: Sequence[str], first: int, count: int, seed: int) -> PlayedGames:
    """Play the games of these numbers.

    Raises BadOption if one does not come to an end.
    """
    values = solved(rules).values if "hard" in levels else b""
    return play_games(tables_of(rules), values, levels, len(CARDS), first, count, seed)
