"""Batches of whole games played by the native core, for the levels that it knows.

`random` takes any legal move. `quick` adds up what each placing gains by itself, where `hard` looks at them together;
it is many times as fast, and plays the games by which everybody's chances are estimated.
"""

from collections.abc import Sequence

from noppa.games.dicetto.packing import tables_of
from noppa.games.dicetto.rules import Dicetto
from noppa.native.games import PlayedGames, play_games

SIZES = {"random": 1 << 14, "quick": 1 << 8, "hard": 1 << 4}
"""The levels that the core plays, the slower ones last, with the best number of games at once."""


def play(rules: Dicetto, levels: Sequence[str], first: int, count: int, seed: int) -> PlayedGames:
    """Play `count` games, starting with number `first`."""
    cards = len(rules.deck.dice)
    return play_games(tables_of(rules), b"", levels, cards, first, count, seed)
