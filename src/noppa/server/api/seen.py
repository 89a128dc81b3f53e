"""Reports how a request arrived at the server, so that `noppa doctor` can check the proxy in front."""

from fastapi import APIRouter, WebSocket
from fastapi.responses import JSONResponse
from starlette.requests import HTTPConnection

from noppa.core.errors import NoppaError
from noppa.server.context import CurrentContext, MaybeIdentity, address_of, context_of, host_of
from noppa.server.network.addresses import Addresses
from noppa.server.problems import problem_of
from noppa.server.schemas.responses import SeenInfo
from noppa.service.problems import status_of

router = APIRouter(prefix="/api", tags=["host"])


@router.get("/seen")
async def seen(request: HTTPConnection, identity: MaybeIdentity, context: CurrentContext) -> SeenInfo:
    """Return how your request arrived through the proxy: scheme, host and your address."""
    del identity
    return _seen(request, context.addresses)


@router.websocket("/seen/socket")
async def seen_by_socket(socket: WebSocket) -> None:
    """Send the same over a WebSocket and close it."""
    context = context_of(socket)
    try:
        context.limits.count_command(address_of(socket), address_of(socket))
    except NoppaError as error:
        problem = problem_of(error, accept_language=socket.headers.get("accept-language", ""))
        await socket.send_denial_response(JSONResponse(problem.model_dump(), status_of(error)))
        return
    await socket.accept()
    await socket.send_text(_seen(socket, context.addresses).model_dump_json())
    await socket.close()


def _seen(connection: HTTPConnection, addresses: Addresses) -> SeenInfo:
    return SeenInfo(
        scheme={"ws": "http", "wss": "https"}.get(connection.url.scheme, connection.url.scheme),
        host=connection.headers.get("host", ""),
        address=host_of(connection),
        forwarded="x-forwarded-for" in connection.headers,
        trusts_proxy=addresses.settings.trust_proxy,
    )
