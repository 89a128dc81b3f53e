"""Personal data can be exported and deleted, old games expire, and a host can refuse names."""

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import String, cast, func, insert, select, true, update

from host.world import FakeClock
from noppa.core.errors import BadOption
from noppa.games import rules_of
from noppa.host.refusal import Refused
from noppa.host.seating.daily_dice import day_of
from noppa.host.seating.open_game import open_daily_game
from noppa.server.forget import forget
from noppa.server.refused_names import RefusedNames, read_refused_names
from noppa.server.storage.models import GameRow, SeatRow
from noppa.server.storage.people import export_person
from noppa.server.storage.retention import DAY, delete_old
from noppa.server.storage.sql_storage import STATUSES
from server.backends import new_database
from server.conftest import Meet
from server.inside import act, finished, inside, new_game
from server.running import running

AINO, OLLI = "t" + "a" * 31, "t" + "b" * 31


def everything(file: Path) -> str:
    """Return the whole database as text."""
    db = sqlite3.connect(file)
    text = "\n".join(db.iterdump())
    db.close()
    return text


async def _two(here: Any, *, stop: bool) -> Any:
    """Create a game of Aino, the creator, and Olli; optionally stop it."""
    live = await new_game(here, AINO, "yatzy", {"who": "here", "name": "Aino"}, {"who": "here", "name": "Olli"})
    async with here.storage.writing() as db:
        await db.execute(update(SeatRow).where(SeatRow.game_id == live.game.id, SeatRow.seat == 1).values(holder=OLLI))
    await here.registry.row_changed(live)
    await act(here, live, AINO, "roll")
    if stop:
        await act(here, live, AINO, "stop")
        await act(here, live, OLLI, "answer", seat=1, topic="stop", yes=True)
        assert live.status == "over"
    return live


def test_a_person_gets_everything_that_is_stored_about_them(folder: Path) -> None:
    """The export has games, seats, commands and links; of running games no events, and never a secret of the dice."""

    async def play() -> tuple[dict[str, Any], list[Any]]:
        async with inside(folder, absence=3600.0) as here:
            games = [await _two(here, stop=stop) for stop in (True, False)]
            await here.storage.add_link("hash", AINO, 5.0)
            await new_game(here, OLLI, "yatzy", "here")
            return await export_person(here.storage, AINO), games

    data, (over, runs) = asyncio.run(play())
    shown = {game["id"]: game for game in data["games"]}
    assert set(shown) == {over.game.id, runs.game.id}
    assert [event["text"] for event in shown[over.game.id]["events"]][-1] == "end stopped"
    assert shown[runs.game.id]["events"] == []
    assert shown[over.game.id]["seats"][0] | {"name": "Aino", "yours": True} == shown[over.game.id]["seats"][0]
    assert [seat["yours"] for seat in shown[over.game.id]["seats"]] == [True, False]
    assert len(data["commands"]) == 3
    assert data["device_links"] == [{"expires_at": 5.0}]
    text = json.dumps(data)
    assert OLLI not in text
    assert over.game.server_seed not in text
    assert runs.game.server_seed not in text


def test_nothing_of_a_deleted_person_is_left(folder: Path) -> None:
    """Solo games are deleted; in games with others an unnamed seat stays, a bot plays on, and records verify."""

    async def play() -> tuple[Any, ...]:
        async with inside(folder, absence=3600.0) as here:
            alone = await new_game(here, AINO, "yatzy", {"who": "here", "name": "Aino"}, "bot")
            over, runs = await _two(here, stop=True), await _two(here, stop=False)
            await here.storage.add_link("hash", AINO, 5.0)
            forgotten = await forget(here, AINO)
            assert set(forgotten.deleted) == {alone.game.id}
            assert set(forgotten.kept) == {over.game.id, runs.game.id}
            assert await export_person(here.storage, AINO) == {
                "format": 1,
                "identity": AINO,
                "games": [],
                "commands": [],
                "device_links": [],
            }
            with pytest.raises(Refused, match="game-not-found"):
                await here.registry.find(alone.game.id)
            record = await finished(here, over.game.id)
            assert record.verify(rules_of(record)) == 1
            live = await here.registry.find(runs.game.id)
            assert live.log is not None
            assert [seat.kind for seat in live.log.table.seats] == ["bot", "person"]
            return tuple(seat.name for seat in live.game.seats)

    assert asyncio.run(play()) == ("Player 1", "Olli")
    text = everything(folder / "games.sqlite")
    assert AINO not in text
    assert "Aino" not in text
    assert OLLI in text


