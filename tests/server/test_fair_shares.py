"""One person's heavy work stops nobody else's: bots, coach and records have budgets, and abandoned work ends."""

import asyncio
import json
import random
import socket
import time
from pathlib import Path

import pytest

from noppa import rules
from noppa.core.fair import FairDice
from noppa.core.record import Record
from noppa.core.rules import Choose, Over
from noppa.core.table import Seat, Table
from noppa.service.jobs.budgets import BUDGETS
from server.conftest import Meet
from server.inside import inside, log_of, new_game
from server.running import running


async def _until(true: object, seconds: float = 60) -> None:
    """Wait until a condition is true."""
    async with asyncio.timeout(seconds):
        while not true():  # type: ignore[operator]
            await asyncio.sleep(0.02)


def test_a_bot_that_thinks_for_too_long_becomes_a_simple_one(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game reports it and goes on; a bot of another game on the same worker moves meanwhile."""
    monkeypatch.setitem(BUDGETS, "ready", 0.5)
    monkeypatch.setitem(BUDGETS, "move", 2.0)

    async def play() -> None:
        async with inside(folder) as here:
            hard = [{"who": "bot", "level": "hard"}] * 8  # one of them has a real choice, whatever the cards
            slow = await new_game(here, "greedy", "tutto", *hard, {"who": "here"}, options={"target": 49_200})
            quick = await new_game(here, "aino", "yatzy", {"who": "bot", "level": "simple"}, "here")
            await _until(lambda: 1 in log_of(quick).due())
            await _until(lambda: any(": " in str(event) for event in log_of(slow).table.events))
            events = [str(event) for event in log_of(slow).table.events]
            move = next(number for number, event in enumerate(events) if ": " in event)
            seat = int(events[move].partition(":")[0])
            assert events[move - 1] == f"seat {seat} bot simple"
            assert log_of(slow).table.seats[seat].player == "simple"

    asyncio.run(play())


def finished_record(target: int) -> str:
    """Return a finished game of Tutto whose review has to solve the game for a distant target first."""
    law, draw = rules("tutto", target=target), random.Random(1)
    table = Table(law, [Seat("One"), Seat("Two")], FairDice(b"x" * 32, "a game"))
    while not isinstance(pending := table.pending, Over):
        if isinstance(pending, Choose):
            table.play(pending.seats[0], draw.choice(law.moves(table.state, pending.seats[0])))
        else:
            table.roll()
    return Record.of(table).text()


def test_the_coach_drops_what_nobody_waits_for(folder: Path, meet: Meet) -> None:
    """Six clients request a review that takes the whole budget and disconnect; the next request is served at once."""
    record = finished_record(49_250)
    with running(folder) as (url, context):
        person = meet(url)
        host, port = url.removeprefix("http://").split(":")
        body = json.dumps({"record": record}).encode()
        head = f"POST /api/records/review HTTP/1.1\r\nHost: {host}:{port}\r\nContent-Type: application/json\r\n"
        for _ in range(6):
            with socket.create_connection((host, int(port))) as line:
                line.sendall(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
                time.sleep(0.3)
        began = time.perf_counter()
        response = person.ask("GET", "/api/practice/yatzy?key=1")
        assert response["seat"] == 0
        assert time.perf_counter() - began < 3 * BUDGETS["review"]  # not six times as long
        assert len(context.pools["coach"]._queue) == 0


def test_a_review_that_takes_too_long_says_so(folder: Path, meet: Meet, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is refused with a sentence, and the coach goes on."""
    monkeypatch.setitem(BUDGETS, "review", 1.0)
    with running(folder) as (url, _):
        person = meet(url)
        refused = person.ask("POST", "/api/records/review", 409, record=finished_record(49_300))
        assert refused["code"] == "worker-too-long"
        assert refused["sentence"] == "That’s taking too long to work out."
        assert person.ask("GET", "/api/practice/yatzy?key=1")["seat"] == 0
