"""Batches of whole games played by the native core, for the levels that it knows.

`random` takes any legal move. `quick` uses the same values of maps as `hard`, but tries fewer cities and fewer dice to
roll again, which costs it less than a point; it plays the games by which everybody's chances are estimated.
"""

from collections.abc import Sequence

from noppa.games.dicetrip.computed import computed
from noppa.games.dicetrip.map import CITIES
from noppa.games.dicetrip.packing import tables_of
from noppa.games.dicetrip.rules import DiceTrip
from noppa.games.dicetrip.weights import learned
from noppa.native.games import PlayedGames, play_games

SIZES = {"random": 1 << 15, "quick": 1 << 7, "hard": 1 << 3}
"""The levels that the core plays, the slower ones last, with the best number of games at once."""


def play(rules: DiceTrip, levels: Sequence[str], first: int, count: int, seed: int) -> PlayedGames:
    """Play `count` games, starting with number `first`."""
    values = b"" if set(levels) == {"random"} else (learned(rules.map) or computed(rules.map)).tables
    return play_games(tables_of(rules), values, levels, CITIES, first, count, seed)
