"""Fair dice over HTTP: a player's own seed, and what a browser needs to check the dice by itself."""

from fastapi import APIRouter

from noppa.host.play import views
from noppa.host.seating.give_seeds import give_hash, give_seed
from noppa.host.seating.open_game import begin
from noppa.server.api.games import game_answer
from noppa.server.context import CurrentContext, Identity, MaybeIdentity
from noppa.server.schemas.fields import GameId
from noppa.server.schemas.requests import OwnSeed, OwnSeedHash
from noppa.server.schemas.responses import ChanceList, GameAnswer

router = APIRouter(prefix="/api", tags=["games"])


@router.get("/games/{game_id}/chances")
async def list_chances(game_id: GameId, context: CurrentContext, identity: MaybeIdentity) -> ChanceList:
    """Return every roll and card of a game so far, with its places or pile; the seed comes when the game is over."""
    live = await context.find_game(game_id, identity)
    return ChanceList(chances=views.chance_infos(live.started().table, same=live.game.setup["same"]))


@router.post("/games/{game_id}/seed_hash")
async def publish_seed_hash(
    game_id: GameId, body: OwnSeedHash, context: CurrentContext, identity: Identity
) -> GameAnswer:
    """Publish the hash of your seed: you have seen the server's commitment, and nobody has seen your seed."""
    live = await context.registry.find(game_id)
    await give_hash(context.registry, live, identity, body.seed_hash)
    return game_answer(context, await begin(context.registry, game_id), identity)


@router.post("/games/{game_id}/seed")
async def reveal_seed(game_id: GameId, body: OwnSeed, context: CurrentContext, identity: Identity) -> GameAnswer:
    """Reveal your seed, when everybody sits and every hash is there; the game starts with the last one."""
    live = await context.registry.find(game_id)
    await give_seed(context.registry, live, identity, body.seed)
    return game_answer(context, await begin(context.registry, game_id), identity)