def test_whoever_is_forgotten_gets_the_same_dice_of_the_day_no_second_time(
    folder: Path, storage: dict[str, str]
) -> None:
    """Only a hash records the attempt, nothing shows it, and it is deleted when the day is over."""
    clock = FakeClock()

    async def play() -> None:
        async with inside(folder, clock, **storage) as here:
            for shared in (False, True):
                live = await open_daily_game(here.registry, "yatzy", AINO, "Aino")
                await act(here, live, AINO, "roll")
                if shared:  # somebody else has a seat there, so the game itself stays
                    await act(here, live, AINO, "stop")
                    async with here.storage.writing() as db:
                        seats = update(SeatRow).where(SeatRow.game_id == live.game.id)
                        await db.execute(seats.values(reserved=OLLI))
                forgotten = await forget(here, AINO)
                assert (forgotten.kept if shared else forgotten.deleted) == (live.game.id,)
                with pytest.raises(Refused, match="game-not-found"):
                    await open_daily_game(here.registry, "yatzy", AINO, "Aino")
                day = day_of(clock.now())
                if not shared:
                    assert await here.storage.list_daily(day, "yatzy") == []
                    assert await here.storage.list_all(STATUSES, 1e12, 9) == []
                    assert await here.storage.count_by_status() == {}
                    with pytest.raises(Refused, match="game-not-found"):
                        await here.registry.find(live.game.id)
                assert (await export_person(here.storage, AINO))["games"] == []
                assert (await forget(here, AINO)).deleted == ()
                await open_daily_game(here.registry, "kivi", AINO, "Aino")
                await open_daily_game(here.registry, "yatzy", OLLI, "Olli")
                await forget(here, AINO)
                await forget(here, OLLI)
                if not storage:
                    text = everything(folder / "games.sqlite")
                    assert AINO not in text
                    assert "Aino" not in text
                    assert text.count(f"{day} yatzy gone-") == 2
                clock.forward(DAY)
                await here.storage.drop_tries(day_of(clock.now()))
                if not storage:
                    assert f"{day} yatzy" not in everything(folder / "games.sqlite")

    asyncio.run(play())


def test_an_old_cookie_gets_no_new_try(folder: Path, meet: Meet) -> None:
    """This works over the network, with a cookie that a browser would have discarded."""
    with running(folder) as (url, _):
        person = meet(url)
        game_id = person.ask("POST", "/api/days/yatzy", 201, name="Aino")["game"]["id"]
        cookie = person.cookie
        person.ask("POST", "/api/me/forget")
        person.http.headers["Cookie"] = cookie
        assert person.ask("POST", "/api/days/yatzy", 404, name="Aino")["code"] == "game-not-found"
        person.ask("GET", f"/api/games/{game_id}", 404)


