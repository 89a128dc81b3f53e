"""Worker processes take one question at a time, and a worker that dies is replaced."""

import asyncio
import json
import subprocess
import sys
import time
from pathlib import Path

import pytest

from noppa import rules
from noppa.bots import BOTS
from noppa.core.errors import BadRecord
from noppa.host.refusal import Refused
from noppa.server.workers.fair_queue import Asker
from noppa.server.workers.pool import WorkerPool
from noppa.server.workers.worker import answer
from noppa.service.jobs.budgets import BUDGETS
from noppa.service.jobs.positions import name_rules, position

GAME = rules("yatzy")
STATE = GAME.roll(GAME.start(2), (1, 4, 4, 6, 6))
MOVE = {"job": "move", "level": "simple", **position(GAME, STATE, 0)}


def test_a_bot_elsewhere_plays_as_it_does_here() -> None:
    """The rules, the position and the seat arrive unchanged."""
    result = json.loads(answer(json.dumps(MOVE)))
    assert result["result"] == str(BOTS["simple"](GAME, STATE, 0))
    assert 0 < result["seconds"] < 60


def test_a_worker_gets_ready_for_a_game_before_its_first_move() -> None:
    """It computes what bots need, and returns nothing."""
    request = {"job": "ready", "rules": name_rules(GAME), "levels": ["hard"]}
    assert json.loads(answer(json.dumps(request)))["result"] is None


def test_a_question_that_cannot_be_answered_has_its_code() -> None:
    """The error is passed on unchanged, and the worker goes on."""

    async def ask() -> None:
        workers = WorkerPool(1)
        try:
            with pytest.raises(BadRecord, match="record-not-a-record"):
                await workers.ask({"job": "review", "record": "{}"})
            assert await workers.ask(MOVE)
        finally:
            await workers.close()

    asyncio.run(ask())


def test_a_worker_that_dies_is_replaced() -> None:
    """The current request is refused; the next one is served."""

    async def ask() -> None:
        workers = WorkerPool(1, {**BUDGETS, "dance": 5.0})
        try:
            with pytest.raises(Refused, match="worker-unavailable"):
                await workers.ask({"job": "dance"})
            assert await workers.ask(MOVE)
        finally:
            await workers.close()

    asyncio.run(ask())


def test_a_job_that_takes_too_much_processor_time_is_ended_and_the_worker_replaced() -> None:
    """This works inside native code too: solving Tutto for a distant target takes most of a minute."""
    slow = {"job": "ready", "rules": name_rules(rules("tutto", target=49_050)), "levels": ["hard"]}

    async def ask() -> None:
        workers = WorkerPool(1, {**BUDGETS, "ready": 1.0})
        try:
            began = time.perf_counter()
            with pytest.raises(Refused, match="worker-too-long"):
                await workers.ask(slow)
            assert time.perf_counter() - began < 45  # solving would take minutes
            assert await workers.ask(MOVE)
        finally:
            await workers.close()

    asyncio.run(ask())


def test_work_for_somebody_who_has_gone_is_given_up() -> None:
    """The worker is free for the next request at once, and a cancelled request in the queue is forgotten."""
    slow = {"job": "ready", "rules": name_rules(rules("tutto", target=49_100)), "levels": ["hard"]}

    async def ask() -> None:
        workers, left = WorkerPool(1), asyncio.Event()

        async def leave() -> None:
            await left.wait()

        one = Asker("one", "one", leave)
        try:
            assert await workers.ask(MOVE)
            tasks = [asyncio.create_task(workers.ask(slow, one)) for _ in range(5)]
            await asyncio.sleep(0.5)
            left.set()
            began = time.perf_counter()
            refused = await asyncio.gather(*tasks, return_exceptions=True)
            assert [str(error) for error in refused] == ["client-gone"] * 5
            assert await workers.ask(MOVE)
            assert time.perf_counter() - began < 45  # solving would take minutes
            assert len(workers._queue) == 0
        finally:
            await workers.close()

    asyncio.run(ask())


def test_a_worker_ends_with_its_server_in_the_middle_of_a_job() -> None:
    """A server that is killed leaves no process computing."""
    question = {"job": "ready", "rules": name_rules(rules("tutto", target=49_150)), "levels": ["hard"]}
    program = (
        "import subprocess, sys, time\n"
        "worker = subprocess.Popen([sys.executable, '-m', 'noppa.server.workers.worker'], stdin=subprocess.PIPE)\n"
        "print(worker.pid, flush=True)\n"
        f"worker.stdin.write({json.dumps(question).encode()!r} + b'\\n')\n"
        "worker.stdin.flush()\n"
        "time.sleep(600)\n"
    )
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        worker = int(server.stdout.readline())
        time.sleep(1.5)
        server.kill()
    until = time.monotonic() + 45
    while time.monotonic() < until and _is_alive(worker):
        time.sleep(0.1)
    assert not _is_alive(worker)


def _is_alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_many_questions_wait_in_line_and_the_loop_does_not() -> None:
    """While a worker thinks, the event loop goes on."""

    async def ask() -> tuple[list[str], float]:
        workers = WorkerPool(1)
        longest, at, waiting = 0.0, time.perf_counter(), True

        async def tick() -> None:
            nonlocal longest, at
            while waiting:
                await asyncio.sleep(0.005)
                longest, at = max(longest, time.perf_counter() - at), time.perf_counter()

        ticking = asyncio.create_task(tick())
        try:
            answers = await asyncio.gather(*(workers.ask(MOVE) for _ in range(30)))
        finally:
            waiting = False
            await ticking
            await workers.close()
        return answers, longest

    answers, longest = asyncio.run(ask())
    assert len(set(answers)) == 1
    assert longest < 10


def test_a_remark_on_a_move_that_could_not_be_chosen_is_refused() -> None:
    """If only the last dice of a turn are entered, an earlier keep was not a possible choice."""
    request = {"job": "remark", "number": 2, "move": "keep 4 6", **position(GAME, STATE, 0), "final_only": True}
    result = json.loads(answer(json.dumps(request)))
    assert (result["error"], result["params"]) == ("remark-no-move", {"number": 2})
