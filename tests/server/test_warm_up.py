"""What a server does on its first start on a computer."""

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from noppa.games import games
from noppa.kernels import compile_cache
from noppa.server.workers import warm_up
from noppa.server.workers.pool import WorkerPool


@pytest.fixture(autouse=True)
def marks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of one's own for the marks of what was warmed up: other tests use the real one meanwhile."""
    monkeypatch.setattr(compile_cache, "FOLDER", tmp_path)
    return tmp_path


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What the processes are asked, which answer at once and leave the mark that a real one leaves."""
    questions: list[dict[str, Any]] = []

    async def ask(_: WorkerPool, question: dict[str, Any]) -> None:
        questions.append(question)
        compile_cache.mark_warmed_up(next(game for game in games() if f'"{game}"' in question["rules"]))

    monkeypatch.setattr(WorkerPool, "ask", ask)
    return questions


def test_what_was_not_warmed_up_is(asked: list[dict[str, Any]], marks: Path) -> None:
    """The games whose marks are missing, each once, for the strongest bots."""
    for game in games():
        compile_cache.mark_warmed_up(game)
    missing = list(games())[1:3]
    for game in missing:
        (marks / f"{game}.rehearsed").unlink()
    asyncio.run(warm_up.warm_up_games())
    assert [(question["job"], question["levels"]) for question in asked] == [("ready", ["hard"])] * 2
    assert all(f'"{game}"' in question["rules"] for game, question in zip(missing, asked, strict=True))
    assert all(map(compile_cache.is_warmed_up, games()))


def test_nothing_is_started_in_vain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where all games were warmed up, or nothing can be cached, no process is begun."""

    async def start() -> None:
        pytest.fail("a process was started")

    monkeypatch.setattr(WorkerPool, "_start", staticmethod(start))
    for game in games():
        compile_cache.mark_warmed_up(game)
    asyncio.run(warm_up.warm_up_games())
    monkeypatch.setattr(compile_cache, "FOLDER", None)
    asyncio.run(warm_up.warm_up_games())


def test_a_server_that_stops_does_not_wait_for_the_warm_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its process is ended."""
    started: list[asyncio.subprocess.Process] = []
    start = WorkerPool._start

    async def noted() -> asyncio.subprocess.Process:
        started.append(await start())
        return started[-1]

    async def stop_soon() -> None:
        task = asyncio.create_task(warm_up.warm_up_games())
        while not started:
            await asyncio.sleep(0.01)
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task

    monkeypatch.setattr(WorkerPool, "_start", staticmethod(noted))
    asyncio.run(stop_soon())
    assert [process.returncode for process in started] == [-9]
