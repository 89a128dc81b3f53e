"""The jobs of bots, charged to the creator of their game."""

from collections.abc import Callable, Mapping
from typing import Any

from noppa.host.live_game import LiveGame
from noppa.server.workers.fair_queue import Asker
from noppa.server.workers.pool import WorkerPool
from noppa.service.driver import BotJob


def bot_jobs(pool: WorkerPool, address_of: Callable[[str], str]) -> BotJob:
    """Return a function that runs bots' jobs in a pool, from the share of the game's creator and their last address."""

    async def ask(job: Mapping[str, Any], live: LiveGame) -> Any:
        return await pool.ask(job, Asker(live.game.creator, address_of(live.game.creator)))

    return ask
