"""Endpoints for operators and monitoring: liveness, readiness, metrics and limits."""

import asyncio
import shutil
from dataclasses import asdict
from functools import partial

from fastapi import APIRouter
from fastapi.responses import PlainTextResponse, Response

from noppa import __version__
from noppa.host.refusal import Refused
from noppa.server.context import Context, CurrentContext, MaybeIdentity
from noppa.server.metrics import Gauges
from noppa.server.schemas.responses import Health, LimitInfo, LimitList
from noppa.server.settings import Settings

router = APIRouter(tags=["host"])
MEGABYTE = 1_000_000


@router.get("/live")
async def live() -> Health:
    """Respond as long as the process works; restart it when this fails."""
    return Health(status="ok", version=__version__)


@router.get("/health")
async def health(context: CurrentContext) -> Health:
    """Respond if the server is ready: not shutting down, database writable, disk not full."""
    if context.registry.closing:
        raise Refused("closing")
    await context.readiness.check(partial(_check_ready, context))
    return Health(status="ok", version=__version__)


async def _check_ready(context: Context) -> None:
    free = await asyncio.to_thread(free_disk_mb, context.settings)
    if free < context.settings.least_disk_mb:
        raise Refused("disk-full", free=free, least=context.settings.least_disk_mb)
    await context.storage.check_writing()


@router.get(
    "/metrics",
    response_class=PlainTextResponse,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def metrics(context: CurrentContext) -> Response:
    """Return counts for Prometheus."""
    context.metrics.set_gauges(
        Gauges(
            games=await context.storage.count_by_status(),
            waiting={name: pool.waiting for name, pool in context.pools.items()},
            sockets=context.limits.sockets,
            live_games=len(context.registry.games),
            free_disk_mb=await asyncio.to_thread(free_disk_mb, context.settings),
            ending=context.registry.closing,
        )
    )
    return Response(context.metrics.text(), media_type=context.metrics.content_type)


@router.get("/api/limits")
async def limits(context: CurrentContext, identity: MaybeIdentity) -> LimitList:
    """Return the limits for one browser and for one address."""
    del identity
    return LimitList(limits=[LimitInfo.model_validate(asdict(limit)) for limit in context.limits.listed()])


def free_disk_mb(settings: Settings) -> int:
    """Return the free megabytes of the disk that this server writes to."""
    return shutil.disk_usage(settings.data_path).free // MEGABYTE