def test_whoever_has_more_games_than_a_statement_can_name_is_deleted(folder: Path, postgres_server: str) -> None:
    """PostgreSQL allows some thirty thousand parameters; a person with more games than that is deleted completely."""
    database = new_database(postgres_server)

    async def play() -> None:
        async with inside(folder, absence=3600.0, database=database) as here:
            first = (await new_game(here, AINO, "yatzy", {"who": "here", "name": "Aino"})).game
            await here.storage.close_game(first.id)
            numbers = func.generate_series(1, 35_000).table_valued("number").render_derived()
            async with here.storage.writing() as db:
                for model, key in ((GameRow, "id"), (SeatRow, "game_id")):
                    its = model.__table__
                    values = [cast(numbers.c.number, String) if column.name == key else column for column in its.c]
                    copies = select(*values).select_from(its.join(numbers, true())).where(its.c[key] == first.id)
                    await db.execute(insert(model).from_select([column.name for column in its.c], copies))
            assert len(await here.storage.list_own(AINO, 100_000)) == 35_001
            assert len((await forget(here, AINO)).deleted) == 35_001
            assert await here.storage.count_by_status() == {}

    asyncio.run(play())


def test_other_processes_hear_that_somebody_was_deleted(folder: Path, shared: dict[str, str]) -> None:
    """They also learn of games that are not open in the process that deleted the person."""

    async def play() -> None:
        async with inside(folder, absence=3600.0, **shared) as here, inside(folder, absence=3600.0, **shared) as there:
            game_id = (await _two(here, stop=True)).game.id
            del here.registry.games[game_id]
            live = await there.registry.find(game_id)
            assert live.game.seats[0].name == "Aino"
            await forget(here, AINO)
            async with asyncio.timeout(5):
                while live.game.seats[0].holder is not None:
                    await asyncio.sleep(0.01)
            assert live.game.seats[0].name == "Player 1"

    asyncio.run(play())


