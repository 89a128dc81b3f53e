"""The host's admin page over HTTP, behind a token: lists and ends games, exports and deletes people's data."""

import hmac
import logging
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request, Response

from noppa import __version__
from noppa.host.commit import commit
from noppa.host.game_log import GameLog
from noppa.host.play import views
from noppa.host.refusal import Refused
from noppa.host.storage import StoredGame
from noppa.server.api.operations import free_disk_mb
from noppa.server.api.privacy import EXPORT, export_file
from noppa.server.context import Context, CurrentContext, address_of, context_of
from noppa.server.forget import forget
from noppa.server.schemas.admin import AdminGame, AdminGameList, AdminSeat, AdminState, ForgottenInfo, PersonCode
from noppa.server.storage.people import export_person
from noppa.server.storage.retention import ABANDONED, FINISHED
from noppa.service.requests import GameId

LOG = logging.getLogger("noppa.server")
MOST_LISTED = 100
SCHEME = "Bearer "


def _check_token(request: Request) -> None:
    """Raise `Refused` unless a request has the host's token; each address has only a few wrong attempts."""
    context, address = context_of(request), address_of(request)
    if not context.admin_token:
        raise Refused("admin-off")
    context.limits.check_tokens(address)
    token = request.headers.get("authorization", "").removeprefix(SCHEME)
    if not hmac.compare_digest(token.encode(errors="replace"), context.admin_token.encode()):
        context.limits.wrong_token(address)
        raise Refused("admin-only")


router = APIRouter(prefix="/api/admin", tags=["host"], dependencies=[Depends(_check_token)])


@router.get("/state")
async def state(context: CurrentContext) -> AdminState:
    """Return the state of this server."""
    return AdminState(
        version=__version__,
        ending=context.registry.closing,
        sockets=context.limits.sockets,
        live_games=len(context.registry.games),
        free_disk_mb=free_disk_mb(context.settings),
        games=await context.storage.count_by_status(),
    )


@router.get("/games")
async def list_games(
    context: CurrentContext,
    finished: Annotated[bool, Query()] = False,  # noqa: FBT002 - by name in the address
    before: Annotated[float, Query(ge=0, le=1e12)] = 1e12,
) -> AdminGameList:
    """Return running or finished games, private ones included, the most recently changed first."""
    games = await context.storage.list_all(FINISHED if finished else ABANDONED, before, MOST_LISTED)
    return AdminGameList(games=[_shown(context, game) for game in games])


@router.post("/games/{game_id}/end")
async def end_game(game_id: GameId, context: CurrentContext) -> AdminGame:
    """End a game with its current scores and keep its record; close one that has not started."""
    registry = context.registry
    live = await registry.find(game_id)
    async with live.changing():
        await registry.refresh(live)
        if live.log is not None and not live.ended:
            await commit(registry, live, _stop)
        elif not live.ended:
            await context.storage.close_game(game_id)
        await registry.row_changed(live)
    LOG.warning("the host ended game %s", game_id)
    return _shown(context, live.game)


@router.post("/people/export", response_class=Response, responses=EXPORT)
async def export(body: PersonCode, context: CurrentContext) -> Response:
    """Return everything that is stored about a person, by their player code."""
    return export_file(await export_person(context.storage, body.code))


@router.post("/people/forget")
async def forget_somebody(body: PersonCode, context: CurrentContext) -> ForgottenInfo:
    """Delete everything about a person, by their player code."""
    forgotten = await forget(context, body.code)
    LOG.warning("the host deleted a person with %d games", len(forgotten.deleted) + len(forgotten.kept))
    return ForgottenInfo(deleted=len(forgotten.deleted), kept=len(forgotten.kept))


def _stop(trial: GameLog, at: float) -> None:
    trial.perform(trial.table.stop, at)


def _shown(context: Context, game: StoredGame) -> AdminGame:
    live = context.registry.games.get(game.id)
    return AdminGame(
        game=views.listed(game),
        watching=len(live.viewers) if live else 0,
        seats=[
            AdminSeat(name=seat.name, kind=seat.kind, code=seat.holder or seat.reserved or "") for seat in game.seats
        ],
    )
