"""The browser app as it was built into this package; without it the small page of `pages` stands in."""

import gzip
import mimetypes
import re
from functools import cache
from html import escape
from importlib.resources import files

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import Response

router = APIRouter()
BUILT = files(__package__).joinpath("built")
FOR_GOOD = "public, max-age=31536000, immutable"
"""For files whose names change with what is in them."""
TEXTS = (".html", ".js", ".css", ".svg", ".webmanifest")
KINDS = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}
SHORTEST = 1000
"""What is shorter than this is sent as it is."""


def is_built() -> bool:
    """Whether the app is there."""
    return BUILT.joinpath("index.html").is_file()


@router.get("/assets/{name}", include_in_schema=False)
async def asset(name: str, request: Request) -> Response:
    """A part of the app."""
    return answer(f"assets/{name}", request, FOR_GOOD)


@router.get("/icon.svg", include_in_schema=False)
@router.get("/icon-192.png", include_in_schema=False)
@router.get("/icon-512.png", include_in_schema=False)
@router.get("/icon-maskable.png", include_in_schema=False)
@router.get("/manifest.webmanifest", include_in_schema=False)
@router.get("/sw.js", include_in_schema=False)
async def beside(request: Request) -> Response:
    """The app's pictures, what a device needs to know to install it, and what opens it without a connection."""
    return answer(request.url.path.removeprefix("/"), request)


def answer(path: str, request: Request, keep: str = "no-cache") -> Response:
    """A file of the app, packed where the browser takes it so."""
    content = _content(path)
    if content is None:
        raise HTTPException(404)
    suffix = path[path.rfind(".") :]
    kind = KINDS.get(suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    headers = {"cache-control": keep, "vary": "accept-encoding"}
    if suffix in TEXTS and len(content) > SHORTEST and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(_packed(path), media_type=kind, headers=headers | {"content-encoding": "gzip"})
    return Response(content, media_type=kind, headers=headers)


@cache
def first_page(languages: tuple[str, ...]) -> bytes:
    """The app's page, which says what languages there are."""
    named = f'data-languages="{escape(" ".join(languages), quote=True)}"'
    return re.sub(rb'data-languages="[^"]*"', lambda _: named.encode(), _content("index.html") or b"", count=1)


@cache
def _content(path: str) -> bytes | None:
    """What is in a file; only those that are there, none above the folder."""
    file = BUILT
    for part in path.split("/"):
        if part in {"", ".", ".."} or "\\" in part:
            return None
        file = file.joinpath(part)
    return file.read_bytes() if file.is_file() else None


@cache
def _packed(path: str) -> bytes:
    return gzip.compress(_content(path) or b"", 9, mtime=0)
