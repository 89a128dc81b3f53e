"""The coach over HTTP: advice, a remark, everybody's chances, reviews."""

from typing import Any

from fastapi import APIRouter

from noppa.server.context import Address, Client, CurrentContext, Identity, MaybeIdentity
from noppa.server.schemas.coach_responses import AdviceList, OddsInfo, RemarkInfo, ReviewInfo
from noppa.server.schemas.fields import EventNumber, SeatNumber
from noppa.service.answers import coach
from noppa.service.requests import GameId, RecordText

router = APIRouter(prefix="/api", tags=["coach"])


@router.get("/games/{game_id}/advice", response_model=AdviceList)
async def advice(
    game_id: GameId, seat: SeatNumber, context: CurrentContext, identity: MaybeIdentity, client: Client
) -> dict[str, Any]:
    """Return what each legal move of your seat is worth, where the players allowed a coach."""
    live = await context.find_game(game_id, identity)
    return await coach.advice(live, seat, identity, context.ask("coach", client))


@router.get("/games/{game_id}/remark", response_model=RemarkInfo)
async def remark(
    game_id: GameId,
    seat: SeatNumber,
    number: EventNumber,
    context: CurrentContext,
    identity: MaybeIdentity,
    client: Client,
) -> dict[str, Any]:
    """Return what your own move, the event with that number, cost; only its seat may ask."""
    live = await context.find_game(game_id, identity)
    return await coach.remark(live, seat, number, identity, context.ask("coach", client))


@router.get("/games/{game_id}/odds", response_model=OddsInfo)
async def odds(game_id: GameId, context: CurrentContext, identity: MaybeIdentity, client: Client) -> dict[str, Any]:
    """Return everybody's chance to win when this turn began, where the players allowed a coach."""
    live = await context.find_game(game_id, identity)
    coach.coached(live)
    return await context.odds.of(live, context.ask("odds", client))


@router.get("/games/{game_id}/review", response_model=ReviewInfo)
async def review(game_id: GameId, context: CurrentContext, identity: MaybeIdentity, client: Client) -> dict[str, Any]:
    """Return the review of a finished game: luck and skill, seat by seat."""
    text = await coach.finished_text(context.registry, game_id, identity)
    return await context.reviews.of(text, context.ask("coach", client))


@router.post("/records/review", response_model=ReviewInfo)
async def review_record(
    body: RecordText, context: CurrentContext, identity: Identity, address: Address, client: Client
) -> dict[str, Any]:
    """Return the review of the record in the request; nothing is stored."""
    context.limits.count_creation(identity, address)
    return await context.reviews.of(body.record, context.ask("coach", client))
