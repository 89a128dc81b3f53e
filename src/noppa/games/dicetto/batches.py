"""Batches of whole games, played by the native core, for the levels of players that it has.

`random` takes any legal move. `quick` adds up what each placing gains by itself, where `hard` looks at them together;
it is many times as fast, and the player by whom everybody's chances are counted.
"""

from collections.abc import Sequence

from noppa.games.dicetto.packing import tables_of
from noppa.games.dicetto.rules import Dicetto
from noppa.native import call
from noppa.native.played import PlayedGames, zeros

SIZES = {"random": 1 << 14, "quick": 1 << 8, "hard": 1 << 4}
"""The levels that the core plays, the slower ones last, and how many games are best played at once."""
LEVELS = tuple(SIZES)
"""The levels as the core numbers them."""


def play(rules: Dicetto, levels: Sequence[str], first: int, count: int, seed: int) -> PlayedGames:
    """Play the games of these numbers."""
    players, tables = len(levels), tables_of(rules)
    played = PlayedGames(zeros(count * players), zeros(count), zeros(players * len(rules.deck.dice)))
    results = played.scores, played.lengths, played.usage
    if set(levels) == {"random"}:
        deck = bytearray(call("dicetto_deck_size"))
        call("dicetto_random_games", tables, players, first, seed % 2**64, deck, *results)
    else:
        room = bytearray(call("dicetto_games_room", int("hard" in levels)))
        numbers = bytes(map(LEVELS.index, levels))
        call("dicetto_level_games", tables, numbers, first, seed % 2**64, room, *results)
    return played
