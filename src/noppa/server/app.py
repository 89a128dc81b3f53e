"""The application: its parts put together, opened and closed in order."""

import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel
from pydantic.json_schema import models_json_schema
from starlette.exceptions import HTTPException
from starlette.routing import Match, Route

from noppa import __version__
from noppa.core.errors import NoppaError
from noppa.games import games
from noppa.server import (
    api_coach,
    api_fair,
    api_games,
    api_people,
    api_real,
    api_records,
    api_seats,
    built,
    messages,
    orders,
    outside_tables,
    pages,
    socket,
    told,
    words,
)
from noppa.server.addresses import Addresses
from noppa.server.context import Context
from noppa.server.driver import Driver
from noppa.server.engine import connect
from noppa.server.fanout import ByRedis, FanOut, InProcess
from noppa.server.gate import Gate
from noppa.server.hall import Hall
from noppa.server.keys import load_keys
from noppa.server.lan import Lan
from noppa.server.limits import Limits
from noppa.server.migrating import migrate
from noppa.server.odds import Odds
from noppa.server.only_one import only_one
from noppa.server.problems import invalid, plain_problem
from noppa.server.refusal import Refused, status_of
from noppa.server.settings import Settings
from noppa.server.storage import Store
from noppa.server.workers import Workers

LOG = logging.getLogger("noppa.server")
PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": told.Problem, "description": meaning}
    for status, meaning in {
        403: "Not yours to do",
        404: "Not there",
        409: "Understood, and refused by the rules or by how things stand",
        413: "Too long",
        422: "Not a request of this kind",
        429: "Too many",
        503: "Not now",
    }.items()
}


def make_app(settings: Settings, addresses: Addresses | None = None) -> FastAPI:
    """The application of a server with these settings."""
    reached = addresses or Addresses(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with opened(app, settings, reached):
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
    for part in (
        api_games,
        api_seats,
        api_people,
        api_fair,
        api_real,
        api_coach,
        api_records,
        socket,
        built,
        words,
        outside_tables,
        pages,
    ):
        app.include_router(part.router)
    app.add_middleware(Gate, addresses=reached, trust_proxy=settings.trust_proxy)
    app.add_exception_handler(NoppaError, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.openapi = lambda: _openapi(app)  # type: ignore[method-assign]
    return app


@asynccontextmanager
async def opened(
    app: FastAPI, settings: Settings, addresses: Addresses, lan: Lan | None = None
) -> AsyncIterator[Context]:
    """The parts of a server, opened in order and closed in the other: what it needs to answer a request."""
    fanout: FanOut = ByRedis(settings.redis) if settings.redis else InProcess()
    keys = load_keys(settings.secret_path)
    engines = connect(settings.database_url)
    bots, coach = Workers(settings.bot_workers, patience=600), Workers(1, patience=600)
    reader, player = Workers(1, patience=60), Workers(1, patience=120)
    async with AsyncExitStack() as stack:
        stack.push_async_callback(engines.close)
        await stack.enter_async_context(only_one(settings.database_url, engines, needed=fanout.alone))
        await migrate(settings, engines)
        store = Store(engines)
        await _close_outdated(store)
        hall = Hall(settings, keys, store, fanout)
        limits = Limits(settings.commands_per_second, settings.sockets_per_address)
        context = Context(hall, addresses, limits, coach, reader, Odds(player), lan or Lan(addresses))
        app.state.context = context
        await fanout.open(hall.hear)
        stack.push_async_callback(fanout.close)
        stack.push_async_callback(player.close)
        stack.push_async_callback(reader.close)
        stack.push_async_callback(coach.close)
        stack.push_async_callback(bots.close)
        driver = Driver(hall, bots, coach)
        driver.open()
        stack.push_async_callback(driver.close)
        yield context
        hall.closing = True


async def _close_outdated(store: Store) -> None:
    closed = await store.close_outdated({game.name: game.version for game in games().values()})
    if closed:
        LOG.warning("%d running games of older rules were closed; their records are kept", closed)


async def _refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, NoppaError)
    game = str(error.params.get("game", ""))
    return JSONResponse(plain_problem(error, game, _liked(request)), status_of(error))


async def _invalid(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    return await _refused(request, invalid(error.errors()))


async def _http(request: Request, error: Exception) -> JSONResponse:
    """What the framework refuses: no such page, no such method, a body that is no text."""
    assert isinstance(error, HTTPException)
    if error.status_code == 400:
        return await _invalid(request, RequestValidationError([{"loc": ("body",), "msg": "not JSON"}]))
    code = {404: "no-such-page", 405: "method-not-allowed"}.get(error.status_code, "request-refused")
    refused = Refused(code, path=request.url.path[:80], status=error.status_code)
    problem = plain_problem(refused, liked=_liked(request))
    headers = {"allow": ", ".join(sorted(_methods(request)))} if error.status_code == 405 else None
    return JSONResponse(problem, error.status_code, headers=headers)


def _liked(request: Request) -> str:
    """The languages that a request likes to be answered in."""
    return request.headers.get("accept-language", "")


def _methods(request: Request) -> set[str]:
    """Every method that the path of a request has, whichever function answers it."""
    routes = (route for route in request.app.routes if isinstance(route, Route))
    return {
        method for route in routes if route.matches(request.scope)[0] != Match.NONE for method in route.methods or ()
    }


def _openapi(app: FastAPI) -> dict[str, Any]:
    """The description of everything, the messages of the WebSocket included."""
    if app.openapi_schema is None:
        described = FastAPI.openapi(app)
        parts: list[type[BaseModel]] = [
            *(orders.Play, orders.RollDice, orders.EnterDice, orders.EnterCard, orders.Amend, orders.Undo),
            *(
                orders.Stop,
                orders.Answer,
                orders.Give,
                orders.Return,
                orders.Leave,
                orders.React,
                orders.Pace,
                orders.Ping,
            ),
            *(messages.Snapshot, messages.Events, messages.TableChanged, told.Done, messages.Rejected),
            *(messages.Reacted, messages.Rematch, messages.Pong),
        ]
        wanted = [(part, "validation") for part in parts]
        _, defined = models_json_schema(wanted, ref_template="#/components/schemas/{model}")  # type: ignore[arg-type]
        for name, model in defined["$defs"].items():
            described["components"]["schemas"].setdefault(name, model)
        problem = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
        for path in described["paths"].values():
            for operation in path.values():
                for status in PROBLEMS:
                    operation["responses"][str(status)]["content"] = problem
        app.openapi_schema = described
    return app.openapi_schema
