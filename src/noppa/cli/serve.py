"""`noppa` and `noppa serve`, `backup`, `prune`: the server from the command line."""

import asyncio
import os
import re
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from noppa.core.errors import BadOption
from noppa.locale import Messages
from noppa.server.network.addresses import qr_text
from noppa.server.serve import free_port, run
from noppa.server.settings import Settings, read_settings
from noppa.server.storage.backup import copy_database
from noppa.server.storage.engines import Engines, connect
from noppa.server.storage.migrate import migrate
from noppa.server.storage.sql_storage import SqlStorage

AGE = {"d": 86400, "h": 3600}


def run_here(console: Console, say: Messages, *, lan: bool, browser: bool) -> None:
    """Start the server for this machine, or for home, and open the browser."""
    settings = read_settings({}, os.environ)
    settings = replace(settings, port=free_port(settings.host, settings.port))

    def tell(url: str) -> None:
        console.print(say("serve-listening", url=url))
        if lan:
            console.print(say("serve-scan"))
            console.print(Text(qr_text(url)))

    with suppress(KeyboardInterrupt):
        run(settings, lan=lan, browser=browser, tell=tell)


def run_host(console: Console, say: Messages, config: Path | None, flags: dict[str, Any]) -> None:
    """Serve for others."""
    settings = read_settings(flags, os.environ, config)
    with suppress(KeyboardInterrupt):
        run(settings, tell=lambda url: console.print(say("serve-listening", url=url)))


def run_backup(console: Console, say: Messages, config: Path | None, database: str | None, file: Path) -> None:
    """Copy all games into a file."""
    settings = read_settings({"database": database}, os.environ, config)
    count = _with_engines(settings, lambda engines: copy_database(engines, file))
    console.print(say("serve-backed-up", count=count, path=str(file)))


def run_prune(console: Console, say: Messages, config: Path | None, database: str | None, age: str) -> None:
    """Delete games that have not changed for so long."""
    found = re.fullmatch(r"(\d{1,6})([dh])", age)
    if found is None:
        raise BadOption("setting-age", text=age)
    before = time.time() - int(found[1]) * AGE[found[2]]
    settings = read_settings({"database": database}, os.environ, config)

    async def work(engines: Engines) -> int:
        await migrate(settings, engines)
        return await SqlStorage(engines).prune(before)

    console.print(say("serve-pruned", count=_with_engines(settings, work)))


def _with_engines(settings: Settings, work: Callable[[Engines], Any]) -> Any:
    async def go() -> Any:
        engines = connect(settings.database_url)
        try:
            return await work(engines)
        finally:
            await engines.close()

    return asyncio.run(go())
