"""When something happens by itself next: a bot's move after a pause, or the end of a clock."""

from noppa.core.rules import Choose
from noppa.host.game_log import Match
from noppa.host.live_game import Room


def next_wake(room: Room, match: Match, pause: float) -> float | None:
    """When something happens by itself next: a bot's move after a pause, or the end of a clock."""
    times = [at for seat in match.due() if (at := wake_of(room, match, seat, pause)) is not None]
    return min(times, default=None)


def wake_of(room: Room, match: Match, seat: int, pause: float) -> float | None:
    """The same for one seat that is due."""
    if match.table.real and not isinstance(match.table.pending, Choose):
        return None
    if match.table.seats[seat].kind != "person":
        return match.times[-1] + pause * room.tempo()
    clock = room.game.setup["clock"]
    return match.asked_at(seat) + clock if clock else None
