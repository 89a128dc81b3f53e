"""Games played without a server are uploaded to one: checked there, added to the history, and never stored twice."""

import asyncio
import json
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

from offline.memory import Memory, newest, opened
from server.running import Person, running

REAL = {"dice": "real", "every_roll": True}


async def play_offline() -> tuple[list[Any], list[Any]]:
    """Play with fair dice, real dice and the dice of the day; return the uploads and the history."""
    async with opened() as app:
        fair = await app.make("tutto", "here", "simple", options={"target": 1000})
        day = (await app.ask("POST", "/api/days/kivi", 201, name="Aino"))["game"]["id"]
        real = await app.make("yatzy", "here", **REAL)
        draw = Random(3)
        for game_id in (fair, day):
            await app.look(game_id)
            await app.play(game_id, draw)
        await app.look(real)
        while (last := app.memory.sent[real])[-1].get("game", {"status": ""})["status"] != "over":
            shown = next(message for message in reversed(last) if "views" in message)
            view = shown["views"][0]["view"]
            if shown["game"]["status"] == "over":
                break
            if view["moves"]:
                await app.act(real, "play", 0, moves=[draw.choice(view["moves"])["move"]])
            else:
                faces = [draw.randint(1, 6) for _ in range(view["pending"]["dice"])]
                await app.act(real, "dice", 0, dice=faces)
        app.memory.seconds += 86_400  # the dice of a day are secret until it is over
        listed = (await app.ask("GET", "/api/me/played"))["played"]
        bodies = [await app.ask("GET", f"/api/me/played/{game['id']}") for game in listed]
        return bodies, (await app.ask("GET", "/api/history"))["played"]


def test_games_played_without_a_server_come_into_its_history(tmp_path: Path) -> None:
    """The server replays each, returns the same record, and stores none twice; a forged one is refused."""
    bodies, history = asyncio.run(play_offline())
    assert len(bodies) == 3
    with running(tmp_path) as (url, _), ExitStack() as stack:
        person, other = Person(url), Person(url)
        stack.callback(person.http.close)
        stack.callback(other.http.close)
        before = person.make("yatzy", "here")["game"]["id"]
        for body in bodies:
            assert person.ask("POST", "/api/me/played", **body) == {"id": body["id"], "added": True}
            assert person.ask("POST", "/api/me/played", **body) == {"id": body["id"], "added": False}
            assert person.ask("GET", f"/api/games/{body['id']}/record") == json.loads(body["record"])
            assert other.ask("POST", "/api/me/played", 403, **body)["code"] == "played-not-yours"
        response = person.ask("GET", "/api/history")["played"]
        fields = ("id", "game", "edition", "seat", "score", "won", "scores")
        assert [[game[key] for key in fields] for game in response] == [
            [game[key] for key in fields] for game in history
        ]
        assert before in {game["id"] for game in person.ask("GET", "/api/games?mine=true")["games"]}
        fair = next(body for body in bodies if json.loads(body["record"])["game"] == "tutto")
        for forged, code in forgeries(fair):
            assert person.ask("POST", "/api/me/played", forged.pop("status"), **forged)["code"] == code


def forgeries(body: dict[str, Any]) -> list[tuple[dict[str, Any], str]]:
    """Return bodies that no honest device sends, each with the status and code of its refusal."""
    record = json.loads(body["record"])
    events = record["events"]
    roll = next(number for number, event in enumerate(events) if event.startswith("roll "))
    other = ["roll 1 1 1 1 1 1" if number == roll else event for number, event in enumerate(events)]

    def changed(status: int, **changes: Any) -> dict[str, Any]:
        return {**body, "id": "0" * 20, "record": json.dumps(record | changes), "status": status}

    return [
        (changed(409, events=other) | {"id": body["id"]}, "verify-differs"),
        (changed(409, events=events[:-2]) | {"id": body["id"]}, "record-not-over"),
        (changed(422), "request-invalid"),
        ({**body, "seats": [1], "status": 404}, "seat-not-there"),
        ({**body, "record": "{}", "status": 409}, "record-not-a-record"),
    ]


def test_the_dice_of_a_day_follow_from_the_date_alone() -> None:
    """Two independent devices get the same dice, and different ones the next day."""

    async def first_roll(secrets: int, days: int) -> str:
        async with opened(Memory(seed=secrets)) as app:
            app.memory.seconds += 86_400 * days
            game_id = (await app.ask("POST", "/api/days/yatzy", 201))["game"]["id"]
            messages = await app.look(game_id)
            await app.act(game_id, "roll", 0)
            return str(newest(messages)["events"][0]["text"])

    one, other, next_day = (asyncio.run(first_roll(*seed)) for seed in ((1, 0), (2, 0), (1, 1)))
    assert one == other != next_day
