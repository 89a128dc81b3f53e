"""Seats: inviting, sitting down, withdrawing an invitation, taking a seat back."""

from dataclasses import dataclass
from functools import partial

from noppa.host.choices import Colour, Shape
from noppa.host.commit import commit
from noppa.host.live_game import LiveGame
from noppa.host.play.absence import come_back, hand_over, present_seats
from noppa.host.refusal import Refused
from noppa.host.registry import Registry
from noppa.host.seating.new_game import checked_name
from noppa.host.seating.open_game import begin


@dataclass(frozen=True, slots=True)
class Invite:
    """An invitation to a seat; `number` tells it from earlier ones, which are withdrawn."""

    game_id: str
    seat: int
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Guest:
    """A person who sits down by invitation, and the hash of their seed for the fair dice."""

    identity: str
    name: str = ""
    colour: Colour | None = None
    shape: Shape | None = None
    seed_hash: str = ""


async def sit_down(registry: Registry, invite: Invite, guest: Guest) -> LiveGame:
    """Sit down by invitation and return the game, which starts once every seat is taken; may be repeated."""
    live = await registry.find(invite.game_id)
    async with live.changing():
        check_invite(live, invite)
        if invite.seat in live.seats_of(guest.identity):
            return live
        if live.game.seats[invite.seat].holder is not None or live.ended:
            raise Refused("seat-taken", seat=invite.seat)
        if live.log is not None and invite.seat in live.log.table.hidden.values():
            raise Refused("seat-in-round", seat=invite.seat)
        profile: dict[str, str] = {"seed_hash": guest.seed_hash} if live.log is None else {}
        choices = (("name", checked_name(guest.name, registry.world)), ("colour", guest.colour), ("shape", guest.shape))
        profile |= {key: value for key, value in choices if value}
        storage = registry.world.storage
        taken = await storage.take_seat(live.game.id, invite.seat, guest.identity, invite.number, **profile)
        await registry.row_changed(live)
        if not taken:
            raise Refused("seat-taken", seat=invite.seat)
        if live.log is not None:
            await commit(registry, live, partial(come_back, invite.seat))
    return await begin(registry, live.game.id)


async def sit_again(registry: Registry, live: LiveGame, identity: str, seat: int, seed_hash: str = "") -> LiveGame:
    """Sit down in a seat that is reserved for oneself, after a rematch or after leaving, and return the game."""
    async with live.changing():
        live.check_seat(seat)
        profile = {"seed_hash": seed_hash} if live.log is None else {}
        if not await registry.world.storage.take_seat(live.game.id, seat, identity, None, **profile):
            raise Refused("seat-taken", seat=seat)
        await registry.row_changed(live)
        if live.log is not None and not live.ended:
            await commit(registry, live, partial(come_back, seat))
    return await begin(registry, live.game.id)


async def invite_to(registry: Registry, live: LiveGame, identity: str, seat: int) -> None:
    """Let the creator invite somebody to an empty seat."""
    live.check_creator(identity)
    async with live.changing():
        live.check_seat(seat)
        if live.game.seats[seat].kind == "bot" or live.game.seats[seat].holder is not None:
            raise Refused("seat-taken", seat=seat)
        await registry.world.storage.set_invite(live.game.id, seat, valid=True)
        await registry.row_changed(live)


async def withdraw_invite(registry: Registry, live: LiveGame, identity: str, seat: int) -> None:
    """Let the creator withdraw an invitation: its link stops working."""
    live.check_creator(identity)
    async with live.changing():
        live.check_seat(seat)
        await registry.world.storage.set_invite(live.game.id, seat, valid=False)
        await registry.row_changed(live)


async def take_seat_back(registry: Registry, live: LiveGame, identity: str, seat: int) -> None:
    """Let the creator free somebody's seat: a bot plays on, and somebody else may be invited.

    Raise `Refused` if the game is running and the seat's player is connected.
    """
    live.check_creator(identity)
    async with live.changing():
        live.check_seat(seat)
        if live.game.seats[seat].kind == "bot":
            raise Refused("seat-is-bots", seat=seat)
        if live.log is not None and not live.ended and seat in present_seats(live):
            raise Refused("seat-present", seat=seat)
        await registry.world.storage.free_seat(live.game.id, seat)
        await registry.world.storage.set_invite(live.game.id, seat, valid=False)
        if live.log is not None and not live.log.over and live.log.table.seats[seat].kind == "person":
            await commit(registry, live, partial(hand_over, seat, live.game.seats[seat].level))
        await registry.row_changed(live)


def check_invite(live: LiveGame, invite: Invite) -> None:
    """Raise `Refused` if an invitation is invalid or was withdrawn."""
    if invite.seat >= len(live.game.seats):
        raise Refused("invite-unknown")
    seat = live.game.seats[invite.seat]
    if seat.invite != invite.number or (not seat.invited and seat.holder is None):
        raise Refused("invite-unknown")
