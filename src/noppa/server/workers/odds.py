"""Everybody's chance to win: one position of a game at a time, and nothing that is out of date."""

import asyncio
from typing import TypeAlias
from weakref import WeakValueDictionary

from noppa.host.live_game import LiveGame
from noppa.server.schemas.coach_responses import Chance, OddsInfo
from noppa.server.workers.pool import WorkerPool
from noppa.server.workers.questions import position

GAMES = 1000
"""How often a game is played out: a standard error of at most 1.6 per cent."""
MOST_CACHED = 2000

Key: TypeAlias = tuple[str, int | None]
"""A game, and the seat that asks."""


class Odds:
    """The chances of every game as each viewer may know them, cached until the game goes on."""

    def __init__(self, workers: WorkerPool) -> None:
        self._workers = workers
        self._cache: dict[Key, OddsInfo] = {}
        self._busy: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def of(self, live: LiveGame, seat: int | None) -> OddsInfo:
        """Return the chances in a game as that seat, or somebody who watches, may know them.

        Whoever waits for the one before gets the position that there is by then.
        """
        key = live.game.id, seat
        lock = self._busy.setdefault(live.game.id, asyncio.Lock())
        async with lock:
            log = live.started()
            if key not in self._cache or self._cache[key].number != log.number:
                number = log.number
                asked = {"job": "odds", "games": GAMES, **position(log.table.rules, log.table.state, seat)}
                found = await self._workers.ask(asked)
                if len(self._cache) >= MOST_CACHED:
                    self._cache.clear()
                self._cache[key] = OddsInfo(number=number, odds=[Chance.model_validate(each) for each in found])
            return self._cache[key]
