"""One game of a server as you may see it: what happened, what you see of it now, and your commands."""

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
"""Seconds between attempts to connect again, at first and at most, and how long it is tried."""
LONGEST_PAUSE = 10.0
"""The most seconds for which a server that is restarting may ask to stay away."""
View = dict[str, Any]


@dataclass(frozen=True, slots=True)
class News:
    """An event, and what you saw of the game before and after it and others that came with it."""

    event: dict[str, Any]
    before: View | None
    after: View | None


class RemoteTable:
    """A game on a server. `game`, `you` and `views` are as the server's last message has them.

    Connections that break are replaced, and commands are sent again: the server carries each out once.
    Raises `Refused` for what the server refuses and `BadOption` if it stays away.
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
        self._come_back = 0.0
        while not self.game:
            self._take(self._receive(PATIENCE))

    @property
    def seats(self) -> list[int]:
        """Your seats."""
        return list(self.you["seats"])

    def view(self, seat: int | None = None) -> View | None:
        """Return what a seat of yours sees; without a seat, what you see anyway. None before the start."""
        return self.views.get(seat, next(iter(self.views.values()), None))

    def wait(self, seconds: float | None = None) -> None:
        """Wait for the next message of the server, at most that long."""
        self._take(self._receive(seconds))

    def news(self) -> list[News]:
        """Return what happened since the last call."""
        found, self._news = self._news, []
        return found

    def do(self, kind: str, seat: int, **parts: object) -> None:
        """Send a command of a seat and wait until it is done."""
        command = {"type": kind, "id": uuid4().hex, "seen": self.number, "seat": seat, **parts}
        until, sent = time.monotonic() + GIVE_UP, -1
        while time.monotonic() < until:
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
        """Take your seats back from bots that played for you meanwhile."""
        for seat in self.seats:
            if self.game["seats"][seat]["bot"]:
                self.do("return", seat)

    def give_seed(self) -> None:
        """Add your own part to the fair dice, as far as the server waits for it."""
        dice = self.game["dice"]
        for path, awaited in (("seed_hash", dice["awaits_hashes"]), ("seed", dice["awaits_seeds"])):
            if set(awaited) & set(self.seats):
                seed = self.server.memory.seed(self.game_id)
                given = seed_hash(seed) if path == "seed_hash" else seed
                with suppress(NoppaError):  # the server goes on without it after a while
                    self.server.post(f"/api/games/{self.game_id}/{path}", **{path: given})

    def close(self) -> None:
        """End the connection; your seat stays yours."""
        self._open.close()

    # Messages ------------------------------------------------------------------------------

    def _send(self, command: dict[str, object]) -> int:
        """Send a command over the present connection and return its number."""
        socket = self._connected()
        with suppress(ConnectionClosed):  # receiving connects again
            socket.send(json.dumps(command))
        return self._connections

    def _receive(self, seconds: float | None) -> dict[str, Any] | None:
        """Return the next message; None if none came in time, or if the connection had to be made again."""
        socket = self._connected()
        try:
            found: dict[str, Any] = json.loads(socket.recv(seconds))
        except TimeoutError:
            return None
        except ConnectionClosed:
            self._socket = None
            self._open.close()
            return None
        return found

    def _connected(self) -> ClientConnection:
        if self._socket is None:
            self._socket = self._connect()
            self._connections += 1
        return self._socket

    def _connect(self) -> ClientConnection:
        """Return a new connection; the server may have said when to come back."""
        again = self._connections > 0
        if again:
            self._lost()
            time.sleep(self._come_back)
        self._come_back, until, retry = 0.0, time.monotonic() + GIVE_UP, FIRST_RETRY
        while True:
            try:
                return self.server.open_socket(self.game_id, self.number if self.game else None, self._open)
            except OSError as error:
                if not again or time.monotonic() > until:
                    raise BadOption("join-lost", url=self.server.address) from error
            except Refused as error:
                if error.code != "closing" or time.monotonic() > until:
                    raise
            time.sleep(retry)
            retry = min(LONGEST_RETRY, 2 * retry)

    def _take(self, message: dict[str, Any] | None) -> None:
        """Let a message take effect."""
        match message:
            case None:
                return
            case {"type": "come_back", "seconds": seconds}:
                self._come_back = min(float(seconds), LONGEST_PAUSE)
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
    """Return the seats that a view waits for."""
    match view and view["pending"]:
        case {"kind": "choose", "seats": seats}:
            return list(seats)
        case {"kind": "roll" | "draw", "seat": seat}:
            return [seat]
    return []
