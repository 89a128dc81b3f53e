"""Silent and half-finished connections are closed in time, and never keep others from connecting."""

import logging
import socket
import sys
import time
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

from noppa.server.network import http_protocol, middleware
from noppa.server.network.quiet_log import MOST, RepeatFilter
from server.conftest import Meet
from server.running import running

HEAD = b"POST /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"


@pytest.mark.parametrize("sent", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"])
def test_a_connection_without_a_whole_head_is_closed(
    folder: Path, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    """This includes one that sent a whole request before, and a piece of the next."""
    monkeypatch.setattr(http_protocol, "HEAD_SECONDS", 0.3)
    with running(folder) as (url, _), ExitStack() as stack:
        host, port = url.removeprefix("http://").split(":")
        first, second = (stack.enter_context(socket.create_connection((host, int(port)))) for _ in range(2))
        second.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert second.recv(65_536).startswith(b"HTTP/1.1 200")
        for line in (first, second):
            line.sendall(sent)
            line.settimeout(10)
            _read_to_the_end(line)


def test_a_body_that_never_comes_is_not_waited_for(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The request is refused, and the connection closed."""
    monkeypatch.setattr(middleware, "BODY_SECONDS", 0.3)
    with running(folder) as (url, _):
        host, port = url.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port))) as line:
            line.sendall(HEAD)
            line.settimeout(10)
            assert line.recv(65_536).startswith(b"HTTP/1.1 4")


def test_a_body_that_drips_is_not_waited_for(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its pieces arrive in time, but the whole body does not."""
    monkeypatch.setattr(middleware, "BODY_SECONDS", 1.0)
    with running(folder) as (url, _):
        host, port = url.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port))) as line:
            line.sendall(HEAD)
            line.settimeout(0.2)
            for _ in range(40):
                line.sendall(b" ")
                with suppress(TimeoutError):
                    assert line.recv(65_536).startswith(b"HTTP/1.1 4")
                    return
    raise AssertionError


@pytest.mark.skipif(sys.platform == "win32", reason="descriptors are limited elsewhere")
def test_one_address_cannot_take_every_descriptor(folder: Path, meet: Meet, monkeypatch: pytest.MonkeyPatch) -> None:
    """Beyond half of the descriptors, new connections from that address are closed at once."""
    monkeypatch.setattr(http_protocol, "most_connections", lambda: 40)
    with running(folder) as (url, _), ExitStack() as stack:
        host, port = url.removeprefix("http://").split(":")
        lines = [stack.enter_context(socket.create_connection((host, int(port)))) for _ in range(30)]
        time.sleep(0.5)
        closed = 0
        for line in lines:
            line.settimeout(0.05)
            try:
                closed += line.recv(1) == b""
            except TimeoutError:
                pass
            except OSError:
                closed += 1
        assert closed == 10
        for line in lines:
            line.close()
        time.sleep(0.3)
        meet(url).ask("GET", "/api/me")


def test_connections_are_not_counted_while_there_are_few(
    folder: Path, meet: Meet, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Counting them all at each new one would take longer the more there are, just when thousands come back."""
    counted: list[object] = []

    def count_one(protocol: object) -> int:
        counted.append(protocol)
        return 1

    monkeypatch.setattr(http_protocol.LimitedProtocol, "_same_host", count_one)
    with running(folder) as (url, _):
        meet(url).ask("GET", "/api/me")
    assert counted == []


def test_the_log_does_not_grow_with_every_bad_request() -> None:
    """The same message is logged a few times a minute at most."""
    limit = RepeatFilter()

    def passes(text: str, *filled: object) -> bool:
        return limit.filter(logging.LogRecord("uvicorn.error", logging.WARNING, "", 0, text, filled, None))

    assert [passes("Invalid HTTP request received.") for _ in range(20)] == [True] * MOST + [False] * (20 - MOST)
    assert [passes("%s failed", number) for number in range(20)].count(True) == MOST
    assert passes("something else")


def _read_to_the_end(line: socket.socket) -> None:
    """Read until the other side closes; raise `TimeoutError` if it never does."""
    try:
        while line.recv(65_536):
            pass
    except ConnectionResetError:
        return
