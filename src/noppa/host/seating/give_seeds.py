"""Collects the hashes of the players' seeds, then the seeds, each with a time limit."""

from noppa.core.fair import seed_hash
from noppa.host.live_game import LiveGame
from noppa.host.refusal import Refused
from noppa.host.registry import Registry
from noppa.host.seating.seeds import awaited_hashes, awaited_seeds
from noppa.host.storage import PROMISED

PATIENCE = 20.0
"""How many seconds to wait for hashes, and then for seeds, once everybody is seated."""


async def give_hash(registry: Registry, live: LiveGame, identity: str, hashed: str) -> None:
    """Store the hash of a player's seed, once; raise `Refused` if it is neither awaited nor stored already."""
    async with live.changing():
        hashes = {live.game.seats[seat].seed_hash for seat in live.seats_of(identity)}
        if hashes == {hashed}:
            return
        if PROMISED not in hashes:
            raise Refused("seed-not-awaited")
        await registry.world.storage.set_seed(live.game.id, identity, hashed, "")
        await registry.row_changed(live)


async def give_seed(registry: Registry, live: LiveGame, identity: str, seed: str) -> None:
    """Store a player's seed; raise `Refused` before all hashes are in, or if it does not match its hash.

    A player among bots has nobody to hide it from, and sends no hash first.
    A seed that is stored already may be sent again.
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
    """Return whether a game with all seats taken still waits for seeds; the caller holds its lock.

    When the time for hashes is up, it waits for seeds; when that time is up too, it stops waiting.
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
