"""The service on a browser in memory: requests, sockets, bots."""

import asyncio
import json
from hashlib import sha256
from random import Random
from typing import Any

from host.world import in_a_loop
from noppa.host.refusal import Refused
from noppa.offline.jobs import answer
from offline.memory import Memory, newest, opened


@in_a_loop
async def test_yatzy_against_a_bot_is_played_to_the_end() -> None:
    """The game is created by a request and played over a socket; the bot moves, and the record verifies."""
    async with opened() as app:
        assert "yatzy" in {game["name"] for game in (await app.ask("GET", "/api/catalogue"))["games"]}
        game_id = await app.make("yatzy", "here", "simple")
        await app.look(game_id)
        await app.play(game_id, Random(1))
        record = await app.ask("GET", f"/api/games/{game_id}/record")
        response = await app.ask("POST", "/api/records", record=record)
        assert response["check"]["problem"] is None
        assert response["check"]["checked"] > 60
        assert len((await app.ask("GET", "/api/history"))["played"]) == 1


@in_a_loop
async def test_a_roll_that_was_acknowledged_survives_the_tab() -> None:
    """After a tab dies at any moment, another one goes on with every acknowledged event."""
    memory = Memory()
    async with opened(memory) as app:
        game_id = await app.make("kivi", "here", "here")
        await app.look(game_id)
        await app.play(game_id, Random(2), most=20)
        number = newest(app.memory.sent[game_id])["number"]
        seen = (await app.ask("GET", f"/api/games/{game_id}"))["views"]
    async with opened(Memory(memory.store, seed=2)) as app:
        again = await app.ask("GET", f"/api/games/{game_id}")
        assert again["game"]["number"] == number
        assert again["views"] == seen
        assert again["you"]["seats"] == [0, 1]
        await app.look(game_id)
        await app.play(game_id, Random(3), most=5)


@in_a_loop
async def test_a_full_store_refuses_a_move_and_keeps_the_game() -> None:
    """The refusal has its own code, nothing is shown, and the same move works once there is space."""
    async with opened() as app:
        game_id = await app.make("yatzy", "here")
        messages = await app.look(game_id)
        app.memory.fails = "storage-full"
        assert (await app.act(game_id, "roll", 0))["code"] == "storage-full"
        assert newest(messages)["number"] == 0
        assert (await app.ask("POST", "/api/games", 503, game="yatzy", seats=[{"who": "here"}]))[
            "code"
        ] == "storage-full"
        app.memory.fails = ""
        assert (await app.act(game_id, "roll", 0))["type"] == "done"


@in_a_loop
async def test_two_tabs_play_one_game() -> None:
    """A move in one tab is shown in the other after its note; the same move from both is performed once."""
    memory = Memory()
    async with opened(memory) as one, opened(Memory(memory.store)) as other:
        assert await one.ask("GET", "/api/me") == await other.ask("GET", "/api/me")
        game_id = await one.make("yatzy", "here")
        for app in (one, other):
            await app.look(game_id)
        command = json.dumps({"type": "roll", "id": "same", "seen": 0, "seat": 0})
        await asyncio.gather(one.service.receive(game_id, command), other.service.receive(game_id, command))
        for app in (one, other):
            done = next(message for message in app.memory.sent[game_id] if message.get("id") == "same")
            assert (done["first"], done["last"]) == (1, 1)
        await one.act(game_id, "play", 0, moves=["score chance"])
        for note in one.memory.notes:
            await other.service.hear(note)
        assert newest(other.memory.sent[game_id])["number"] == 2


@in_a_loop
async def test_a_job_that_takes_too_long_is_refused_and_bots_choose_more_simply() -> None:
    """The coach reports it; a bot that thinks too long is replaced by an easier one, and the game goes on."""

    def slow(job: str) -> str:
        if json.loads(job).get("level") != "simple":
            raise Refused("worker-too-long")
        return answer(job)

    async with opened() as app:
        app.memory.thinks = slow
        game_id = await app.make("yatzy", "here", "hard")
        await app.look(game_id)
        await app.play(game_id, Random(4), most=8)
        shown = await app.ask("GET", f"/api/games/{game_id}")
        assert shown["game"]["seats"][1]["bot"] == "simple"
        refused = await app.ask("GET", f"/api/games/{game_id}/odds", 409)
        assert refused["code"] == "worker-too-long"


@in_a_loop
async def test_a_coach_is_prepared_as_soon_as_a_game_is_looked_at() -> None:
    """Preparation is not only for bots, works for existing games too, and is skipped for games without a coach."""
    memory, requests = Memory(), list[str]()

    def think(job: str) -> str:
        requests.append(json.loads(job)["job"])
        return answer(job)

    memory.thinks = think
    async with opened(memory) as app:
        game_id, alone = await app.make("tutto", "here", "here"), await app.make("tutto", "here", coach=False)
        await app.look(alone)
        await asyncio.sleep(0.05)
        assert requests == []
    async with opened(memory) as app:
        await app.look(game_id)
        await asyncio.sleep(0.05)
        assert requests == ["ready"]


