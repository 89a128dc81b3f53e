"""Which bots there are for a game: some levels need to know what its positions are worth."""

from functools import cache

from noppa.bots import BOTS
from noppa.games import has_part

WITHOUT_WORTH = ("random", "simple")
"""The levels that play any game."""


@cache
def levels_of(game: str) -> tuple[str, ...]:
    """The levels that can play a game."""
    if has_part(game, "evaluator"):
        return tuple(BOTS)
    return tuple(level for level in BOTS if level in WITHOUT_WORTH)


def usual_level(game: str) -> str:
    """The level of a bot of which nobody said how good it should be, and of one that stands in for a person."""
    return "medium" if "medium" in levels_of(game) else "simple"
