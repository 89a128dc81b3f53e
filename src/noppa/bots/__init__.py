"""Players built on what the games know of their positions."""

from noppa.bots.simple import simple
from noppa.core.table import Chooser

BOTS: dict[str, Chooser] = {"simple": simple}
"""Every bot by the name of its level."""
