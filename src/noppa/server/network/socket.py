"""A game over WebSocket: first what was missed, then everything as it happens, and commands back."""

import asyncio
import json
import time
from contextlib import suppress
from typing import Any

from fastapi import APIRouter, WebSocket
from fastapi.responses import JSONResponse
from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocketDisconnect, WebSocketState

from noppa.core.errors import NoppaError
from noppa.host.play import views as telling
from noppa.host.execute import carry_out
from noppa.server.context import Context, address_of, context_of
from noppa.server.network.identity import known_identity, new_identity
from noppa.server.schemas.commands import ClientMessage, Pace, Ping, React
from noppa.server.problems import invalid, plain_problem
from noppa.host.refusal import Refused, status_of
from noppa.host.live_game import Room

router = APIRouter()
MESSAGES: TypeAdapter[Any] = TypeAdapter(ClientMessage)
MOST_WAITING = 256
MOST_BAD = 100
GOING_AWAY, TRY_LATER, POLICY = 1001, 1013, 1008


class SocketViewer:
    """A connection that looks at a game; what it is sent waits in line, and too long a line closes it."""

    def __init__(self, socket: WebSocket, identity: str) -> None:
        self.identity = identity
        self._socket = socket
        self._waiting: asyncio.Queue[str | int] = asyncio.Queue()

    def send(self, message: dict[str, Any]) -> None:
        """Put a message in line."""
        if self._waiting.qsize() < MOST_WAITING:
            self._waiting.put_nowait(json.dumps(message, separators=(",", ":")))
        elif self._waiting.qsize() == MOST_WAITING:
            self.close(TRY_LATER)

    def close(self, code: int) -> None:
        """Close the connection after what is in line."""
        self._waiting.put_nowait(code)

    async def run(self) -> None:
        """Send what is in line until the connection goes."""
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            while True:
                told = await self._waiting.get()
                if isinstance(told, int):
                    await self._socket.close(told)
                    return
                await self._socket.send_text(told)


@router.websocket("/api/games/{game_id}/socket")
async def game_socket(socket: WebSocket, game_id: str) -> None:
    """Look at a game, and act in it; `?seen=N` asks for what came after event N.

    With `?watch=true` one is nobody in particular: a television in the room shows no seat's secrets.
    """
    here = context_of(socket)
    address = address_of(socket)
    known = None if socket.query_params.get("watch") == "true" else known_identity(here.hall.keys, socket)
    identity = known or new_identity()
    try:
        if here.hall.closing:
            raise Refused("closing")
        here.limits.command(identity, address)
        room = await here.hall.room(game_id)
        here.limits.open_socket(address)
    except NoppaError as error:
        await socket.send_denial_response(
            JSONResponse(plain_problem(error, liked=socket.headers.get("accept-language", "")), status_of(error))
        )
        return
    viewer = SocketViewer(socket, identity)
    sending: asyncio.Task[None] | None = None
    try:
        await socket.accept()
        sending = asyncio.create_task(viewer.run())
        await here.hall.enter(room, viewer, _seen(socket))
        await _listen(here, room, viewer, socket, address)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        here.limits.close_socket(address)
        if sending is not None:
            sending.cancel()
        await here.hall.exit(room, viewer)


def _seen(socket: WebSocket) -> int | None:
    text = socket.query_params.get("seen", "")
    return int(text) if text.removeprefix("-").isdecimal() and len(text) < 9 else None


async def _listen(here: Context, room: Room, viewer: SocketViewer, socket: WebSocket, address: str) -> None:
    bad = 0
    while socket.application_state == WebSocketState.CONNECTED:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        arrived = time.perf_counter()
        good = await _answer(here, room, viewer, message.get("text"), address)
        here.hall.metrics.took(time.perf_counter() - arrived)
        bad = 0 if good else bad + 1
        if bad > MOST_BAD:
            viewer.close(POLICY)
            await asyncio.sleep(1)
            return


async def _answer(here: Context, room: Room, viewer: SocketViewer, text: str | None, address: str) -> bool:
    """Answer a message; whether it was one that could be understood."""
    sent: str | None = None
    try:
        here.limits.command(viewer.identity, address)
        if text is None:
            raise Refused("message-not-text")
        try:
            asked = MESSAGES.validate_json(text)
        except ValidationError as error:
            raise invalid(error.errors(include_url=False, include_context=False, include_input=False)) from None
        if isinstance(asked, Ping):
            viewer.send({"type": "pong", "at": time.time()})
            return True
        if isinstance(asked, Pace):
            room.wish(viewer.identity, asked.pace)
            return True
        sent = asked.id
        if isinstance(asked, React):
            here.limits.reaction(viewer.identity)
            await here.hall.react(room, viewer.identity, asked.seat, asked.reaction)
            return True
        viewer.send(await carry_out(here.hall, room, viewer.identity, asked))
    except NoppaError as error:
        viewer.send(_rejected(room, viewer, sent, error))
        return sent is not None
    return True


def _rejected(room: Room, viewer: SocketViewer, sent: str | None, error: NoppaError) -> dict[str, Any]:
    """A refusal (`Rejected`); whoever was late is told the state."""
    told = {"type": "refused", "id": sent, "number": room.number, **plain_problem(error, room.game.game)}
    if error.code == "stale":
        told |= {"game": telling.game(room), "views": telling.views(room, room.seats_of(viewer.identity))}
    return told
