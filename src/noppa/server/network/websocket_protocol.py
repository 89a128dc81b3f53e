"""Uvicorn's WebSocket protocol, with which a connection whose other end never reads can be dropped.

Closing such a connection would wait forever for everything written before to be read.
"""

from collections.abc import Callable
from typing import Any

from starlette.websockets import WebSocket
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION = "noppa.abort"
LAST_WORDS = 5.0
"""How long a closed connection may take to flush what was written before, in seconds."""


class AbortableProtocol(WebSocketsSansIOProtocol):
    """A connection that the application can drop, and that is dropped when closing it takes too long."""

    async def run_asgi(self) -> None:
        """Run the application, and drop the connection if it is still open a while after that."""
        extensions: dict[str, Any] = dict(self.scope.get("extensions") or {})
        self.scope["extensions"] = extensions | {EXTENSION: {"abort": self.transport.abort}}
        await super().run_asgi()
        self.loop.call_later(LAST_WORDS, self.transport.abort)

    async def send(self, message: ASGISendEvent) -> None:
        """Send a message; a refused handshake is complete too, else uvicorn logs an error for each wrong link."""
        await super().send(message)
        if self.close_sent:
            self.handshake_complete = True

    def keepalive_timeout(self) -> None:
        """Close a connection that did not answer a ping, and drop it if that takes too long."""
        super().keepalive_timeout()
        self.loop.call_later(LAST_WORDS, self.transport.abort)


def abort(socket: WebSocket) -> None:
    """Drop a connection at once, whatever was written to it before."""
    abort_connection: Callable[[], None] | None = (socket.scope.get("extensions") or {}).get(EXTENSION, {}).get("abort")
    if abort_connection is not None:
        abort_connection()