NOT_HERE = [("POST", "/api/me/link"), ("POST", "/api/invites/look"), ("GET", "/api/lan"), ("GET", "/api/games/x/link")]
BAD: list[tuple[str, str, dict[str, Any], int, str]] = [
    ("POST", "/api/games", {"game": "chess", "seats": [{"who": "here"}]}, 409, "game-unknown"),
    ("POST", "/api/games", {"game": "yatzy", "seats": []}, 422, "request-invalid"),
    ("POST", "/api/games", {"game": "yatzy", "seats": [{"who": "here"}], "cheat": 1}, 422, "request-invalid"),
    ("POST", "/api/games", {"game": "yatzy", "seats": [{"who": "here"}], "clock": 1}, 422, "request-invalid"),
    ("POST", "/api/games", {"game": "yatzy", "seats": [{"who": "link"}]}, 409, "needs-server"),
    ("POST", "/api/games", {"game": "kivi", "seats": [{"who": "here"}], "content": "no = ["}, 409, "content-not-toml"),
    ("POST", "/api/content/kivi", {"content": "name = 1"}, 409, "content-key-unknown"),
    ("POST", "/api/records", {"record": "{}"}, 409, "record-not-a-record"),
    ("GET", "/api/games/nonsense", {}, 422, "request-invalid"),
    ("GET", "/api/games/0123456789abcdef0123", {}, 404, "game-not-found"),
    ("GET", "/api/nonsense", {}, 404, "no-such-page"),
    ("DELETE", "/api/games", {}, 405, "method-not-allowed"),
    ("GET", "/api/practice/yatzy?key=no", {}, 422, "request-invalid"),
    ("POST", "/api/me/import", {"kind": "something else"}, 422, "not-a-backup"),
    ("GET", "/api/lessons/chess", {}, 404, "lesson-unknown"),
]


@in_a_loop
async def test_bad_requests_reach_the_same_checks_as_on_a_server() -> None:
    """Each is refused with its code; what involves other people's devices is refused as needing a server."""
    async with opened() as app:
        for method, path in NOT_HERE:
            assert (await app.ask(method, path, 409))["code"] == "needs-server"
        for method, path, body, status, code in BAD:
            assert (await app.ask(method, path, status, **body))["code"] == code, path
        assert json.loads(await app.service.connect("s", "/api/games/0123456789abcdef0123/socket"))["status"] == 404
        not_json = json.loads(await app.service.request("POST", "/api/games", "{"))
        assert (not_json["status"], not_json["body"]["code"]) == (422, "request-invalid")


@in_a_loop
async def test_everything_can_be_exported_taken_in_and_deleted() -> None:
    """A running game goes on elsewhere, and importing the same file again adds nothing."""
    async with opened() as app:
        game_id = await app.make("dicetto", "here", "here")
        await app.look(game_id)
        await app.play(game_id, Random(6), most=12)
        exported = await app.ask("GET", "/api/me/export")
        before = await app.ask("GET", f"/api/games/{game_id}")
    async with opened(Memory(seed=8)) as app:
        for expected in ({"added": 1, "known": 0}, {"added": 0, "known": 1}):
            assert await app.ask("POST", "/api/me/import", **json.loads(exported)) == expected
        after = await app.ask("GET", f"/api/games/{game_id}")
        assert (after["views"], after["you"]) == (before["views"], before["you"])
        await app.look(game_id)
        await app.play(game_id, Random(7), most=5)
        assert await app.ask("POST", "/api/me/forget") == {"deleted": 1, "kept": 0}
        assert (await app.ask("GET", f"/api/games/{game_id}", 404))["code"] == "game-not-found"
        assert {area for area, _ in app.memory.store} == {"person"}


@in_a_loop
async def test_fair_dice_take_the_seed_of_the_person_here() -> None:
    """The app sees the commitment, then sends its seed; the game starts with it, and the record contains it."""
    async with opened() as app:
        seats = [{"who": "here"}, {"who": "bot", "level": "random"}]
        terms = {"game": "tutto", "seats": seats, "own_seeds": True, "options": {"target": 1000}}
        created = (await app.ask("POST", "/api/games", 201, **terms))["game"]
        assert (created["status"], created["dice"]["awaits_hashes"]) == ("waiting", [0])
        seed = "a seed of sixteen or more"
        await app.ask("POST", f"/api/games/{created['id']}/seed", seed=seed)
        await app.look(created["id"])
        await app.play(created["id"], Random(1))
        shown = (await app.ask("GET", f"/api/games/{created['id']}"))["game"]["dice"]
        assert (shown["commitment"], shown["player_seeds"]) == (created["dice"]["commitment"], [seed, ""])
        assert sha256(bytes.fromhex(shown["server_seed"])).hexdigest() == created["dice"]["commitment"]
        rematch = (await app.ask("POST", f"/api/games/{created['id']}/rematch", 201, own_seeds=False))["game"]
        assert (rematch["previous"], rematch["status"]) == (created["id"], "playing")
