"""A server, a device and a browser give the same responses about the same games: views, events, advice, reviews."""

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
SLOW_PUZZLE = "/api/puzzles/2026-11-01/dicetrip"
SLOW = {("kivi", "review"), ("dicetto", "review"), ("yatzy", "review"), ("dicetrip", "odds")}
"""These take seconds each in a browser, and are compared there in the exhaustive run only."""


@pytest.fixture(scope="module")
def exported() -> str:
    """Return the export of a device with games of every kind."""
    return asyncio.run(export())


@pytest.fixture(scope="module")
def device(exported: str) -> dict[str, Any]:
    """Return another device's responses about those games."""
    return asyncio.run(answers_of_device(exported))


async def answers_of_device(exported: str) -> dict[str, Any]:
    """Import the games on another device and return its responses."""
    async with opened() as app:
        taken = json.loads(await app.service.request("POST", "/api/me/import", exported))["body"]
        assert taken == {"added": 10, "known": 0}
        return {path: json.loads(await app.service.request("GET", path)) for path in questions(exported)}


async def store(folder: Path, exported: str, identity: str) -> None:
    """Store the same games in a server's database, as one person's."""
    theirs, games = read_export(exported)
    async with inside(folder) as here:
        for game, events in games:
            assert await here.storage.add_finished(own(game, theirs, identity), events)


def test_a_server_and_a_device_agree_about_the_same_games(
    tmp_path: Path, exported: str, device: dict[str, Any]
) -> None:
    """They agree in every view, event, move value and chance, in the middle of games and at their end."""
    with running(tmp_path) as (url, _):
        person = Person(url)
        identity = person.ask("GET", "/api/me")["code"]
        cookies = dict(person.http.cookies)
        person.http.close()
    asyncio.run(store(tmp_path, exported, identity))
    with running(tmp_path) as (url, _), httpx2.Client(base_url=url, timeout=60, cookies=cookies) as http:
        for path in questions(exported):
            answer = http.get(path)
            assert answer.status_code == device[path]["status"]
            body = json.loads(device[path]["body"]) if "file" in device[path] else device[path]["body"]
            assert difference(answer.json(), body, 1e-12) == "", path


def compare_with_browser(
    folder: Path, exported: str, device: dict[str, Any], paths: list[str], *, whole_kit: bool
) -> None:
    """Send the same requests to a browser, which also runs the kit; compare the responses within a tolerance."""
    kinds = {game["id"]: game["game"] for game in json.loads(exported)["games"]}
    given = {"export": exported, "questions": paths, "whole_kit": whole_kit}
    found = run_inside(folder, Path(__file__).parent / "inside.py", given)
    assert found["import_file"] == {"added": 10, "known": 0}
    assert found["answers"].keys() == set(paths)
    for path, answer in found["answers"].items():
        game = kinds.get(path.split("/")[3] if path.count("/") > 2 else "", path)
        assert answer["status"] == device[path]["status"], (path, answer)
        assert difference(device[path]["body"], answer["body"], EXACT if "yatzy" in game else ELSEWHERE) == "", path


def test_a_browser_agrees_too_and_keeps_the_contract(tmp_path: Path, exported: str, device: dict[str, Any]) -> None:
    """Pyodide runs the core as a WebAssembly module, and a sample of the conformance kit on every game."""
    games = json.loads(exported)["games"]
    slow = {f"/api/games/{game['id']}/{what}" for game in games for kind, what in SLOW if game["game"] == kind}
    paths = [path for path in questions(exported) if path not in slow and path != SLOW_PUZZLE]
    compare_with_browser(tmp_path, exported, device, paths, whole_kit=False)


@pytest.mark.exhaustive
def test_a_browser_reviews_as_a_server_does(tmp_path: Path, exported: str, device: dict[str, Any]) -> None:
    """All responses are compared, including the slow ones, and the whole kit is run."""
    compare_with_browser(tmp_path, exported, device, questions(exported), whole_kit=True)
