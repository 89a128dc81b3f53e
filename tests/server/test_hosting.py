"""What operators do: settings, starting and stopping, backups, migrations."""

import asyncio
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import fields
from pathlib import Path
from typing import Any

import httpx2
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect as connect_to

from noppa.cli.main import main
from noppa.core.errors import BadOption
from noppa.host.refusal import Refused
from noppa.server.api.operations import health
from noppa.server.keys import Keys, load_keys
from noppa.server.network.addresses import Addresses, home_address, qr_text
from noppa.server.network.limits import Buckets, Limits, share_of
from noppa.server.readiness import Readiness
from noppa.server.serve import _listen, free_port
from noppa.server.settings import Settings, read_settings
from noppa.server.storage import migrate as migrating
from noppa.server.storage.backup import copy_database
from noppa.server.storage.engines import connect
from noppa.server.storage.models import REVISION, Model
from noppa.service.world import SystemClock
from server.conftest import Meet
from server.inside import act, inside, new_game
from server.running import Process, running
from server.running import free_port as another_port


def test_flags_come_before_the_environment_and_that_before_the_file(folder: Path) -> None:
    """Each source may be missing."""
    file = folder / "noppa.toml"
    file.write_text('port = 1\nhost = "10.0.0.1"\ndatabase = "sqlite:///a"\nbot_pause = 2\n', encoding="utf-8")
    found = read_settings(
        {"port": 3, "host": None},
        {"NOPPA_PORT": "2", "NOPPA_HOST": "10.0.0.2", "NOPPA_BASELINE": "1", "PATH": "x"},
        file,
    )
    assert (found.port, found.host, found.database, found.bot_pause) == (3, "10.0.0.2", "sqlite:///a", 2.0)


@pytest.mark.parametrize(
    ("environ", "text", "code"),
    [
        ({"NOPPA_PROT": "1"}, "", "setting-unknown"),
        ({}, "prot = 1", "setting-unknown"),
        ({"NOPPA_PORT": "many"}, "", "setting-value"),
        ({"NOPPA_TRUST_PROXY": "perhaps"}, "", "setting-value"),
        ({}, "port = '1'", "setting-value"),
        ({}, "port = true", "setting-value"),
        ({}, "port = -1", "setting-value"),
        ({}, "commands_per_second = 0", "setting-value"),
        ({"NOPPA_THINKING_PER_MINUTE": "0"}, "", "setting-value"),
        ({"NOPPA_THINKING_PER_MINUTE": "nan"}, "", "setting-value"),
        ({}, "port = ", "setting-not-toml"),
        ({"NOPPA_TLS_CERT": "a"}, "", "setting-tls-pair"),
        ({"NOPPA_PUBLIC_URL": "dice.example.org"}, "", "setting-public-url"),
        ({"NOPPA_PUBLIC_URL": "https://dice.example.org/path"}, "", "setting-public-url"),
        ({"NOPPA_DATABASE": "mysql://x"}, "", "setting-database"),
    ],
)
def test_settings_that_cannot_be(folder: Path, environ: dict[str, str], text: str, code: str) -> None:
    """The refusal names the setting."""
    file = folder / "noppa.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadOption, match=code):
        read_settings({}, environ, file)


def test_a_settings_file_that_is_not_there(folder: Path) -> None:
    """The refusal names the file."""
    with pytest.raises(BadOption, match="setting-no-file"):
        read_settings({}, {}, folder / "none.toml")


def test_every_setting_is_documented() -> None:
    """The hosting page names every setting."""
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert [field.name for field in fields(Settings) if f"`{field.name}`" not in page] == []


def test_the_secret_file_is_made_once_for_its_owner(folder: Path) -> None:
    """The next start has the same keys; a file that is too short or missing is refused."""
    path = folder / "deep" / "secret"
    keys = load_keys(path)
    assert path.stat().st_mode & 0o777 == 0o600
    assert load_keys(path) == keys
    assert load_keys(folder / "other") != keys
    path.write_text("short", encoding="ascii")
    with pytest.raises(BadOption, match="secret-short"):
        load_keys(path)
    with pytest.raises(BadOption, match="secret-file"):
        load_keys(folder)


@given(st.text(), st.text(), st.text())
def test_a_signature_is_for_one_text_and_one_purpose(purpose: str, text: str, other: str) -> None:
    """A signature of another text or for another purpose does not match."""
    keys = Keys(b"k" * 32)
    signature = keys.sign("cookie", text)
    assert keys.check("cookie", text, signature)
    assert keys.check(purpose, other, signature) == (purpose == "cookie" and text == other)
    assert not keys.check("cookie", text, other)


