"""Uvicorn's HTTP protocol with limits on the time for the head of a request and on the number of connections.

Silent connections are closed, and no single address can use up the descriptors of the process.
"""

import asyncio
import sys

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

if sys.platform != "win32":
    import resource

HEAD_SECONDS = 10.0
"""How long the head of a request may take to arrive, in seconds."""
RESERVED = 64
"""How many descriptors are reserved for files, the database and workers."""
ENOUGH = 65_536


def raise_descriptor_limit() -> None:
    """Raise this process's limit of descriptors as far as the system allows and it needs."""
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
        if soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def most_connections() -> int:
    """Return how many connections this process can hold."""
    if sys.platform == "win32":
        return ENOUGH
    return max(resource.getrlimit(resource.RLIMIT_NOFILE)[0] - RESERVED, RESERVED)


class LimitedProtocol(H11Protocol):
    """A connection that is closed when it keeps the server waiting."""

    _head_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn has it
        """Accept a connection, unless there are too many of them, or too many from its address."""
        super().connection_made(transport)
        most, count = most_connections(), len(self.connections)
        if count > most or (count > most // 2 and self._same_host() > most // 2):  # counts hosts only when it matters
            transport.abort()
        else:
            self._wait_for_head()

    def _same_host(self) -> int:
        """Return how many connections come from the address of this one."""
        host = self.client[0] if self.client else ""
        clients = (getattr(other, "client", None) for other in self.connections)
        return sum(client is not None and client[0] == host for client in clients)

    def data_received(self, data: bytes) -> None:
        """Read a part of a request; its head must be complete in time."""
        super().data_received(data)
        if self.cycle is not None and not self.cycle.response_complete:
            self._stop_waiting()
        elif self._head_timer is None and self.transport.get_protocol() is self:
            self._wait_for_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget a connection."""
        self._stop_waiting()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to the WebSocket protocol."""
        self._stop_waiting()
        super().handle_websocket_upgrade(event)

    def _wait_for_head(self) -> None:
        self._head_timer = self.loop.call_later(HEAD_SECONDS, self._give_up)

    def _give_up(self) -> None:
        """Close the connection unless a request is being handled after all."""
        if self.cycle is None or self.cycle.response_complete:
            self.transport.abort()

    def _stop_waiting(self) -> None:
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None
