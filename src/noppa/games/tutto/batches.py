"""Batches of whole games, played by the native core, for the levels of players that it has.

`random` takes any legal move, each as likely. `quick` is the player by whom everybody's chances are counted: it takes
what banks most on average in this turn, and near the end what wins. `hard` also looks at all scores and the real
pile.
"""

from collections.abc import Sequence

from noppa.core.errors import BadOption
from noppa.games.tutto.cards import CARDS
from noppa.games.tutto.packing import tables_of
from noppa.games.tutto.rules import Tutto
from noppa.games.tutto.solved import solved
from noppa.native import call
from noppa.native.played import PlayedGames, zeros

SIZES = {"random": 1 << 15, "quick": 1 << 11, "hard": 1 << 5}
"""The levels that the core plays, the slower ones last, and how many games are best played at once."""
LEVELS = tuple(SIZES)
"""As the core numbers them."""
LONGEST = 100_000
"""Decisions after which the core thinks a game endless."""


def play(rules: Tutto, levels: Sequence[str], first: int, count: int, seed: int) -> PlayedGames:
    """Play the games of these numbers.

    Raises BadOption if one does not come to an end.
    """
    tables, players = tables_of(rules), len(levels)
    usage = zeros(players * len(CARDS))
    played = PlayedGames(zeros(count * players), zeros(count), usage, zeros(count), by_seat=False)
    results = played.scores, played.lengths, played.winners, usage
    if set(levels) == {"random"}:
        call("tutto_random_games", tables, players, first, seed, *results)
        return played
    needs_values = "hard" in levels
    values = solved(rules).values if needs_values else b""
    room = bytearray(call("tutto_games_room", tables) if needs_values else 0)
    who = bytes(map(LEVELS.index, levels))
    if call("tutto_level_games", tables, values, who, first, seed, room, *results) < count:
        raise BadOption("simulate-endless", game=first + played.lengths.index(max(played.lengths)), decisions=LONGEST)
    return played
