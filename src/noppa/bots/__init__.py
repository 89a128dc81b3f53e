"""Bots: policies that choose by each game's own values of its states."""

from noppa.bots.levels import at_random, careless, hard, prepare
from noppa.bots.offered import check_level, levels_of, usual_level
from noppa.bots.simple import simple
from noppa.core.table import Policy

BOTS: dict[str, Policy] = {
    "random": at_random,
    "simple": simple,
    "easy": careless("easy"),
    "medium": careless("medium"),
    "hard": hard,
}
"""Every bot by the name of its level."""

__all__ = ["BOTS", "check_level", "levels_of", "prepare", "usual_level"]
