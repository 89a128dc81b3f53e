"""Seats over HTTP: inviting, looking at an invitation, sitting down, taking a seat back."""

from typing import Any

from fastapi import APIRouter

from noppa.host.play import views as telling
from noppa.server.api.games import begin, invite_told, tell
from noppa.server.schemas.requests import InviteText, SeatAsked, SitAgain, SitDown
from noppa.server.context import Address, Context, Here, Maybe, Who
from noppa.server.invites import Invite, read_invite
from noppa.host.seating.new_game import clean_name
from noppa.host.play.apply_command import hand_over
from noppa.host.refusal import Refused
from noppa.host.live_game import Room
from noppa.server.schemas.fields import GameId, SeatNumber
from noppa.server.schemas.responses import GameAnswer, InviteLook, InviteTold
from noppa.host.commit import write

router = APIRouter(prefix="/api", tags=["seats"])


@router.post("/invites/look", response_model=InviteLook)
async def look_at_invite(asked: InviteText, here: Here, asker: Maybe) -> dict[str, Any]:
    """What an invitation is for. Looking changes nothing: the token is in the body, so no log has it."""
    del asker
    invite = read_invite(here.hall.keys, asked.invite)
    room = await here.hall.room(invite.game_id)
    _in_force(room, invite)
    return {"game": telling.game(room), "seat": invite.seat}


@router.post("/invites/sit", response_model=GameAnswer)
async def sit_down(asked: SitDown, here: Here, who: Who, address: Address) -> dict[str, Any]:
    """Sit down by invitation; the game starts when nobody is missing."""
    here.limits.making(who, address)
    invite = read_invite(here.hall.keys, asked.invite)
    room = await here.hall.room(invite.game_id)
    async with room.lock:
        _in_force(room, invite)
        told: dict[str, str] = {"seed": asked.seed} if room.match is None else {}
        chosen = (("name", clean_name(asked.name)), ("colour", asked.colour), ("shape", asked.shape))
        told |= {key: value for key, value in chosen if value}
        if not await here.hall.store.sit(room.game.id, invite.seat, who, invite.number, **told):
            await here.hall.changed(room)
            raise Refused("seat-taken", seat=invite.seat)
        await here.hall.changed(room)
        if room.match is not None and room.match.table.seats[invite.seat].kind != "person":
            await write(
                here.hall, room, lambda trial, at: trial.take(lambda: trial.table.give(invite.seat, "person"), at)
            )
    return await begin(here, room.game.id, who)


@router.post("/games/{game_id}/sit", response_model=GameAnswer)
async def sit_again(game_id: GameId, asked: SitAgain, here: Here, who: Who) -> dict[str, Any]:
    """Sit down in a seat that is kept for oneself, after a rematch."""
    room = await here.hall.room(game_id)
    async with room.lock:
        _check_seat(room, asked.seat)
        if not await here.hall.store.sit(game_id, asked.seat, who, None, seed=asked.seed):
            raise Refused("seat-taken", seat=asked.seat)
        await here.hall.changed(room)
    return await begin(here, game_id, who)


@router.post("/games/{game_id}/invites", response_model=InviteTold)
async def invite_somebody(game_id: GameId, asked: SeatAsked, here: Here, who: Who) -> dict[str, Any]:
    """Invite somebody to an empty seat: the creator gets a link."""
    room = await here.hall.room(game_id)
    _creator(room, who)
    async with room.lock:
        _check_seat(room, asked.seat)
        seat = room.game.seats[asked.seat]
        if seat.kind == "bot" or seat.holder is not None:
            raise Refused("seat-taken", seat=asked.seat)
        await here.hall.store.invite(game_id, asked.seat, force=True)
        await here.hall.changed(room)
    return invite_told(here, room, asked.seat)


@router.delete("/games/{game_id}/invites/{seat}", response_model=GameAnswer)
async def withdraw_invite(game_id: GameId, seat: SeatNumber, here: Here, who: Who) -> dict[str, Any]:
    """Withdraw an invitation: its link opens nothing any more."""
    room = await here.hall.room(game_id)
    _creator(room, who)
    async with room.lock:
        _check_seat(room, seat)
        await here.hall.store.invite(game_id, seat, force=False)
        await here.hall.changed(room)
    return tell(here, room, who)


@router.delete("/games/{game_id}/seats/{seat}", response_model=GameAnswer)
async def take_seat_back(game_id: GameId, seat: SeatNumber, here: Here, who: Who) -> dict[str, Any]:
    """Take a seat from somebody else: a bot plays on, and somebody else may be invited."""
    room = await here.hall.room(game_id)
    _creator(room, who)
    async with room.lock:
        _check_seat(room, seat)
        if room.game.seats[seat].kind == "bot":
            raise Refused("seat-is-bots", seat=seat)
        await _free(here, room, seat)
    return tell(here, room, who)


async def _free(here: Context, room: Room, seat: int) -> None:
    await here.hall.store.free(room.game.id, seat)
    await here.hall.store.invite(room.game.id, seat, force=False)
    if room.match is not None and not room.match.over and room.match.table.seats[seat].kind == "person":
        await write(here.hall, room, lambda trial, at: hand_over(room, trial, seat, at))
    await here.hall.changed(room)


def _check_seat(room: Room, seat: int) -> None:
    if seat >= len(room.game.seats):
        raise Refused("seat-not-there", seat=seat)


def _creator(room: Room, who: str) -> None:
    if room.game.creator != who:
        raise Refused("creator-only")


def _in_force(room: Room, invite: Invite) -> None:
    if invite.seat >= len(room.game.seats):
        raise Refused("invite-unknown")
    seat = room.game.seats[invite.seat]
    if seat.invite != invite.number or (not seat.invited and seat.holder is None):
        raise Refused("invite-unknown")
    if seat.holder is not None or telling.status(room) in ("over", "closed"):
        raise Refused("seat-taken", seat=invite.seat)
