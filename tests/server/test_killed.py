"""Every acknowledged command is stored, whenever the server is killed."""

import asyncio
import json
import random
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from noppa.core.events import Moved, read_event
from noppa.games import rules_of
from noppa.host.rebuild import record_of
from noppa.host.storage import StoredEvent
from noppa.server.storage.engines import connect
from noppa.server.storage.sql_storage import SqlStorage
from server.killable import Killable, killable_postgres, killable_redis
from server.running import Process

CLIENTS, KILLS, MANY_KILLS = 4, 3, 100


def test_what_is_acknowledged_survives_kills(folder: Path, storage: dict[str, str]) -> None:
    """Four client processes, forty games, repeated SIGKILL: nothing is lost or done twice, and all games resume."""
    _play_through(folder, storage, KILLS, ())


@pytest.mark.exhaustive
def test_what_is_acknowledged_survives_a_hundred_kills(folder: Path) -> None:
    """The same holds on SQLite with a hundred kills."""
    _play_through(folder, {}, MANY_KILLS, ())


@pytest.mark.exhaustive
def test_what_is_acknowledged_survives_kills_of_the_database_and_redis_too(folder: Path) -> None:
    """The server is killed a hundred times; PostgreSQL after every fifth kill, Redis after every seventh."""
    with killable_postgres() as database, killable_redis() as fanout:
        settings = {"database": database.address, "redis": fanout.address}
        _play_through(folder, settings, MANY_KILLS, ((5, database), (7, fanout)))


def _play_through(folder: Path, storage: dict[str, str], kills: int, others: Sequence[tuple[int, Killable]]) -> None:
    """Have clients play forty games while the server and other servers are killed; check all games."""
    draw = random.Random(20)
    settings: dict[str, Any] = {**storage, "bot_workers": 1}
    server = Process(folder, **settings)
    server.start()
    script = Path(__file__).parent / "kill_client.py"
    clients = [
        subprocess.Popen([sys.executable, str(script), server.url, str(folder), f"client{number}"])
        for number in range(CLIENTS)
    ]
    try:
        _wait(lambda: all((folder / f"client{number}.ready").exists() for number in range(CLIENTS)))
        for number in range(1, kills + 1):
            time.sleep(draw.uniform(0.02, 0.5))
            for every, other in others:
                if number % every == 0:
                    other.kill()
                    time.sleep(draw.uniform(0.02, 0.5))
                    other.start()
            time.sleep(draw.uniform(0.02, 0.5))
            server.kill()
            server.start()
        began = [len(log) for log in _logs(folder)]
        _wait(lambda: _all_played_since(folder, began))
        (folder / "stop").touch()
        assert [client.wait(60) for client in clients] == [0] * CLIENTS
    finally:
        for client in clients:
            client.kill()
            client.wait()
        server.stop()
    answers = [answer for log in _logs(folder) for answer in log]
    stored = asyncio.run(_stored(storage.get("database", f"sqlite:///{folder / 'games.sqlite'}"), answers))
    _check(answers, stored)
    print(f"{kills} kills, {len(answers)} acknowledged commands, none lost, none twice")  # noqa: T201 - for pytest -s


def _logs(folder: Path) -> list[list[Any]]:
    return [
        [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line.endswith("}")]
        for path in sorted(folder.glob("client*.log"))
    ]


def _all_played_since(folder: Path, began: list[int]) -> bool:
    """Return whether each client's ten games had a response after the last restart."""
    return all(
        len({answer["place"] for answer in log[at:]}) == 10 for log, at in zip(_logs(folder), began, strict=True)
    )


def _wait(true: Any, seconds: float = 240) -> None:
    until = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < until
        time.sleep(0.1)


async def _stored(database: str, answers: list[Any]) -> dict[str, list[StoredEvent]]:
    """Return the events of every game; each game is replayed."""
    engines = connect(database)
    store = SqlStorage(engines)
    found = {}
    for game_id in {answer["game"] for answer in answers}:
        game, lines = await store.load_game(game_id), await store.load_events(game_id)
        assert game is not None
        record = record_of(game, lines)
        record.replay(rules_of(record))
        found[game_id] = lines
    await engines.close()
    return found


def _check(answers: list[Any], stored: dict[str, list[StoredEvent]]) -> None:
    """Check that every acknowledged move has its number, and no event was acknowledged for two commands."""
    claimed: dict[str, set[int]] = defaultdict(set)
    done = [answer for answer in answers if answer["response"]["type"] == "done"]
    assert len(done) > CLIENTS * 10
    assert [answer["response"] for answer in answers if answer["response"]["type"] == "refused"] == []
    for answer in done:
        lines, command, response = stored[answer["game"]], answer["command"], answer["response"]
        numbers = set(range(response["first"], response["last"] + 1))
        assert not numbers & claimed[answer["game"]]
        claimed[answer["game"]] |= numbers
        event = read_event(lines[response["first"]].text)
        if command["type"] == "play":
            assert event == Moved(command["seat"], command["moves"][0])
        else:
            assert str(event).startswith("roll ")
    for game_id, numbers in claimed.items():
        unanswered = set(range(1, len(stored[game_id]))) - numbers
        moves = [number for number in unanswered if isinstance(read_event(stored[game_id][number].text), Moved)]
        assert len(moves) <= 1  # the one whose response did not arrive before the end
