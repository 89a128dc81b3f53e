"""Takes the hashes of the players' seeds, then the seeds, and stops waiting after a while."""

from noppa.core.fair import seed_hash
from noppa.host.live_game import LiveGame
from noppa.host.refusal import Refused
from noppa.host.registry import Registry
from noppa.host.seating.seeds import awaited_hashes, awaited_seeds
from noppa.host.storage import PROMISED

PATIENCE = 20.0
"""How many seconds hashes, and then seeds, are waited for once everybody sits."""


async def give_hash(registry: Registry, live: LiveGame, identity: str, hashed: str) -> None:
    """Store the hash of somebody's seed, once; raise `Refused` when it is not waited for and not there already."""
    async with live.changing():
        there = {live.game.seats[seat].seed_hash for seat in live.seats_of(identity)}
        if there == {hashed}:
            return
        if PROMISED not in there:
            raise Refused("seed-not-awaited")
        await registry.world.storage.set_seed(live.game.id, identity, hashed, "")
        await registry.row_changed(live)


async def give_seed(registry: Registry, live: LiveGame, identity: str, seed: str) -> None:
    """Store somebody's seed; raise `Refused` before all hashes are there, or if it is not the seed of its hash.

    Whoever plays with nobody but bots has nobody to hide it from, and sends no hash before.
    A seed that is there already may be sent again.
    """
    async with live.changing():
        own = live.seats_of(identity)
        if {live.game.seats[seat].seed for seat in own} == {seed}:
            return
        people = {seat.seat for seat in live.game.seats if seat.kind != "bot"}
        alone = people == own and awaited_hashes(live.game)
        if not alone and not own & set(awaited_seeds(live.game)):
            raise Refused("seed-not-awaited")
        hashed = seed_hash(seed)
        if not alone and any(live.game.seats[seat].seed_hash != hashed for seat in own):
            raise Refused("seed-differs")
        await registry.world.storage.set_seed(live.game.id, identity, hashed, seed)
        await registry.row_changed(live)


async def still_awaits_seeds(registry: Registry, live: LiveGame) -> bool:
    """Return whether a game in which everybody sits waits for seeds; the caller holds its lock.

    When the time for hashes is up, the seeds are waited for; when that is up too, nothing is.
    """
    storage, now = registry.world.storage, live.clock.now()
    hashes = bool(awaited_hashes(live.game))
    if not hashes and not awaited_seeds(live.game):
        return False
    until = live.game.wake_at
    if until is not None and now < until:
        return True
    if until is not None and not hashes:
        return False
    await storage.await_seeds(live.game.id, now + PATIENCE, drop_promises=until is not None)
    await registry.row_changed(live)
    return bool(awaited_hashes(live.game) or awaited_seeds(live.game))
