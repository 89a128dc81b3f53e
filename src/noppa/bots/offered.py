"""Which levels can play a game: most of them need to know what its positions are worth."""

from functools import cache

from noppa.core.errors import BadOption
from noppa.games import has_part

NEEDS = {"random": "", "simple": "turn_values", "easy": "evaluator", "medium": "evaluator", "hard": "evaluator"}
"""Every level, and the module of a game without which it cannot play; the first needs the rules only."""
USUAL = ("medium", "simple", "random")


@cache
def levels_of(game: str) -> tuple[str, ...]:
    """Return the levels that can play a game."""
    return tuple(level for level, role in NEEDS.items() if not role or has_part(game, role))


def check_level(game: str, level: str) -> str:
    """Return the level. Raises `BadOption`, which names those there are, if it cannot play that game."""
    if level not in levels_of(game):
        raise BadOption("bot-unknown", bot=str(level), legal=levels_of(game))
    return level


def usual_level(game: str) -> str:
    """Return the level of a bot of which nobody said how good it should be, and of one that stands in for a person."""
    return next(level for level in USUAL if level in levels_of(game))
