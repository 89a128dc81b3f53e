"""Finished games and days on this device: records, history, the dice of the day."""

from typing import Any

from noppa.host.seating.open_game import open_daily_game
from noppa.offline.request import Request
from noppa.offline.routes.game_routes import shown
from noppa.offline.routes.table import File, route
from noppa.service import requests as bodies
from noppa.service.answers import records
from noppa.service.answers.daily_dice import day_info

MOST_PLAYED = 200


@route("GET", "/api/games/{game_id}/record")
async def record(asked: Request) -> File:
    """Return the record of a game that is over, with its secret seed."""
    live = await asked.live_game()
    text = await records.record_text(asked.device.registry, live)
    return File(f"noppa-{live.game.game}-{live.game.id}.json", text)


@route("GET", "/api/games/{game_id}/steps")
async def list_steps(asked: Request) -> dict[str, Any]:
    """Return a game that is over, step by step."""
    return await records.game_steps(asked.device.registry, await asked.live_game(), asked.device.ask)


@route("POST", "/api/records")
async def open_record(asked: Request) -> dict[str, Any]:
    """Check the record in the request and return it step by step."""
    return await records.record_steps(asked.body(bodies.RecordText).record, asked.device.ask)


@route("GET", "/api/history")
async def history(asked: Request) -> dict[str, Any]:
    """Return the finished games of this device, the oldest first."""
    storage = asked.device.storage
    played = [game for game in await storage.list_games() if game.status == "over"][:MOST_PLAYED]
    return await asked.device.history.of(asked.identity, played, storage.load_events, asked.device.ask)


@route("GET", "/api/days/{day}/{game}")
async def see_day(asked: Request) -> dict[str, Any]:
    """Return the dice of a day as they are on this device."""
    return await day_info(asked.device.registry.world, asked.day, asked.named["game"], asked.identity)


@route("POST", "/api/days/{game}", 201)
async def play_day(asked: Request) -> dict[str, Any]:
    """Play with the dice of the day, once: whoever has begun goes on."""
    name = asked.body(bodies.DailyGameRequest).name
    return shown(asked, await open_daily_game(asked.device.registry, asked.named["game"], asked.identity, name))
