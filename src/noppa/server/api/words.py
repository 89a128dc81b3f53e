"""Serves the translations to the browser, from the same files that the terminal reads.

`start` has what every page needs: the app's own words, errors, and each game's name and tagline. Each
game has a part of its own, with its rules in a separate one (`GUIDE`); `study` is for the pages beside a
game, and `host` for those about the server. A translator's folder overrides the package's, so a reload
shows a change.
"""

import gzip
import hashlib
import re
from collections.abc import Hashable
from functools import lru_cache

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import Response

from noppa.games import games
from noppa.locale.choosing import FALLBACK
from noppa.locale.files import languages, stamp_of, texts
from noppa.server.context import address_of, context_of

router = APIRouter()
MOST_CACHED = 512
"""More than the number of parts in all languages."""
START = "start"
STUDY = "study"
HOST = "host"
OF_START = {
    "web": re.compile(""),
    "errors": re.compile(r"content-|error-"),
    "server": re.compile(r"error-(?!setting|database|backup|restore|secret)"),
}
GUIDE = "-guide"
OF_GUIDE = r"{game}-(rules|goal|step|needs|example|ask|answer|now|lesson)[- ]"
"""A game's short and full rules and its lesson, which few people open; this part is the game's name with `GUIDE`."""
OF_PAGE = ("web-welcome-more", "web-welcome", "web-opening")


@router.get("/words/{language}/{part}.ftl", include_in_schema=False)
async def words(language: str, part: str, request: Request) -> Response:
    """Return the messages of a part in one language."""
    context_of(request).limits.count_view(address_of(request))
    if language not in languages() or (part.removesuffix(GUIDE) not in games() and part not in (START, STUDY, HOST)):
        raise HTTPException(404)
    text, tag = _tagged(language, part, stamp_of(language))
    headers = {"cache-control": "no-cache", "vary": "accept-encoding", "etag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    kind = "text/plain; charset=utf-8"
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(_packed(text), media_type=kind, headers=headers | {"content-encoding": "gzip"})
    return Response(text, media_type=kind, headers=headers)


def part_words(language: str, part: str) -> str:
    """Return the messages of a part."""
    if part in (STUDY, HOST):
        return "\n".join(map(_bare, texts(language, part)))
    if part != START:
        game = part.removesuffix(GUIDE)
        guide = re.compile(OF_GUIDE.format(game=re.escape(game)))
        wanted_guide = part != game
        return "\n".join(_only(_bare(text), guide, matching=wanted_guide) for text in texts(language, game))
    wanted = {**OF_START, **{game: re.compile(f"{game}-(name|tagline) =") for game in games()}}
    return "\n".join(_only(_bare(text), ids) for name, ids in wanted.items() for text in texts(language, name))


def first_words(language: str) -> tuple[tuple[str, str], ...]:
    """Return the messages shown before the app has loaded, by name; each is one line without parameters."""
    found: dict[str, str] = {}
    for tag in dict.fromkeys((FALLBACK, language)):
        for text in texts(tag, "web"):
            found |= {
                name: match[1] for name in OF_PAGE if (match := re.search(rf"^{name} = (.+)$", text, re.MULTILINE))
            }
    return tuple(found.items())


def _bare(text: str) -> str:
    """Return a file without its comments."""
    return re.sub(r"^#.*\n", "", text, flags=re.MULTILINE)


def _only(text: str, ids: re.Pattern[str], *, matching: bool = True) -> str:
    """Return the messages whose ids match, or those whose ids do not, each with its further lines."""
    messages = re.split(r"^(?=[a-z])", text, flags=re.MULTILINE)
    return "".join(message for message in messages if bool(ids.match(message)) == matching)


@lru_cache(MOST_CACHED)
def _tagged(language: str, part: str, stamp: Hashable) -> tuple[str, str]:
    """Return a part and its ETag, built anew only when the stamp of its files changes."""
    del stamp
    text = part_words(language, part)
    return text, f'"{hashlib.sha256(text.encode()).hexdigest()[:20]}"'


@lru_cache(MOST_CACHED)
def _packed(text: str) -> bytes:
    return gzip.compress(text.encode(), 9, mtime=0)
