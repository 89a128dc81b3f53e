"""The device itself: its person, the catalogue, custom content, own data, and what needs a server."""

from typing import Any

from noppa import __version__
from noppa.games import template_of
from noppa.host.refusal import Refused
from noppa.offline import own_data
from noppa.offline.request import Request
from noppa.offline.routes.table import File, route
from noppa.service import requests as bodies
from noppa.service.answers.catalogue import catalogue
from noppa.service.answers.content import content_check, template_name


@route("GET", "/api/me")
async def me(request: Request) -> dict[str, Any]:
    """Return the person at this device."""
    return {"host": False, "version": __version__, "code": request.identity}


@route("GET", "/api/catalogue")
async def see_catalogue(request: Request) -> dict[str, Any]:
    """Return everything there is to choose from."""
    del request
    return catalogue(lambda _game: None)


@route("GET", "/api/content/{game}")
async def template(request: Request) -> File:
    """Return Noppa's own board, deck or map as a file to change."""
    text = template_of(request.game)
    return File(template_name(request.game), text)


@route("POST", "/api/content/{game}")
async def check_content(request: Request) -> dict[str, Any]:
    """Check a custom board, deck or map."""
    return await content_check(request.game, request.body(bodies.ContentText).content, request.device.ask)


@route("GET", "/api/me/export")
async def export(request: Request) -> File:
    """Return everything that is stored on this device."""
    return File("noppa-my-data.json", await own_data.export(request.device))


@route("POST", "/api/me/import")
async def import_games(request: Request) -> dict[str, Any]:
    """Import what was exported on this or another device; games that are here already stay unchanged."""
    return await own_data.import_games(request.device, request.text)


@route("GET", "/api/me/played")
async def list_played(request: Request) -> dict[str, Any]:
    """Return the finished games that could be handed to a server."""
    return await own_data.list_played(request.device)


@route("GET", "/api/me/played/{game_id}")
async def hand_over(request: Request) -> dict[str, Any]:
    """Return a finished game in the form that a server imports."""
    return await own_data.hand_over(request.device, request.game_id)


@route("POST", "/api/me/forget")
async def forget(request: Request) -> dict[str, Any]:
    """Delete everything on this device."""
    return await own_data.forget(request.device)


@route("GET", "/api/limits")
async def limits(request: Request) -> dict[str, Any]:
    """Return no limits: nobody else uses this device."""
    del request
    return {"limits": []}


async def needs_server(request: Request) -> Any:
    """Refuse a request that only a server can serve."""
    del request
    raise Refused("needs-server")


for _method, _path in (
    ("POST", "/api/me/link"),
    ("POST", "/api/me/claim"),
    ("POST", "/api/host"),
    ("GET", "/api/lan"),
    ("POST", "/api/lan"),
    ("POST", "/api/invites/look"),
    ("POST", "/api/invites/sit"),
    ("GET", "/api/games/{game_id}/link"),
    ("POST", "/api/games/{game_id}/invites"),
    ("DELETE", "/api/games/{game_id}/invites/{seat}"),
    ("DELETE", "/api/games/{game_id}/seats/{seat}"),
):
    route(_method, _path)(needs_server)
