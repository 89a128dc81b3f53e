"""The asker over HTTP: who they are, another device of theirs, phones at home, the dice of the day."""

import hmac
import time
from typing import Any

from fastapi import APIRouter, Request, Response

from noppa import __version__
from noppa.games import games
from noppa.server.network.addresses import shown
from noppa.server.api.games import begin
from noppa.server.schemas.requests import DayAsked, TokenText
from noppa.server.context import Address, Here, Maybe, Who, address_of, context_of
from noppa.host.seating.daily_dice import day_dice, day_is_over, today, was_day
from noppa.server.network.identity import LINK_LASTS, give_cookie, link_hash, new_link
from noppa.host.seating.new_game import make_day
from noppa.host.refusal import Refused
from noppa.server.schemas.fields import DayText
from noppa.server.schemas.responses import DayTold, GameAnswer, LanTold, LinkTold, Me

router = APIRouter(prefix="/api", tags=["people"])


@router.get("/me", response_model=Me)
async def me(here: Here, who: Who) -> dict[str, Any]:
    """Who is asking; a stranger gets an identity in a cookie."""
    return {"host": who in here.hosts, "version": __version__}


@router.post("/me/link", response_model=LinkTold)
async def make_link(here: Here, who: Who, address: Address) -> dict[str, Any]:
    """A link that makes another device the same person; it lasts ten minutes and works once."""
    here.limits.making(who, address)
    token, kept = new_link()
    expires_at = time.time() + LINK_LASTS
    await here.hall.store.add_link(kept, who, expires_at)
    return shown(here.addresses.link("device", token)) | {"expires_at": expires_at}


@router.post("/me/claim", response_model=Me)
async def claim(asked: TokenText, request: Request, response: Response) -> dict[str, Any]:
    """Become the person of a link; or, with the token of the start, whoever started the server."""
    here = context_of(request)
    here.limits.stranger(address_of(request))
    identity = await here.hall.store.use_link(link_hash(asked.token), time.time())
    if identity is None:
        raise Refused("link-unknown")
    give_cookie(here.hall.keys, response, identity, secure=request.url.scheme == "https")
    return {"host": identity in here.hosts, "version": __version__}


@router.post("/host", response_model=Me)
async def claim_host(asked: TokenText, here: Here, who: Who) -> dict[str, Any]:
    """Be known as the person who started this server, by the token it opened the browser with."""
    if not here.host_token or not hmac.compare_digest(asked.token.encode(), here.host_token.encode()):
        raise Refused("link-unknown")
    here.hosts.add(who)
    return {"host": True, "version": __version__}


@router.get("/lan", response_model=LanTold)
async def lan(here: Here, who: Who) -> dict[str, Any]:
    """Whether phones can join, and where: for the person who started the server."""
    if who not in here.hosts:
        raise Refused("host-only")
    return here.lan.told()


@router.post("/lan", response_model=LanTold)
async def open_lan(here: Here, who: Who) -> dict[str, Any]:
    """Let phones join: listen on the home network."""
    if who not in here.hosts:
        raise Refused("host-only")
    await here.lan.let_in()
    return here.lan.told()


@router.get("/days/{day}/{game}", response_model=DayTold)
async def see_day(day: DayText, game: str, here: Here, asker: Maybe) -> dict[str, Any]:
    """The dice of a day: their commitment, everybody's result, and the seed once the day is over."""
    if game not in games() or not was_day(day):
        raise Refused("day-unknown", day=day, game=game[:32])
    dice = day_dice(here.hall.keys, game, day)
    played = await here.hall.store.of_day(day, game)
    results = []
    for stored in played:
        seat = next(seat.seat for seat in stored.seats if seat.kind != "bot")
        result = {"id": stored.id, "name": stored.seats[seat].name, "status": stored.status}
        results.append(result | {"score": stored.scores[seat], "mine": stored.creator == asker})
    results.sort(key=lambda told: (told["status"] != "over", -int(told["score"])))
    return {
        "day": day,
        "game": game,
        "commitment": dice.commitment,
        "server_seed": dice.server_seed.hex() if day_is_over(day) else None,
        "results": results,
    }


@router.post("/days/{game}", status_code=201, response_model=GameAnswer)
async def play_day(game: str, asked: DayAsked, here: Here, who: Who, address: Address) -> dict[str, Any]:
    """Play with the dice of the day, once: who has begun goes on."""
    here.limits.making(who, address)
    if game not in games():
        raise Refused("day-unknown", day=today(), game=game[:32])
    for stored in await here.hall.store.of_day(today(), game):
        if stored.creator == who:
            return await begin(here, stored.id, who)
    made = make_day(day_dice(here.hall.keys, game, today()), game, today(), who, asked.name)
    await here.hall.store.create(made)
    return await begin(here, made.id, who)
