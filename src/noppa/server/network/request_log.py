"""The outermost layer: gives every request an id, and counts and logs it by its route, never by who sent it."""

import logging
import re
import secrets
import time
from typing import Any

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from noppa.server.logs import REQUEST

LOG = logging.getLogger("noppa.requests")
HEADER = "x-request-id"
ID = re.compile(r"[A-Za-z0-9-]{8,64}")


class RequestLog:
    """Identifies, counts and logs requests; a trusted proxy may set the id itself."""

    def __init__(self, app: ASGIApp, *, trust_proxy: bool) -> None:
        self._app, self._trusts = app, trust_proxy

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: D102 - ASGI
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        request, began, status = self._id(scope), time.perf_counter(), 0
        token = REQUEST.set(request)

        async def respond(message: Message) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.http.response.start", "websocket.accept"):
                status = message.get("status", 101)
                message.setdefault("headers", [])
                MutableHeaders(scope=message)[HEADER] = request
            await send(message)

        try:
            await self._app(scope, receive, respond)
        finally:
            self._record(scope, status or 500, time.perf_counter() - began)
            REQUEST.reset(token)

    def _id(self, scope: Scope) -> str:
        request_id = Headers(scope=scope).get(HEADER, "") if self._trusts else ""
        return request_id if ID.fullmatch(request_id) else secrets.token_hex(8)

    @staticmethod
    def _record(scope: Scope, status: int, seconds: float) -> None:
        """Count and log a request; how long a WebSocket was open is not counted, as it says nothing about speed."""
        route = str(getattr(scope.get("route"), "path", "none"))
        method = scope.get("method", "SOCKET")
        context: Any = getattr(scope["app"].state, "context", None) if "app" in scope else None
        if context is not None:
            context.metrics.count("requests", route=route, status=str(status))
            if scope["type"] == "http":
                context.metrics.observe_request(seconds)
        if LOG.isEnabledFor(logging.INFO):
            measured = {"method": method, "route": route, "status": status, "milliseconds": round(seconds * 1000, 1)}
            LOG.info("%s %s %d in %.1f ms", method, route, status, seconds * 1000, extra={"measured": measured})
