"""A game over WebSocket: first what was missed, then everything as it happens, and commands back."""

import asyncio
import json
import time
from contextlib import suppress

from fastapi import APIRouter, WebSocket
from fastapi.responses import JSONResponse
from starlette.websockets import WebSocketDisconnect, WebSocketState

from noppa.core.errors import NoppaError
from noppa.host.commands import ClientMessage, Pace, Ping, React, read_message
from noppa.host.execute import execute
from noppa.host.fields import invalid
from noppa.host.live_game import LiveGame
from noppa.host.messages import Message, Pong, Rejected
from noppa.host.play import views
from noppa.host.play.pace import wish_pace
from noppa.host.play.reactions import react
from noppa.host.refusal import Refused
from noppa.server.context import Context, address_of, context_of
from noppa.server.network.identity import known_identity, new_identity
from noppa.server.network.websocket_protocol import abort
from noppa.server.problems import problem_of, status_of
from noppa.server.schemas.messages import encode

router = APIRouter()
MOST_WAITING = 256
MOST_BYTES = 1_000_000
"""How many messages and bytes may wait for a slow reader."""
SLOWEST = 20.0
"""How long one message may wait for its reader, in seconds."""
MOST_BAD = 100
POLICY = 1008


class SocketViewer:
    """A connection that looks at a game; what it is sent waits in line.

    Whoever reads too slowly, or not at all, is dropped: the app comes back by itself and gets what it missed.
    """

    def __init__(self, socket: WebSocket, identity: str) -> None:
        self.identity = identity
        self._socket = socket
        self._waiting: asyncio.Queue[str | int] = asyncio.Queue()
        self._bytes = 0
        self._dropped = False

    def send(self, message: Message) -> None:
        """Put a message in line, or drop the connection if too much waits there."""
        if self._dropped:
            return
        text = encode(message)
        self._bytes += len(text)
        alone = self._waiting.empty()
        if not alone and (self._bytes > MOST_BYTES or self._waiting.qsize() >= MOST_WAITING):
            self._drop()
        else:
            self._waiting.put_nowait(text)

    def close(self, code: int) -> None:
        """Close the connection after what is in line."""
        self._waiting.put_nowait(code)

    async def run(self) -> None:
        """Send what is in line until the connection goes."""
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            while True:
                waiting = await self._waiting.get()
                try:
                    async with asyncio.timeout(SLOWEST):
                        if isinstance(waiting, int):
                            await self._socket.close(waiting)
                            return
                        await self._socket.send_text(waiting)
                        self._bytes -= len(waiting)
                except TimeoutError:
                    self._drop()
                    return

    def _drop(self) -> None:
        self._dropped = True
        while not self._waiting.empty():
            self._waiting.get_nowait()
        abort(self._socket)


@router.websocket("/api/games/{game_id}/socket")
async def game_socket(socket: WebSocket, game_id: str) -> None:
    """Look at a game, and act in it; `?seen=N` asks for what came after event N.

    With `?watch=true` one is nobody in particular: a television in the room shows no seat's secrets.
    """
    context = context_of(socket)
    address = address_of(socket)
    known = None if socket.query_params.get("watch") == "true" else known_identity(context.keys, socket)
    identity = known or new_identity()
    limited = known or address
    try:
        if context.registry.closing:
            raise Refused("closing")
        context.limits.command(limited, address)
        live = await context.find_game(game_id, known_identity(context.keys, socket) or "")
        context.limits.open_socket(address)
    except NoppaError as error:
        problem = problem_of(error, liked=socket.headers.get("accept-language", ""))
        await socket.send_denial_response(JSONResponse(problem.model_dump(), status_of(error)))
        return
    viewer = SocketViewer(socket, identity)
    sending: asyncio.Task[None] | None = None
    try:
        await socket.accept()
        sending = asyncio.create_task(viewer.run())
        await context.registry.enter(live, viewer, _seen(socket))
        await _listen(context, live, viewer, socket, (limited, address))
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        context.limits.close_socket(address)
        if sending is not None:
            sending.cancel()
        await context.registry.exit(live, viewer)


def _seen(socket: WebSocket) -> int | None:
    text = socket.query_params.get("seen", "")
    return int(text) if text.removeprefix("-").isdecimal() and len(text) < 9 else None


async def _listen(
    context: Context, live: LiveGame, viewer: SocketViewer, socket: WebSocket, limited: tuple[str, str]
) -> None:
    bad = 0
    while socket.application_state == WebSocketState.CONNECTED:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        arrived = time.perf_counter()
        good = await _answer(context, live, viewer, message.get("text"), limited)
        context.metrics.took(time.perf_counter() - arrived)
        bad = 0 if good else bad + 1
        if bad > MOST_BAD:
            viewer.close(POLICY)
            await asyncio.sleep(1)
            return


async def _answer(
    context: Context, live: LiveGame, viewer: SocketViewer, text: str | None, limited: tuple[str, str]
) -> bool:
    """Answer a message, and return whether it could be understood; `limited` is whose limits it counts for."""
    sent: str | None = None
    try:
        try:
            asked = _read(text)
            sent = None if isinstance(asked, Ping | Pace) else asked.id
        finally:
            context.limits.command(*limited)
        if isinstance(asked, Ping):
            viewer.send(Pong(at=live.clock.now()))
        elif isinstance(asked, Pace):
            wish_pace(live, viewer.identity, asked.pace)
        elif isinstance(asked, React):
            context.limits.reaction(viewer.identity)
            await react(context.registry, live, viewer.identity, asked)
        else:
            viewer.send(await execute(context.registry, live, viewer.identity, asked))
    except NoppaError as error:
        viewer.send(_rejected(live, viewer, sent, error))
        return sent is not None
    return True


def _read(text: str | None) -> ClientMessage:
    """Return the message that a text holds; raise `Refused` where it holds none."""
    if text is None:
        raise Refused("message-not-text")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise invalid("", "not JSON") from None
    return read_message(data)


def _rejected(live: LiveGame, viewer: SocketViewer, sent: str | None, error: NoppaError) -> Rejected:
    """Return a refusal; whoever was late gets the current state with it."""
    problem = problem_of(error, live.game.game)
    stale = error.code == "stale"
    return Rejected(
        id=sent,
        code=problem.code,
        params=problem.params,
        sentence=problem.sentence,
        number=live.number,
        game=views.game_info(live) if stale else None,
        views=views.views(live, live.seats_of(viewer.identity)) if stale else [],
    )
