"""The pages: one for people, health and counts for hosts."""

import re
from functools import cache
from hashlib import sha256
from html import escape
from importlib.resources import files
from typing import Any

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import PlainTextResponse, Response

from noppa import __version__
from noppa.locale import Messages
from noppa.locale.choosing import accepted
from noppa.locale.files import languages
from noppa.server.network.static_files import first_page, inside, is_built, packed_page
from noppa.server.context import Here
from noppa.server.network.middleware import content_policy
from noppa.server.schemas.responses import Health
from noppa.server.api.words import first_words

router = APIRouter(tags=["host"])
HTML = "text/html; charset=utf-8"
PAGE = files("noppa.server").joinpath("page")
FILES = {
    "/static/page.css": ("page.css", "text/css; charset=utf-8"),
    "/static/page.js": ("page.js", "text/javascript; charset=utf-8"),
    "/static/icon.svg": ("icon.svg", "image/svg+xml"),
}


@router.get("/", include_in_schema=False)
async def page(request: Request) -> Response:
    """The browser app; where it was not built, a small page with its words filled in."""
    if is_built():
        return _app(request)
    say = Messages(accepted(request.headers.get("accept-language", "")))
    text = _text("index.html").replace('lang="en"', f'lang="{say.language}"', 1)
    filled = re.sub(r"\{page-([a-z]+)\}", lambda found: escape(say(f"page-{found[1]}"), quote=True), text)
    return _response(filled.encode(), HTML)


def _app(request: Request) -> Response:
    """The app's page in the language that is liked best, looked for anew and sent only where it has changed."""
    language = accepted(request.headers.get("accept-language", ""))
    page = first_page(languages(), language, first_words(language))
    headers = {
        "cache-control": "no-cache",
        "vary": "accept-language, accept-encoding",
        "etag": f'"{sha256(page).hexdigest()[:20]}"',
        "content-security-policy": content_policy(inside("script"), inside("style")),
    }
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed_page(page), media_type=HTML, headers=headers | {"content-encoding": "gzip"})
    return Response(page, media_type=HTML, headers=headers)


@router.get("/static/{name}", include_in_schema=False)
async def static(name: str) -> Response:
    """What the first page is made of."""
    if f"/static/{name}" not in FILES:
        raise HTTPException(404)
    file, kind = FILES[f"/static/{name}"]
    return _response(_text(file).encode(), kind)


@cache
def _text(name: str) -> str:
    return PAGE.joinpath(name).read_text(encoding="utf-8")


def _response(content: bytes, kind: str) -> Response:
    return Response(content, media_type=kind, headers={"cache-control": "no-cache"})


@router.get("/health", response_model=Health)
async def health(here: Here) -> dict[str, Any]:
    """Whether the server and its database answer."""
    await here.hall.store.statuses()
    return {"status": "ok", "version": __version__}


@router.get(
    "/metrics",
    response_class=PlainTextResponse,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def metrics(here: Here) -> PlainTextResponse:
    """Counts for Prometheus."""
    games = await here.hall.store.statuses()
    gauges: list[tuple[str, dict[str, str], float]] = [
        ("games", {"status": status}, count) for status, count in sorted(games.items())
    ]
    gauges += [("sockets", {}, here.limits.sockets), ("rooms", {}, len(here.hall.rooms))]
    return PlainTextResponse(here.hall.metrics.text(gauges))
