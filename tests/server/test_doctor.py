"""The doctor finds faults of a server and its proxy; a backup is restored and played on."""

import asyncio
import json
import re
import sqlite3
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from sqlalchemy import update

from noppa.cli.language import SAY
from noppa.cli.main import main
from noppa.games import rules_of
from noppa.server import doctor as examining
from noppa.server.api.operations import health
from noppa.server.doctor import examine
from noppa.server.doctor.database import check_database
from noppa.server.doctor.findings import Finding
from noppa.server.doctor.proxy import _headers
from noppa.server.settings import Settings
from noppa.server.storage.models import GameRow
from server.backends import new_database, program
from server.inside import act, finished, inside, new_game
from server.running import free_port, running

Heads = Callable[[str], str]
"""How a proxy changes the head of a request."""


@contextmanager
def proxy(port: int, to: int, heads: Heads) -> Iterator[None]:
    """Run a proxy: it forwards bytes both ways, and changes the head of each connection's first request."""
    ready, stop = threading.Event(), threading.Event()

    async def pipe(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while piece := await reader.read(65536):
            writer.write(piece)
            await writer.drain()
        writer.close()

    async def forward(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        there, back = await asyncio.open_connection("127.0.0.1", to)
        back.write(heads(head).encode())
        await asyncio.gather(pipe(reader, back), pipe(there, writer), return_exceptions=True)

    async def serve() -> None:
        async with await asyncio.start_server(forward, "127.0.0.1", port):
            ready.set()
            await asyncio.to_thread(stop.wait)

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    assert ready.wait(10)
    try:
        yield
    finally:
        stop.set()
        thread.join(10)


def _set_address(head: str) -> str:
    without = re.sub(r"(?im)^x-forwarded-for:.*\r\n", "", head)
    return without.replace("\r\n\r\n", "\r\nX-Forwarded-For: 198.51.100.4\r\n\r\n")


def _no_address(head: str) -> str:
    return re.sub(r"(?im)^x-forwarded-for:.*\r\n", "", head)


def _no_upgrade(head: str) -> str:
    return re.sub(r"(?im)^(upgrade|connection):.*\r\n", "", _set_address(head))


def _other_host(head: str) -> str:
    return re.sub(r"(?im)^host:.*$", "Host: backend.internal", head)


def codes(found: list[Finding], *levels: str) -> set[str]:
    """Return the codes of the findings of these levels."""
    return {finding.code for finding in found if finding.level in levels}


def test_the_doctor_sees_through_a_proxy(folder: Path) -> None:
    """A good proxy gives no finding; each fault of a bad one is named."""
    port = free_port()
    public = f"http://127.0.0.1:{port}"
    options: dict[str, Any] = {"trust_proxy": True, "public_url": public}
    expected: dict[Heads, set[str]] = {
        _set_address: set(),
        str: {"proxy-pretended"},
        _no_address: {"proxy-no-address"},
        _no_upgrade: {"proxy-socket"},
        _other_host: {"proxy-host"},
    }
    with running(folder, **options) as (url, context):
        for heads, expected_codes in expected.items():
            with proxy(port, int(url.rpartition(":")[2]), heads):
                assert codes(asyncio.run(examine(context.settings)), "problem") == expected_codes, heads
        assert codes(asyncio.run(examine(context.settings)), "problem") == {"proxy-away"}
        with proxy(port, int(url.rpartition(":")[2]), _set_address):
            good = asyncio.run(examine(context.settings))
    assert codes(good, "ok") >= {"server", "proxy", "proxy-socket-works", "database-writing", "clock", "secret-file"}


def test_the_doctor_asks_a_server_with_a_certificate_of_its_own(folder: Path) -> None:
    """The certificate names the public address, not this machine's."""
    key, certificate = (str(folder / name) for name in ("key.pem", "cert.pem"))
    command = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    named = ["-subj", "/CN=dice.example.org", "-keyout", key, "-out", certificate]
    subprocess.run([program("openssl"), *command, *named], check=True, capture_output=True)
    with running(folder, tls_cert=certificate, tls_key=key) as (_, context):
        found = asyncio.run(examine(context.settings))
    assert codes(found, "problem", "warning") & {"server-away", "server-not-ready"} == set()
    assert "server" in codes(found, "ok")


def test_the_doctor_compares_how_a_request_was_sent_with_how_it_was_seen() -> None:
    """It finds HTTPS that the server does not know of: the proxy does not report it, or is not trusted."""
    seen = {"scheme": "http", "address": "198.51.100.4", "forwarded": True}
    assert codes(_headers(seen | {"trusts_proxy": True}, "https"), "problem") == {"proxy-scheme"}
    assert codes(_headers(seen | {"trusts_proxy": False}, "https"), "problem") == {"proxy-untrusted"}
    assert codes(_headers(seen | {"trusts_proxy": False}, "http"), "problem") == set()


def test_the_doctor_looks_at_files_disk_clock_and_database(folder: Path) -> None:
    """Each finding is a sentence; problems give exit status 1."""
    database = f"sqlite:///{folder / 'games.sqlite'}"

    async def set_clock_back() -> None:
        async with inside(folder) as here:
            live = await new_game(here, "aino", "yatzy", "here")
            async with here.storage.writing() as db:
                later = update(GameRow).where(GameRow.id == live.game.id).values(changed_at=time.time() + 500)
                await db.execute(later)

    asyncio.run(set_clock_back())
    (folder / "secret").chmod(0o644)
    settings = Settings(
        port=free_port(),
        database=database,
        secret_file=str(folder / "secret"),
        admin_token_file=str(folder / "none"),
        least_disk_mb=10**9,
    )
    found = asyncio.run(examine(settings))
    assert codes(found, "problem") == {"secret-file-open", "admin-token-missing", "disk-full", "clock-back"}
    assert codes(found, "warning") == {"server-away"}
    environ = {"NOPPA_PORT": str(settings.port), "NOPPA_SECRET_FILE": settings.secret_file}
    done = CliRunner().invoke(main, ["doctor", "--database", database], env=environ)
    assert done.exit_code == 1
    assert "chmod 600" in done.output.replace("\n", " ")
    findings = asyncio.run(examine(Settings(port=settings.port, database="postgresql://nobody@127.0.0.1:1/none")))
    assert "database-away" in codes(findings, "problem")


def test_the_doctor_reads_the_version_of_the_database(folder: Path) -> None:
    """An older version is migrated at the start, a newer one is a problem, an empty database is fine."""
    database = f"sqlite:///{folder / 'games.sqlite'}"
    settings = Settings(port=free_port(), database=database, secret_file=str(folder / "secret"))

    async def set_version(version: str) -> list[Finding]:
        async with inside(folder) as here, here.storage.writing() as db:
            await db.exec_driver_sql("UPDATE alembic_version SET version_num = ?", (version,))
        return await examine(settings)

    assert "database-missing" in codes(asyncio.run(examine(settings)), "ok")
    assert "database-newer" in codes(asyncio.run(set_version("9999")), "problem")
    (folder / "games.sqlite").unlink()
    assert "database-older" in codes(asyncio.run(set_version("0001")), "warning")


def test_the_doctor_asks_postgresql_and_redis(folder: Path, postgres_server: str, redis_server: str) -> None:
    """Both respond, PostgreSQL's clock is compared too; an unreachable Redis is a problem."""
    database = new_database(postgres_server)

    async def look(redis: str) -> list[Finding]:
        async with inside(folder, database=database):
            return await check_database(Settings(database=database, redis=redis))

    assert codes(asyncio.run(look(redis_server)), "ok") == {"database-version", "clock", "database-writing", "redis"}
    assert codes(asyncio.run(look("redis://127.0.0.1:1")), "problem") == {"redis-away"}


def test_every_finding_has_a_sentence() -> None:
    """Every check has its message, and every message its check."""
    folder = Path(examining.__file__).parent
    source = "\n".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    named = set(re.findall(r'\b(?:ok|warning|problem)\(\s*"([a-z-]+)"', source)) | {"proxy-scheme", "proxy-untrusted"}
    named |= {
        f"{code}{end}" for code in ("secret-file", "admin-token") for end in ("", "-missing", "-unreadable", "-open")
    }
    assert [code for code in sorted(named) if f"doctor-{code}" not in SAY] == []
    messages = Path(examining.__file__).parents[2] / "locale" / "en" / "cli.ftl"
    written = set(re.findall(r"^doctor-([a-z-]+) =", messages.read_text(encoding="utf-8"), re.MULTILINE))
    assert written == named


def test_a_restore_drill(folder: Path, storage: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> None:
    """As the docs describe: back up, restore into an empty database of either kind, check, and play on."""
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    copy, target = folder / "copy.sqlite", storage.get("database", f"sqlite:///{elsewhere / 'games.sqlite'}")
    run = CliRunner()

    def noppa(*command: str) -> str:
        done = run.invoke(main, command)
        assert done.exit_code == 0, done.output
        return str(done.output)

    async def before() -> tuple[str, str]:
        async with inside(folder) as here:
            over = await new_game(here, "aino", "yatzy", "here")
            await act(here, over, "aino", "roll")
            await act(here, over, "aino", "stop")
            await health(here)
            runs = await new_game(here, "aino", "yatzy", "here")
            return over.game.id, runs.game.id

    async def after(over: str, runs: str) -> None:
        async with inside(elsewhere, database=target) as here:
            record = await finished(here, over)
            assert record.verify(rules_of(record)) == 1
            await act(here, await here.registry.find(runs), "aino", "roll")

    async def probe() -> None:
        async with inside(elsewhere, database=target) as here:
            await health(here)

    over, runs = asyncio.run(before())
    asyncio.run(probe())
    noppa("backup", str(copy), "--database", f"sqlite:///{folder / 'games.sqlite'}")
    assert noppa("restore", str(copy), "--database", target) == "Restored 2 games.\n"
    again = run.invoke(main, ["restore", str(copy), "--database", target])
    assert again.exit_code == 1
    assert "empty" in again.output
    asyncio.run(after(over, runs))
    assert run.invoke(main, ["restore", str(folder / "none"), "--database", target]).exit_code == 1


def test_only_a_database_of_noppa_is_restored(folder: Path) -> None:
    """Any other file is refused before anything is created from it."""
    target, text, empty, other = (folder / name for name in ("games.sqlite", "text", "empty", "other"))
    text.write_text("what somebody wrote down\n" * 100, encoding="utf-8")
    empty.touch()
    with closing(sqlite3.connect(other)) as db:
        db.execute("CREATE TABLE games (id TEXT)")
    for file in (text, empty, other):
        done = CliRunner().invoke(main, ["restore", str(file), "--database", f"sqlite:///{target}"])
        assert done.exit_code == 1
        assert f"restore {file}:" in " ".join(done.output.split())
    assert not target.exists()


def test_a_host_exports_and_deletes_a_person_by_code(folder: Path) -> None:
    """It works while the server is stopped."""
    database = f"sqlite:///{folder / 'games.sqlite'}"

    async def before() -> None:
        async with inside(folder) as here:
            await new_game(here, "t" + "a" * 31, "yatzy", "here")

    asyncio.run(before())
    run, file = CliRunner(), folder / "data.json"
    done = run.invoke(main, ["export-person", "t" + "a" * 31, str(file), "--database", database])
    assert (done.exit_code, len(json.loads(file.read_text(encoding="utf-8"))["games"])) == (0, 1)
    assert run.invoke(main, ["export-person", "x", str(file), "--database", database]).exit_code == 1
    done = run.invoke(main, ["delete-person", "t" + "a" * 31, "--database", database])
    assert done.output.startswith("Deleted one game.")
