"""Seats over HTTP: inviting, looking at an invitation, sitting down, taking a seat back."""

from typing import Any

from fastapi import APIRouter

from noppa.host.play import views
from noppa.host.seating import seats
from noppa.server.api.games import game_answer, invite_info
from noppa.server.context import Address, CurrentContext, Identity, MaybeIdentity
from noppa.server.invites import read_invite
from noppa.server.schemas.fields import SeatNumber
from noppa.server.schemas.responses import GameAnswer, InviteInfo, InviteLook
from noppa.service.requests import GameId, InviteRequest, InviteText, SitAgain, SitDown

router = APIRouter(prefix="/api", tags=["seats"])


@router.post("/invites/look")
async def look_at_invite(body: InviteText, context: CurrentContext, identity: MaybeIdentity) -> InviteLook:
    """Return the game and seat of an invitation. Nothing changes; the token is in the body to keep it out of logs."""
    invite = read_invite(context.keys, body.invite)
    live = await context.registry.find(invite.game_id)
    seats.check_invite(live, invite)
    yours = invite.seat in live.seats_of(identity)
    taken = live.ended or live.game.seats[invite.seat].holder is not None
    return InviteLook(game=views.game_info(live), seat=invite.seat, yours=yours, taken=taken)


@router.post("/invites/sit", response_model=GameAnswer)
async def sit_down(body: SitDown, context: CurrentContext, identity: Identity, address: Address) -> dict[str, Any]:
    """Sit down by invitation; the game starts when every seat is taken."""
    context.limits.count_creation(identity, address)
    invite = read_invite(context.keys, body.invite)
    guest = seats.Guest(
        identity=identity, name=body.name, colour=body.colour, shape=body.shape, seed_hash=body.seed_hash
    )
    return game_answer(context, await seats.sit_down(context.registry, invite, guest), identity)


@router.post("/games/{game_id}/sit", response_model=GameAnswer)
async def sit_again(game_id: GameId, body: SitAgain, context: CurrentContext, identity: Identity) -> dict[str, Any]:
    """Sit down in a seat that is reserved for you, after a rematch or after you left."""
    live = await context.registry.find(game_id)
    return game_answer(
        context, await seats.sit_again(context.registry, live, identity, body.seat, body.seed_hash), identity
    )


@router.post("/games/{game_id}/invites")
async def invite_somebody(
    game_id: GameId, body: InviteRequest, context: CurrentContext, identity: Identity
) -> InviteInfo:
    """Invite someone to an empty seat; returns the link to the creator."""
    live = await context.registry.find(game_id)
    await seats.invite_to(context.registry, live, identity, body.seat)
    return invite_info(context, live, body.seat)


@router.delete("/games/{game_id}/invites/{seat}", response_model=GameAnswer)
async def withdraw_invite(
    game_id: GameId, seat: SeatNumber, context: CurrentContext, identity: Identity
) -> dict[str, Any]:
    """Withdraw an invitation; its link no longer works."""
    live = await context.registry.find(game_id)
    await seats.withdraw_invite(context.registry, live, identity, seat)
    return game_answer(context, live, identity)


@router.delete("/games/{game_id}/seats/{seat}", response_model=GameAnswer)
async def take_seat_back(
    game_id: GameId, seat: SeatNumber, context: CurrentContext, identity: Identity
) -> dict[str, Any]:
    """Free the seat of a player who is not connected; a bot plays on, and someone else can be invited."""
    live = await context.registry.find(game_id)
    await seats.take_seat_back(context.registry, live, identity, seat)
    return game_answer(context, live, identity)
