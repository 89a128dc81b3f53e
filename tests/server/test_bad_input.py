"""Bad input is refused once, with a stable code and a sentence, and the game goes on."""

import asyncio
import json
import random
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as connect_async
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from noppa.host.refusal import Refused
from noppa.server.network import static_files
from noppa.server.network.socket import MOST_BAD
from noppa.server.serve import LONGEST_MESSAGE
from server.conftest import Meet
from server.inside import Watcher, act, inside, new_game, next_step, play_on
from server.running import Line, Process, running


@pytest.mark.parametrize(
    ("kind", "told", "code"),
    [
        ("play", {"moves": ["score nothing"]}, "move-unreadable"),
        ("play", {}, "yatzy-keep-not-there"),
        ("play", {"moves": ["score ones", "score twos"]}, "move-chance-first"),
        ("roll", {}, "table-no-chance"),
        ("play", {"moves": ["score ones"], "seat": 1}, "move-out-of-turn"),
        ("play", {"moves": ["score ones"], "seen": 0}, "stale"),
        ("dice", {"dice": [1, 1, 1, 1, 1]}, "dice-not-real"),
        ("card", {"card": "x"}, "dice-not-real"),
        ("amend", {"number": 1, "text": "roll 1 1 1 1 1"}, "amend-needs-real-dice"),
        ("undo", {}, "undo-past-chance"),
        ("answer", {"topic": "stop", "yes": True}, "nothing-asked"),
    ],
)
def test_a_refused_command_changes_nothing(url: str, meet: Meet, kind: str, told: dict[str, Any], code: str) -> None:
    """Each refusal has a code and a sentence, and the game goes on."""
    one = meet(url)
    game_id = one.make("yatzy", "here", "here")["game"]["id"]
    one.act(game_id, "roll", seen=0)
    before = one.look(game_id)
    if code == "yatzy-keep-not-there":
        shown = [die["value"] if isinstance(die, dict) else die for die in before["views"][0]["view"]["dice"]]
        absent = next(face for face in range(1, 7) if face not in shown)
        told = {"moves": [f"keep {absent}"]}
    answer = one.act(game_id, kind, **{"seat": 0, **told}, status=409)
    assert answer["code"] == code
    assert answer["sentence"]
    assert not answer["sentence"].startswith("Something went wrong")
    assert one.look(game_id)["views"] == before["views"]
    one.act(game_id, "play", moves=["score ones"], seen=1)


def test_unknown_and_finished_games(url: str, meet: Meet) -> None:
    """Each gets its own code: an unknown game, a finished one, and one that has not begun."""
    one = meet(url)
    assert one.ask("GET", f"/api/games/{'0' * 20}", 404)["code"] == "game-not-found"
    assert one.ask("GET", "/api/games/nonsense", 422)["code"] == "request-invalid"
    assert one.ask("GET", "/api/nothing", 404)["code"] == "no-such-page"
    waiting = one.make("yatzy", "here", "link")["game"]["id"]
    assert one.act(waiting, "roll", status=409)["code"] == "game-not-started"
    assert one.ask("GET", f"/api/games/{waiting}/record", 409)["code"] == "game-not-over"
    game_id = one.make("yatzy", "here")["game"]["id"]
    one.act(game_id, "stop")
    assert one.act(game_id, "roll", status=409)["code"] == "table-ended"
    assert one.http.get(f"/api/games/{game_id}/record").json()["events"] == ["start", "end stopped"]
    with pytest.raises(InvalidStatus) as caught:
        connect(f"{url.replace('http', 'ws', 1)}/api/games/{'0' * 20}/socket")
    assert json.loads(caught.value.response.body)["code"] == "game-not-found"


