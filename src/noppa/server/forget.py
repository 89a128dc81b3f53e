"""Deletes a person from a running server: bots take the seats, storage deletes the data, and viewers are updated."""

import secrets

from noppa.core.errors import NoppaError
from noppa.host.commands import Leave
from noppa.host.execute import execute
from noppa.host.live_game import LiveGame
from noppa.server.context import Context
from noppa.server.storage.people import MOST as ALL
from noppa.server.storage.people import Forgotten, forget_person


async def forget(context: Context, identity: str) -> Forgotten:
    """Delete everything about a person; games with others go on, a bot in the person's place."""
    registry, storage = context.registry, context.storage
    for game in await storage.list_own(identity, ALL):
        if game.status == "playing":
            await _leave(context, await registry.find(game.id), identity)
    forgotten = await forget_person(storage, identity, registry.world.seat_name, registry.world.clock.now())
    for game_id in forgotten.kept:
        if game_id in registry.games:
            await registry.row_changed(registry.games[game_id])
        else:  # not open here, but other processes may show it
            await registry.world.publisher.publish(game_id, {"row": True})
    for game_id in forgotten.deleted:
        registry.games.pop(game_id, None)
    context.limits.forget(identity)
    context.reviews.clear()
    return forgotten


async def _leave(context: Context, live: LiveGame, identity: str) -> None:
    """Leave every seat of a game that still runs."""
    for seat in sorted(live.seats_of(identity)):
        command = Leave(id=secrets.token_hex(8), seen=live.number, seat=seat)
        try:
            await execute(context.registry, live, identity, command)
        except NoppaError as error:
            if error.code == "storage-unavailable":
                raise
            return  # the game has just ended, or cannot go on
