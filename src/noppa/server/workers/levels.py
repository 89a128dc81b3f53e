"""Which levels of bots can play a game: some need an evaluator of its positions."""

from functools import cache
from importlib.util import find_spec

from noppa.bots import BOTS

WITHOUT_WORTH = ("random", "simple")
"""The levels that play any game."""


@cache
def levels_of(game: str) -> tuple[str, ...]:
    """Return the levels that can play a game."""
    if find_spec(f"noppa.games.{game}.worth") is not None:
        return tuple(BOTS)
    return tuple(level for level in BOTS if level in WITHOUT_WORTH)


def usual_level(game: str) -> str:
    """Return the level of a bot for which nobody chose one, and of one that stands in for a person."""
    return "medium" if "medium" in levels_of(game) else "simple"
