"""A game over WebSocket: sends what was missed, then everything as it happens, and receives commands."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from fastapi import WebSocket
from fastapi.responses import JSONResponse
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocketDisconnect, WebSocketState

from noppa.core.errors import NoppaError
from noppa.host.commands import React
from noppa.host.live_game import LiveGame
from noppa.host.messages import ComeBack, Message
from noppa.host.refusal import Refused
from noppa.server.context import Context, address_of, context_of
from noppa.server.network.identity import known_identity, new_identity
from noppa.server.network.websocket_protocol import abort
from noppa.server.problems import problem_of
from noppa.server.schemas.messages import encode
from noppa.server.sentences import Sentences
from noppa.service.conversation import answer, id_of, read_text, rejected, seen_number
from noppa.service.problems import status_of

MOST_WAITING = 256
MOST_BYTES = 1_000_000
"""How many messages and bytes may wait for a slow reader."""
SLOWEST = 20.0
"""How long one message may wait for its reader, in seconds."""
MOST_BAD = 100
POLICY, RESTARTING = 1008, 1012


class SocketViewer:
    """A connection that follows a game; its messages wait in a queue.

    A client that reads too slowly, or not at all, is dropped: the app reconnects and gets what it missed.
    """

    def __init__(self, socket: WebSocket, identity: str) -> None:
        self.identity = identity
        self._socket = socket
        self._waiting: list[str | int] = []  # no asyncio.Queue, which takes 3 kB: thousands of sockets are idle
        self._sleeping: asyncio.Future[None] | None = None
        self._bytes = 0
        self._dropped = False
        self._busy = False
        self._leaves_for: float | None = None

    def send(self, message: Message) -> None:
        """Queue a message, or drop the connection if too much is queued."""
        if self._dropped:
            return
        text = encode(message)
        self._bytes += len(text)
        if self._waiting and (self._bytes > MOST_BYTES or len(self._waiting) >= MOST_WAITING):
            self._drop()
        else:
            self._put(text)

    def close(self, code: int) -> None:
        """Close the connection after what is queued."""
        self._put(code)

    def _put(self, entry: str | int) -> None:
        self._waiting.append(entry)
        if self._sleeping is not None and not self._sleeping.done():
            self._sleeping.set_result(None)

    @contextmanager
    def working(self) -> Iterator[None]:
        """Mark the connection as busy with a message; if it is to leave, it does so afterwards."""
        self._busy = True
        try:
            yield
        finally:
            self._busy = False
            self._leave()

    def leave(self, seconds: float) -> None:
        """Close the connection after the running command, and send when to reconnect."""
        self._leaves_for = seconds
        self._leave()

    def _leave(self) -> None:
        if self._leaves_for is not None and not self._busy:
            self.send(ComeBack(seconds=self._leaves_for))
            self.close(RESTARTING)
            self._leaves_for = None

    async def run(self) -> None:
        """Send what is queued until the connection closes."""
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            while True:
                while not self._waiting:
                    self._sleeping = asyncio.get_running_loop().create_future()
                    await self._sleeping
                if not await self._send_next():
                    return

    async def _send_next(self) -> bool:
        """Send the first entry in the queue; return whether the connection stays open."""
        first = self._waiting.pop(0)
        try:
            async with asyncio.timeout(SLOWEST):
                if isinstance(first, int):
                    await self._socket.close(first)
                    return False
                await self._socket.send_text(first)
        except TimeoutError:
            self._drop()
            return False
        self._bytes -= len(first)
        return True

    def _drop(self) -> None:
        self._dropped = True
        self._waiting.clear()
        abort(self._socket)


async def game_socket(socket: WebSocket) -> None:
    """Follow a game and play in it; `?seen=N` asks for the events after N.

    With `?changes=true` views of tables with many seats come as changes of the previous ones. With `?watch=true`
    the viewer is anonymous, so that a television in the room shows no seat's secrets.
    """
    socket.scope["route"] = ROUTE  # as FastAPI does: the log names requests by it
    context = context_of(socket)
    address = address_of(socket)
    sender = known_identity(context.keys, socket)
    known = None if socket.query_params.get("watch") == "true" else sender
    identity = known or new_identity()
    limited = known or address
    try:
        if context.registry.closing:
            raise Refused("closing")
        context.limits.count_command(limited, address)
        live = await context.find_game(socket.path_params["game_id"], sender or "")
        context.limits.open_socket(address)
        if known:
            context.limits.note_address(known, address)
    except NoppaError as error:
        problem = problem_of(error, accept_language=socket.headers.get("accept-language", ""))
        await socket.send_denial_response(JSONResponse(problem.model_dump(), status_of(error)))
        return
    viewer = SocketViewer(socket, identity)
    sending: asyncio.Task[None] | None = None
    try:
        await socket.accept()
        sending = asyncio.create_task(viewer.run())
        context.sockets.add(viewer)
        changes = socket.query_params.get("changes") == "true"
        await context.registry.enter(live, viewer, seen_number(socket.query_params.get("seen", "")), changes=changes)
        await _listen(context, live, viewer, socket, (limited, address))
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        context.limits.close_socket(address)
        context.sockets.discard(viewer)
        if sending is not None:
            sending.cancel()
        await context.registry.exit(live, viewer)


ROUTE = WebSocketRoute("/api/games/{game_id}/socket", game_socket)
"""Starlette's route: FastAPI's own would add 4 kB to each connection."""


async def _listen(
    context: Context, live: LiveGame, viewer: SocketViewer, socket: WebSocket, limited: tuple[str, str]
) -> None:
    bad = 0
    while socket.application_state == WebSocketState.CONNECTED:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        arrived = time.perf_counter()
        with viewer.working():
            good = await _handle(context, live, viewer, message.get("text"), limited)
        context.metrics.observe_command(time.perf_counter() - arrived)
        bad = 0 if good else bad + 1
        if bad > MOST_BAD:
            viewer.close(POLICY)
            await asyncio.sleep(1)
            return


async def _handle(
    context: Context, live: LiveGame, viewer: SocketViewer, text: str | None, limited: tuple[str, str]
) -> bool:
    """Handle a message and return whether it was valid; `limited` is whose limits it counts for."""
    message_id: str | None = None
    try:
        try:
            message = read_text(text)
            message_id = id_of(message)
        finally:
            context.limits.count_command(*limited)
        if isinstance(message, React):
            context.limits.count_reaction(viewer.identity)
        await answer(context.registry, live, viewer, message)
    except NoppaError as error:
        viewer.send(rejected(live, viewer.identity, message_id, error, Sentences()))
        return message_id is not None
    return True
