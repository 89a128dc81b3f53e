"""Commits events: an act is applied to a copy, its events are stored, then shown and published.

The model in tests/world/model.py checks in every interleaving that this order neither loses nor repeats an event.
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
    """Commit the events of an act; return their first and last number, with first > last if there are none.

    If another process was faster, load its events and retry the act on top of them, so that the
    player does not have to. The caller holds the game's lock.
    """
    for _ in range(TRIES):
        trial = live.started().copy()
        act(trial, live.clock.now())
        first, last = live.number + 1, trial.number
        if last < first:
            return first, last
        try:
            events, standing = _new_events(registry, live, trial, first)
            await registry.world.storage.append(live.game.id, first, events, standing, holder, command)
        except NumberTaken:
            await registry.catch_up(live)
        else:
            await _show(registry, live, trial, events, first)
            return first, last
    raise Refused("stale", seen=live.number, number=live.number)


async def start(registry: Registry, live: LiveGame) -> None:
    """Start a game once all seats are taken and all seeds are in; if several processes try, one succeeds.

    Waiting for seeds has a time limit: a player who does not send one plays without it, and everybody sees that.
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
        events, standing = _new_events(registry, live, log, 0)
        try:
            await registry.world.storage.start_game(live.game, game, events, standing)
        except NumberTaken:
            await registry.catch_up(live)
        except SeatsChanged:
            await registry.reload(live)
        else:
            live.update_row(game)
            await _show(registry, live, log, events, 0)


def _new_events(registry: Registry, live: LiveGame, trial: GameLog, first: int) -> tuple[list[StoredEvent], Standing]:
    """Return a trial's events from number `first` on, and the game's standing after them."""
    new = enumerate(trial.table.events[first:], first)
    events = [StoredEvent(str(event), trial.times[number]) for number, event in new]
    return events, Standing(trial.status, trial.scores, next_wake(live, trial, registry.world.bot_pause))


async def _show(registry: Registry, live: LiveGame, trial: GameLog, events: list[StoredEvent], first: int) -> None:
    """Replace the log with a trial whose events are stored; show it here and in other processes."""
    show_log(live, trial)
    await registry.events_stored(live, events, first)
