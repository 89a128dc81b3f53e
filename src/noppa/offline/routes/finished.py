"""Finished games and days on this device: records, history, the dice of the day."""

from typing import Any

from noppa.host.seating.open_game import open_daily_game
from noppa.offline.request import Request
from noppa.offline.routes.game_routes import game_response
from noppa.offline.routes.table import File, route
from noppa.service import requests as bodies
from noppa.service.answers import records
from noppa.service.answers.daily_dice import day_info

MOST_PLAYED = 200


@route("GET", "/api/games/{game_id}/record")
async def record(request: Request) -> File:
    """Return the record of a game that is over, with its secret seed."""
    live = await request.live_game()
    text = await records.record_text(request.device.registry, live)
    return File(f"noppa-{live.game.game}-{live.game.id}.json", text)


@route("GET", "/api/games/{game_id}/steps")
async def list_steps(request: Request) -> dict[str, Any]:
    """Return a game that is over, step by step."""
    return await records.game_steps(request.device.registry, await request.live_game(), request.device.ask)


@route("POST", "/api/records")
async def open_record(request: Request) -> dict[str, Any]:
    """Check the record in the request and return it step by step."""
    return await records.record_steps(request.body(bodies.RecordText).record, request.device.ask)


@route("GET", "/api/history")
async def history(request: Request) -> dict[str, Any]:
    """Return the finished games of this device, the oldest first."""
    storage = request.device.storage
    played = [game for game in await storage.list_games() if game.status == "over"][:MOST_PLAYED]
    return await request.device.history.of(request.identity, played, storage.load_events, request.device.ask)


@route("GET", "/api/days/{day}/{game}")
async def see_day(request: Request) -> dict[str, Any]:
    """Return the dice of a day as they are on this device."""
    return await day_info(request.device.registry.world, request.day, request.named["game"], request.identity)


@route("POST", "/api/days/{game}", 201)
async def play_day(request: Request) -> dict[str, Any]:
    """Play with the dice of the day, once: a game that has begun continues."""
    name = request.body(bodies.DailyGameRequest).name
    return game_response(
        request, await open_daily_game(request.device.registry, request.named["game"], request.identity, name)
    )
