"""Connections that never read: memory is bounded, they are dropped, and nobody else notices."""

import base64
import os
import socket
import time
from pathlib import Path

import pytest

from noppa.server.network import socket as game_sockets
from noppa.server.network import websocket_protocol
from server.conftest import Meet
from server.running import Person, running

ROWS = ("ones", "twos", "threes", "fours", "fives", "sixes", "chance")


def deaf_socket(person: Person, game_id: str) -> socket.socket:
    """Open a WebSocket with a small buffer and never read from it."""
    host, port = person.url.removeprefix("http://").split(":")
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect((host, int(port)))
    key = base64.b64encode(os.urandom(16)).decode()
    line.sendall(
        f"GET /api/games/{game_id}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {person.cookie}\r\n\r\n".encode()
    )
    return line


def _until(true: object, seconds: float = 20) -> None:
    until = time.monotonic() + seconds
    while not true():  # type: ignore[operator]
        assert time.monotonic() < until
        time.sleep(0.05)


def test_a_socket_that_never_reads_is_dropped_by_its_bytes(folder: Path, meet: Meet) -> None:
    """There are ten with large views; another connection still gets every message."""
    with running(folder) as (url, context):
        person, watcher = meet(url), meet(url)
        game_id = person.make("yatzy", *["here"] * 20)["game"]["id"]
        deaf = [deaf_socket(person, game_id) for _ in range(10)]
        _until(lambda: context.limits.sockets == 10)
        with watcher.socket(game_id) as line:
            line.receive("snapshot")
            seat = 0
            while context.limits.sockets > 1:
                assert seat < 20 * len(ROWS)
                person.act(game_id, "roll", seat=seat % 20)
                line.receive("events")
                person.act(game_id, "play", seat=seat % 20, moves=[f"score {ROWS[seat // 20]}"])
                line.receive("events")
                seat += 1
        assert len(context.registry.games[game_id].viewers) <= 1
        for reader in deaf:
            reader.close()


def test_a_socket_that_never_reads_is_dropped_after_a_while(
    folder: Path, meet: Meet, monkeypatch: pytest.MonkeyPatch
) -> None:
    """This holds even when little is sent: one message waits for its reader for a limited time."""
    monkeypatch.setattr(game_sockets, "SLOWEST", 0.5)
    with running(folder) as (url, context):
        person = meet(url)
        game_id = person.make("yatzy", *["here"] * 20)["game"]["id"]
        deaf = deaf_socket(person, game_id)
        _until(lambda: context.limits.sockets == 1)
        for seat in range(12):  # the system's buffers take the first messages
            person.act(game_id, "roll", seat=seat)
            person.act(game_id, "play", seat=seat, moves=["score chance"])
        _until(lambda: context.limits.sockets == 0)
        deaf.close()


def test_a_socket_that_is_closed_and_never_reads_is_dropped(
    folder: Path, meet: Meet, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server closes it after too much rubbish, and does not wait until that is read."""
    monkeypatch.setattr(websocket_protocol, "LAST_WORDS", 0.5)
    with running(folder) as (url, context):
        person = meet(url)
        game_id = person.make("yatzy", *["here"] * 20)["game"]["id"]
        deaf = deaf_socket(person, game_id)
        _until(lambda: context.limits.sockets == 1)
        rubbish = bytes([0x81, 0x81, 0, 0, 0, 0, ord("x")])
        deaf.sendall(rubbish * (game_sockets.MOST_BAD + 1))
        _until(lambda: context.limits.sockets == 0)
        time.sleep(1.0)
        with pytest.raises(OSError, match=r"."):  # noqa: PT012 - the first write may still succeed
            for _ in range(20):
                deaf.sendall(rubbish)
                time.sleep(0.1)
        deaf.close()
