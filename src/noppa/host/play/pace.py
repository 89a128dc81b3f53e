"""How fast bots move: the slowest wish of the players who look on counts."""

from noppa.host.choices import PaceName
from noppa.host.live_game import LiveGame

DELAYS: dict[PaceName, float] = {"slow": 3.0, "normal": 1.0, "at_once": 0.0}
"""A bot's delay at each pace, in pauses of the host."""


def wish_pace(live: LiveGame, identity: str, pace: PaceName) -> None:
    """Keep how fast a player would like bots to move; a watcher has no say."""
    if live.seats_of(identity):
        live.paces[identity] = pace


def bot_delay(live: LiveGame, pause: float) -> float:
    """Return how long a bot waits before it moves, given the host's pause."""
    players = {viewer.identity for viewer in live.viewers if live.seats_of(viewer.identity)}
    return pause * max((DELAYS[live.paces.get(player, "normal")] for player in players), default=1.0)
