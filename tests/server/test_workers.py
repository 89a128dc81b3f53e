"""Thinking elsewhere: one question at a time, and a thinker that dies is replaced."""

import asyncio
import json
import time

import pytest

from noppa import rules
from noppa.bots import BOTS
from noppa.core.errors import BadRecord
from noppa.host.refusal import Refused
from noppa.server.workers.pool import WorkerPool
from noppa.server.workers.questions import name_rules, position
from noppa.server.workers.worker import answer

GAME = rules("yatzy")
STATE = GAME.roll(GAME.start(2), (1, 4, 4, 6, 6))
MOVE = {"job": "move", "level": "simple", **position(GAME, STATE, 0)}


def test_a_bot_elsewhere_plays_as_it_does_here() -> None:
    """The rules, the position and the seat arrive as they are."""
    told = json.loads(answer(json.dumps(MOVE)))
    assert told == {"result": str(BOTS["simple"](GAME, STATE, 0))}


def test_a_worker_gets_ready_for_a_game_before_its_first_move() -> None:
    """What bots need is worked out, and nothing is answered."""
    told = {"job": "ready", "rules": name_rules(GAME), "levels": ["hard"]}
    assert json.loads(answer(json.dumps(told))) == {"result": None}


def test_a_question_that_cannot_be_answered_has_its_code() -> None:
    """It comes back as the error it is, and the worker goes on."""

    async def ask() -> None:
        workers = WorkerPool(1, patience=120)
        try:
            with pytest.raises(BadRecord, match="record-not-a-record"):
                await workers.ask({"job": "review", "record": "{}"})
            assert await workers.ask(MOVE)
        finally:
            await workers.close()

    asyncio.run(ask())


def test_a_worker_that_dies_or_dawdles_is_replaced() -> None:
    """Whoever asked is refused; the next question is answered."""

    async def ask() -> None:
        workers = WorkerPool(1, patience=120)
        try:
            with pytest.raises(Refused, match="worker-unavailable"):
                await workers.ask({"job": "dance"})
            assert await workers.ask(MOVE)
            workers._patience = 0.0
            with pytest.raises(Refused, match="worker-unavailable"):
                await workers.ask(MOVE)
            workers._patience = 120
            assert await workers.ask(MOVE)
        finally:
            await workers.close()

    asyncio.run(ask())


def test_many_questions_wait_in_line_and_the_loop_does_not() -> None:
    """While a worker thinks, the event loop goes on."""

    async def ask() -> tuple[list[str], float]:
        workers = WorkerPool(1, patience=120)
        longest, at, asking = 0.0, time.perf_counter(), True

        async def tick() -> None:
            nonlocal longest, at
            while asking:
                await asyncio.sleep(0.005)
                longest, at = max(longest, time.perf_counter() - at), time.perf_counter()

        ticking = asyncio.create_task(tick())
        try:
            answers = await asyncio.gather(*(workers.ask(MOVE) for _ in range(30)))
        finally:
            asking = False
            await ticking
            await workers.close()
        return answers, longest

    answers, longest = asyncio.run(ask())
    assert len(set(answers)) == 1
    assert longest < 10
