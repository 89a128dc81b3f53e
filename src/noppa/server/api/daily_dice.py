"""The dice of the day over HTTP: everybody's results, and one's own game."""

from fastapi import APIRouter

from noppa.games import games
from noppa.host.refusal import Refused
from noppa.host.seating.daily_dice import day_is_over, dice_of_day, has_begun, start_of
from noppa.host.seating.open_game import open_daily_game
from noppa.host.storage import StoredGame
from noppa.server.api.games import game_answer
from noppa.server.context import Address, CurrentContext, Identity, MaybeIdentity
from noppa.server.network.identity import made_at
from noppa.server.schemas.fields import DayText
from noppa.server.schemas.requests import DailyGameRequest
from noppa.server.schemas.responses import DayInfo, DayResult, GameAnswer

router = APIRouter(prefix="/api", tags=["people"])


@router.get("/days/{day}/{game}")
async def see_day(day: DayText, game: str, context: CurrentContext, identity: MaybeIdentity) -> DayInfo:
    """Return the dice of a day: their commitment, everybody's result, and the seed once the day is over."""
    world = context.registry.world
    now = world.clock.now()
    if game not in games() or not has_begun(day, now):
        raise Refused("day-unknown", day=day, game=game[:32])
    dice = dice_of_day(world.randomness, game, day)
    results = [_result(stored, identity, day) for stored in await context.storage.list_daily(day, game)]
    results.sort(key=lambda result: (result.status != "over", -result.score))
    return DayInfo(
        day=day,
        game=game,
        commitment=dice.commitment,
        server_seed=dice.server_seed.hex() if day_is_over(day, now) else None,
        results=results,
    )


@router.post("/days/{game}", status_code=201)
async def play_day(
    game: str, body: DailyGameRequest, context: CurrentContext, identity: Identity, address: Address
) -> GameAnswer:
    """Play with the dice of the day, once: whoever has begun goes on."""
    context.limits.making(identity, address)
    return game_answer(context, await open_daily_game(context.registry, game, identity, body.name), identity)


def _result(stored: StoredGame, identity: str, day: str) -> DayResult:
    seat = next(seat for seat in stored.seats if seat.kind != "bot")
    return DayResult(
        id=stored.id,
        name=seat.name,
        status=stored.status,
        score=stored.scores[seat.seat],
        mine=stored.creator == identity,
        newcomer=made_at(stored.creator) >= start_of(day),
    )
