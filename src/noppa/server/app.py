"""Assembles the application: opens its parts in order and closes them in reverse."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from math import ceil

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.routing import Match, Route

from noppa import __version__
from noppa.core.errors import NoppaError
from noppa.games import games
from noppa.host.ports import Clock, World
from noppa.host.refusal import Refused
from noppa.host.registry import Registry
from noppa.server.api import (
    admin,
    coach,
    content,
    daily_dice,
    fair_dice,
    guides,
    lessons,
    operations,
    outside_tables,
    pages,
    people,
    practice,
    privacy,
    real_dice,
    records,
    seats,
    seen,
    words,
)
from noppa.server.api import games as games_api
from noppa.server.context import Context, context_of
from noppa.server.keys import load_keys, load_token
from noppa.server.metrics import Metrics
from noppa.server.network import socket, static_files
from noppa.server.network.addresses import Addresses
from noppa.server.network.fanout import ByRedis, FanOut, InProcess
from noppa.server.network.lan import Lan
from noppa.server.network.limits import Limits
from noppa.server.network.middleware import Middleware
from noppa.server.network.request_log import RequestLog
from noppa.server.openapi import PROBLEMS, describe
from noppa.server.problems import invalid_request, problem_of
from noppa.server.refused_names import read_refused_names
from noppa.server.settings import Settings
from noppa.server.storage.engines import connect
from noppa.server.storage.migrate import migrate
from noppa.server.storage.process_lock import process_lock
from noppa.server.storage.retention import delete_periodically
from noppa.server.storage.sql_storage import SqlStorage
from noppa.server.workers.accounts import Accounts
from noppa.server.workers.bot_jobs import bot_jobs
from noppa.server.workers.pool import WorkerPool
from noppa.server.world import ServerRandomness
from noppa.service.driver import Driver
from noppa.service.problems import status_of
from noppa.service.world import InstalledBots, SystemClock, seat_name

LOG = logging.getLogger("noppa.server")
BOTS = ("bots", "preparing")
"""The workers that bots use, which never refuse: a game continues however much its creator requests."""


def make_app(settings: Settings, addresses: Addresses | None = None) -> FastAPI:
    """Return the application of a server with these settings."""
    server_addresses = addresses or Addresses(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with open_server(app, settings, server_addresses):
            yield

    app = FastAPI(
        title="Noppa",
        version=__version__,
        description="Five dice games over HTTP and WebSocket.",
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        lifespan=lifespan,
        responses=PROBLEMS,
    )
    api = (
        games_api,
        guides,
        lessons,
        content,
        seats,
        daily_dice,
        fair_dice,
        real_dice,
        coach,
        practice,
        records,
        people,
    )
    app.router.routes.append(socket.ROUTE)  # first, because after a restart thousands of sockets come at once
    for part in (*api, privacy, static_files, words, outside_tables, operations, seen, admin, pages):
        app.include_router(part.router)
    app.add_middleware(Middleware, addresses=server_addresses, trust_proxy=settings.trust_proxy)
    app.add_middleware(RequestLog, trust_proxy=settings.trust_proxy)
    app.add_exception_handler(NoppaError, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.openapi = lambda: describe(app)  # type: ignore[method-assign]
    return app


@asynccontextmanager
async def open_server(
    app: FastAPI, settings: Settings, addresses: Addresses, lan: Lan | None = None, clock: Clock | None = None
) -> AsyncIterator[Context]:
    """Open the parts of a server in order, yield what requests need, and close the parts in reverse."""
    fanout: FanOut = ByRedis(settings.redis) if settings.redis else InProcess()
    keys, admin_token = load_keys(settings.secret_path), load_token(settings.admin_token_file)
    refused_names = read_refused_names(settings.refused_names_file)
    engines = connect(settings.database_url)
    metrics = Metrics()
    limits = Limits(settings.commands_per_second, settings.sockets_per_address, settings.thinking_per_minute)
    accounts = Accounts(limits, metrics)
    counts = {"bots": settings.bot_workers, "preparing": 1, "coach": 1, "reader": 1, "odds": 1}
    pools = {
        name: WorkerPool(count, accounts=replace(accounts, refuses=name not in BOTS)) for name, count in counts.items()
    }
    async with AsyncExitStack() as stack:
        stack.push_async_callback(engines.close)
        await stack.enter_async_context(process_lock(settings.database_url, engines, needed=fanout.alone))
        await migrate(settings, engines)
        storage = SqlStorage(engines)
        await _close_outdated(storage)
        world = World(
            clock=clock or SystemClock(),
            randomness=ServerRandomness(keys),
            storage=storage,
            publisher=fanout,
            counters=metrics,
            bots=InstalledBots(),
            new_lock=asyncio.Lock,
            seat_name=seat_name,
            absence=settings.absence,
            bot_pause=settings.bot_pause,
            refuses_name=refused_names.refuse,
        )
        registry = Registry(world)
        context = Context(
            registry=registry,
            storage=storage,
            keys=keys,
            metrics=metrics,
            settings=settings,
            addresses=addresses,
            limits=limits,
            pools=pools,
            lan=lan or Lan(addresses),
            admin_token=admin_token,
        )
        app.state.context = context
        await fanout.open(registry.hear)
        stack.push_async_callback(fanout.close)
        for pool in pools.values():
            stack.push_async_callback(pool.close)
        think, prepare = (bot_jobs(pools[name], limits.last_address) for name in BOTS)
        driver = Driver(registry, think, prepare)
        driver.open()
        stack.push_async_callback(driver.close)
        open_games = registry.games.keys
        deletion = asyncio.create_task(delete_periodically(settings, storage, world.clock, metrics, open_games))
        stack.push_async_callback(_cancel, deletion)
        yield context
        registry.closing = True


async def _cancel(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.wait([task])


async def _close_outdated(storage: SqlStorage) -> None:
    closed = await storage.close_outdated({game.name: game.version for game in games().values()})
    if closed:
        LOG.warning("%d running games of older rules were closed; their records are kept", closed)


async def _refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, NoppaError)
    game = str(error.params.get("game", ""))
    response = _respond(problem_of(error, game, _accept_language(request)).model_dump(), status_of(error))
    if error.code == "closing":
        response.headers["retry-after"] = str(ceil(context_of(request).sockets.restart))
    if error.code == "too-fast":
        response.headers["retry-after"] = str(ceil(float(str(error.params["seconds"]))))
    return response


async def _invalid(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    return await _refused(request, invalid_request(error.errors()))


async def _http(request: Request, error: Exception) -> JSONResponse:
    """Respond to the framework's own errors: no such page, no such method, a body that is not text."""
    assert isinstance(error, HTTPException)
    if error.status_code == 400:
        return await _invalid(request, RequestValidationError([{"loc": ("body",), "msg": "not JSON"}]))
    code = {404: "no-such-page", 405: "method-not-allowed"}.get(error.status_code, "request-refused")
    refused = Refused(code, path=request.url.path[:80], status=error.status_code)
    response = _respond(problem_of(refused, accept_language=_accept_language(request)).model_dump(), error.status_code)
    if error.status_code == 405:
        response.headers["allow"] = ", ".join(sorted(_methods(request)))
    return response


def _respond(problem: dict[str, object], status: int) -> JSONResponse:
    return JSONResponse(problem, status)


def _accept_language(request: Request) -> str:
    """Return the languages that a request prefers."""
    return request.headers.get("accept-language", "")


def _methods(request: Request) -> set[str]:
    """Return every method that is allowed on a request's path, whichever function handles it."""
    routes = (route for route in request.app.routes if isinstance(route, Route))
    return {
        method for route in routes if route.matches(request.scope)[0] != Match.NONE for method in route.methods or ()
    }
