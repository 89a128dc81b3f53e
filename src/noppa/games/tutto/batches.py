"""Batches of whole games played by the native core, for the levels that it knows.

`random` takes any legal move, each equally likely. `quick` plays the games by which everybody's chances are estimated:
it takes what banks most on average in this turn, and near the end what wins. `hard` also looks at all scores and the
real pile.
"""

from collections.abc import Sequence

from noppa.games.tutto.cards import CARDS
from noppa.games.tutto.packing import tables_of
from noppa.games.tutto.rules import Tutto
from noppa.games.tutto.solved import solved
from noppa.native.games import PlayedGames, play_games

SIZES = {"random": 1 << 15, "quick": 1 << 11, "hard": 1 << 5}
"""The levels that the core plays, the slower ones last, with the best number of games at once."""


def play(rules: Tutto, levels: Sequence[str], first: int, count: int, seed: int) -> PlayedGames:
    """Play `count` games, starting with number `first`.

    Raises `BadOption` if one does not come to an end.
    """
    values = solved(rules).values if "hard" in levels else b""
    return play_games(tables_of(rules), values, levels, len(CARDS), first, count, seed)
