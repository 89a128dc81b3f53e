"""`noppa` without a command, `noppa serve`, `backup` and `prune`: the server from the command line."""

import asyncio
import os
import re
import time
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from http import HTTPStatus
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import click
from rich.text import Text

from noppa.cli.console import CONSOLE
from noppa.cli.errors import report_errors
from noppa.cli.language import SAY
from noppa.cli.localized import LocalizedCommand
from noppa.core.errors import BadOption
from noppa.server.network.addresses import qr_text
from noppa.server.serve import free_port, run
from noppa.server.settings import Settings, read_settings
from noppa.server.storage.backup import copy_database
from noppa.server.storage.engines import Engines, connect
from noppa.server.storage.migrate import migrate
from noppa.server.storage.process_lock import read_page
from noppa.server.storage.sql_storage import SqlStorage

AGE = {"d": 86400, "h": 3600}
PATIENCE = 3.0
"""Seconds to wait for a response of a server that should be running."""


def server_options(command: Callable[..., None]) -> Callable[..., None]:
    """Add the options that choose the server's database and settings file."""
    command = click.option("--config", type=click.Path(path_type=Path), metavar="FILE")(command)
    return click.option("--database", type=str, metavar="URL")(command)


@click.command("serve", cls=LocalizedCommand)
@server_options
@click.option("--host", metavar="ADDRESS", show_default=Settings().host)
@click.option("--port", type=click.IntRange(1, 65535), metavar="NUMBER", show_default=str(Settings().port))
@click.option("--public-url", metavar="URL")
@click.option("--redis", metavar="URL")
@click.option("--secret-file", metavar="FILE")
@click.option("--tls-cert", metavar="FILE")
@click.option("--tls-key", metavar="FILE")
@click.option("--trust-proxy", is_flag=True, default=None)
@report_errors
def serve(config: Path | None, **flags: Any) -> None:
    """Serve games to others; see docs/hosting.md."""
    settings = read_settings(flags, os.environ, config)
    with suppress(KeyboardInterrupt):
        run(settings, tell=lambda url: CONSOLE.print(SAY("serve-listening", url=url)))


@click.command("backup", cls=LocalizedCommand)
@click.argument("file", type=click.Path(path_type=Path))
@server_options
@report_errors
def backup(file: Path, config: Path | None, database: str | None) -> None:
    """Copy the server's games to a file, even while it runs."""
    settings = read_settings({"database": database}, os.environ, config)
    count = with_engines(settings, lambda engines: copy_database(engines, file))
    CONSOLE.print(SAY("serve-backed-up", count=count, path=str(file)))


@click.command("prune", cls=LocalizedCommand)
@click.option("--older-than", required=True, metavar="AGE")
@server_options
@report_errors
def prune(older_than: str, config: Path | None, database: str | None) -> None:
    """Delete the server's games that have not changed for a given time."""
    match = re.fullmatch(r"(\d{1,6})([dh])", older_than)
    if match is None:
        raise BadOption("setting-age", text=older_than)
    before = time.time() - int(match[1]) * AGE[match[2]]
    settings = read_settings({"database": database}, os.environ, config)

    async def work(engines: Engines) -> int:
        await migrate(settings, engines)
        return await SqlStorage(engines).prune(before)

    CONSOLE.print(SAY("serve-pruned", count=with_engines(settings, work)))


def run_here(*, lan: bool, browser: bool) -> None:
    """Start the server for this machine or the local network, and open the browser."""
    settings = read_settings({}, os.environ)
    settings = replace(settings, port=free_port(settings.host, settings.port))

    def tell(url: str) -> None:
        CONSOLE.print(SAY("serve-listening", url=url))
        if lan:
            CONSOLE.print(SAY("serve-scan"))
            CONSOLE.print(Text(qr_text(url)))

    try:
        run(settings, lan=lan, browser=browser, tell=tell)
    except KeyboardInterrupt:
        return
    except BadOption as error:
        page = read_page(settings.database_url)
        if error.code != "database-in-use" or not is_running(page):
            raise
        url = page.partition("#")[0]
        CONSOLE.print(SAY("serve-running-lan" if lan else "serve-running", url=url))
        if browser:
            webbrowser.open(page)


def is_running(page: str) -> bool:
    """Return whether a server responds at the address of a page."""
    url = page.partition("#")[0]
    if not url.startswith("http"):
        return False
    try:
        with urlopen(f"{url}live", timeout=PATIENCE) as response:  # noqa: S310 - it begins with http
            return bool(response.status == HTTPStatus.OK)
    except (OSError, ValueError):
        return False


def with_engines(settings: Settings, work: Callable[[Engines], Any]) -> Any:
    """Run work with a connection to the database and return its result."""

    async def go() -> Any:
        engines = connect(settings.database_url)
        try:
            return await work(engines)
        finally:
            await engines.close()

    return asyncio.run(go())
