"""What a server does on its first start on a computer."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress

import pytest

from noppa.games import games
from noppa.kernels import compile_cache
from noppa.server import rehearsing, workers


@pytest.fixture(autouse=True)
def _marks_as_before() -> Iterator[None]:
    """What is only said to be rehearsed here is not so afterwards: whoever plays on this computer would wait for it."""
    assert compile_cache.FOLDER is not None
    marks = [compile_cache.FOLDER / f"{game}.rehearsed" for game in games()]
    missing = [mark for mark in marks if not mark.exists()]
    yield
    for mark in missing:
        mark.unlink(missing_ok=True)


def test_what_was_not_rehearsed_is() -> None:
    """The game whose mark is missing is rehearsed, in a process that ends with it."""
    assert compile_cache.FOLDER is not None
    for game in games():
        compile_cache.mark_warmed_up(game)
    (compile_cache.FOLDER / "kivi.rehearsed").unlink()
    asyncio.run(rehearsing.rehearse_games())
    assert compile_cache.is_warmed_up("kivi")


def test_nothing_is_started_in_vain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where all games were rehearsed, or nothing can be kept, no process is begun."""

    async def start(_: workers.Workers) -> None:
        pytest.fail("a process was started")

    monkeypatch.setattr(workers.Workers, "_start", start)
    for game in games():
        compile_cache.mark_warmed_up(game)
    asyncio.run(rehearsing.rehearse_games())
    monkeypatch.setattr(compile_cache, "FOLDER", None)
    assert compile_cache.is_warmed_up("tutto")
    compile_cache.mark_warmed_up("tutto")


def test_a_server_that_stops_does_not_wait_for_the_rehearsal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its process is ended."""
    started: list[asyncio.subprocess.Process] = []
    start = workers.Workers._start

    async def noted() -> asyncio.subprocess.Process:
        started.append(await start())
        return started[-1]

    async def stop_soon() -> None:
        task = asyncio.create_task(rehearsing.rehearse_games())
        while not started:
            await asyncio.sleep(0.01)
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task

    monkeypatch.setattr(workers.Workers, "_start", staticmethod(noted))
    monkeypatch.setattr(rehearsing, "is_warmed_up", lambda _: False)
    asyncio.run(stop_soon())
    assert [process.returncode for process in started] == [-9]
