"""Everybody's chance to win: one position of a game at a time, and nothing that is out of date."""

import asyncio
from typing import Any, TypeAlias
from weakref import WeakValueDictionary

from noppa.host.refusal import Refused
from noppa.host.live_game import Room
from noppa.server.workers.pool import Workers, position

GAMES = 1000
"""How often a game is played out: a standard error of at most 1.6 per cent."""
MOST_KEPT = 2000

Known: TypeAlias = tuple[int, list[dict[str, Any]]]
"""The number of an event, and the chances after it."""


class Odds:
    """The chances of every game as each viewer may know them, kept until the game goes on."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._known: dict[tuple[str, int | None], Known] = {}
        self._busy: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def of(self, room: Room, seat: int | None) -> Known:
        """The chances in a game as that seat, or somebody who watches, may know them.

        Whoever waits for the one before is told of the position that there is by then.
        """
        key = room.game.id, seat
        lock = self._busy.setdefault(room.game.id, asyncio.Lock())
        async with lock:
            match = room.match
            if match is None:
                raise Refused("game-not-started")
            if key not in self._known or self._known[key][0] != match.number:
                number = match.number
                asked = {"job": "odds", "games": GAMES, **position(match.table.rules, match.table.state, seat)}
                told = await self._workers.ask(asked)
                if len(self._known) >= MOST_KEPT:
                    self._known.clear()
                self._known[key] = number, told
            return self._known[key]
