"""A server, a device and a browser give the same answers about the same games: views, events, advice, reviews."""

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx2
import pytest

from noppa.offline.exported import read_export
from noppa.offline.own_data import own
from offline.memory import opened
from offline.pyodide import run_inside
from offline.sample import difference, export, questions
from server.inside import inside
from server.running import Person, running

EXACT, ELSEWHERE = 1e-9, 1e-6
SLOW = {("kivi", "review"), ("dicetto", "review"), ("yatzy", "review"), ("dicetrip", "odds")}
"""What takes seconds each in a browser, and is compared there in the exhaustive run only."""


@pytest.fixture(scope="module")
def exported() -> str:
    """What a device with games of every kind exports."""
    return asyncio.run(export())


@pytest.fixture(scope="module")
def told(exported: str) -> dict[str, Any]:
    """What another device answers about those games."""
    return asyncio.run(answers_of_device(exported))


async def answers_of_device(exported: str) -> dict[str, Any]:
    """Return what another device answers that took the games in."""
    async with opened() as app:
        taken = json.loads(await app.service.request("POST", "/api/me/import", exported))["body"]
        assert taken == {"added": 10, "known": 0}
        return {path: json.loads(await app.service.request("GET", path)) for path in questions(exported)}


async def store(folder: Path, exported: str, identity: str) -> None:
    """Put the same games into a server's database, as those of somebody."""
    theirs, games = read_export(exported)
    async with inside(folder) as here:
        for game, events in games:
            assert await here.storage.add_finished(own(game, theirs, identity), events)


def test_a_server_and_a_device_agree_about_the_same_games(tmp_path: Path, exported: str, told: dict[str, Any]) -> None:
    """Every view, event, move's value and chance, in the middle of games and at their end."""
    with running(tmp_path) as (url, _):
        person = Person(url)
        identity = person.ask("GET", "/api/me")["code"]
        cookies = dict(person.http.cookies)
        person.http.close()
    asyncio.run(store(tmp_path, exported, identity))
    with running(tmp_path) as (url, _), httpx2.Client(base_url=url, timeout=60, cookies=cookies) as http:
        for path in questions(exported):
            answer = http.get(path)
            assert answer.status_code == told[path]["status"]
            body = json.loads(told[path]["body"]) if "file" in told[path] else told[path]["body"]
            assert difference(answer.json(), body, 1e-12) == "", path


def compare_with_browser(folder: Path, exported: str, told: dict[str, Any], asked: list[str]) -> None:
    """Ask a browser the same; compare the answers to the last digit that counts."""
    kinds = {game["id"]: game["game"] for game in json.loads(exported)["games"]}
    found = run_inside(folder, Path(__file__).parent / "inside.py", {"export": exported, "questions": asked})
    assert found["import_file"] == {"added": 10, "known": 0}
    assert found["answers"].keys() == set(asked)
    for path, answer in found["answers"].items():
        game = kinds.get(path.split("/")[3] if path.count("/") > 2 else "", path)
        assert answer["status"] == told[path]["status"]
        assert difference(told[path]["body"], answer["body"], EXACT if "yatzy" in game else ELSEWHERE) == "", path


def test_a_browser_agrees_too_and_keeps_the_contract(tmp_path: Path, exported: str, told: dict[str, Any]) -> None:
    """Pyodide with the core as a WebAssembly module, and the conformance kit on every game there."""
    games = json.loads(exported)["games"]
    slow = {f"/api/games/{game['id']}/{what}" for game in games for kind, what in SLOW if game["game"] == kind}
    compare_with_browser(tmp_path, exported, told, [path for path in questions(exported) if path not in slow])


@pytest.mark.exhaustive
def test_a_browser_reviews_as_a_server_does(tmp_path: Path, exported: str, told: dict[str, Any]) -> None:
    """Everything that is compared with the server, slow as it may be."""
    compare_with_browser(tmp_path, exported, told, questions(exported))
