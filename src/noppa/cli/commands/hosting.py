"""`noppa doctor`, `restore`, `export-person` and `delete-person`: administration for hosts."""

import asyncio
import json
import os
import time
from pathlib import Path

import click
from rich.text import Text

from noppa.cli.commands.server import server_options, with_engines
from noppa.cli.console import CONSOLE
from noppa.cli.errors import report_errors
from noppa.cli.language import SAY
from noppa.cli.localized import LocalizedCommand
from noppa.core.errors import BadOption
from noppa.core.system_errors import system_reason
from noppa.server.doctor import examine
from noppa.server.settings import Settings, read_settings
from noppa.server.storage.engines import Engines
from noppa.server.storage.migrate import migrate
from noppa.server.storage.people import Forgotten, export_person, forget_person
from noppa.server.storage.process_lock import process_lock
from noppa.server.storage.restore import restore as restore_database
from noppa.server.storage.sql_storage import SqlStorage
from noppa.service.world import seat_name

MARKS = {"ok": ("✓", "green"), "warning": ("!", "yellow"), "problem": ("✗", "red")}


@click.command("doctor", cls=LocalizedCommand)
@server_options
@click.option("--public-url", metavar="URL")
@report_errors
def doctor(config: Path | None, database: str | None, public_url: str | None) -> None:
    """Check the setup of a server; exit with status 1 if it cannot work."""
    settings = read_settings({"database": database, "public_url": public_url}, os.environ, config)
    findings = asyncio.run(examine(settings))
    for finding in findings:
        mark, colour = MARKS[finding.level]
        CONSOLE.print(Text.assemble((f"{mark} ", colour), SAY(f"doctor-{finding.code}", **finding.params)))
    if any(finding.level == "problem" for finding in findings):
        raise SystemExit(1)


@click.command("restore", cls=LocalizedCommand)
@click.argument("file", type=click.Path(path_type=Path))
@server_options
@report_errors
def restore(file: Path, config: Path | None, database: str | None) -> None:
    """Restore a backup into an empty database."""
    settings = read_settings({"database": database}, os.environ, config)

    async def work(engines: Engines) -> int:
        async with process_lock(settings.database_url, engines, needed=True):
            return await restore_database(settings, engines, file)

    CONSOLE.print(SAY("serve-restored", count=with_engines(settings, work)))


@click.command("export-person", cls=LocalizedCommand)
@click.argument("code")
@click.argument("file", type=click.Path(path_type=Path))
@server_options
@report_errors
def export_data(code: str, file: Path, config: Path | None, database: str | None) -> None:
    """Write all stored data about a person to a file."""
    settings = read_settings({"database": database}, os.environ, config)

    async def work(engines: Engines) -> dict[str, object]:
        return await export_person(await _storage(settings, engines), code)

    data = with_engines(settings, work)
    try:
        with file.open("x", encoding="utf-8") as out:
            json.dump(data, out, indent=1)
    except OSError as error:
        raise BadOption("backup-failed", path=str(file), why=system_reason(error)) from None
    CONSOLE.print(SAY("serve-exported", count=len(data["games"]), path=str(file)))


@click.command("delete-person", cls=LocalizedCommand)
@click.argument("code")
@server_options
@report_errors
def delete_data(code: str, config: Path | None, database: str | None) -> None:
    """Delete all stored data about a person; the server must be stopped."""
    settings = read_settings({"database": database}, os.environ, config)

    async def work(engines: Engines) -> Forgotten:
        async with process_lock(settings.database_url, engines, needed=True):
            return await forget_person(await _storage(settings, engines), code, seat_name, time.time())

    forgotten = with_engines(settings, work)
    CONSOLE.print(SAY("serve-forgotten", deleted=len(forgotten.deleted), kept=len(forgotten.kept)))


async def _storage(settings: Settings, engines: Engines) -> SqlStorage:
    await migrate(settings, engines)
    return SqlStorage(engines)
