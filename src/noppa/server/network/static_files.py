"""The browser app as it was built into this package; without it the small page of `pages` stands in."""

import gzip
import mimetypes
import re
from base64 import b64encode
from functools import cache, lru_cache
from hashlib import sha256
from html import escape
from importlib.resources import files

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import Response

router = APIRouter()
BUILT = files("noppa.server").joinpath("built")
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


@lru_cache(64)
def first_page(languages: tuple[str, ...], language: str, words: tuple[tuple[str, str], ...]) -> bytes:
    """The app's page: what languages there are, and in one of them what is read before the app is there."""
    page = (_content("index.html") or b"").decode()
    named = f'lang="{language}" data-languages="{escape(" ".join(languages), quote=True)}"'
    page = re.sub(r'lang="en" data-languages="[^"]*"', lambda _: named, page, count=1)
    for name, text in words:
        page = page.replace(f"{{{name}}}", escape(text))
    return page.encode()


@lru_cache(64)
def packed_page(page: bytes) -> bytes:
    """The same as browsers take it."""
    return gzip.compress(page, 9, mtime=0)


@cache
def inside(kind: str) -> str:
    """The scripts or styles that stand in the page itself, as a content policy names them."""
    page = _content("index.html") or b""
    found = re.findall(rf"<{kind}>(.*?)</{kind}>".encode(), page, re.DOTALL)
    return " ".join(f"'sha256-{b64encode(sha256(each).digest()).decode()}'" for each in found)


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
