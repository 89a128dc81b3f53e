"""Makes bot moves and acts on expired clocks, each once, also after a restart.

The time of the next such action is stored in the game's row. The process that wrote the last event
sets a timer for it; any process that finds one overdue takes the game over. If two processes act,
the second finds that the event number is taken, and does nothing.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final, TypeAlias

from noppa.core.errors import NoppaError
from noppa.host.commit import commit, start
from noppa.host.live_game import LiveGame
from noppa.host.play.bots import BotTurn, due_turn
from noppa.host.play.clocks import next_wake
from noppa.host.refusal import Refused
from noppa.host.registry import Registry
from noppa.service.jobs.positions import name_rules, position

LOG = logging.getLogger("noppa.service")
EVERY = 1.0
"""How often to look for games that are due, in seconds."""
GRACE = 3.0
"""How long another process may be overdue before this one steps in, in seconds."""
DAY = 86_400.0
EASIER: Final = ("simple", "random")
"""The levels that move in place of a bot that takes too long."""
AGAIN = 1.0
"""How long to wait after a worker or the database failed to answer, in seconds."""


BotJob: TypeAlias = Callable[[Mapping[str, Any], LiveGame], Awaitable[Any]]
"""Runs a job for the bots of a game; raises `Refused` if it could not be run."""


class Driver:
    """Drives the games of a registry; `think` chooses bots' moves, `prepare` computes what they need before that."""

    def __init__(self, registry: Registry, think: BotJob, prepare: BotJob, every: float = EVERY) -> None:
        self._registry, self._think_about, self._prepare_for, self._every = registry, think, prepare, every
        self._prepared: dict[str, asyncio.Task[None]] = {}
        """The preparations that are running, by the rules they are for."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._driving: set[str] = set()
        registry.on_events = self._on_events

    def open(self) -> None:
        """Start looking for games that are due."""
        self._spawn(self._watch())

    async def close(self) -> None:
        """Stop; what is due is done after the next start."""
        for game_id in tuple(self._timers):
            self._clear_timer(game_id)
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _on_events(self, live: LiveGame, ours: bool) -> None:  # noqa: FBT001 - the registry's hook
        self._clear_timer(live.game.id)  # the process that wrote the last event drives the game
        if ours and not self._registry.closing:
            if live.number == 0:
                self._prepare(live)
            self._set_timer(live)

    def _prepare(self, live: LiveGame) -> None:
        """Prepare what a new game's bots and coach need while people think about their first move."""
        levels = [seat.level for seat in live.game.seats if seat.kind == "bot"]
        if levels:
            self.prepare(live, levels)

    def prepare(self, live: LiveGame, levels: Sequence[str]) -> None:
        """Prepare what bots of these levels need in a game; the best one needs the same as the coach."""
        if live.rules is not None:
            rules = name_rules(live.rules)
            if rules not in self._prepared:
                self._prepared[rules] = self._spawn(self._run_preparation(rules, list(levels), live))

    async def _run_preparation(self, rules: str, levels: list[str], live: LiveGame) -> None:
        try:
            with suppress(NoppaError):  # then it is done at the first move
                await self._prepare_for({"job": "ready", "rules": rules, "levels": levels}, live)
        finally:
            del self._prepared[rules]

    def _set_timer(self, live: LiveGame, least: float = 0.0) -> None:
        world = self._registry.world
        at = next_wake(live, live.log, world.bot_pause) if live.log else None
        if at is not None:
            delay = max(least, at - world.clock.now())
            loop = asyncio.get_running_loop()
            self._timers[live.game.id] = loop.call_later(delay, self._spawn_drive, live)

    def _clear_timer(self, game_id: str) -> None:
        timer = self._timers.pop(game_id, None)
        if timer is not None:
            timer.cancel()

    def _spawn_drive(self, live: LiveGame) -> None:
        del self._timers[live.game.id]
        self._spawn(self._drive(live))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            LOG.error("a background task failed", exc_info=error)

    async def _watch(self) -> None:
        """Take over games that are due and that nobody drives: after a restart, or a crash elsewhere."""
        registry, rounds = self._registry, 0
        world = registry.world
        grace = self._every if world.publisher.alone else GRACE
        while True:
            try:
                ahead = -grace if rounds else DAY  # at first all games: the clock may have been set back meanwhile
                for game_id in await world.storage.due_games(world.clock.now() + ahead, 200):
                    await self._take_over(game_id)
                rounds += 1
                await registry.refresh_doubtful()
                registry.sweep(self._timers.keys() | self._driving)
                if not world.publisher.alone and rounds % 5 == 0:
                    await registry.refresh_all()
            except NoppaError:
                pass  # the storage has logged it once
            except Exception:  # one failing game must not stop the loop
                LOG.exception("a game that is due could not be taken over")
            await asyncio.sleep(self._every)

    async def _take_over(self, game_id: str) -> None:
        storage = self._registry.world.storage
        try:
            live = await self._registry.find(game_id)
        except NoppaError as error:
            if error.code == "storage-unavailable":
                raise  # nothing is wrong with the game: retry when the database answers again
            LOG.warning("game %s cannot go on: %s", game_id, error.code)
            await storage.close_game(game_id)
            return
        if game_id not in self._timers and game_id not in self._driving:
            async with live.changing():
                await self._registry.catch_up(live)
                if live.log is None and live.status == "waiting":
                    await start(self._registry, live)  # the seeds it waited for did not arrive in time
                elif live.log is None or next_wake(live, live.log, 0.0) is None:
                    await storage.clear_wake(game_id)
            if game_id not in self._timers:
                self._set_timer(live)

    async def _drive(self, live: LiveGame) -> None:
        game_id = live.game.id
        if game_id in self._driving or self._registry.closing:
            return
        self._driving.add(game_id)
        wait: float | None = None
        try:
            if await self._take_turn(live):
                wait = 0.0
        except NoppaError as error:
            LOG.debug("game %s waits: %s", game_id, error.code)
            wait = AGAIN
        finally:
            self._driving.discard(game_id)
        if wait is not None and game_id not in self._timers:
            self._set_timer(live, wait)

    async def _take_turn(self, live: LiveGame) -> bool:
        """Take the turn that is due; return whether it was taken here, not meanwhile by somebody else."""
        world = self._registry.world
        turn = due_turn(live, world.bot_pause)
        if turn is None:
            return False
        move, level = await self._think(turn) if turn.chooses else (None, turn.level)
        async with live.changing():
            first, last = await commit(self._registry, live, turn.act(move, level))
        world.counters.count("bot_moves", by=int(last >= first))
        return last >= first

    async def _think(self, turn: BotTurn) -> tuple[str, str]:
        """Return a bot's move and its level: an easier one if the bot's own takes too long."""
        rules = turn.log.table.rules
        preparing = self._prepared.get(name_rules(rules))
        if preparing is not None:
            await asyncio.wait([preparing])
        available = self._registry.world.bots.levels(rules.game.name)
        for level in dict.fromkeys((turn.level, *(level for level in EASIER if level in available))):
            job = {"job": "move", "level": level, **position(rules, turn.state, turn.seat)}
            try:
                return str(await self._think_about(job, turn.live)), level
            except Refused as error:
                if error.code != "worker-too-long":
                    raise
        raise Refused("worker-too-long")
