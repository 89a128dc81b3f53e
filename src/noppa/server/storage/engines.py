"""The connections to a database: on SQLite one that writes and several that read, on PostgreSQL one pool."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from threading import Thread
from typing import Any, TypeVar
from weakref import WeakSet

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

T = TypeVar("T")
READERS = 4
"""How many connections read a SQLite file at the same time."""
PATIENCE = 10
PATIENCE_CLOSING = 5


class ThreadedReader:
    """Reads a SQLite file in threads of its own.

    A function that makes several queries goes to a thread once and comes back with the result. `aiosqlite` goes there
    and back about four times for each query, which takes longer than the query.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="noppa-reader")

    async def read(self, load: Callable[[Connection], T]) -> T:
        """Return what a function reads."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._read, load)

    def _read(self, load: Callable[[Connection], T]) -> T:
        with self.engine.connect() as db:
            return load(db)

    async def close(self) -> None:
        """Wait for the running functions and close every connection."""
        await asyncio.to_thread(self._threads.shutdown, cancel_futures=True)
        self.engine.dispose()


@dataclass(frozen=True, slots=True)
class Engines:
    """The engines to read and to write with."""

    reading: AsyncEngine
    writing: AsyncEngine
    reader: ThreadedReader | None = None
    """Reads single games on SQLite."""
    threads: WeakSet[Thread] = field(default_factory=WeakSet)
    """The threads of aiosqlite's connections, one each."""

    async def read(self, load: Callable[[Connection], T]) -> T:
        """Return what a function reads with a connection."""
        if self.reader is not None:
            return await self.reader.read(load)
        async with self.reading.connect() as db:
            return await db.run_sync(load)

    async def close(self) -> None:
        """Close every connection.

        A connection whose query was cancelled closes by itself, in its own thread, which still reports to this event
        loop: wait for it, or it finds the loop closed.
        """
        if self.reader is not None:
            await self.reader.close()
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
        # never more connections than that: opening one takes longer than waiting for one
        only_readers: dict[str, Any] = {"pool_size": READERS, "max_overflow": 0}
        reading = create_async_engine(address, isolation_level="AUTOCOMMIT", hide_parameters=True, **only_readers)
        writing = create_async_engine(address, pool_size=1, max_overflow=0, hide_parameters=True)
        threaded = create_engine(url, isolation_level="AUTOCOMMIT", hide_parameters=True, **only_readers)
        for engine in (reading.sync_engine, writing.sync_engine, threaded):
            event.listen(engine, "connect", _set_up)
        event.listen(writing.sync_engine, "begin", _begin)
        engines = Engines(reading, writing, ThreadedReader(threaded))
        for engine in (reading.sync_engine, writing.sync_engine):
            event.listen(engine, "connect", engines.remember_thread)
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
