"""What a browser needs to check the dice by itself: which places were rolled, which cards were left."""

from fastapi import APIRouter

from noppa.host.play import views
from noppa.server.context import Here, Maybe
from noppa.server.schemas.fields import GameId
from noppa.server.schemas.responses import ChanceList

router = APIRouter(prefix="/api", tags=["games"])


@router.get("/games/{game_id}/chances")
async def list_chances(game_id: GameId, here: Here, asker: Maybe) -> ChanceList:
    """Every roll and card of a game so far, with what it was asked of; the seed comes at the end of the game."""
    del asker
    live = await here.registry.find(game_id)
    return ChanceList(chances=views.chance_infos(live.started().table, same=live.game.setup["same"]))
