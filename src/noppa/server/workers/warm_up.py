"""Warms bots and coach up at a server's first start on a computer, while people look at the start page.

What they need is compiled once and cached. It is done in a process of its own, so that nobody's bot waits behind it.
"""

from contextlib import suppress

from noppa.core.errors import NoppaError
from noppa.games import games, rules
from noppa.kernels.compile_cache import is_warmed_up
from noppa.server.workers.pool import WorkerPool
from noppa.server.workers.questions import name_rules


async def warm_up_games() -> None:
    """Warm up the games that were not yet, one after the other."""
    process = WorkerPool(1)
    try:
        for game in games():
            if not is_warmed_up(game):
                with suppress(NoppaError):  # then it is done when the game is played
                    await process.ask({"job": "ready", "rules": name_rules(rules(game)), "levels": ["hard"]})
    finally:
        await process.close()
