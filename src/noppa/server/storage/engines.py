"""The connections to a database: on SQLite one that writes and several that read, on PostgreSQL one pool."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

PATIENCE = 10


@dataclass(frozen=True, slots=True)
class Engines:
    """Where to read and where to write."""

    reading: AsyncEngine
    writing: AsyncEngine

    async def close(self) -> None:
        """Let go of every connection."""
        await self.reading.dispose()
        await self.writing.dispose()


def connect(url: str) -> Engines:
    """Return the engines of a database given as `sqlite:///FILE` or `postgresql://…`."""
    if url.startswith("sqlite"):
        address = url.replace("sqlite://", "sqlite+aiosqlite://", 1)
        reading = create_async_engine(address, pool_size=4, isolation_level="AUTOCOMMIT", hide_parameters=True)
        writing = create_async_engine(address, pool_size=1, max_overflow=0, hide_parameters=True)
        for engine in (reading, writing):
            event.listen(engine.sync_engine, "connect", _set_up)
        event.listen(writing.sync_engine, "begin", _begin)
        return Engines(reading, writing)
    address = url.replace("postgresql://", "postgresql+asyncpg://", 1)
    pool = create_async_engine(
        address,
        pool_size=10,
        pool_pre_ping=True,
        pool_timeout=PATIENCE,
        connect_args={"timeout": PATIENCE},
        hide_parameters=True,  # an error's text never holds what people sent
    )
    return Engines(pool, pool)


def _set_up(connection: Any, _record: object) -> None:
    """Set a connection up so that what is committed is on the disk and readers never wait for the writer."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in (f"busy_timeout = {PATIENCE}000", "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Any) -> None:
    """Begin as a writer at once, so that nobody finds the file locked halfway."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")