def test_a_bucket_fills_with_time() -> None:
    """It allows a burst, then one after each fraction of a second."""
    buckets = Buckets(rate=2, burst=3)
    for _ in range(3):
        buckets.take("a", now=0.0)
    with pytest.raises(Refused, match="too-fast"):
        buckets.take("a", now=0.1)
    buckets.take("b", now=0.1)
    buckets.take("a", now=0.6)
    with pytest.raises(Refused, match="too-fast"):
        buckets.take("a", now=0.7)


def test_the_oldest_bucket_goes_when_there_are_too_many() -> None:
    """A flood of new names evicts only the least recently used buckets."""
    buckets = Buckets(rate=0.001, burst=1, most=3)
    for key in ("a", "b", "c"):
        buckets.take(key, now=0.0)
    with pytest.raises(Refused, match="too-fast"):
        buckets.take("a", now=1.0)  # now it is the most recently used
    buckets.take("d", now=2.0)  # replaces "b"
    for key in ("a", "c", "d"):
        with pytest.raises(Refused, match="too-fast"):
            buckets.take(key, now=3.0)
    buckets.take("b", now=4.0)


def test_full_buckets_are_forgotten() -> None:
    """However many newcomers there have been, only those of the last moments take memory."""
    buckets = Buckets(rate=2, burst=10)
    for number in range(1000):
        buckets.take(f"{number}", now=number / 10)
    assert len(buckets._filled) < 20
    buckets.spend("slow", 100.0, now=100.0)
    buckets.take("other", now=120.0)
    with pytest.raises(Refused, match="too-fast"):
        buckets.take("slow", now=130.0)


def test_addresses_and_codes() -> None:
    """A server on all addresses uses one in its links that a phone can reach; a code can be printed."""
    everywhere = Addresses(Settings(host="0.0.0.0"))  # noqa: S104 - no socket is opened
    assert everywhere.lan
    assert everywhere.base == f"http://{everywhere.lan}:8765"
    assert everywhere.local == "http://127.0.0.1:8765"
    assert Addresses(Settings(host="::1", tls_cert="a", tls_key="b")).base == "https://[::1]:8765"
    assert not everywhere.answers_to("evil.example")
    assert not everywhere.answers_to("[")
    assert everywhere.answers_to("LOCALHOST:99")
    assert len(qr_text("http://192.168.1.2:8765/").splitlines()) > 10


def test_migrations_make_what_the_models_say(folder: Path, storage: dict[str, str]) -> None:
    """On each kind of database nothing is missing and nothing is left over."""

    async def compare() -> Any:
        async with inside(folder, **storage) as here, here.storage._engines.writing.connect() as db:
            return await db.run_sync(
                lambda db: compare_metadata(MigrationContext.configure(db, opts={"compare_type": True}), Model.metadata)
            )

    assert asyncio.run(compare()) == []


