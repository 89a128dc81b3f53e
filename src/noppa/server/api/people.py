"""The sender over HTTP: their identity, another device of theirs, phones at home."""

import hmac

from fastapi import APIRouter, Request, Response

from noppa import __version__
from noppa.host.refusal import Refused
from noppa.server.context import Address, Context, CurrentContext, Identity, address_of, context_of
from noppa.server.network.addresses import qr
from noppa.server.network.identity import LINK_LASTS, give_cookie, link_hash, new_link
from noppa.server.schemas.responses import LanInfo, LinkInfo, Me
from noppa.service.requests import TokenText

router = APIRouter(prefix="/api", tags=["people"])


@router.get("/me")
async def me(context: CurrentContext, identity: Identity) -> Me:
    """Return the sender; a new visitor gets an identity cookie."""
    return Me(host=identity in context.hosts, version=__version__, code=identity)


@router.post("/me/link")
async def make_link(context: CurrentContext, identity: Identity, address: Address) -> LinkInfo:
    """Create a link that signs in another device as the same player; it lasts ten minutes and works once."""
    context.limits.count_creation(identity, address)
    token, hashed = new_link()
    expires_at = context.registry.world.clock.now() + LINK_LASTS
    await context.storage.add_link(hashed, identity, expires_at)
    url = context.addresses.link("device", token)
    return LinkInfo(url=url, qr=qr(url), expires_at=expires_at)


@router.post("/me/claim")
async def claim(body: TokenText, request: Request, response: Response) -> Me:
    """Continue on this device as the player of a link."""
    context = context_of(request)
    context.limits.count_newcomer(address_of(request))
    identity = await context.storage.use_link(link_hash(body.token), context.registry.world.clock.now())
    if identity is None:
        raise Refused("link-unknown")
    give_cookie(context.keys, response, identity, secure=request.url.scheme == "https")
    return Me(host=identity in context.hosts, version=__version__, code=identity)


@router.post("/host")
async def claim_host(body: TokenText, context: CurrentContext, identity: Identity) -> Me:
    """Identify as the person who started this server, by the token in the URL it opened."""
    if not context.host_token or not hmac.compare_digest(body.token.encode(), context.host_token.encode()):
        raise Refused("link-unknown")
    context.hosts.add(identity)
    return Me(host=True, version=__version__, code=identity)


@router.get("/lan")
async def lan(context: CurrentContext, identity: Identity) -> LanInfo:
    """Return whether phones can join, and at which URL; only for the person who started the server."""
    _check_host(context, identity)
    return context.lan.info()


@router.post("/lan")
async def open_lan(context: CurrentContext, identity: Identity) -> LanInfo:
    """Let phones join: listen on the home network."""
    _check_host(context, identity)
    await context.lan.listen()
    return context.lan.info()


def _check_host(context: Context, identity: str) -> None:
    if identity not in context.hosts:
        raise Refused("host-only")