@pytest.mark.parametrize(
    ("told", "code"),
    [
        ({"game": "chess"}, "game-unknown"),
        ({"edition": "klingon"}, "edition-unknown"),
        ({"options": {"bonus_from": 99}}, "option-value"),
        ({"options": {"board": "/etc/passwd"}}, "option-unknown"),
        ({"content": "a = 1"}, "content-other-game"),
        ({"game": "kivi", "content": "/etc/passwd"}, "content-not-toml"),
        ({"game": "kivi", "content": {"x": 1}}, "content-key-unknown"),
        ({"seats": [{"who": "bot", "level": "nobody"}]}, "bot-unknown"),
        ({"seats": [{"who": "here"}], "first": 3}, "seat-not-there"),
        ({"dice": "real", "same": True}, "same-needs-fair-dice"),
        ({"game": "dicetto", "seats": [{"who": "here"}]}, "players"),
    ],
)
def test_a_game_that_cannot_be(url: str, meet: Meet, told: dict[str, Any], code: str) -> None:
    """The refusal names what is wrong; a path is never read."""
    one = meet(url)
    request = {"game": "yatzy", "seats": [{"who": "here"}, {"who": "here"}], **told}
    answer = one.http.post("/api/games", json=request)
    assert answer.status_code in (404, 409), answer.text
    assert answer.json()["code"] == code


def test_bodies_and_messages_that_are_too_long(url: str, meet: Meet) -> None:
    """A body of 10 MB is refused, with or without its length; a message of 10 MB ends only its own connection."""
    one = meet(url)
    game_id = one.make("yatzy", "here")["game"]["id"]
    long = "x" * 10_000_000
    assert one.http.post("/api/games", content=long).json()["code"] == "body-too-long"

    def pieces() -> Any:
        for _ in range(100):
            yield b"x" * 10_000

    answer = one.http.post("/api/games", content=pieces())
    assert (answer.status_code, answer.json()["code"]) == (413, "body-too-long")
    with one.socket(game_id) as other, one.socket(game_id) as line, one.socket(game_id) as longer:
        line.receive("snapshot")
        _flood(line, ["x" * LONGEST_MESSAGE])
        with pytest.raises(ConnectionClosed) as caught:
            _flood(line, ["x" * (LONGEST_MESSAGE + 1)])
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 1009
        longer.receive("snapshot")
        with pytest.raises(ConnectionClosed):  # closed while it is still being sent, so perhaps without a reason
            _flood(longer, [long])
        other.socket.send('{"type":"ping"}')
        assert other.receive("pong")


def _flood(line: Line, messages: list[str]) -> None:
    """Send messages, each after the response to the one before."""
    for message in messages:
        line.socket.send(message)
        line.receive("refused")


def test_rubbish_is_refused_until_there_is_too_much_of_it(url: str, meet: Meet) -> None:
    """Bytes, nonsense and deep nesting are each refused; after a hundred the connection is closed."""
    one = meet(url)
    game_id = one.make("yatzy", "here")["game"]["id"]
    with one.socket(game_id) as line:
        line.receive("snapshot")
        line.socket.send(b"\x00\xff")
        assert line.receive("refused")["code"] == "message-not-text"
        for text in ("", "nonsense", "[" * 5000, '{"type":"dance"}', '{"type":"roll"}', "1e999", "null"):
            line.socket.send(text)
            message = line.receive("refused")
            assert (message["code"], message["id"]) == ("request-invalid", None)
        with pytest.raises(ConnectionClosed):
            _flood(line, ["nonsense"] * (MOST_BAD + 5))


MESSAGES = st.one_of(
    st.text(max_size=60),
    st.binary(max_size=60),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
        max_leaves=8,
    ).map(json.dumps),
    st.fixed_dictionaries(
        {"type": st.sampled_from(["play", "roll", "dice", "card", "amend", "undo", "stop", "answer", "give"])},
        optional={
            "id": st.text(max_size=5) | st.integers(),
            "seat": st.integers(-5, 30) | st.none(),
            "seen": st.integers() | st.text(max_size=3),
            "moves": st.lists(st.text(max_size=20), max_size=4) | st.none(),
            "dice": st.lists(st.integers(), max_size=7),
            "card": st.text(max_size=20),
            "number": st.integers(),
            "text": st.text(max_size=30),
            "topic": st.text(max_size=6),
            "yes": st.booleans(),
            "extra": st.none(),
        },
    ).map(json.dumps),
)


