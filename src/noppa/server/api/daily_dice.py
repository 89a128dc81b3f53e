"""The dice of the day over HTTP: everybody's results, and one's own game."""

from typing import Any

from fastapi import APIRouter

from noppa.host.seating.open_game import open_daily_game
from noppa.server.api.games import game_answer
from noppa.server.context import Address, CurrentContext, Identity, MaybeIdentity
from noppa.server.schemas.responses import DayInfo, GameAnswer
from noppa.service.answers.daily_dice import day_info
from noppa.service.requests import DailyGameRequest, DayText

router = APIRouter(prefix="/api", tags=["people"])


@router.get("/days/{day}/{game}", response_model=DayInfo)
async def see_day(day: DayText, game: str, context: CurrentContext, identity: MaybeIdentity) -> dict[str, Any]:
    """Return the dice of a day: commitment, all results, and the seed once the day is over."""
    return await day_info(context.registry.world, day, game, identity)


@router.post("/days/{game}", status_code=201, response_model=GameAnswer)
async def play_day(
    game: str, body: DailyGameRequest, context: CurrentContext, identity: Identity, address: Address
) -> dict[str, Any]:
    """Play today's dice, once; return the game already begun, if any."""
    context.limits.count_creation(identity, address)
    return game_answer(context, await open_daily_game(context.registry, game, identity, body.name), identity)
