"""Finished games and records over HTTP: step by step, and a player's history."""

from typing import Any

from fastapi import APIRouter

from noppa.server.context import Address, Client, CurrentContext, Identity, MaybeIdentity
from noppa.server.schemas.record_responses import HistoryInfo, RecordInfo, TakenOver
from noppa.service.answers import played, records
from noppa.service.requests import GameId, PlayedGame, RecordText

router = APIRouter(prefix="/api", tags=["records"])
MOST_PLAYED = 200


@router.post("/records", response_model=RecordInfo)
async def open_record(
    body: RecordText, context: CurrentContext, identity: Identity, address: Address, client: Client
) -> dict[str, Any]:
    """Check the record in the request and return it step by step; nothing of it is stored."""
    context.limits.count_creation(identity, address)
    return await records.record_steps(body.record, context.ask("reader", client))


@router.get("/games/{game_id}/steps", response_model=RecordInfo)
async def list_steps(
    game_id: GameId, context: CurrentContext, identity: MaybeIdentity, client: Client
) -> dict[str, Any]:
    """Return a finished game step by step, with nothing hidden."""
    live = await context.find_game(game_id, identity)
    return await records.game_steps(context.registry, live, context.ask("reader", client))


@router.post("/me/played", response_model=TakenOver)
async def take_over(
    body: PlayedGame, context: CurrentContext, identity: Identity, address: Address, client: Client
) -> dict[str, Any]:
    """Check the record of a game you played without a server, and add it to your history."""
    context.limits.count_creation(identity, address)
    world, storage = context.registry.world, context.storage
    return await played.take_over(world, storage, body, identity, context.ask("reader", client))


@router.get("/history", response_model=HistoryInfo)
async def history(context: CurrentContext, identity: MaybeIdentity, client: Client) -> dict[str, Any]:
    """Return your finished games, the oldest first."""
    found = await context.storage.list_finished(identity, MOST_PLAYED) if identity else []
    return await context.history.of(identity, found, context.storage.load_events, context.ask("reader", client))
