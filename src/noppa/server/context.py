"""What every request can reach, and who is asking."""

from dataclasses import dataclass, field
from typing import Annotated, TypeAlias

from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

from noppa.server.network.addresses import Addresses
from noppa.host.registry import Hall
from noppa.server.network.identity import give_cookie, known_identity, new_identity
from noppa.server.network.lan import Lan
from noppa.server.network.limits import Limits
from noppa.server.workers.odds import Odds
from noppa.server.workers.reviews import Reviews
from noppa.server.workers.pool import Workers


@dataclass(slots=True)
class Context:
    """The parts of a running server."""

    hall: Hall
    addresses: Addresses
    limits: Limits
    coach: Workers
    reader: Workers
    """Who reads records: quick, and not to wait behind the coach."""
    odds: Odds
    lan: Lan
    host_token: str = ""
    """What the browser that `noppa` opens proves itself with."""
    hosts: set[str] = field(default_factory=set)
    """The identities of whoever started this server."""
    outcomes: dict[tuple[str, float], list[int] | None] = field(default_factory=dict)
    """Who won the finished games that were asked about, by id and last change; None where nobody did."""
    reviews: Reviews = field(init=False)

    def __post_init__(self) -> None:
        self.reviews = Reviews(self.coach)


def context_of(connection: HTTPConnection) -> Context:
    """The context of the application that a request came to."""
    found: Context = connection.app.state.context
    return found


def address_of(connection: HTTPConnection) -> str:
    """Where a request came from; a proxy is believed only when the gate was told so."""
    return connection.client.host if connection.client else ""


def _who(request: Request, response: Response) -> str:
    """The identity of the asker; a stranger gets a new one, and a cookie to keep it in."""
    context = context_of(request)
    identity = known_identity(context.hall.keys, request)
    if identity is None:
        context.limits.stranger(address_of(request))
        identity = new_identity()
        give_cookie(context.hall.keys, response, identity, secure=request.url.scheme == "https")
    context.limits.command(identity, address_of(request))
    return identity


def _maybe(request: Request) -> str:
    """The identity of the asker, or nothing: looking needs none."""
    context = context_of(request)
    identity = known_identity(context.hall.keys, request) or ""
    context.limits.command(identity or address_of(request), address_of(request))
    return identity


Here: TypeAlias = Annotated[Context, Depends(context_of)]
Who: TypeAlias = Annotated[str, Depends(_who)]
Maybe: TypeAlias = Annotated[str, Depends(_maybe)]
Address: TypeAlias = Annotated[str, Depends(address_of)]
