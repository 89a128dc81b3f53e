"""Everybody's chance to win: computed once a turn, and the same for all viewers."""

import asyncio
from typing import Any
from weakref import WeakValueDictionary

from noppa.core.rules import Draw, Over, Roll
from noppa.core.table import Table
from noppa.host.live_game import LiveGame
from noppa.host.refusal import Refused
from noppa.service.ask import Ask
from noppa.service.jobs.positions import position

GAMES = 1000
"""How often a game is played out: a standard error of at most 1.6 per cent."""
MOST_CACHED = 2000
UNEQUAL = "random"
"""The level that plays so far below the others that chances based on equal play would mislead."""


class Odds:
    """The chances of every game at the beginning of the turn, cached until the next one."""

    def __init__(self) -> None:
        self._cache: dict[str, dict[str, Any]] = {}
        self._busy: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def of(self, live: LiveGame, ask: Ask) -> dict[str, Any]:
        """Return the chances in a game at the beginning of the turn that is being played (`OddsInfo`).

        A request that waits for an earlier one gets the turn that is current by then. Raises `Refused` if a bot
        that moves at random takes part.
        """
        lock = self._busy.setdefault(live.game.id, asyncio.Lock())
        async with lock:
            table = live.started().table
            if any(seat.kind == "bot" and seat.player == UNEQUAL for seat in table.seats):
                raise Refused("odds-unequal")
            number, state = turn_start(table)
            cached = self._cache.get(live.game.id)
            if cached is None or cached["number"] != number:
                job = {"job": "odds", "games": GAMES, **position(table.rules, state, None)}
                odds = await ask(job)
                if len(self._cache) >= MOST_CACHED:
                    self._cache.clear()
                cached = {"number": number, "odds": odds}
                self._cache[live.game.id] = cached
            return cached


def turn_start(table: Table) -> tuple[int, Any]:
    """Return the state in which the turn began, and the number of the event before it; now if the game is over."""
    if _begins_turn(table, table.state) or not table.history:
        return len(table.events) - 1, table.state
    for entry in reversed(table.history):
        if _begins_turn(table, entry.before):
            return entry.number - 1, entry.before
    return table.history[0].number - 1, table.history[0].before


def _begins_turn(table: Table, state: Any) -> bool:
    pending = table.rules.pending(state)
    return isinstance(pending, Over) or (isinstance(pending, Roll | Draw) and pending.waits)
