"""Files of games that a device imports: completely, or not at all."""

import asyncio
import json
from random import Random
from typing import Any

import pytest

from host.world import in_a_loop
from noppa.games import games
from offline.memory import Memory, newest, opened

WRONG: list[tuple[tuple[str | int, ...], Any, str]] = [
    (("id",), "../x", "request-invalid"),
    (("game",), 5, "request-invalid"),
    (("status",), "won", "request-invalid"),
    (("changed_at",), "x", "request-invalid"),
    (("created_at",), float("nan"), "request-invalid"),
    (("created_at",), True, "request-invalid"),
    (("scores",), None, "request-invalid"),
    (("scores",), [1], "request-invalid"),
    (("server_seed",), "no", "request-invalid"),
    (("server_seed",), "", "request-invalid"),
    (("private",), 0, "request-invalid"),
    (("day",), "tomorrow", "request-invalid"),
    (("setup",), {}, "request-invalid"),
    (("setup", "clock"), -1, "request-invalid"),
    (("setup", "scheme"), 99, "request-invalid"),
    (("setup", "edition"), "moon", "edition-unknown"),
    (("seats", 1, "seat"), 0, "request-invalid"),
    (("seats", 1, "name"), None, "request-invalid"),
    (("seats", 1, "level"), "godlike", "bot-unknown"),
    (("events", 0, "at"), None, "request-invalid"),
    (("events", 0, "text"), "roll 1", "event-misfit"),
    (("events", 3, "text"), "roll 9 9", "event-misfit"),
    (("events", 3, "text"), "nonsense", "event-unreadable"),
    (("more",), 1, "request-invalid"),
]


async def exported() -> dict[str, Any]:
    """Return the export of a device with a finished game and a running one."""
    async with opened() as app:
        over = await app.make("tutto", "here", "simple", options={"target": 1000})
        await app.look(over)
        await app.play(over, Random(1))
        running = await app.make("kivi", "here", "here")
        await app.look(running)
        await app.play(running, Random(2), most=9)
        found: dict[str, Any] = json.loads(await app.ask("GET", "/api/me/export"))
        return found


def changed(data: dict[str, Any], number: int, place: tuple[str | int, ...], value: object) -> dict[str, Any]:
    """Return an export in which one value of one game is replaced."""
    copy: dict[str, Any] = json.loads(json.dumps(data))
    part: Any = copy["games"][number]
    for key in place[:-1]:
        part = part[key]
    part[place[-1]] = value
    return copy


@pytest.mark.parametrize(("place", "value", "code"), WRONG, ids=lambda value: str(value)[:40])
@in_a_loop
async def test_a_bad_file_changes_nothing(place: tuple[str | int, ...], value: object, code: str) -> None:
    """If one field is wrong, none of the games is imported, and every page still works."""
    data = await exported()
    async with opened(Memory(seed=8)) as app:
        for number in range(len(data["games"])):
            response = json.loads(
                await app.service.request("POST", "/api/me/import", json.dumps(changed(data, number, place, value)))
            )
            assert (response["status"] >= 400, response["body"]["code"]) == (True, code)
            assert {area for area, _ in app.memory.store} == {"person"}
        for path in ("/api/games?mine=true", "/api/history", "/api/me/export", "/api/me/played"):
            await app.ask("GET", path)


@in_a_loop
async def test_the_same_game_twice_is_a_bad_file() -> None:
    """Their events would be mixed."""
    data = await exported()
    async with opened(Memory(seed=8)) as app:
        data["games"] *= 2
        assert (await app.ask("POST", "/api/me/import", 422, **data))["code"] == "request-invalid"


@in_a_loop
async def test_how_a_game_stands_is_what_its_events_say() -> None:
    """Scores and status in the file are not trusted."""
    data = await exported()
    async with opened(Memory(seed=8)) as app:
        honest = {game["id"]: (game["status"], game["scores"]) for game in data["games"]}
        for game in data["games"]:
            game["status"], game["scores"] = "playing" if game["status"] == "over" else "over", [99, 99]
        assert await app.ask("POST", "/api/me/import", **data) == {"added": 2, "known": 0}
        listed = (await app.ask("GET", "/api/games?mine=true"))["games"]
        assert {game["id"]: (game["status"], game["scores"]) for game in listed} == honest
        assert len((await app.ask("GET", "/api/history"))["played"]) == 1


@in_a_loop
async def test_games_that_cannot_be_replayed_are_kept_as_they_stood() -> None:
    """This covers games of older rules, of a game that is not installed, and closed ones."""
    data = await exported()
    data["games"][0] |= {"rules_version": 0, "status": "playing"}
    data["games"][1] |= {"status": "closed"}
    data["games"].append(data["games"][1] | {"id": "0" * 20, "game": "chess", "status": "over"})
    async with opened(Memory(seed=8)) as app:
        assert await app.ask("POST", "/api/me/import", **data) == {"added": 3, "known": 0}
        listed = (await app.ask("GET", "/api/games?mine=true"))["games"]
        assert sorted(game["status"] for game in listed) == ["closed", "closed", "over"]
        for path in ("/api/history", "/api/me/export", "/api/me/played"):
            await app.ask("GET", path)


@in_a_loop
async def test_a_running_game_goes_on_at_a_bots_turn() -> None:
    """The game's device was closed while a bot was due; here the bot moves."""
    async with opened(bot_pause=1000.0) as app:
        game_id = await app.make("yatzy", "here", "simple", first=1)
        number = newest(await app.look(game_id))["number"]
        data = json.loads(await app.ask("GET", "/api/me/export"))
    memory = Memory(seed=8)
    async with opened(memory) as app:
        assert await app.ask("POST", "/api/me/import", **data) == {"added": 1, "known": 0}
    async with opened(memory) as app:
        async with asyncio.timeout(5):
            while (await app.ask("GET", f"/api/games/{game_id}"))["game"]["number"] == number:
                await asyncio.sleep(0.01)


@in_a_loop
async def test_rematches_and_days_are_found_as_before() -> None:
    """A game's rematch is known, and the dice of a day are played once; existing games stay."""
    async with opened() as app:
        first = await app.make("tutto", "here", "here", options={"target": 1000})
        await app.look(first)
        await app.play(first, Random(1))
        second = (await app.ask("POST", f"/api/games/{first}/rematch", 201, own_seeds=False))["game"]["id"]
        alone = next(name for name, game in games().items() if game.least_players == 1)
        day = (await app.ask("POST", f"/api/days/{alone}", 201))["game"]["id"]
        data = json.loads(await app.ask("GET", "/api/me/export"))
    async with opened(Memory(seed=8)) as app:
        assert await app.ask("POST", "/api/me/import", **data) == {"added": 3, "known": 0}
        assert (await app.ask("GET", f"/api/games/{first}"))["game"]["next"] == second
        assert (await app.ask("POST", f"/api/games/{first}/rematch", 201, own_seeds=False))["game"]["id"] == second
        assert (await app.ask("POST", f"/api/days/{alone}", 201))["game"]["id"] == day
    async with opened(Memory(seed=9)) as app:
        mine = (await app.ask("POST", f"/api/days/{alone}", 201))["game"]["id"]
        assert await app.ask("POST", "/api/me/import", **data) == {"added": 3, "known": 0}
        assert (await app.ask("POST", f"/api/days/{alone}", 201))["game"]["id"] == mine