# the sockets' threads draw numbers for their own pings meanwhile
@pytest.mark.filterwarnings("ignore:Do not use the `random` module")
@pytest.mark.parametrize("examples", [400, pytest.param(100_000, marks=pytest.mark.exhaustive)])
def test_malformed_messages_never_break_anything(folder: Path, meet: Meet, examples: int) -> None:
    """Each gets a response; other connections notice nothing; the game does not change."""
    server = Process(folder)
    server.start()
    try:
        one, two = meet(server.url), meet(server.url)
        game_id = one.make("yatzy", "here", "here")["game"]["id"]
        with ExitStack() as stack:
            other = stack.enter_context(two.socket(game_id))
            other.receive("snapshot")
            lines: list[Line] = []

            @settings(max_examples=examples, deadline=None, database=None, suppress_health_check=list(HealthCheck))
            @given(MESSAGES)
            def send(message: str | bytes) -> None:
                if not lines:
                    lines.append(stack.enter_context(two.socket(game_id)))
                    lines[0].receive("snapshot")
                lines[0].socket.send(message)
                reply = lines[0].receive("refused", "done", "pong")
                assert reply["type"] == "refused"
                assert not reply["sentence"].startswith("Something went wrong")
                lines[0].socket.send('{"type":"ping"}')
                lines[0].receive("pong")

            send()
            other.socket.send('{"type":"ping"}')
            other.receive("pong")
        assert one.look(game_id)["game"]["number"] == 0
        assert "Traceback" not in server.log
    finally:
        server.stop()


def test_a_thousand_connections_from_one_address(folder: Path, meet: Meet) -> None:
    """Connections beyond the limit are refused with a code; existing ones go on."""
    limit = 100
    with running(folder, sockets_per_address=limit) as (url, _):
        one = meet(url)
        game_id = one.make("yatzy", "here")["game"]["id"]
        where = f"{url.replace('http', 'ws', 1)}/api/games/{game_id}/socket"

        async def knock() -> ClientConnection | InvalidStatus:
            try:
                return await connect_async(where)
            except InvalidStatus as refused:
                return refused

        async def crowd() -> None:
            came: list[ClientConnection | InvalidStatus] = []
            for _ in range(20):
                came += await asyncio.gather(*(knock() for _ in range(50)))
            lines = [line for line in came if isinstance(line, ClientConnection)]
            refused = [line.response for line in came if isinstance(line, InvalidStatus)]
            assert (len(lines), len(refused)) == (limit, 1000 - limit)
            assert {response.status_code for response in refused} == {429}
            assert {json.loads(response.body)["code"] for response in refused} == {"too-many-sockets"}
            await asyncio.to_thread(one.act, game_id, "roll")
            for line in lines:
                message = [json.loads(await line.recv())["type"] for _ in range(2)]
                assert message == ["snapshot", "events"]
            await lines[0].close()
            again = await knock()
            assert isinstance(again, ClientConnection)
            await asyncio.gather(*(line.close() for line in (*lines, again)))

        asyncio.run(crowd())


