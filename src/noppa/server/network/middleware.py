"""Runs before every request: checks Host, Origin and size, and adds the headers that isolate a page."""

import asyncio
import json
from collections.abc import Mapping
from typing import Any

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from noppa.host.refusal import Refused
from noppa.server.network.addresses import Addresses
from noppa.server.problems import problem_of
from noppa.service.problems import status_of

LONGEST_BODY = 256_000
BODY_SECONDS = 20.0
"""How long a whole body may take to arrive."""


WORKER_SCRIPTS = "'wasm-unsafe-eval' blob:"
"""The extra sources of an offline worker's scripts: WebAssembly, and the script that it unpacks."""


def content_policy(scripts: str = "", styles: str = "") -> str:
    """Return a content policy that allows this server's own files, and these inline scripts and styles by hash."""
    own_scripts, own_styles = (f"'self' {named}".strip() for named in (scripts, styles))
    return (
        f"default-src 'none'; script-src {own_scripts}; style-src {own_styles}; "
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )


HEADERS = {
    "content-security-policy": content_policy(),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "geolocation=(), microphone=(), camera=()",
}
SAFE = ("GET", "HEAD", "OPTIONS")


class Middleware:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, addresses: Addresses, *, trust_proxy: bool) -> None:
        self._app, self._addresses, self._trusts = app, addresses, trust_proxy

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: D102 - ASGI
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        self._apply_proxy_headers(scope, headers)
        try:
            self._check(scope, headers)
        except Refused as error:
            await _refuse(scope, send, error)
            return
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
        else:
            await _Exchange(receive, send, secure=scope["scheme"] == "https").run(self._app, scope, headers)

    def _apply_proxy_headers(self, scope: Scope, headers: Headers) -> None:
        """Take address and scheme from the headers of the proxy in front, if the settings trust one."""
        if not self._trusts:
            return
        client = headers.get("x-forwarded-for", "").rpartition(",")[2].strip()
        if client:
            scope["client"] = (client, 0)
        if headers.get("x-forwarded-proto") == "https":
            scope["scheme"] = {"http": "https", "ws": "wss"}.get(scope["scheme"], scope["scheme"])

    def _check(self, scope: Scope, headers: Headers) -> None:
        if any(ord(char) < ord(" ") for char in scope["path"]):
            raise Refused("no-such-page", path=repr(scope["path"])[:80])
        host = headers.get("host", "")
        if not self._addresses.answers_to(host):
            raise Refused("host-unknown", host=host[:80])
        origin = headers.get("origin")
        if origin is None or (scope["type"] == "http" and scope["method"] in SAFE):
            return
        scheme = {"ws": "http", "wss": "https"}.get(str(scope["scheme"]), str(scope["scheme"]))
        if not self._addresses.is_own(origin, host, scheme):
            raise Refused("origin-unknown", origin=origin[:80])


class _Exchange:
    """One request and its response: counts the body, adds the headers."""

    def __init__(self, receive: Receive, send: Send, *, secure: bool) -> None:
        self._receive, self._send, self._secure = receive, send, secure
        self._received, self._refused, self._complete = 0, False, False
        self._until = asyncio.get_running_loop().time() + BODY_SECONDS

    async def run(self, app: ASGIApp, scope: Scope, headers: Headers) -> None:
        """Run the application, unless the body is too long."""
        length = headers.get("content-length", "0")
        if length.isdecimal() and int(length) > LONGEST_BODY:
            await self._refuse(scope)
            return

        async def receive() -> Message:
            """Return a part of the body; if the body is too long, refuse it and disconnect."""
            message = await self._next_message()
            self._received += len(message.get("body", b""))
            if self._received > LONGEST_BODY and not self._refused:
                await self._refuse(scope)
            return {"type": "http.disconnect"} if self._refused else message

        await app(scope, receive, self._respond)

    async def _next_message(self) -> Message:
        """Return the next part of the body, which must all arrive in time; after the last, wait for a disconnect."""
        if self._complete:
            return await self._receive()
        try:
            async with asyncio.timeout_at(self._until):
                message = await self._receive()
        except TimeoutError:
            return {"type": "http.disconnect"}
        self._complete = not message.get("more_body", False)
        return message

    async def _refuse(self, scope: Scope) -> None:
        await _refuse(scope, self._respond, Refused("body-too-long", most=LONGEST_BODY))
        self._refused = True

    async def _respond(self, message: Message) -> None:
        """Send a part of the response, with the headers that every response has."""
        if self._refused:
            return
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if self._secure:
                headers.setdefault("strict-transport-security", "max-age=31536000")
        await self._send(message)


async def _refuse(scope: Scope, send: Send, error: Refused) -> None:
    """Respond with a refusal; a WebSocket is refused before it is opened."""
    problem = problem_of(error, accept_language=Headers(scope=scope).get("accept-language", ""))
    body = json.dumps(problem.model_dump()).encode()
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    headers: list[tuple[bytes, bytes]] = [(b"content-type", b"application/json")]
    headers += [(b"content-length", str(len(body)).encode())]
    extra: Mapping[str, Any] = {"status": status_of(error), "headers": headers}
    await send({"type": f"{kind}.start", **extra})
    await send({"type": f"{kind}.body", "body": body})
