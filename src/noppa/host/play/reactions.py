"""Reactions from a seat to everybody at the table; they are shown, not stored."""

from noppa.host.commands import React
from noppa.host.live_game import LiveGame
from noppa.host.play.broadcast import show_reaction
from noppa.host.refusal import Refused
from noppa.host.registry import Registry


async def react(registry: Registry, live: LiveGame, identity: str, command: React) -> None:
    """Show somebody's reaction to everybody, here and in other processes; raise `Refused` for others' seats."""
    if command.seat not in live.seats_of(identity):
        raise Refused("seat-not-yours", seat=command.seat)
    show_reaction(live, command.seat, command.reaction)
    note = {"reaction": command.reaction, "seat": command.seat}
    await registry.world.publisher.publish(live.game.id, note)
