"""Deletes games that are older than a host wants to keep, a few at a time, while the server runs.

What is kept of deleted people's games with the dice of a day is deleted when the day is over, on every server.
"""

import asyncio
import logging
from collections.abc import Callable, Collection

from noppa.core.errors import NoppaError
from noppa.host.ports import Clock, Counters
from noppa.host.seating.daily_dice import day_of
from noppa.server.settings import Settings
from noppa.server.storage.sql_storage import SqlStorage

LOG = logging.getLogger("noppa.server")
EVERY = 3600.0
DAY = 86_400.0
FINISHED, ABANDONED = ("over", "closed"), ("waiting", "playing")


async def delete_old(settings: Settings, storage: SqlStorage, now: float, open_games: Collection[str] = ()) -> int:
    """Delete the games that are older than the settings allow, but none that is open; return how many."""
    deleted = 0
    for statuses, days in ((FINISHED, settings.keep_finished_days), (ABANDONED, settings.keep_abandoned_days)):
        if days:
            deleted += await storage.prune(now - days * DAY, statuses, open_games)
    return deleted


async def delete_periodically(
    settings: Settings,
    storage: SqlStorage,
    clock: Clock,
    counters: Counters,
    open_games: Callable[[], Collection[str]],
    every: float = EVERY,
) -> None:
    """Delete old games periodically, forever."""
    while True:
        try:
            await storage.drop_tries(day_of(clock.now()))
            deleted = await delete_old(settings, storage, clock.now(), open_games())
        except NoppaError:
            deleted = 0  # the storage has logged it once
        if deleted:
            counters.count("deleted_games", by=deleted)
            LOG.warning("%d games were deleted because of their age", deleted)
        await asyncio.sleep(every)
