"""Seats over HTTP: inviting, looking at an invitation, sitting down, taking a seat back."""

from fastapi import APIRouter

from noppa.host.play import views
from noppa.host.seating import seats
from noppa.server.api.games import game_answer, invite_info
from noppa.server.context import Address, Here, Maybe, Who
from noppa.server.invites import read_invite
from noppa.server.schemas.fields import GameId, SeatNumber
from noppa.server.schemas.requests import InviteRequest, InviteText, SitAgain, SitDown
from noppa.server.schemas.responses import GameAnswer, InviteInfo, InviteLook

router = APIRouter(prefix="/api", tags=["seats"])


@router.post("/invites/look")
async def look_at_invite(asked: InviteText, here: Here, asker: Maybe) -> InviteLook:
    """What an invitation is for. Looking changes nothing: the token is in the body, so no log has it."""
    del asker
    invite = read_invite(here.keys, asked.invite)
    live = await here.registry.find(invite.game_id)
    seats.check_invite(live, invite)
    return InviteLook(game=views.game_info(live), seat=invite.seat)


@router.post("/invites/sit")
async def sit_down(asked: SitDown, here: Here, who: Who, address: Address) -> GameAnswer:
    """Sit down by invitation; the game starts when nobody is missing."""
    here.limits.making(who, address)
    invite = read_invite(here.keys, asked.invite)
    guest = seats.Guest(identity=who, name=asked.name, colour=asked.colour, shape=asked.shape, seed=asked.seed)
    return game_answer(here, await seats.sit_down(here.registry, invite, guest), who)


@router.post("/games/{game_id}/sit")
async def sit_again(game_id: GameId, asked: SitAgain, here: Here, who: Who) -> GameAnswer:
    """Sit down in a seat that is reserved for oneself, after a rematch."""
    live = await here.registry.find(game_id)
    return game_answer(here, await seats.sit_again(here.registry, live, who, asked.seat, asked.seed), who)


@router.post("/games/{game_id}/invites")
async def invite_somebody(game_id: GameId, asked: InviteRequest, here: Here, who: Who) -> InviteInfo:
    """Invite somebody to an empty seat: the creator gets a link."""
    live = await here.registry.find(game_id)
    await seats.invite_to(here.registry, live, who, asked.seat)
    return invite_info(here, live, asked.seat)


@router.delete("/games/{game_id}/invites/{seat}")
async def withdraw_invite(game_id: GameId, seat: SeatNumber, here: Here, who: Who) -> GameAnswer:
    """Withdraw an invitation: its link opens nothing any more."""
    live = await here.registry.find(game_id)
    await seats.withdraw_invite(here.registry, live, who, seat)
    return game_answer(here, live, who)


@router.delete("/games/{game_id}/seats/{seat}")
async def take_seat_back(game_id: GameId, seat: SeatNumber, here: Here, who: Who) -> GameAnswer:
    """Take a seat from somebody else: a bot plays on, and somebody else may be invited."""
    live = await here.registry.find(game_id)
    await seats.take_seat_back(here.registry, live, who, seat)
    return game_answer(here, live, who)
