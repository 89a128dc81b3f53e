"""The short rules of a game over HTTP, made by its engine for the rules that are played."""

from typing import Annotated, Any

from fastapi import APIRouter, Query

from noppa.games import rules
from noppa.host.rebuild import current_rules
from noppa.server.context import CurrentContext, MaybeIdentity
from noppa.server.schemas.guide_responses import GuideAnswer
from noppa.service.answers.guides import guide_answer
from noppa.service.requests import GameId

router = APIRouter(prefix="/api", tags=["rules"])


@router.get("/guides/{game}", response_model=GuideAnswer)
async def guide_of_edition(
    game: str, _identity: MaybeIdentity, edition: Annotated[str | None, Query(max_length=40)] = None
) -> dict[str, Any]:
    """Return the short rules of an edition; those of the default one unless it is named."""
    return guide_answer(rules(game, edition))


@router.get("/games/{game_id}/guide", response_model=GuideAnswer)
async def guide_of_game(game_id: GameId, context: CurrentContext, identity: MaybeIdentity) -> dict[str, Any]:
    """Return the short rules as they are played in a game, with its options and its own board, deck or map."""
    live = await context.find_game(game_id, identity)
    return guide_answer(current_rules(live.game))