def test_the_app_saves_and_deletes_what_is_its_own(url: str, meet: Meet) -> None:
    """The cookie alone allows it, and is deleted afterwards."""
    person = meet(url)
    code = person.ask("GET", "/api/me")["code"]
    game_id = person.make("yatzy", "here")["game"]["id"]
    answer = person.http.get("/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    assert [game["id"] for game in answer.json()["games"]] == [game_id]
    assert person.ask("POST", "/api/me/forget") == {"deleted": 1, "kept": 0}
    assert not person.http.cookies
    assert person.ask("GET", "/api/me")["code"] != code
    person.ask("GET", f"/api/games/{game_id}", 404)


def test_games_are_deleted_after_the_days_a_host_keeps_them(folder: Path) -> None:
    """Finished and abandoned games have separate limits; open games stay, and without a setting all stay."""

    async def play(finished_days: float, abandoned_days: float, *, is_open: bool) -> set[str]:
        settings = {"keep_finished_days": finished_days, "keep_abandoned_days": abandoned_days}
        async with inside(folder, absence=3600.0, **settings) as here:
            over, runs = await _two(here, stop=True), await _two(here, stop=False)
            spared = {over.game.id, runs.game.id} if is_open else set()
            now = over.game.changed_at + 10 * DAY
            await delete_old(here.settings, here.storage, now, spared)
            names = {over.game.id: "over", runs.game.id: "runs"}
            there = {names.get(game.id) for game in await here.storage.list_own(AINO, 9)}
            await forget(here, AINO)
            return {name for name in there if name}

    assert asyncio.run(play(0, 0, is_open=False)) == {"over", "runs"}
    assert asyncio.run(play(9, 0, is_open=False)) == {"runs"}
    assert asyncio.run(play(0, 9, is_open=False)) == {"over"}
    assert asyncio.run(play(11, 11, is_open=False)) == {"over", "runs"}
    assert asyncio.run(play(9, 9, is_open=True)) == {"over", "runs"}


@pytest.mark.parametrize(
    ("name", "refused"),
    [
        ("Paska", True),
        ("p a s k a", True),
        ("P4SKÄ", True),
        ("iso paska", True),
        ("Paskaniemi", False),
        ("Hölmöläinen", True),
        ("Aino", False),
        ("", False),
    ],
)
def test_a_refused_word_is_found_however_it_is_written(folder: Path, name: str, refused: bool) -> None:  # noqa: FBT001
    """A word matches as a whole word, a part between asterisks anywhere; accents, digits and spaces do not help."""
    file = folder / "words.txt"
    file.write_text("# ours\npaska   # a word\n*hölmö*\n\n", encoding="utf-8")
    names = read_refused_names(str(file))
    assert names == RefusedNames(frozenset({"paska"}), ("holmo",))
    assert names.refuse(name) is refused


def test_a_file_of_words_that_is_not_there(folder: Path) -> None:
    """The refusal names the file; without a file no words are refused."""
    with pytest.raises(BadOption, match="setting-no-file"):
        read_refused_names(str(folder / "none.txt"))
    assert not read_refused_names("").refuse("anything")


def test_a_host_refuses_names_and_sees_and_ends_games(folder: Path, meet: Meet) -> None:
    """A token allows it; a wrong one is refused, and after a few the address has to wait."""
    (folder / "words.txt").write_text("paska\n", encoding="utf-8")
    (folder / "token").write_text("0123456789abcdef" * 2 + "\n", encoding="utf-8")
    settings = {"refused_names_file": str(folder / "words.txt"), "admin_token_file": str(folder / "token")}
    with running(folder, **settings) as (url, _):
        person, guest = meet(url), meet(url)
        bad = [{"who": "here", "name": "Paska"}]
        assert person.ask("POST", "/api/games", 409, game="yatzy", seats=bad)["code"] == "name-refused"
        created = person.make("yatzy", "here", "link", private=True)
        invite, game_id = created["invites"][0]["invite"], created["game"]["id"]
        refused = guest.ask("POST", "/api/invites/sit", 409, invite=invite, name="p a s k a")
        assert refused["code"] == "name-refused"
        guest.sit(invite, name="Olli")
        waiting = person.make("yatzy", "here", "link")["game"]["id"]
        host = meet(url)
        host.ask("GET", "/api/admin/games", 403)
        host.http.headers["Authorization"] = "Bearer " + "0123456789abcdef" * 2
        assert host.ask("GET", "/api/admin/state")["games"] == {"playing": 1, "waiting": 1}
        games = {entry["game"]["id"]: entry for entry in host.ask("GET", "/api/admin/games")["games"]}
        assert set(games) == {game_id, waiting}
        codes = [entry.ask("GET", "/api/me")["code"] for entry in (person, guest)]
        assert [seat["code"] for seat in games[game_id]["seats"]] == codes
        with guest.socket(game_id) as line:
            line.receive("snapshot")
            assert host.ask("POST", f"/api/admin/games/{game_id}/end")["game"]["status"] == "over"
            assert line.receive("events")["events"][-1]["text"] == "end stopped"
        assert host.ask("POST", f"/api/admin/games/{waiting}/end")["game"]["status"] == "closed"
        assert person.look(waiting)["game"]["status"] == "closed"
        assert host.ask("GET", "/api/admin/games")["games"] == []
        assert len(host.ask("GET", "/api/admin/games?finished=true")["games"]) == 2
        assert len(host.ask("POST", "/api/admin/people/export", code=codes[1])["games"]) == 1
        assert host.ask("POST", "/api/admin/people/forget", code=codes[1]) == {"deleted": 0, "kept": 1}
        assert person.look(game_id)["game"]["seats"][1]["name"] == "Player 2"
        host.http.headers["Authorization"] = "Bearer wrong"
        codes = [host.http.get("/api/admin/state").status_code for _ in range(8)]
        assert codes[0] == 403
        assert codes[-1] == 429


def test_without_a_token_there_is_no_page_for_the_host(url: str, meet: Meet, folder: Path) -> None:
    """A token that could be guessed is refused at the start."""
    assert meet(url).ask("GET", "/api/admin/games", 404)["code"] == "admin-off"
    (folder / "token").write_text("short", encoding="utf-8")

    async def start() -> None:
        async with inside(folder, admin_token_file=str(folder / "token")):
            pass

    with pytest.raises(BadOption, match="secret-short"):
        asyncio.run(start())
