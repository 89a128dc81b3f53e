"""The jobs of bots: asked of a pool in the name of whoever made the game."""

from collections.abc import Callable, Mapping
from typing import Any

from noppa.host.live_game import LiveGame
from noppa.server.workers.fair_queue import Asker
from noppa.server.workers.pool import WorkerPool
from noppa.service.driver import BotJob


def bot_jobs(pool: WorkerPool, address_of: Callable[[str], str]) -> BotJob:
    """Return what asks a pool; a game's bots use the share of its maker, and of the address they came from last."""

    async def ask(job: Mapping[str, Any], live: LiveGame) -> Any:
        return await pool.ask(job, Asker(live.game.creator, address_of(live.game.creator)))

    return ask