def test_a_full_disk_is_told_and_nothing_is_lost(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The move is refused, logged once, and accepted when there is space again."""

    async def play() -> None:
        async with inside(folder) as here:
            live = await new_game(here, "aino", "yatzy", *["here"] * 8)
            watcher = Watcher("aino")
            await here.registry.enter(live, watcher, None)
            engine, draw = here.storage._engines.writing, random.Random(1)
            async with engine.connect() as db:
                pages = (await db.exec_driver_sql("PRAGMA page_count")).scalar()
                await db.exec_driver_sql(f"PRAGMA max_page_count = {pages}")

            async def go_on() -> None:
                seat = live.log.due()[0]  # type: ignore[union-attr] # it has started
                step = next_step(live, seat, random.Random(1))
                assert step is not None
                await act(here, live, "aino", seat=seat, **step, id=f"{live.number:060}")

            async def fill() -> None:
                while True:
                    await go_on()

            with pytest.raises(Refused, match="storage-unavailable"):
                await fill()
            number, count = live.number, len(watcher.messages)
            for _ in range(3):  # the same move, not a shorter one that might still fit on the disk
                with pytest.raises(Refused, match="storage-unavailable"):
                    await go_on()
            assert (live.number, len(watcher.messages)) == (number, count)
            async with engine.connect() as db:
                await db.exec_driver_sql("PRAGMA max_page_count = 1000000")
            await play_on(here, live, dict.fromkeys(range(8), "aino"), draw, most=20)
            assert [line.text for line in await here.storage.load_events(live.game.id)] == [
                str(event)
                for event in live.log.table.events  # type: ignore[union-attr] # it has started
            ]

    asyncio.run(play())
    assert sum("does not answer" in record.message for record in caplog.records) == 1
    assert sum("answers again" in record.message for record in caplog.records) == 1


HALF = '"\\ud800"'
NAMED_SO = json.dumps(
    json.dumps(
        {
            "format": "noppa record",
            "format_version": 1,
            "game": "yatzy",
            "rules_version": 1,
            "edition": "international",
            "options": {},
            "players": [{"name": "\ud800", "kind": "person", "player": ""}],
            "dice": {"kind": "real", "every_roll": True},
            "events": ["start"],
        }
    )
)


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/games", '{"game":%s,"seats":[{"who":"here"}]}'),
        ("/api/games", '{"game":"yatzy","seats":[{"who":"here","name":%s}]}'),
        ("/api/games", '{"game":"yatzy","options":{%s:1},"seats":[{"who":"here"}]}'),
        ("/api/games", '{"game":"yatzy","options":{"bonus_from":%s},"seats":[{"who":"here"}]}'),
        ("/api/games", '{"game":"kivi","content":{%s:1},"seats":[{"who":"here"}]}'),
        ("/api/games", '{"game":"dicetrip","content":{"name":%s},"seats":[{"who":"here"}]}'),
        ("/api/games", "{%s:1}"),
        ("/api/records", '{"record":%s}'),
        ("/api/records", NAMED_SO.join(('{"record":', "}"))),
        ("/api/records/review", NAMED_SO.join(('{"record":', "}"))),
        ("/api/content/kivi", '{"content":%s}'),
        ("/api/invites/look", '{"invite":%s}'),
        ("/api/days/yatzy", '{"name":%s}'),
        ("/api/practice/yatzy", '{"key":"1","progress":{},"move":%s}'),
    ],
)
def test_half_a_character_is_refused(url: str, meet: Meet, path: str, body: str) -> None:
    """JSON can contain it but nothing can store or show it: the response is a sentence, never a failure."""
    sent = body % HALF if "%s" in body else body
    answer = meet(url).http.post(path, content=sent, headers={"content-type": "application/json"})
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json()["sentence"]


@pytest.mark.parametrize(
    "path", ["/assets/%00", "/tables/%00/x", "/api/games/%00", "/words/%00/start.ftl", "/%00", "/api/%0a"]
)
def test_no_address_has_control_characters(url: str, meet: Meet, path: str) -> None:
    """Such an address is simply not found."""
    answer = meet(url).http.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-page")


def test_a_file_name_of_any_length_is_only_not_there(url: str, meet: Meet) -> None:
    """No file system has names that long, and the server caches none of them."""
    before = static_files._read.cache_info().currsize
    http = meet(url).http
    for length in (200, 300, 5000):
        assert http.get(f"/assets/{'a' * length}").status_code == 404
    assert static_files._read.cache_info().currsize == before


def test_whoever_is_too_fast_is_told_which_message_and_for_how_long(folder: Path, meet: Meet) -> None:
    """A socket refusal has the id of the command, an HTTP response the Retry-After header."""
    with running(folder, commands_per_second=1.0) as (url, _):
        one = meet(url)
        game_id = one.make("yatzy", "here")["game"]["id"]
        with one.socket(game_id) as line:
            line.receive("snapshot")
            reply: dict[str, Any] = {}
            for _ in range(10):
                sent = line.send("roll", seat=0, seen=0)
                reply = line.receive("refused", "done")
                assert reply["id"] == sent
                if reply.get("code") == "too-fast":
                    break
            assert reply["code"] == "too-fast"
            assert reply["params"]["seconds"] > 0
        answer = one.http.get(f"/api/games/{game_id}")
        assert answer.status_code == 429
        assert int(answer.headers["retry-after"]) >= answer.json()["params"]["seconds"]


def test_strangers_at_sockets_leave_nothing_behind(folder: Path) -> None:
    """Connections without a cookie count towards their address only, however many there are."""
    with running(folder) as (url, context):
        where = f"{url.replace('http', 'ws', 1)}/api/games/{'0' * 20}/socket"
        for _ in range(50):
            with pytest.raises(InvalidStatus):
                connect(where)
        assert len(context.limits._commands._filled) <= 1
        assert len(context.registry._opening) == 0
