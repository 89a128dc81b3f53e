"""The levels that can play a game: most of them need its evaluator."""

from functools import cache

from noppa.core.errors import BadOption
from noppa.games import has_part

NEEDS = {"random": "", "simple": "turn_values", "easy": "evaluator", "medium": "evaluator", "hard": "evaluator"}
"""Every level with the module it needs of a game; the first needs only the rules."""
USUAL = ("medium", "simple", "random")


@cache
def levels_of(game: str) -> tuple[str, ...]:
    """Return the levels that can play a game."""
    return tuple(level for level, role in NEEDS.items() if not role or has_part(game, role))


def check_level(game: str, level: str) -> str:
    """Return the level. Raises `BadOption`, which names the others, if it cannot play that game."""
    if level not in levels_of(game):
        raise BadOption("bot-unknown", bot=str(level), legal=levels_of(game))
    return level


def usual_level(game: str) -> str:
    """Return the default level of a bot, also of one that stands in for a person."""
    return next(level for level in USUAL if level in levels_of(game))
