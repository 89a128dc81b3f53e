"""The start page."""

from hashlib import sha256

from fastapi import APIRouter, Request
from fastapi.responses import Response

from noppa.locale.choosing import accepted
from noppa.locale.files import languages
from noppa.server.api.words import first_words
from noppa.server.network.middleware import content_policy
from noppa.server.network.static_files import first_page, inline_hashes, is_built, packed_page

router = APIRouter(tags=["host"])
HTML = "text/html; charset=utf-8"
NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Noppa</title>
<h1>Noppa</h1>
<p>The server is running, but the browser app has not been built. Build it and reload this page:</p>
<pre>cd web && npm ci && npm run build</pre>
</html>
"""


@router.get("/", include_in_schema=False)
async def page(request: Request) -> Response:
    """Return the browser app, or how to build it."""
    if is_built():
        return _app(request)
    return Response(NOT_BUILT, media_type=HTML, headers={"cache-control": "no-cache"})


def _app(request: Request) -> Response:
    """Return the app's page in the preferred language; revalidated each time, sent only if it has changed."""
    language = accepted(request.headers.get("accept-language", ""))
    page = first_page(languages(), language, first_words(language))
    headers = {
        "cache-control": "no-cache",
        "vary": "accept-language, accept-encoding",
        "etag": f'"{sha256(page).hexdigest()[:20]}"',
        "content-security-policy": content_policy(inline_hashes("script"), inline_hashes("style")),
    }
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed_page(page), media_type=HTML, headers=headers | {"content-encoding": "gzip"})
    return Response(page, media_type=HTML, headers=headers)
