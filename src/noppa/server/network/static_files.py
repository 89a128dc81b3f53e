"""The files of the browser app, as they were built into this package."""

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

from noppa.server.network.middleware import WORKER_SCRIPTS, content_policy

router = APIRouter()
BUILT = files("noppa.server").joinpath("built")
FOR_GOOD = "public, max-age=31536000, immutable"
"""For files whose names change with their content."""
TEXTS = (".html", ".js", ".css", ".svg", ".json", ".webmanifest")
KINDS = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}
SHORTEST = 1000
"""Files shorter than this are sent uncompressed."""
LONGEST = 150
"""The length of the longest file name that is looked up."""


def is_built() -> bool:
    """Return whether the app was built."""
    return BUILT.joinpath("index.html").is_file()


@router.get("/assets/{name}", include_in_schema=False)
async def asset(name: str, request: Request) -> Response:
    """Return a part of the app."""
    return file_response(f"assets/{name}", request, FOR_GOOD)


@router.get("/offline/{path:path}", include_in_schema=False)
async def offline_part(path: str, request: Request) -> Response:
    """Return a file for play without a server; its workers may compile WebAssembly."""
    response = file_response(f"offline/{path}", request, FOR_GOOD)
    response.headers["content-security-policy"] = content_policy(WORKER_SCRIPTS)
    return response


@router.get("/icon.svg", include_in_schema=False)
@router.get("/icon-192.png", include_in_schema=False)
@router.get("/icon-512.png", include_in_schema=False)
@router.get("/icon-maskable.png", include_in_schema=False)
@router.get("/manifest.webmanifest", include_in_schema=False)
@router.get("/sw.js", include_in_schema=False)
async def beside(request: Request) -> Response:
    """Return one of the app's icons, its manifest, or the service worker that opens it without a connection."""
    return file_response(request.url.path.removeprefix("/"), request)


def file_response(path: str, request: Request, cache_control: str = "no-cache") -> Response:
    """Return a file of the app, compressed if the browser accepts that; raise 404 if there is none."""
    content = _content(path)
    if content is None:
        raise HTTPException(404)
    suffix = path[path.rfind(".") :]
    kind = KINDS.get(suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    headers = {"cache-control": cache_control, "vary": "accept-encoding"}
    if suffix in TEXTS and len(content) > SHORTEST and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(_packed(path), media_type=kind, headers=headers | {"content-encoding": "gzip"})
    return Response(content, media_type=kind, headers=headers)


@lru_cache(64)
def first_page(languages: tuple[str, ...], language: str, words: tuple[tuple[str, str], ...]) -> bytes:
    """Return the app's page with the list of languages, and with the first messages in one of them."""
    page = (_content("index.html") or b"").decode()
    named = f'lang="{language}" data-languages="{escape(" ".join(languages), quote=True)}"'
    page = re.sub(r'lang="en" data-languages="[^"]*"', lambda _: named, page, count=1)
    for name, text in words:
        page = page.replace(f"{{{name}}}", escape(text))
    return page.encode()


@lru_cache(64)
def packed_page(page: bytes) -> bytes:
    """Return the page compressed."""
    return gzip.compress(page, 9, mtime=0)


@cache
def inline_hashes(kind: str) -> str:
    """Return the hashes of the page's inline scripts or styles, as a content policy names them."""
    page = _content("index.html") or b""
    found = re.findall(rf"<{kind}>(.*?)</{kind}>".encode(), page, re.DOTALL)
    return " ".join(f"'sha256-{b64encode(sha256(inline).digest()).decode()}'" for inline in found)


def _content(path: str) -> bytes | None:
    """Return the content of a file of the app, None if there is no such file."""
    parts = path.split("/")
    if any(part in {"", ".", ".."} or "\\" in part or len(part) > LONGEST for part in parts):
        return None
    return _read(path) if BUILT.joinpath(*parts).is_file() else None


@cache
def _read(path: str) -> bytes:
    return BUILT.joinpath(*path.split("/")).read_bytes()


@cache
def _packed(path: str) -> bytes:
    return gzip.compress(_content(path) or b"", 9, mtime=0)
