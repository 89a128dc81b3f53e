"""How often a turn that aims at a target alone takes a square of it."""

from functools import cache

from noppa.core.guide import Term
from noppa.core.strategy import Likely
from noppa.games.kivi.odds import odds, takes
from noppa.games.kivi.targets import TARGETS


@cache
def chances() -> tuple[Likely, ...]:
    """Return the targets of the published board, each with its chance."""
    return tuple(Likely(Term("target", target.value), odds(takes(target)).turn) for target in TARGETS)
