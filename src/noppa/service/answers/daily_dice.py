"""The dice of a day: their commitment, everybody's results, and the seed once the day is over."""

from typing import Any

from noppa.games import games
from noppa.host.identities import made_at
from noppa.host.ports import World
from noppa.host.refusal import Refused
from noppa.host.seating.daily_dice import day_is_over, dice_of_day, has_begun, start_of
from noppa.host.storage import StoredGame


async def day_info(world: World, day: str, game: str, identity: str) -> dict[str, Any]:
    """Return the dice of a day (`DayInfo`); raise `Refused` for a future day or an unknown game."""
    now = world.clock.now()
    if game not in games() or not has_begun(day, now):
        raise Refused("day-unknown", day=day, game=game[:32])
    dice = dice_of_day(world.randomness, game, day)
    results = [_result(stored, identity, day) for stored in await world.storage.list_daily(day, game)]
    results.sort(key=lambda result: (result["status"] != "over", -result["score"]))
    return {
        "day": day,
        "game": game,
        "commitment": dice.commitment,
        "server_seed": dice.server_seed.hex() if day_is_over(day, now) else None,
        "results": results,
    }


def _result(stored: StoredGame, identity: str, day: str) -> dict[str, Any]:
    seat = next(seat for seat in stored.seats if seat.kind != "bot")
    return {
        "id": stored.id,
        "name": seat.name,
        "status": stored.status,
        "score": stored.scores[seat.seat],
        "mine": stored.creator == identity,
        "newcomer": made_at(stored.creator) >= start_of(day),
    }
