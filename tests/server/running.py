"""Real servers for tests, in a thread or as a process of their own, and people who use them."""

import asyncio
import json
import os
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import httpx2
from websockets.sync.client import ClientConnection, connect

from noppa.server.app import make_app, open_server
from noppa.server.context import Context
from noppa.server.network.addresses import Addresses
from noppa.server.serve import Listener, _config, _listen
from noppa.server.settings import Settings

QUICK: dict[str, Any] = {
    "bot_pause": 0.0,
    "commands_per_second": 10_000.0,
    "thinking_per_minute": 60_000.0,
    "absence": 0.3,
}
IDS = count()
trusted = cache(httpx2.create_ssl_context)
"""Return the certificates that clients trust, read once: reading them takes longer than a hundred requests."""


def free_port() -> int:
    """Return a free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def running(folder: Path, **options: Any) -> Iterator[tuple[str, Context]]:
    """Run a server in a thread; yield its address and its context."""
    usual = {"database": f"sqlite:///{folder / 'games.sqlite'}", "secret_file": str(folder / "secret"), **QUICK}
    settings = Settings(**{"port": free_port(), **usual, **options})
    ready, stop = threading.Event(), threading.Event()
    found: list[Any] = []

    async def serve() -> None:
        addresses = Addresses(settings)
        app = make_app(settings, addresses)
        listener = Listener(_config(app, settings))
        async with open_server(app, settings, addresses) as context:
            serving = asyncio.create_task(listener.serve(sockets=[_listen(settings.host, settings.port)]))
            while not listener.started:
                await asyncio.sleep(0.01)
            found.append(context)
            ready.set()
            await asyncio.to_thread(stop.wait)
            listener.should_exit = True
            await serving

    def work() -> None:
        try:
            asyncio.run(serve())
        except BaseException as error:  # noqa: BLE001 - raised again in the test
            found.append(error)
            ready.set()

    thread = threading.Thread(target=work)
    thread.start()
    assert ready.wait(30)
    if isinstance(found[0], BaseException):
        thread.join()
        raise found[0]
    try:
        yield f"http://127.0.0.1:{settings.port}", found[0]
    finally:
        stop.set()
        thread.join(30)


class Process:
    """A server in a process of its own, which can be killed and started again."""

    def __init__(self, folder: Path, port: int | None = None, **options: Any) -> None:
        folder.mkdir(exist_ok=True)
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        database = options.pop("database", f"sqlite:///{folder / 'games.sqlite'}")
        settings = {"database": database, "secret_file": str(folder / "secret"), **QUICK, **options}
        self._log = folder / f"log-{self.port}.txt"
        self._environ = {
            **os.environ,
            "XDG_DATA_HOME": str(folder),
            "NOPPA_PORT": str(self.port),
            **{f"NOPPA_{key.upper()}": str(value) for key, value in settings.items()},
        }
        self._process: subprocess.Popen[bytes] | None = None

    def start(self, *, wait: bool = True) -> None:
        """Start the process; by default wait until the server responds."""
        command = [sys.executable, "-m", "noppa", "serve"]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(command, env=self._environ, stdout=log, stderr=log)
        if wait:
            self.wait()

    def wait(self, seconds: float = 120) -> None:
        """Wait until the server responds."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            assert self._process is not None
            assert self._process.poll() is None, self.log
            try:
                if httpx2.get(f"{self.url}/health", timeout=5, verify=trusted()).status_code == 200:
                    return
            except httpx2.HTTPError:
                time.sleep(0.05)
        raise AssertionError(self.log)

    def kill(self) -> None:
        """Kill the process, as a crash would."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def stop(self) -> int:
        """Stop the process as an operator would; return its exit code."""
        assert self._process is not None
        if self._process.poll() is None:
            self._process.terminate()
        return self._process.wait(30)

    def ends(self) -> int:
        """Wait until the process ends; return its exit code."""
        assert self._process is not None
        return self._process.wait(120)

    @property
    def pid(self) -> int:
        """Return the process id."""
        assert self._process is not None
        return self._process.pid

    @property
    def log(self) -> str:
        """Return the output of the process."""
        return self._log.read_text(encoding="utf-8")


class Person:
    """A browser: one cookie, requests and sockets."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx2.Client(base_url=url, timeout=60, verify=trusted())
        self.http.get("/api/me")

    def ask(self, method: str, path: str, status: int = 200, **body: Any) -> Any:
        """Send a request, check the response's status, and return its body."""
        answer = self.http.request(method, path, json=body if method == "POST" else None)
        assert answer.status_code == status, answer.text
        return answer.json()

    def make(self, game: str = "yatzy", *seats: str, **options: Any) -> Any:
        """Create a game with these seats: here, link or bot."""
        chosen = [{"who": who, "level": "simple"} for who in seats or ("here",)]
        return self.ask("POST", "/api/games", 201, game=game, seats=chosen, **options)

    def look(self, game_id: str) -> Any:
        """Return a game as this person sees it."""
        return self.ask("GET", f"/api/games/{game_id}")

    def act(self, game_id: str, kind: str, seat: int = 0, status: int = 200, **fields: Any) -> Any:
        """Send a command by HTTP, claiming to have seen every event."""
        fields.setdefault("seen", 1_000_000)
        fields.setdefault("id", f"c{next(IDS)}")
        return self.ask("POST", f"/api/games/{game_id}/commands", status, type=kind, seat=seat, **fields)

    def sit(self, invite: str, **profile: Any) -> Any:
        """Sit down by invitation."""
        return self.ask("POST", "/api/invites/sit", invite=invite, **profile)

    @property
    def cookie(self) -> str:
        """Return the cookie header."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @contextmanager
    def socket(self, game_id: str, seen: int | None = None) -> Iterator["Line"]:
        """Connect to a game."""
        query = "" if seen is None else f"?seen={seen}"
        address = f"{self.url.replace('http', 'ws', 1)}/api/games/{game_id}/socket{query}"
        with connect(address, additional_headers={"Cookie": self.cookie}, max_size=2**22) as found:
            yield Line(found)


class Line:
    """A WebSocket that speaks JSON."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def send(self, kind: str, **fields: Any) -> str:
        """Send a message and return its id."""
        fields.setdefault("id", f"c{next(IDS)}")
        self.socket.send(json.dumps({"type": kind, **fields}))
        return str(fields["id"])

    def receive(self, *kinds: str, timeout: float = 20) -> Any:
        """Return the next message, or the next of these kinds."""
        while True:
            message = json.loads(self.socket.recv(timeout))
            if not kinds or message["type"] in kinds:
                return message


def next_act(snapshot: Any, seat: int) -> tuple[str, dict[str, Any]] | None:
    """Return a seat's next command from a snapshot: a roll or a legal move, or None."""
    view = next(entry["view"] for entry in snapshot["views"] if entry["seat"] == seat)
    pending = view["pending"]
    if pending["kind"] in ("roll", "draw") and pending["seat"] == seat and pending["waits"]:
        return "roll", {}
    if view["moves"]:
        return "play", {"moves": [view["moves"][-1]["move"]]}
    return None
