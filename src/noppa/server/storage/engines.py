"""The connections to a database: on SQLite one that writes and several that read, on PostgreSQL one pool."""

import asyncio
from dataclasses import dataclass, field
from threading import Thread
from typing import Any
from weakref import WeakSet

from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

PATIENCE = 10
PATIENCE_CLOSING = 5


@dataclass(frozen=True, slots=True)
class Engines:
    """The engines to read and to write with."""

    reading: AsyncEngine
    writing: AsyncEngine
    threads: WeakSet[Thread] = field(default_factory=WeakSet)
    """The threads of aiosqlite's connections, one each."""

    async def close(self) -> None:
        """Close every connection.

        A connection whose query was cancelled closes by itself, in its own thread, which still reports to this event
        loop: wait for it, or it finds the loop closed.
        """
        await self.reading.dispose()
        await self.writing.dispose()
        for thread in list(self.threads):
            await asyncio.to_thread(thread.join, PATIENCE_CLOSING)

    def remember_thread(self, connection: Any, _record: object) -> None:
        """Remember the thread of a new SQLite connection."""
        self.threads.add(connection.driver_connection._thread)  # noqa: SLF001 - aiosqlite has no other way to wait for it


def connect(url: str) -> Engines:
    """Return the engines of a database given as `sqlite:///FILE` or `postgresql://…`."""
    if url.startswith("sqlite"):
        address = url.replace("sqlite://", "sqlite+aiosqlite://", 1)
        reading = create_async_engine(address, pool_size=4, isolation_level="AUTOCOMMIT", hide_parameters=True)
        writing = create_async_engine(address, pool_size=1, max_overflow=0, hide_parameters=True)
        for engine in (reading, writing):
            event.listen(engine.sync_engine, "connect", _set_up)
        event.listen(writing.sync_engine, "begin", _begin)
        engines = Engines(reading, writing)
        for engine in (reading, writing):
            event.listen(engine.sync_engine, "connect", engines.remember_thread)
        return engines
    address = url.replace("postgresql://", "postgresql+asyncpg://", 1)
    pool = create_async_engine(
        address,
        pool_size=10,
        pool_pre_ping=True,
        pool_timeout=PATIENCE,
        connect_args={"timeout": PATIENCE},
        hide_parameters=True,  # so that errors never quote what people sent
    )
    return Engines(pool, pool)


def _set_up(connection: Any, _record: object) -> None:
    """Set a connection up so that commits are on disk and readers never wait for the writer."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in (f"busy_timeout = {PATIENCE}000", "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Any) -> None:
    """Take the write lock at once, so that no transaction finds the file locked halfway."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")
