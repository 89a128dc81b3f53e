"""One game of a server from your side: its events, your views, and your commands."""

import json
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from typing import Any
from uuid import uuid4

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from noppa.cli.join.server import PATIENCE, Server
from noppa.core.errors import BadOption, NoppaError
from noppa.core.fair import seed_hash
from noppa.host.refusal import Refused

FIRST_RETRY, LONGEST_RETRY, GIVE_UP = 0.4, 2.0, 90.0
"""Seconds between attempts to reconnect, at first and at most, and seconds until giving up."""
LONGEST_PAUSE = 10.0
"""The longest delay in seconds that a restarting server may request."""
View = dict[str, Any]


@dataclass(frozen=True, slots=True)
class News:
    """An event, with your views before and after the message that contained it."""

    event: dict[str, Any]
    before: View | None
    after: View | None


class RemoteTable:
    """A game on a server; `game`, `you` and `views` follow its latest messages.

    Reconnects after a lost connection and sends commands again; the server carries out each one once.
    Raises `Refused` if the server refuses a request and `BadOption` if it is unreachable.
    """

    def __init__(self, server: Server, game_id: str, lost: Callable[[], None] = lambda: None) -> None:
        self.server, self.game_id, self._lost = server, game_id, lost
        self.game: dict[str, Any] = {}
        self.you: dict[str, Any] = {"seats": [], "reserved": [], "creator": False}
        self.views: dict[int | None, View] = {}
        self.number = -1
        self.next_game: str | None = None
        self._news: list[News] = []
        self._open = ExitStack()
        self._socket: ClientConnection | None = None
        self._connections = 0
        self._retry_delay = 0.0
        while not self.game:
            self._take(self._receive(PATIENCE))

    @property
    def seats(self) -> list[int]:
        """Your seats."""
        return list(self.you["seats"])

    def view(self, seat: int | None = None) -> View | None:
        """Return the view of one of your seats, else any view of yours; None before the start."""
        return self.views.get(seat, next(iter(self.views.values()), None))

    def wait(self, seconds: float | None = None) -> None:
        """Wait for the next message of the server, for at most `seconds`."""
        self._take(self._receive(seconds))

    def news(self) -> list[News]:
        """Return the events since the last call."""
        news, self._news = self._news, []
        return news

    def do(self, kind: str, seat: int, **parts: object) -> None:
        """Send a command of a seat and wait until it is carried out."""
        command = {"type": kind, "id": uuid4().hex, "seen": self.number, "seat": seat, **parts}
        deadline, sent = time.monotonic() + GIVE_UP, -1
        while time.monotonic() < deadline:
            if self._socket is None or sent != self._connections:
                sent = self._send(command)
            message = self._receive(PATIENCE)
            if message is not None and message.get("id") == command["id"]:
                self._take(message)
                if message["type"] == "refused":
                    raise Refused(message["code"], **message["params"])
                return
            self._take(message)
        raise BadOption("join-lost", url=self.server.address)

    def come_back(self) -> None:
        """Take your seats back from bots that have filled in for you."""
        for seat in self.seats:
            if self.game["seats"][seat]["bot"]:
                self.do("return", seat)

    def give_seed(self) -> None:
        """Send your seed for the fair dice, or its hash, if the server waits for it."""
        dice = self.game["dice"]
        for path, awaited in (("seed_hash", dice["awaits_hashes"]), ("seed", dice["awaits_seeds"])):
            if set(awaited) & set(self.seats):
                seed = self.server.memory.seed(self.game_id)
                given = seed_hash(seed) if path == "seed_hash" else seed
                with suppress(NoppaError):  # the server continues without it after a while
                    self.server.post(f"/api/games/{self.game_id}/{path}", **{path: given})

    def close(self) -> None:
        """End the connection; your seat stays yours."""
        self._open.close()

    # Messages ------------------------------------------------------------------------------

    def _send(self, command: dict[str, object]) -> int:
        """Send a command and return the number of the connection."""
        socket = self._connected()
        with suppress(ConnectionClosed):  # receiving reconnects
            socket.send(json.dumps(command))
        return self._connections

    def _receive(self, seconds: float | None) -> dict[str, Any] | None:
        """Return the next message; None after a timeout or if the connection was lost."""
        socket = self._connected()
        try:
            message: dict[str, Any] = json.loads(socket.recv(seconds))
        except TimeoutError:
            return None
        except ConnectionClosed:
            self._socket = None
            self._open.close()
            return None
        return message

    def _connected(self) -> ClientConnection:
        if self._socket is None:
            self._socket = self._connect()
            self._connections += 1
        return self._socket

    def _connect(self) -> ClientConnection:
        """Return a new connection, after the delay that the server may have requested."""
        reconnecting = self._connections > 0
        if reconnecting:
            self._lost()
            time.sleep(self._retry_delay)
        self._retry_delay, deadline, retry = 0.0, time.monotonic() + GIVE_UP, FIRST_RETRY
        while True:
            try:
                return self.server.open_socket(self.game_id, self.number if self.game else None, self._open)
            except OSError as error:
                if not reconnecting or time.monotonic() > deadline:
                    raise BadOption("join-lost", url=self.server.address) from error
            except Refused as error:
                if error.code != "closing" or time.monotonic() > deadline:
                    raise
            time.sleep(retry)
            retry = min(LONGEST_RETRY, 2 * retry)

    def _take(self, message: dict[str, Any] | None) -> None:
        """Apply a message."""
        match message:
            case None:
                return
            case {"type": "come_back", "seconds": seconds}:
                self._retry_delay = min(float(seconds), LONGEST_PAUSE)
            case {"type": "rematch", "game_id": game_id}:
                self.next_game = str(game_id)
            case {"type": "snapshot" | "events" | "table" | "refused"}:
                self._take_state(message)

    def _take_state(self, message: dict[str, Any]) -> None:
        before = self.view()
        if message.get("game"):
            self.game = message["game"]
        self.you = message.get("you") or self.you
        if message.get("views"):
            self.views = {entry["seat"]: entry["view"] for entry in message["views"]}
        self.number = message.get("number", self.number)
        self._news += [News(event, before, self.view()) for event in message.get("events", ())]


def due_seats(view: View | None) -> list[int]:
    """Return the seats that are due in a view."""
    match view and view["pending"]:
        case {"kind": "choose", "seats": seats}:
            return list(seats)
        case {"kind": "roll" | "draw", "seat": seat}:
            return [seat]
    return []
