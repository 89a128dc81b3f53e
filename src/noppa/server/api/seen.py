"""How the server sees a request: with it a host checks the proxy in front (`noppa doctor`)."""

from fastapi import APIRouter, WebSocket
from starlette.requests import HTTPConnection

from noppa.core.errors import NoppaError
from noppa.server.context import CurrentContext, MaybeIdentity, address_of, context_of
from noppa.server.network.addresses import Addresses
from noppa.server.schemas.responses import SeenInfo

router = APIRouter(prefix="/api", tags=["host"])
POLICY = 1008


@router.get("/seen")
async def seen(request: HTTPConnection, identity: MaybeIdentity, context: CurrentContext) -> SeenInfo:
    """Return how your request arrived: scheme, host and your own address, as a proxy in front forwards them."""
    del identity
    return _seen(request, context.addresses)


@router.websocket("/seen/socket")
async def seen_by_socket(socket: WebSocket) -> None:
    """Send the same over a WebSocket, and close it."""
    context = context_of(socket)
    await socket.accept()
    try:
        context.limits.command(address_of(socket), address_of(socket))
    except NoppaError:
        await socket.close(POLICY)
        return
    await socket.send_text(_seen(socket, context.addresses).model_dump_json())
    await socket.close()


def _seen(connection: HTTPConnection, addresses: Addresses) -> SeenInfo:
    return SeenInfo(
        scheme={"ws": "http", "wss": "https"}.get(connection.url.scheme, connection.url.scheme),
        host=connection.headers.get("host", ""),
        address=address_of(connection),
        forwarded="x-forwarded-for" in connection.headers,
        trusts_proxy=addresses.settings.trust_proxy,
    )
