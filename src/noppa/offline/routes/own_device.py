"""The device itself: who is here, what can be played, files of one's own, one's data; and what needs a server."""

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
async def me(asked: Request) -> dict[str, Any]:
    """Return who is asking: the person at this device."""
    return {"host": False, "version": __version__, "code": asked.identity}


@route("GET", "/api/catalogue")
async def see_catalogue(asked: Request) -> dict[str, Any]:
    """Return everything there is to choose from."""
    del asked
    return catalogue(lambda _game: None)


@route("GET", "/api/content/{game}")
async def template(asked: Request) -> File:
    """Return Noppa's own board, deck or map as a file to change."""
    text = template_of(asked.game)
    return File(template_name(asked.game), text)


@route("POST", "/api/content/{game}")
async def check_content(asked: Request) -> dict[str, Any]:
    """Check a custom board, deck or map."""
    return await content_check(asked.game, asked.body(bodies.ContentText).content, asked.device.ask)


@route("GET", "/api/me/export")
async def export(asked: Request) -> File:
    """Return everything that is stored on this device."""
    return File("noppa-my-data.json", await own_data.export(asked.device))


@route("POST", "/api/me/import")
async def take_in(asked: Request) -> dict[str, Any]:
    """Take in what was exported on this or another device; what is here already stays as it is."""
    return await own_data.take_in(asked.device, asked.text)


@route("GET", "/api/me/played")
async def list_played(asked: Request) -> dict[str, Any]:
    """Return the finished games that could be handed to a server."""
    return await own_data.list_played(asked.device)


@route("GET", "/api/me/played/{game_id}")
async def hand_over(asked: Request) -> dict[str, Any]:
    """Return a finished game as a server takes it over."""
    return await own_data.hand_over(asked.device, asked.game_id)


@route("POST", "/api/me/forget")
async def forget(asked: Request) -> dict[str, Any]:
    """Delete everything on this device."""
    return await own_data.forget(asked.device)


@route("GET", "/api/limits")
async def limits(asked: Request) -> dict[str, Any]:
    """Return no limits: nobody else uses this device."""
    del asked
    return {"limits": []}


async def needs_server(asked: Request) -> Any:
    """Refuse what needs other people's devices."""
    del asked
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
