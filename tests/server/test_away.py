"""A database or Redis that goes away and comes back: no promise is broken, and the game goes on."""

import asyncio
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from noppa.host.refusal import Refused
from noppa.server.network.fanout import ByRedis
from noppa.server.storage.process_lock import PG_LOCK
from server.backends import Postgres, program, redis
from server.inside import Watcher, act, inside, new_game
from server.running import Process
from server.running import free_port as another_port


def test_a_database_that_goes_away_and_comes_back(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Meanwhile a move is refused and the failure logged once; afterwards the move is accepted."""
    program("postgres")

    async def play(address: str, stop: Any, start: Any) -> None:
        async with inside(folder, database=address) as here:
            live = await new_game(here, "aino", "yatzy", "here")
            watcher = Watcher("aino")
            await here.registry.enter(live, watcher, None)
            await asyncio.to_thread(stop)
            for _ in range(3):
                with pytest.raises(Refused, match="storage-unavailable"):
                    await act(here, live, "aino", "roll", id="the-same")
            assert live.number == 0
            await asyncio.to_thread(start)
            async with asyncio.timeout(60):
                while live.number == 0:
                    try:
                        await act(here, live, "aino", "roll", id="the-same")
                    except Refused:
                        await asyncio.sleep(0.1)
            assert watcher.last["number"] == 1

    server = Postgres()
    try:
        server.start()
        asyncio.run(play(server.address, server.stop, server.start))
    finally:
        server.remove()
    logged = [record.message for record in caplog.records if record.name == "noppa.server"]
    assert sum("writing fails" in message for message in logged) == 1
    assert sum("writing works" in message for message in logged) == 1


def test_one_process_also_after_the_database_was_away(folder: Path) -> None:
    """On PostgreSQL the lock is taken again; if another process was quicker, this one reports it and ends."""
    database = Postgres()
    server = Process(folder, database=database.address)
    try:
        database.start()
        server.start()
        database.stop()
        database.start()
        until = time.monotonic() + 30
        while not asyncio.run(_locked(database.address)):
            assert time.monotonic() < until
            time.sleep(0.2)
        second = Process(folder, database=database.address)
        second.start(wait=False)
        assert second.ends() == 1
        assert "Another Noppa server is already using" in second.log
        os.kill(server.pid, signal.SIGSTOP)
        database.stop()
        database.start()
        asyncio.run(_taken(database.address, lambda: os.kill(server.pid, signal.SIGCONT), server.ends))
        assert "another process took the database" in server.log
    finally:
        server.kill()
        database.remove()


async def _locked(address: str) -> bool:
    """Return whether somebody holds a lock on the database."""
    connection = await asyncpg.connect(address)
    try:
        return bool(await connection.fetchval("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'"))
    finally:
        await connection.close()


async def _taken(address: str, begin: Callable[[], None], end: Callable[[], int]) -> None:
    """Hold the lock of a process that was asleep until that process has ended."""
    connection = await asyncpg.connect(address)
    try:
        assert await connection.fetchval("SELECT pg_try_advisory_lock($1)", PG_LOCK)
        begin()
        assert await asyncio.to_thread(end) == 0
    finally:
        await connection.close()


def test_redis_that_goes_away_and_comes_back(folder: Path) -> None:
    """Games go on; the other process finds out by polling, and by notes again afterwards."""
    port = another_port()

    async def play() -> None:
        server = redis(port)
        address = server.__enter__()
        async with inside(folder, redis=address) as one, inside(folder, redis=address) as two:
            first = await new_game(one, "aino", "yatzy", "here")
            second = await two.registry.find(first.game.id)
            await two.registry.enter(second, Watcher("aino"), None)
            await asyncio.to_thread(server.__exit__, None, None, None)
            await act(one, first, "aino", "roll")
            assert first.number == 1
            await two.registry.refresh_all()
            assert second.number == 1
            again = redis(port)
            await asyncio.to_thread(again.__enter__)
            try:
                await act(one, first, "aino", "play", moves=["score chance"])
                async with asyncio.timeout(30):
                    while second.number < 2:
                        await asyncio.sleep(0.05)
            finally:
                await asyncio.to_thread(again.__exit__, None, None, None)

    asyncio.run(play())


def test_redis_that_says_nothing_stops_no_game(caplog: pytest.LogCaptureFixture) -> None:
    """It accepts connections and never responds: a note is dropped after a second, and one line is logged."""

    async def publish() -> None:
        received = asyncio.Event()

        async def listen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            while await reader.read(65536):
                received.set()
            writer.close()

        async with await asyncio.start_server(listen, "127.0.0.1", 0) as server:
            notes = ByRedis(f"redis://127.0.0.1:{server.sockets[0].getsockname()[1]}")
            try:
                async with asyncio.timeout(15):
                    await notes.publish("a game", {"row": True})
                    await notes.publish("a game", {"row": True})
                assert received.is_set()
            finally:
                await notes.close()

    asyncio.run(publish())
    assert [record.message for record in caplog.records] == ["Redis does not answer: TimeoutError"]
