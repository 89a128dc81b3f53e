"""Batches of whole games, played by the native core, for the levels of players that it has.

`random` takes any legal move. `quick` adds up what each placing gains by itself, where `hard` looks at them together;
it is many times as fast, and the player by whom everybody's chances are counted.
"""

from collections.abc import Sequence

from noppa.games.dicetto.packing import tables_of
from noppa.games.dicetto.rules import Dicetto
from noppa.native.games import play_games
from noppa.native.played import PlayedGames

SIZES = {"random": 1 << 14, "quick": 1 << 8, "hard": 1 << 4}
"""The levels that the core plays, the slower ones last, and how many games are best played at once."""


def play(rules: Dicetto, levels: Sequence[str], first: int, count: int, seed: int) -> PlayedGames:
    """Play the games of these numbers."""
    cards = len(rules.deck.dice)
    return play_games(tables_of(rules), b"", levels, cards, first, count, seed)
