"""The asker over HTTP: who they are, another device of theirs, phones at home."""

import hmac

from fastapi import APIRouter, Request, Response

from noppa import __version__
from noppa.host.refusal import Refused
from noppa.server.context import Address, Context, Here, Who, address_of, context_of
from noppa.server.network.addresses import qr
from noppa.server.network.identity import LINK_LASTS, give_cookie, link_hash, new_link
from noppa.server.schemas.requests import TokenText
from noppa.server.schemas.responses import LanInfo, LinkInfo, Me

router = APIRouter(prefix="/api", tags=["people"])


@router.get("/me")
async def me(here: Here, who: Who) -> Me:
    """Who is asking; a stranger gets an identity in a cookie."""
    return Me(host=who in here.hosts, version=__version__)


@router.post("/me/link")
async def make_link(here: Here, who: Who, address: Address) -> LinkInfo:
    """A link that makes another device the same person; it lasts ten minutes and works once."""
    here.limits.making(who, address)
    token, hashed = new_link()
    expires_at = here.registry.world.clock.now() + LINK_LASTS
    await here.storage.add_link(hashed, who, expires_at)
    url = here.addresses.link("device", token)
    return LinkInfo(url=url, qr=qr(url), expires_at=expires_at)


@router.post("/me/claim")
async def claim(asked: TokenText, request: Request, response: Response) -> Me:
    """Become the person of a link."""
    here = context_of(request)
    here.limits.stranger(address_of(request))
    identity = await here.storage.use_link(link_hash(asked.token), here.registry.world.clock.now())
    if identity is None:
        raise Refused("link-unknown")
    give_cookie(here.keys, response, identity, secure=request.url.scheme == "https")
    return Me(host=identity in here.hosts, version=__version__)


@router.post("/host")
async def claim_host(asked: TokenText, here: Here, who: Who) -> Me:
    """Be known as the person who started this server, by the token it opened the browser with."""
    if not here.host_token or not hmac.compare_digest(asked.token.encode(), here.host_token.encode()):
        raise Refused("link-unknown")
    here.hosts.add(who)
    return Me(host=True, version=__version__)


@router.get("/lan")
async def lan(here: Here, who: Who) -> LanInfo:
    """Whether phones can join, and where: for the person who started the server."""
    _check_host(here, who)
    return here.lan.info()


@router.post("/lan")
async def open_lan(here: Here, who: Who) -> LanInfo:
    """Let phones join: listen on the home network."""
    _check_host(here, who)
    await here.lan.let_in()
    return here.lan.info()


def _check_host(here: Context, who: str) -> None:
    if who not in here.hosts:
        raise Refused("host-only")
