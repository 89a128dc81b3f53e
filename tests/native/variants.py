"""All sets of options for which the native core is compared with the readable rules."""

from itertools import product
from typing import Any

from noppa.games import games, part

NATIVE = [game for game in games() if part(game, "packing") is not None]
"""The games that the native core plays."""


def every_choice(game: str) -> list[dict[str, Any]]:
    """Return all combinations of the options with a choice of values."""
    options = [option for option in games()[game].options.values() if option.values]
    return [
        dict(zip((option.name for option in options), chosen, strict=True))
        for chosen in product(*(option.values for option in options))
    ]


VARIANTS = [(game, options) for game in NATIVE for options in every_choice(game)]
EDITIONS = [(game, {"edition": edition}) for game in NATIVE for edition in games()[game].editions]
