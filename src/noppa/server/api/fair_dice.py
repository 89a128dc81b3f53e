"""What a browser needs to check the dice by itself: which places were rolled, which cards were left."""

from fastapi import APIRouter

from noppa.host.play import views
from noppa.server.context import CurrentContext, MaybeIdentity
from noppa.server.schemas.fields import GameId
from noppa.server.schemas.responses import ChanceList

router = APIRouter(prefix="/api", tags=["games"])


@router.get("/games/{game_id}/chances")
async def list_chances(game_id: GameId, context: CurrentContext, identity: MaybeIdentity) -> ChanceList:
    """Return every roll and card of a game so far, with its places or pile; the seed comes when the game is over."""
    live = await context.find_game(game_id, identity)
    return ChanceList(chances=views.chance_infos(live.started().table, same=live.game.setup["same"]))
