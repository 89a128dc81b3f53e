"""Two server processes serve one game on PostgreSQL and Redis."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx2
import pytest

from server.backends import new_database
from server.running import Person, Process, next_act


@pytest.fixture(scope="module")
def both(
    tmp_path_factory: pytest.TempPathFactory, postgres_server: str, redis_server: str
) -> Iterator[tuple[Process, Process]]:
    """Run two processes that share a database, a fan-out and a secret."""
    folder: Path = tmp_path_factory.mktemp("two")
    settings: dict[str, Any] = {"database": new_database(postgres_server), "redis": redis_server}
    first, second = Process(folder, **settings), Process(folder, **settings)
    first.start()
    second.start()
    try:
        yield first, second
    finally:
        first.stop()
        second.stop()


def command(at: Process, person: Person, game_id: str, **fields: Any) -> tuple[int, Any]:
    """Send a person's command through one of the processes; return the status and the body."""
    with httpx2.Client(base_url=at.url, headers={"Cookie": person.cookie}, timeout=60) as http:
        answer = http.post(f"/api/games/{game_id}/commands", json=fields)
        return answer.status_code, answer.json()


def test_of_two_commands_for_one_decision_one_is_applied(both: tuple[Process, Process]) -> None:
    """The other is refused as too late, with the current state of the game."""
    person = Person(both[0].url)
    for _ in range(5):
        game_id = person.make("yatzy", "here")["game"]["id"]
        person.act(game_id, "roll")
        seen = person.look(game_id)["game"]["number"]
        with ThreadPoolExecutor(2) as pool:
            commands = [
                pool.submit(
                    command,
                    at,
                    person,
                    game_id,
                    type="play",
                    seat=0,
                    seen=seen,
                    id=f"two-{row}",
                    moves=[f"score {row}"],
                )
                for at, row in zip(both, ("chance", "ones"), strict=True)
            ]
            answers = [job.result() for job in commands]
        assert sorted(status for status, _ in answers) == [200, 409], answers
        refused = next(answer for status, answer in answers if status == 409)
        assert refused["code"] == "stale"
        assert refused["params"]["number"] > seen
        assert person.look(game_id)["game"]["number"] == seen + 1
    person.http.close()


def test_four_seats_write_at_once_and_all_are_accepted(both: tuple[Process, Process]) -> None:
    """Each seat's own question has not changed, whatever the others did meanwhile."""
    person = Person(both[0].url)
    game_id = person.make("dicetrip", "here", "here", "here", "here")["game"]["id"]
    person.act(game_id, "roll")
    person.act(game_id, "play", moves=["stand"])
    response = person.look(game_id)
    seen = response["game"]["number"]
    acts = [next_act(response, seat) for seat in range(4)]
    assert all(act is not None and act[0] == "play" for act in acts)
    with ThreadPoolExecutor(4) as pool:
        commands = [
            pool.submit(
                command, both[seat % 2], person, game_id, type="play", seat=seat, seen=seen, id=f"four-{seat}", **act[1]
            )
            for seat, act in enumerate(acts)
            if act is not None
        ]
        answers = [job.result() for job in commands]
    assert [status for status, _ in answers] == [200] * 4, answers
    person.http.close()
