"""How events come to be: tried on a copy, committed, published; only then is anything acknowledged."""

import time
from collections.abc import Callable
from typing import TypeAlias

from noppa.server.storage.event_writer import Line, Standing
from noppa.host.registry import Hall
from noppa.host.game_log import Match
from noppa.host.refusal import Refused
from noppa.host.live_game import Room
from noppa.server.storage.sql_storage import NumberTaken
from noppa.host.play.clocks import next_wake

TRIES = 20

Act: TypeAlias = Callable[[Match, float], None]
"""Something to do to a match at a time; it raises to refuse, and does nothing when it is too late."""


async def write(hall: Hall, room: Room, act: Act, holder: str = "", command: str = "") -> tuple[int, int]:
    """Write what an act makes of a game; the first and the last number, first above last for nothing.

    When another process was quicker its events are read and the act is tried again on them: the
    retry is here, never at the person.
    """
    for _ in range(TRIES):
        if room.match is None:
            raise Refused("game-not-started")
        at = time.time()
        trial = room.match.copy()
        act(trial, at)
        first, last = room.number + 1, trial.number
        if last < first:
            return first, last
        try:
            await _commit(hall, room, trial, first, holder, command)
        except NumberTaken:
            await hall.catch_up(room)
        else:
            return first, last
    raise Refused("stale", seen=room.number, number=room.number)


async def start(hall: Hall, room: Room) -> None:
    """Begin a game whose seats are all taken; of several processes that try, one does."""
    if room.match is not None or room.game.status != "waiting":
        return
    if any(seat.kind != "bot" and not seat.holder for seat in room.game.seats):
        return
    at = time.time()
    match = room.opening(Line("start", at))
    match.settle(at)
    try:
        await _commit(hall, room, match, 0)
    except NumberTaken:
        await hall.catch_up(room)


async def _commit(hall: Hall, room: Room, trial: Match, first: int, holder: str = "", command: str = "") -> None:
    events = enumerate(trial.table.events[first:], first)
    lines = [Line(str(event), trial.times[number]) for number, event in events]
    wake_at = next_wake(room, trial, hall.settings.bot_pause)
    standing = Standing(trial.status, trial.scores, wake_at)
    await hall.store.append(room.game.id, first, lines, standing, holder, command)
    room.show(trial)
    await hall.happened(room, lines, first)
