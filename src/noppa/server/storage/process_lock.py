"""Keeps a second process off a database: without Redis only one may serve it."""

import asyncio
import logging
import os
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from noppa.core.errors import BadOption
from noppa.core.system_errors import system_reason
from noppa.server.storage.engines import Engines

LOG = logging.getLogger("noppa.server")
PG_LOCK = 0x6E6F707061  # "noppa"
LOOK = 1.0


@asynccontextmanager
async def process_lock(url: str, engines: Engines, *, needed: bool) -> AsyncIterator[None]:
    """Lock the database for this process alone, if needed; raise `BadOption` if another process has it."""
    if not needed:
        yield
    elif url.startswith("sqlite"):
        with _file_lock(sqlite_file(url)):
            yield
    else:
        async with _held(engines):
            yield


def sqlite_file(url: str) -> Path:
    """Return the file of an SQLite address."""
    return Path(url.removeprefix("sqlite:///"))


@contextmanager
def _file_lock(database: Path) -> Iterator[None]:
    """Lock a file beside the database; the lock ends with the process, however it ends."""
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
        file = _lock_file(database).open("a", encoding="ascii")  # keeps what the other process wrote
    except OSError as error:
        raise BadOption("database-no-file", path=str(database), why=system_reason(error)) from None
    with file:
        try:
            _lock(file.fileno())
        except OSError:
            raise BadOption("database-in-use", database=str(database)) from None
        file.truncate(0)
        yield


def write_page(url: str, page: str) -> None:
    """Write the URL of this process's page beside the database, for its user alone to read."""
    if url.startswith("sqlite"):
        file = _lock_file(sqlite_file(url))
        with suppress(OSError):
            file.chmod(0o600)
            file.write_text(page, encoding="ascii")


def read_page(url: str) -> str:
    """Return the URL of the page of the process that holds a database; empty if there is none."""
    if not url.startswith("sqlite"):
        return ""
    try:
        return _lock_file(sqlite_file(url)).read_text(encoding="ascii")
    except (OSError, ValueError):
        return ""


def _lock_file(database: Path) -> Path:
    return database.with_name(database.name + ".lock")


def _lock(descriptor: int) -> None:
    if os.name == "nt":  # pragma: no cover - the other systems have flock
        import msvcrt  # noqa: PLC0415 - only on Windows

        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
    else:
        import fcntl  # noqa: PLC0415 - not there on Windows

        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


@asynccontextmanager
async def _held(engines: Engines) -> AsyncIterator[None]:
    """Hold a lock in PostgreSQL; it ends with its connection, so the connection is watched."""
    held = [await _locked(engines)]
    watching = asyncio.create_task(_watch(engines, held))
    try:
        yield
    finally:
        watching.cancel()
        await asyncio.wait([watching])
        for connection in held:
            await _discard(connection)


async def _locked(engines: Engines) -> AsyncConnection:
    """Return a connection that holds the lock; raise `BadOption` if another has it."""
    try:
        connection = await engines.writing.connect()
    except (OSError, DBAPIError) as error:
        raise BadOption("database-away", why=type(error).__name__) from None
    if not await connection.scalar(text("SELECT pg_try_advisory_lock(:key)"), {"key": PG_LOCK}):
        await _discard(connection)
        raise BadOption("database-in-use", database="PostgreSQL")
    await connection.commit()
    return connection


async def _discard(connection: AsyncConnection) -> None:
    await connection.invalidate()
    await connection.close()


async def _watch(engines: Engines, held: list[AsyncConnection]) -> None:
    """Take the lock again after an outage of the database; end this process if another has taken it."""
    while True:
        await asyncio.sleep(LOOK)
        try:
            if held:
                await held[0].scalar(text("SELECT 1"))
                await held[0].rollback()
            else:
                held.append(await _locked(engines))
        except BadOption as error:
            if error.code == "database-in-use":
                LOG.critical("another process took the database during an outage: this one ends")
                signal.raise_signal(signal.SIGTERM)
                return
        except (OSError, DBAPIError):
            await _discard(held.pop())
