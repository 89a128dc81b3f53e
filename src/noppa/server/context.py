"""The context of every request: the parts of the server, and the sender's identity."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Annotated, TypeAlias

from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

from noppa.host.live_game import LiveGame
from noppa.host.registry import Registry
from noppa.server.keys import Keys
from noppa.server.metrics import Metrics
from noppa.server.network.addresses import Addresses
from noppa.server.network.drain import OpenSockets
from noppa.server.network.identity import give_cookie, known_identity, new_identity
from noppa.server.network.lan import Lan
from noppa.server.network.limits import Limits, share_of
from noppa.server.readiness import Readiness
from noppa.server.settings import Settings
from noppa.server.storage.sql_storage import SqlStorage
from noppa.server.workers.fair_queue import Asker
from noppa.server.workers.pool import WorkerPool
from noppa.service.answers.games import find_game
from noppa.service.answers.odds import Odds
from noppa.service.answers.records import History
from noppa.service.answers.reviews import Reviews
from noppa.service.ask import Ask

LOADED_AT_ONCE = 8


@dataclass(slots=True)
class Context:
    """The parts of a running server."""

    registry: Registry
    storage: SqlStorage
    keys: Keys
    metrics: Metrics
    settings: Settings
    addresses: Addresses
    limits: Limits
    pools: Mapping[str, WorkerPool]
    """The pools of workers, by name: a `reader` has quick jobs, which must not wait behind the `coach`."""
    lan: Lan
    sockets: OpenSockets = field(default_factory=OpenSockets)
    host_token: str = ""
    """The token of the browser that `noppa` opens."""
    admin_token: str = ""
    """The token of the host's page; without one there is no such page."""
    hosts: set[str] = field(default_factory=set)
    """The identities of the people who started this server."""
    odds: Odds = field(default_factory=Odds)
    history: History = field(default_factory=History)
    reviews: Reviews = field(default_factory=Reviews)
    readiness: Readiness = field(default_factory=Readiness)
    _loading: asyncio.Semaphore = field(default_factory=partial(asyncio.Semaphore, LOADED_AT_ONCE))

    def ask(self, pool: str, client: Asker) -> Ask:
        """Return a function that runs jobs in a pool, charged to a client."""
        return partial(self.pools[pool].ask, asker=client)

    async def find_game(self, game_id: str, identity: str) -> LiveGame:
        """Return a game that an identity may view; raise `Refused` if there is none or it would reveal secret dice.

        Only a few games are loaded at the same time. After a restart thousands are wanted at once: if all were loaded
        together, even the first would be ready only at the end.
        """
        if game_id in self.registry.games:
            return await find_game(self.registry, game_id, identity)
        async with self._loading:
            return await find_game(self.registry, game_id, identity)


def context_of(connection: HTTPConnection) -> Context:
    """Return the context of the application that a request came to."""
    context: Context = connection.app.state.context
    return context


def host_of(connection: HTTPConnection) -> str:
    """Return the address a request came from; a proxy's headers count only if the settings say so."""
    return connection.client.host if connection.client else ""


def address_of(connection: HTTPConnection) -> str:
    """Return the address that a request counts for in the limits."""
    return share_of(host_of(connection))


def _identity(request: Request, response: Response) -> str:
    """Return the identity of the sender; a newcomer gets a new one, in a cookie."""
    context = context_of(request)
    identity = known_identity(context.keys, request)
    if identity is None:
        context.limits.count_newcomer(address_of(request))
        identity = new_identity()
        give_cookie(context.keys, response, identity, secure=request.url.scheme == "https")
    context.limits.count_command(identity, address_of(request))
    return identity


def _known_identity(request: Request) -> str:
    """Return the identity of the sender, empty if unknown: viewing needs none."""
    context = context_of(request)
    identity = known_identity(context.keys, request) or ""
    context.limits.count_command(identity or address_of(request), address_of(request))
    return identity


def _client(request: Request) -> Asker:
    """Return whose share of the workers a request uses, with a way to notice that its sender has gone."""

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
