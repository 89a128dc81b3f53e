"""Clocks: when a seat's time runs out, and when a game next needs a bot's move or a timeout."""

from noppa.core.rules import Choose
from noppa.host.game_log import GameLog
from noppa.host.live_game import LiveGame
from noppa.host.play.pace import bot_delay


def deadline(live: LiveGame, seat: int) -> float | None:
    """Return when a seat's clock runs out, None if none is running."""
    clock, log = live.game.setup["clock"], live.log
    if not clock or log is None or seat not in log.due() or log.table.seats[seat].kind != "person":
        return None
    return log.asked_at(seat) + clock


def next_wake(live: LiveGame, log: GameLog, pause: float) -> float | None:
    """Return when the next bot move (after a pause) or clock is due, None if there is none."""
    times = [at for seat in log.due() if (at := wake_of(live, log, seat, pause)) is not None]
    return min(times, default=None)


def wake_of(live: LiveGame, log: GameLog, seat: int, pause: float) -> float | None:
    """Return the same for one seat that has to act."""
    if log.table.real and not isinstance(log.table.pending, Choose):
        return None
    if log.table.seats[seat].kind != "person":
        return log.times[-1] + bot_delay(live, pause)
    clock = live.game.setup["clock"]
    return log.asked_at(seat) + clock if clock else None