def test_a_database_is_migrated_after_a_backup(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An older database is copied first; one of a newer version is not touched."""

    async def start(**options: Any) -> None:
        async with inside(folder, **options) as here:
            await new_game(here, "aino", "yatzy", "here")

    asyncio.run(start())
    done = []
    monkeypatch.setattr(migrating, "REVISION", "0003")
    monkeypatch.setattr(migrating, "_upgrade", lambda _db: done.append("0003"))
    asyncio.run(start())
    backups = list(Settings().folder.glob("backups/*-0002.sqlite"))
    assert done == ["0003"]
    assert len(backups) == 1
    with sqlite3.connect(backups[0]) as db:
        assert db.execute("SELECT count(*) FROM games").fetchone() == (1,)
    db.close()
    monkeypatch.setattr(migrating, "REVISION", "0000")
    with pytest.raises(BadOption, match="database-newer"):
        asyncio.run(start())


def test_processes_that_start_together_on_an_empty_database_all_serve_it(folder: Path, shared: dict[str, str]) -> None:
    """One creates the tables, the others wait for it."""
    folder.mkdir(exist_ok=True)

    async def serve() -> str:
        async with inside(folder, **shared) as here:
            return (await new_game(here, "aino", "yatzy", "here")).game.id

    def start() -> str:
        return asyncio.run(serve())

    with ThreadPoolExecutor(4) as pool:
        assert len({job.result() for job in [pool.submit(start) for _ in range(4)]}) == 4


def test_a_backup_waits_for_no_writer(folder: Path) -> None:
    """A transaction in progress does not delay the backup, so the backup delays nobody either."""

    async def play() -> int:
        async with inside(folder) as here:
            await new_game(here, "aino", "yatzy", "here")
            async with here.storage._engines.writing.begin() as db, asyncio.timeout(5):
                await db.exec_driver_sql("UPDATE games SET changed_at = changed_at + 1")
                return await copy_database(here.storage._engines, folder / "copy.sqlite")

    assert asyncio.run(play()) == 1


def test_a_backup_is_a_database_to_start_from(folder: Path, storage: dict[str, str]) -> None:
    """It works from either kind while the server runs, and never overwrites a file."""
    copy = folder / "copy.sqlite"
    database = storage.get("database", f"sqlite:///{folder / 'games.sqlite'}")

    async def before() -> tuple[str, int]:
        async with inside(folder, **storage) as here:
            live = await new_game(here, "aino", "yatzy", "here")
            await act(here, live, "aino", "roll")
            command = [sys.executable, "-m", "noppa", "backup", str(copy), "--database", database]
            done = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, check=False)
            assert done.returncode == 0, done.stderr
            assert "Backed up one game" in done.stdout
            done = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, check=False)
            assert (done.returncode, "already exists" in done.stderr) == (1, True)
            return live.game.id, live.number

    async def after(game_id: str) -> int:
        async with inside(folder, database=f"sqlite:///{copy}") as here:
            live = await here.registry.find(game_id)
            number = live.number
            await act(here, live, "aino", "play", moves=["score chance"])
            return number

    game_id, number = asyncio.run(before())
    assert asyncio.run(after(game_id)) == number


def test_old_games_are_pruned(folder: Path) -> None:
    """Games that have not changed for the given time are deleted, and no others."""
    database = f"sqlite:///{folder / 'games.sqlite'}"

    async def before() -> None:
        async with inside(folder) as here:
            await new_game(here, "aino", "yatzy", "here")
            live = await new_game(here, "aino", "yatzy", "here")
            await act(here, live, "aino", "roll")

    asyncio.run(before())
    with sqlite3.connect(folder / "games.sqlite") as db:
        db.execute("UPDATE games SET changed_at = 0 WHERE id IN (SELECT id FROM games LIMIT 1)")
    db.close()
    run = CliRunner()
    assert "9x" in run.invoke(main, ["prune", "--older-than", "9x", "--database", database]).output
    done = run.invoke(main, ["prune", "--older-than", "90d", "--database", database])
    assert done.output == "Deleted one game.\n"
    done = run.invoke(main, ["prune", "--older-than", "12h", "--database", database])
    assert done.output == "Deleted 0 games.\n"


def test_a_server_starts_stops_and_refuses_a_second(folder: Path, meet: Meet) -> None:
    """SIGTERM ends it cleanly; games are there again; a second on the same file or port says why it cannot start."""
    server = Process(folder)
    server.start()
    try:
        one = meet(server.url)
        game_id = one.make("yatzy", "here")["game"]["id"]
        one.act(game_id, "roll")
        same_port = Process(folder / "log-elsewhere", port=server.port)
        for second, why in ((Process(folder), "Another Noppa server is already using"), (same_port, "Can’t listen on")):
            second.start(wait=False)
            assert second.ends() == 1
            assert why in second.log
        assert free_port("127.0.0.1", server.port) != server.port
        with one.socket(game_id) as line:
            line.receive("snapshot")
            assert server.stop() == 0
        assert "Traceback" not in server.log
        server.start()
        assert one.look(game_id)["game"]["number"] == 1
    finally:
        server.stop()


def test_a_bare_noppa_serves_this_machine_or_home(folder: Path) -> None:
    """It prints its address, a second one does too; with --lan it prints one for phones and a code; Ctrl-C ends it."""
    environ = {**os.environ, "XDG_DATA_HOME": str(folder), "NOPPA_PORT": str(another_port())}
    command = [sys.executable, "-u", "-m", "noppa", "--no-browser"]
    home = home_address()
    for flags, address in ([], "127.0.0.1"), (["--lan"], home):
        with subprocess.Popen([*command, *flags], env=environ, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            line = server.stdout.readline()
            if flags and home == "127.0.0.1":
                assert server.wait(60) == 1  # no network that phones could join
                continue
            url = f"http://{address}:{environ['NOPPA_PORT']}/"
            assert url in line
            assert httpx2.get(f"{url}health").json()["status"] == "ok"
            if not flags:
                again = subprocess.run(command, env=environ, capture_output=True, text=True, check=True, timeout=60)
                assert again.stdout == f"Noppa is already running at {url}.\n"
                assert (folder / "noppa" / "server.sqlite.lock").stat().st_mode & 0o077 == 0
            server.send_signal(signal.SIGINT)
            assert server.wait(60) == 0
            assert ("code" in server.stdout.read()) == bool(flags)
    assert (folder / "noppa" / "server.sqlite").is_file()


def test_the_database_of_the_models_is_the_newest() -> None:
    """REVISION is the newest migration."""
    folder = Path(migrating.__file__).parent / "migrations" / "versions"
    assert max(path.name for path in folder.glob("v*.py")).startswith(f"v{REVISION}_")
    assert connect("sqlite:///x").reading.dialect.name == "sqlite"


def test_no_answer_waits_for_the_last_one_to_be_acknowledged() -> None:
    """Nagle's algorithm is off, or else the second packet of a response is forty milliseconds late."""
    found: list[int] = []

    async def answer(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        found.append(writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    async def ask() -> None:
        listening = _listen("127.0.0.1", 0)
        async with await asyncio.start_server(answer, sock=listening):
            reader, writer = await asyncio.open_connection(*listening.getsockname())
            await reader.read()
            writer.close()

    asyncio.run(ask())
    assert found != [0]
    assert len(found) == 1


def test_health_says_so_when_nothing_can_be_written(folder: Path) -> None:
    """A read-only database is not healthy."""

    async def look() -> None:
        async with inside(folder) as here:
            assert (await health(here)).status == "ok"
            async with here.storage._engines.writing.connect() as db:
                await db.exec_driver_sql("PRAGMA query_only = ON")
            assert (await health(here)).status == "ok"  # the cached result: probes must not add up on the disk
            here.readiness = Readiness()
            for _ in range(2):
                with pytest.raises(Refused, match="storage-unavailable"):
                    await health(here)

    asyncio.run(look())


def test_one_address_makes_so_many_games_and_no_more(folder: Path, meet: Meet) -> None:
    """New cookies do not help; the public list shows a few games of each creator."""
    limits = Limits(commands_per_second=1.0, sockets_per_address=10, thinking_per_minute=1.0)
    for number in range(15):
        limits.count_creation(f"cookie {number}", "192.0.2.1")
    with pytest.raises(Refused, match="too-fast"):
        limits.count_creation("one cookie more", "192.0.2.1")
    limits.count_creation("somebody", "192.0.2.2")
    with running(folder) as (url, _):
        person, other = meet(url), meet(url)
        for _ in range(6):
            person.make("yatzy", "here", "link")
        other.make("yatzy", "here", "link")
        assert len(other.ask("GET", "/api/games")["games"]) == 4


def test_a_network_of_ipv6_is_one_address(folder: Path) -> None:
    """A household has more addresses than any limit; looking and sockets count too."""
    mapped = [share_of(host) for host in ("::ffff:192.0.2.1", "192.0.2.1", "2001:db8:0:1::7", "no:address", "")]
    assert mapped == ["192.0.2.1", "192.0.2.1", "2001:db8:0:1::/64", "no:address", ""]
    with running(folder, trust_proxy=True, commands_per_second=0.004) as (url, _):

        def ask(path: str, host: str) -> httpx2.Response:
            return httpx2.get(f"{url}{path}", headers={"X-Forwarded-For": host}, timeout=30)

        seen = ask("/api/seen", "2001:db8:0:3::1")
        assert (seen.status_code, seen.json()["code"]) == (
            429,
            "too-fast",
        )
        answers = [ask("/words/en/start.ftl", f"2001:db8:0:1::{host}").status_code for host in range(1, 8)]
        assert answers[0] == 200
        assert 429 in answers
        assert ask("/words/en/start.ftl", "2001:db8:0:2::1").status_code == 200
        with pytest.raises(InvalidStatus) as refused, connect_to(f"{url.replace('http', 'ws', 1)}/api/seen/socket"):
            pass
        assert refused.value.response.status_code == 429
    (folder / "more").mkdir()
    with running(folder / "more", trust_proxy=True) as (url, _):
        assert ask("/api/seen", "2001:db8:0:1::7").json()["address"] == "2001:db8:0:1::7"


def test_the_clock_never_goes_back() -> None:
    """Set back, it continues at its own pace; set forward, it follows."""
    wall, steady = [1000.0], [50.0]
    clock = SystemClock(lambda: wall[0], lambda: steady[0])
    assert clock.now() == 1000
    wall[0], steady[0] = 400.0, 51.0
    assert clock.now() == 1001
    wall[0], steady[0] = 405.0, 56.0
    assert clock.now() == 1006
    wall[0], steady[0] = 5000.0, 57.0
    assert clock.now() == 5000
    wall[0], steady[0] = 5001.0, 58.0
    assert clock.now() == 5001
