"""Batches of whole games, played by the native core for the levels of players that it has.

`random` takes any legal move; `quick`, by whom everybody's chances are counted, goes by the worth of maps that `hard`
goes by, with fewer cities tried and fewer dice rolled again, which costs it less than a point.
"""

from collections.abc import Sequence

from noppa.games.dicetrip.computed import computed
from noppa.games.dicetrip.map import CITIES
from noppa.games.dicetrip.packing import tables_of
from noppa.games.dicetrip.rules import DiceTrip
from noppa.games.dicetrip.weights import learned
from noppa.native.games import play_games
from noppa.native.played import PlayedGames

SIZES = {"random": 1 << 15, "quick": 1 << 7, "hard": 1 << 3}
"""The levels that the core plays, the slower ones last, and how many games are best played at once."""


def play(rules: DiceTrip, levels: Sequence[str], first: int, count: int, seed: int) -> PlayedGames:
    """Play the games of these numbers."""
    values = b"" if set(levels) == {"random"} else (learned(rules.map) or computed(rules.map)).tables
    return play_games(tables_of(rules), values, levels, CITIES, first, count, seed)
