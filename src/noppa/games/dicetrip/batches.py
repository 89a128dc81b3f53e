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
from noppa.native import call
from noppa.native.played import PlayedGames, zeros

SIZES = {"random": 1 << 15, "quick": 1 << 7}
"""The levels that the core plays, the slower ones last, and how many games are best played at once."""
LEVELS = tuple(SIZES)
"""The levels as the core numbers them."""


def play(rules: DiceTrip, levels: Sequence[str], first: int, count: int, seed: int) -> PlayedGames:
    """Play the games of these numbers."""
    players, tables = len(levels), tables_of(rules)
    played = PlayedGames(zeros(count * players), zeros(count), zeros(players * CITIES))
    results = played.scores, played.lengths, played.usage
    if set(levels) == {"random"}:
        call("dicetrip_random_games", tables, players, first, seed % 2**64, *results)
    else:
        guess = learned(rules.map) or computed(rules.map)
        numbers, room = bytes(map(LEVELS.index, levels)), bytearray(call("dicetrip_games_room"))
        call("dicetrip_level_games", tables, guess.tables, numbers, first, seed % 2**64, room, *results)
    return played
