"""Browser tables of games from outside: the files of the folder `web` in a game's package.

The folder's `table.js` is an ES module that exports a `room`; the catalogue announces its address, and the app loads it
instead of the generic table.
"""

import mimetypes
import re
from importlib.resources import files
from importlib.resources.abc import Traversable

from fastapi import APIRouter, HTTPException
from fastapi.responses import Response

from noppa.games import packages

router = APIRouter()
FOLDER, ENTRY = "web", "table.js"
NAMES = re.compile(r"[\w-][\w.-]*(/[\w-][\w.-]*)*", re.ASCII)
"""A path inside the folder: no part begins with a dot, so none leads out of it."""
KINDS = {".js": "text/javascript", ".mjs": "text/javascript"}


def table_url(game: str) -> str | None:
    """Return the URL of a game's own table module, or None if the game has none."""
    return f"/tables/{game}/{ENTRY}" if _folder(game).joinpath(ENTRY).is_file() else None


@router.get("/tables/{game}/{path:path}", include_in_schema=False)
async def table_file(game: str, path: str) -> Response:
    """Return a file of a game's own table."""
    if game not in packages() or not NAMES.fullmatch(path):
        raise HTTPException(404)
    file = _folder(game).joinpath(*path.split("/"))
    if not file.is_file():
        raise HTTPException(404)
    suffix = path[path.rfind(".") :]
    kind = KINDS.get(suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    return Response(file.read_bytes(), media_type=kind, headers={"cache-control": "no-cache"})


def _folder(game: str) -> Traversable:
    return files(packages()[game]).joinpath(FOLDER)
