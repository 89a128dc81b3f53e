"""What every request can reach, and who is asking."""

from dataclasses import dataclass, field
from typing import Annotated, TypeAlias

from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

from noppa.host.live_game import LiveGame
from noppa.host.registry import Registry
from noppa.host.seating.daily_dice import check_may_look
from noppa.server.keys import Keys
from noppa.server.metrics import Metrics
from noppa.server.network.addresses import Addresses
from noppa.server.network.identity import give_cookie, known_identity, new_identity
from noppa.server.network.lan import Lan
from noppa.server.network.limits import Limits
from noppa.server.storage.sql_storage import SqlStorage
from noppa.server.workers.fair_queue import Asker
from noppa.server.workers.odds import Odds
from noppa.server.workers.pool import WorkerPool
from noppa.server.workers.reviews import Reviews


@dataclass(slots=True)
class Context:
    """The parts of a running server."""

    registry: Registry
    storage: SqlStorage
    keys: Keys
    metrics: Metrics
    addresses: Addresses
    limits: Limits
    coach: WorkerPool
    reader: WorkerPool
    """Reads records: quick, and not to wait behind the coach."""
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

    async def find_game(self, game_id: str, identity: str) -> LiveGame:
        """Return a game that somebody may look at; raise `Refused` if there is none or it would show secret dice."""
        live = await self.registry.find(game_id)
        await check_may_look(self.registry.world, live.game, identity)
        return live


def context_of(connection: HTTPConnection) -> Context:
    """Return the context of the application that a request came to."""
    found: Context = connection.app.state.context
    return found


def address_of(connection: HTTPConnection) -> str:
    """Return where a request came from; a proxy is believed only when the settings say so."""
    return connection.client.host if connection.client else ""


def _identity(request: Request, response: Response) -> str:
    """Return the identity of the asker; a stranger gets a new one, and a cookie to keep it in."""
    context = context_of(request)
    identity = known_identity(context.keys, request)
    if identity is None:
        context.limits.stranger(address_of(request))
        identity = new_identity()
        give_cookie(context.keys, response, identity, secure=request.url.scheme == "https")
    context.limits.command(identity, address_of(request))
    return identity


def _known_identity(request: Request) -> str:
    """Return the identity of the asker, or nothing: looking needs none."""
    context = context_of(request)
    identity = known_identity(context.keys, request) or ""
    context.limits.command(identity or address_of(request), address_of(request))
    return identity


def _client(request: Request) -> Asker:
    """Return whose share of the workers a request uses, and when its sender has gone."""

    async def gone() -> None:
        while (await request.receive())["type"] != "http.disconnect":
            pass

    identity = known_identity(context_of(request).keys, request) or ""
    return Asker(identity, address_of(request), gone)


CurrentContext: TypeAlias = Annotated[Context, Depends(context_of)]
Identity: TypeAlias = Annotated[str, Depends(_identity)]
MaybeIdentity: TypeAlias = Annotated[str, Depends(_known_identity)]
Address: TypeAlias = Annotated[str, Depends(address_of)]
Client: TypeAlias = Annotated[Asker, Depends(_client)]
