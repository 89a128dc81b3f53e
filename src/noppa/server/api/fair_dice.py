"""Fair dice over HTTP: a player's own seed, and what a browser needs to check the dice by itself."""

from typing import Any

from fastapi import APIRouter

from noppa.host.seating.give_seeds import give_hash, give_seed
from noppa.host.seating.open_game import begin
from noppa.server.api.games import game_answer
from noppa.server.context import CurrentContext, Identity, MaybeIdentity
from noppa.server.schemas.responses import ChanceList, GameAnswer
from noppa.service.answers.games import chance_list
from noppa.service.requests import GameId, OwnSeed, OwnSeedHash

router = APIRouter(prefix="/api", tags=["games"])


@router.get("/games/{game_id}/chances", response_model=ChanceList)
async def list_chances(game_id: GameId, context: CurrentContext, identity: MaybeIdentity) -> dict[str, Any]:
    """Return every roll and card of a game so far, with its places or pile; the seed comes when the game is over."""
    return chance_list(await context.find_game(game_id, identity))


@router.post("/games/{game_id}/seed_hash", response_model=GameAnswer)
async def publish_seed_hash(
    game_id: GameId, body: OwnSeedHash, context: CurrentContext, identity: Identity
) -> dict[str, Any]:
    """Publish the hash of your seed after seeing the server's commitment."""
    live = await context.registry.find(game_id)
    await give_hash(context.registry, live, identity, body.seed_hash)
    return game_answer(context, await begin(context.registry, game_id), identity)


@router.post("/games/{game_id}/seed", response_model=GameAnswer)
async def reveal_seed(game_id: GameId, body: OwnSeed, context: CurrentContext, identity: Identity) -> dict[str, Any]:
    """Reveal your seed once all hashes are published; the game starts with the last seed."""
    live = await context.registry.find(game_id)
    await give_seed(context.registry, live, identity, body.seed)
    return game_answer(context, await begin(context.registry, game_id), identity)
