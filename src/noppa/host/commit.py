"""How events come to be: applied to a copy, committed to storage, then shown and published.

That this order loses and doubles nothing is checked in every interleaving by the model in tests/world/model.py.
"""

from noppa.host.game_log import Act, GameLog
from noppa.host.live_game import LiveGame
from noppa.host.play.broadcast import show_log
from noppa.host.play.clocks import next_wake
from noppa.host.refusal import Refused
from noppa.host.registry import Registry
from noppa.host.seating.give_seeds import still_awaits_seeds
from noppa.host.seating.seeds import seated_to_start
from noppa.host.storage import NumberTaken, SeatsChanged, Standing, StoredEvent

TRIES = 20


async def commit(registry: Registry, live: LiveGame, act: Act, holder: str = "", command: str = "") -> tuple[int, int]:
    """Commit what an act makes of a game; return its first and last number, first above last for nothing.

    When another process was quicker, its events are read and the act is tried again on them: the
    retry is here, never at the person. The caller holds the game's lock.
    """
    for _ in range(TRIES):
        trial = live.started().copy()
        act(trial, live.clock.now())
        first, last = live.number + 1, trial.number
        if last < first:
            return first, last
        try:
            events, standing = _news(registry, live, trial, first)
            await registry.world.storage.append(live.game.id, first, events, standing, holder, command)
        except NumberTaken:
            await registry.catch_up(live)
        else:
            await _show(registry, live, trial, events, first)
            return first, last
    raise Refused("stale", seen=live.number, number=live.number)


async def start(registry: Registry, live: LiveGame) -> None:
    """Start a game whose seats are all taken and whose seeds are there; of several processes that try, one does.

    Waiting for seeds has a limit: whoever does not send theirs plays without one, and everybody sees that.
    """
    for _ in range(TRIES):
        if live.log is not None or live.game.status != "waiting":
            return
        if any(seat.kind != "bot" and not seat.holder for seat in live.game.seats):
            return
        if await still_awaits_seeds(registry, live):
            return
        at, game = live.clock.now(), seated_to_start(live.game)
        log = live.opening(at, game)
        log.settle(at)
        events, standing = _news(registry, live, log, 0)
        try:
            await registry.world.storage.start_game(live.game, game, events, standing)
        except NumberTaken:
            await registry.catch_up(live)
        except SeatsChanged:
            await registry.reload(live)
        else:
            live.update_row(game)
            await _show(registry, live, log, events, 0)


def _news(registry: Registry, live: LiveGame, trial: GameLog, first: int) -> tuple[list[StoredEvent], Standing]:
    """Return a trial's events from a number on, and what the game's row says after them."""
    new = enumerate(trial.table.events[first:], first)
    events = [StoredEvent(str(event), trial.times[number]) for number, event in new]
    return events, Standing(trial.status, trial.scores, next_wake(live, trial, registry.world.bot_pause))


async def _show(registry: Registry, live: LiveGame, trial: GameLog, events: list[StoredEvent], first: int) -> None:
    """Let a trial whose events are stored take the place of the log, and show it here and elsewhere."""
    show_log(live, trial)
    await registry.events_stored(live, events, first)
