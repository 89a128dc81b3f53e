"""How fast bots move: the slowest pace chosen by a connected player counts."""

from noppa.host.choices import PaceName
from noppa.host.live_game import LiveGame

DELAYS: dict[PaceName, float] = {"slow": 3.0, "normal": 1.0, "at_once": 0.0}
"""A bot's delay at each pace, as a multiple of the host's pause."""


def wish_pace(live: LiveGame, identity: str, pace: PaceName) -> None:
    """Store the pace that a player chose for bots; a watcher has no say."""
    if live.seats_of(identity):
        live.paces[identity] = pace


def bot_delay(live: LiveGame, pause: float) -> float:
    """Return how long a bot waits before it moves, given the host's pause."""
    players = {viewer.identity for viewer in live.viewers if live.seats_of(viewer.identity)}
    return pause * max((DELAYS[live.paces.get(player, "normal")] for player in players), default=1.0)
