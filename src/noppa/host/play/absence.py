"""Tracks which players are present or away, and hands seats over to bots and back."""

from collections.abc import Iterable

from noppa.core.events import Seated
from noppa.host.game_log import GameLog
from noppa.host.live_game import LiveGame
from noppa.host.refusal import Refused

PRESENCE_TIMEOUT = 45.0
"""Seconds of silence after which another process no longer counts."""


def present_seats(live: LiveGame) -> frozenset[int]:
    """Return the seats whose person is connected, here or in another process."""
    elsewhere = (seats for _, seats in live.elsewhere.values())
    return seats_present_here(live).union(*elsewhere)


def seats_present_here(live: LiveGame) -> frozenset[int]:
    """Return the seats whose person is connected to this process."""
    return frozenset[int]().union(*(live.seats_of(viewer.identity) for viewer in live.viewers))


def note_presence(live: LiveGame, before: Iterable[int]) -> bool:
    """Record when players who were present `before` went away; return whether anything changed."""
    was, now = frozenset(before), present_seats(live)
    for seat in was - now:
        live.gone_at[seat] = live.clock.now()
    return was != now


def update_presence(live: LiveGame, process: str, seats: Iterable[int]) -> bool:
    """Store which seats another process reports as present; return whether anything changed."""
    before = present_seats(live)
    live.elsewhere[process] = (live.clock.now(), frozenset(seats))
    return note_presence(live, before)


def forget_silent(live: LiveGame) -> bool:
    """Forget processes that have not reported lately; return whether anything changed."""
    before = present_seats(live)
    oldest = live.clock.now() - PRESENCE_TIMEOUT
    live.elsewhere = {process: report for process, report in live.elsewhere.items() if report[0] > oldest}
    return note_presence(live, before)


def absent_since(live: LiveGame, seat: int) -> float | None:
    """Return when a seat's person went away, None if present."""
    return None if seat in present_seats(live) else live.gone_at[seat]


def is_absent(live: LiveGame, seat: int, at: float, absence: float) -> bool:
    """Return whether a seat's person has been away for at least that long."""
    since = absent_since(live, seat)
    return since is not None and at - since >= absence


def give_to_bot(live: LiveGame, identity: str, seat: int, absence: float, trial: GameLog, at: float) -> None:
    """Give an absent person's seat to a bot at another player's request; raise `Refused` if that is not allowed."""
    live.check_player(identity)
    live.check_seat(seat)
    if trial.table.seats[seat].kind != "person":
        raise Refused("seat-is-bots", seat=seat)
    if not is_absent(live, seat, at, absence):
        raise Refused("seat-not-absent", seat=seat, seconds=absence)
    hand_over(seat, live.game.seats[seat].level, trial, at)


def hand_over(seat: int, level: str, trial: GameLog, at: float) -> None:
    """Give a seat to a bot of that level."""
    trial.perform(lambda: trial.table.apply(Seated(seat, "bot", level)), at)


def come_back(seat: int, trial: GameLog, at: float) -> None:
    """Give a seat back to its person if a bot plays it: a person who acts is present."""
    if trial.table.seats[seat].kind != "person":
        trial.perform(lambda: trial.table.give(seat, "person"), at)


def leave(live: LiveGame, seat: int, trial: GameLog, at: float) -> None:
    """Hand the seat of a leaving player over to a bot; end the game if nobody is left."""
    if trial.table.seats[seat].kind == "person":
        hand_over(seat, live.game.seats[seat].level, trial, at)
    if all(other.seat == seat or other.holder is None for other in live.game.seats):
        trial.perform(trial.table.stop, at)
