"""A server that shuts down: it is not ready, finishes running commands, and tells everybody when to reconnect."""

import asyncio
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed

from noppa.host.refusal import Refused
from noppa.host.storage import StoredGame
from noppa.server.api.operations import health, live
from noppa.server.context import LOADED_AT_ONCE
from noppa.server.network.drain import RESTART, SPREAD, OpenSockets, return_times
from noppa.server.network.socket import SocketViewer
from noppa.server.serve import _listen
from server.conftest import Meet
from server.inside import inside, new_game
from server.running import Process, free_port


def test_nobody_comes_back_in_a_herd() -> None:
    """A thousand connections are spread evenly over a bit more than a second, none before the server can be back."""
    times = return_times(1000, 0.7)
    assert len(set(times)) > 900
    assert min(times) >= 0.7
    assert sorted(times)[500] < 2.0
    tenths = [int(seconds * 10) for seconds in times]
    assert max(tenths.count(tenth) for tenth in set(tenths)) <= 100
    assert times != sorted(times)
    assert max(return_times(100_000, 0.7)) < 5.0
    assert return_times(0, 0.7) == []


def test_a_server_that_starts_slowly_calls_nobody_back_too_soon() -> None:
    """The next process needs at least the processor time that this one needed, and this one some to end."""
    sockets = OpenSockets()
    before = sockets.restart
    sockets.note_start(1.5)
    assert before < 1.5 < min(return_times(100, sockets.restart)) < 2.0
    sockets.note_start(60.0)
    assert sockets.restart == RESTART[1]


class Recorder:
    """The sending end of a WebSocket that records its messages."""

    def __init__(self) -> None:
        self.sent: list[str | int] = []
        self.scope: dict[str, Any] = {}

    async def send_text(self, text: str) -> None:
        """Record a message."""
        self.sent.append(text)

    async def close(self, code: int) -> None:
        """Record the end."""
        self.sent.append(code)


def test_a_running_command_is_answered_before_its_connection_leaves() -> None:
    """The response goes first, then the time to reconnect, then the connection closes."""

    async def leave() -> list[str | int]:
        socket = Recorder()
        viewer = SocketViewer(socket, "aino")  # type: ignore[arg-type]
        sending = asyncio.create_task(viewer.run())
        with viewer.working():
            viewer.leave(1.5)
            await asyncio.sleep(0)
            assert socket.sent == []
            viewer.close(4000)  # stands for the response
        await sending
        return socket.sent + viewer._waiting

    answer, goodbye, code = asyncio.run(leave())
    assert (answer, code) == (4000, 1012)
    assert goodbye == '{"type":"come_back","seconds":1.5}'


def test_a_few_games_are_loaded_at_the_same_time(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """When everybody comes back at once, the first need not wait until all games are loaded."""
    loading: list[str] = []
    most = 0

    async def look() -> None:
        async with inside(folder) as here:
            ids = [(await new_game(here, "aino", "yatzy", "here")).game.id for _ in range(3 * LOADED_AT_ONCE)]
            here.registry.games.clear()
            load = here.storage.load_game

            async def load_game(game_id: str) -> StoredGame | None:
                nonlocal most
                loading.append(game_id)
                most = max(most, len(loading))
                await asyncio.sleep(0)
                try:
                    return await load(game_id)
                finally:
                    loading.remove(game_id)

            monkeypatch.setattr(here.storage, "load_game", load_game)
            found = await asyncio.gather(*(here.find_game(game_id, "aino") for game_id in ids))
            assert [live.game.id for live in found] == ids

    asyncio.run(look())
    assert most == LOADED_AT_ONCE


def test_a_server_that_ends_is_alive_but_not_ready(folder: Path) -> None:
    """A load balancer sends it no requests, and nothing kills it before it has finished."""

    async def look() -> None:
        async with inside(folder) as here:
            assert (await health(here)).status == "ok"
            await here.sockets.drain(here.registry)
            assert (await live()).status == "ok"
            with pytest.raises(Refused, match="closing"):
                await health(here)

    asyncio.run(look())


def test_a_full_disk_makes_a_server_not_ready(folder: Path) -> None:
    """The free space is compared with the minimum that the host has set."""

    async def look(least: int) -> str:
        async with inside(folder, least_disk_mb=least) as here:
            return (await health(here)).status

    assert asyncio.run(look(1)) == "ok"
    with pytest.raises(Refused, match="disk-full"):
        asyncio.run(look(10**9))


def test_sigterm_tells_every_browser_when_to_come_back(folder: Path, meet: Meet) -> None:
    """Each gets another moment; a client that never reads does not delay the shutdown beyond ten seconds."""
    server = Process(folder)
    server.start()
    try:
        one, other = meet(server.url), meet(server.url)
        game_id = one.make("yatzy", "here")["game"]["id"]
        with one.socket(game_id) as line, other.socket(game_id) as watching, other.socket(game_id):
            line.receive("snapshot")
            sent = line.send("roll", seat=0, seen=0)
            assert line.receive("done")["id"] == sent
            began = time.monotonic()
            code = server.stop()
            assert time.monotonic() - began < 10
            assert code == 0
            moments = [line_.receive("come_back")["seconds"] for line_ in (line, watching)]
            assert len(set(moments)) == 2
            assert all(RESTART[0] < moment <= RESTART[1] + SPREAD[0] for moment in moments)
            with pytest.raises(ConnectionClosed) as closed:
                line.receive()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
        server.start()
        assert one.look(game_id)["game"]["number"] == 1
    finally:
        server.stop()


def test_with_a_port_that_stays_open_nobody_is_refused_during_a_restart(folder: Path) -> None:
    """As under systemd, which passes on its socket: a request between two processes is served by the second."""
    port = free_port()
    server = Process(folder, port=port)
    command = 'LISTEN_PID=$$ LISTEN_FDS=1 exec "$0" -m noppa serve 3<&"$1"'
    with _listen("127.0.0.1", port) as listening, ThreadPoolExecutor(1) as pool:
        listening.set_inheritable(True)

        def start() -> subprocess.Popen[bytes]:
            shell = ["bash", "-c", command, sys.executable, str(listening.fileno())]
            return subprocess.Popen(shell, env=server._environ, pass_fds=[listening.fileno()])

        def ready() -> int:
            return httpx2.get(f"{server.url}/health", timeout=60).status_code

        first = start()
        assert ready() == 200
        first.terminate()
        assert first.wait(20) == 0
        request = pool.submit(ready)
        time.sleep(0.3)
        assert not request.done()
        second = start()
        try:
            assert request.result(60) == 200
        finally:
            second.terminate()
            assert second.wait(20) == 0
