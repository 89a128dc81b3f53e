"""What happens by itself: bots move, clocks run out. It survives a restart, and happens once.

The time of the next such thing stands in the game's row. The process that wrote the last event
sets a timer for it; any process that finds one overdue takes the game up. Whoever is second finds
that the event has its number already, and lets it be.
"""

import asyncio
import logging
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from noppa.core.errors import NoppaError
from noppa.core.rules import Choose
from noppa.host.registry import Hall
from noppa.host.game_log import LAPSES, Match
from noppa.host.play.apply_command import hand_over
from noppa.host.live_game import Room
from noppa.host.play.clocks import next_wake, wake_of
from noppa.server.workers.pool import Workers, name_rules, position
from noppa.host.commit import Act, write

LOG = logging.getLogger("noppa.server")
EVERY = 1.0
GRACE = 3.0
"""How long another process may take before this one steps in."""
AGAIN = 1.0
"""How long to wait when a worker or the database did not answer."""


class Driver:
    """Drives the games of a hall."""

    def __init__(self, hall: Hall, bots: Workers, coach: Workers) -> None:
        self._hall, self._bots, self._coach = hall, bots, coach
        self._tasks: set[asyncio.Task[None]] = set()
        hall.on_events = self._on_events

    def open(self) -> None:
        """Begin to look for games that wait for something to happen by itself."""
        self._spawn(self._watch())

    async def close(self) -> None:
        """Stop; what was to happen happens after the next start."""
        for room in self._hall.rooms.values():
            _rest(room)
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _on_events(self, room: Room, ours: bool) -> None:  # noqa: FBT001 - the hall's hook
        _rest(room)
        if ours and not self._hall.closing:
            if room.number == 0:
                self._get_ready(room)
            self._set_timer(room)

    def _get_ready(self, room: Room) -> None:
        """Have what a new game's bots and its coach need worked out while people think about their first move."""
        levels = [seat.level for seat in room.game.seats if seat.kind == "bot"]
        if levels and room.rules is not None:
            self._spawn(self._work_out(name_rules(room.rules), levels))

    async def _work_out(self, rules: str, levels: list[str]) -> None:
        for workers in (self._bots, self._coach):  # the second finds the code that the first compiled
            with suppress(NoppaError):  # then it is done at the first move
                await workers.ask({"job": "ready", "rules": rules, "levels": levels})

    def _set_timer(self, room: Room, least: float = 0.0) -> None:
        at = next_wake(room, room.match, self._hall.settings.bot_pause) if room.match else None
        if at is not None:
            delay = max(least, at - time.time())
            room.timer = asyncio.get_running_loop().call_later(delay, self._spawn_drive, room)

    def _spawn_drive(self, room: Room) -> None:
        room.timer = None
        self._spawn(self._drive(room))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            LOG.error("something that happens by itself failed", exc_info=error)

    async def _watch(self) -> None:
        """Take up games whose time has come and that nobody drives: after a restart, or a crash elsewhere."""
        hall, rounds = self._hall, 0
        grace = EVERY if hall.fanout.alone else GRACE
        while True:
            try:
                for game_id in await hall.store.waking(time.time() - grace * bool(rounds), 200):
                    await self._take_up(game_id)
                rounds += 1
                hall.sweep()
                if not hall.fanout.alone and rounds % 5 == 0:
                    await hall.look_around()
            except NoppaError:
                pass  # told to the log once by the store
            except Exception:  # the watch goes on whatever one game does to it
                LOG.exception("a game could not be taken up")
            await asyncio.sleep(EVERY)

    async def _take_up(self, game_id: str) -> None:
        try:
            room = await self._hall.room(game_id)
        except NoppaError as error:
            LOG.warning("game %s cannot go on: %s", game_id, error.code)
            await self._hall.store.close_game(game_id)
            return
        if room.timer is None and not room.driven:
            async with room.lock:
                await self._hall.catch_up(room)
                if room.match is None or next_wake(room, room.match, 0.0) is None:
                    await self._hall.store.rest(game_id)
            if room.timer is None:
                self._set_timer(room)

    async def _drive(self, room: Room) -> None:
        if room.driven or self._hall.closing:
            return
        room.driven = True
        wait: float | None = None
        try:
            if await self._act(room):
                wait = 0.0
        except NoppaError as error:
            LOG.debug("game %s waits: %s", room.game.id, error.code)
            wait = AGAIN
        finally:
            room.driven = False
        if wait is not None and room.timer is None:
            self._set_timer(room, wait)

    async def _act(self, room: Room) -> bool:
        """Do the one thing that is due; whether it was done here, and not meanwhile by somebody else."""
        match = room.match
        if match is None:
            return False
        pause, now = self._hall.settings.bot_pause, time.time()
        for seat in match.due():
            at = wake_of(room, match, seat, pause)
            if at is not None and at <= now + 0.01:
                move = await self._move(room, match, seat) if isinstance(match.table.pending, Choose) else None
                async with room.lock:
                    first, last = await write(self._hall, room, _step(room, match, seat, move))
                self._hall.metrics.count("bot_moves", by=int(last >= first))
                return last >= first
        return False

    async def _move(self, room: Room, match: Match, seat: int) -> str:
        table = match.table
        level = table.seats[seat].player if table.seats[seat].kind != "person" else room.game.seats[seat].level
        asked = {"job": "move", "level": level, **position(table.rules, table.state, seat)}
        return str(await self._bots.ask(asked))


def _step(room: Room, seen: Match, seat: int, move: str | None) -> Act:
    """A bot's roll or move; in the place of a person whose clock ran out it gives the seat back, once."""
    since, kind = seen.since[seat], seen.table.seats[seat].kind

    def act(trial: Match, at: float) -> None:
        if trial.over or trial.since[seat] != since or trial.table.seats[seat].kind != kind or seat not in trial.due():
            return
        if kind == "person":
            hand_over(room, trial, seat, at)
        if move is None:
            trial.take(trial.table.roll, at)
        else:
            played = trial.table.rules.parse(move)
            trial.take(lambda: trial.table.play(seat, played), at)
        trial.settle(at)
        if kind == "person" and trial.lapses[seat] < LAPSES and not trial.over:
            trial.take(lambda: trial.table.give(seat, "person"), at)

    return act


def _rest(room: Room) -> None:
    """Let whoever wrote the last event drive this game."""
    if room.timer is not None:
        room.timer.cancel()
        room.timer = None
