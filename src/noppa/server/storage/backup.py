"""Copies a whole database of either kind to one SQLite file: a backup that a server can be started on."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import MetaData, create_engine, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.schema import Table

from noppa.core.errors import BadOption
from noppa.server.storage.engines import Engines

BATCH = 2000


async def copy_database(engines: Engines, path: Path) -> int:
    """Copy a snapshot of every table into a new file; return the number of games. Raise `BadOption` on failure."""
    file = Path(str(engines.reading.url.database)) if engines.reading.dialect.name == "sqlite" else None
    if file is not None and not file.exists():
        raise BadOption("backup-no-database", path=str(file))
    try:
        _make(path)
        if file is not None:
            return await asyncio.to_thread(_copy_file, str(file), path)
        return await _copy(engines, path)
    except FileExistsError:
        raise BadOption("backup-exists", path=str(path)) from None
    except (OSError, SQLAlchemyError, sqlite3.Error) as error:
        raise BadOption("backup-failed", path=str(path), why=str(error)[:200]) from None


def _make(path: Path) -> None:
    """Create an empty file, which SQLite starts from."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o600, exist_ok=False)


def _copy_file(database: str, path: Path) -> int:
    """Copy a snapshot of an SQLite file without blocking its writers."""
    with (
        closing(sqlite3.connect(f"{Path(database).absolute().as_uri()}?mode=rw", uri=True)) as source,
        closing(sqlite3.connect(path)) as target,
    ):
        source.execute("PRAGMA busy_timeout = 10000")
        source.backup(target)
        if not target.execute("SELECT 1 FROM sqlite_master WHERE name = 'games'").fetchone():
            return 0
        return int(target.execute("SELECT count(*) FROM games").fetchone()[0])


async def _copy(engines: Engines, path: Path) -> int:
    metadata = MetaData()
    async with engines.reading.connect() as connection:
        db = await connection.execution_options(isolation_level="REPEATABLE READ")
        await db.run_sync(metadata.reflect)
        for table in metadata.sorted_tables:
            for column in table.columns:
                column.server_default = None  # PostgreSQL's form is not valid in SQLite
        target = create_engine(f"sqlite:///{path}")
        games = 0
        try:
            metadata.create_all(target)
            for table in metadata.sorted_tables:
                rows = await db.stream(select(table))
                async for batch in rows.mappings().partitions(BATCH):
                    await asyncio.to_thread(_insert, target, table, [dict(row) for row in batch])
                    games += len(batch) if table.name == "games" else 0
        finally:
            target.dispose()
    return games


def _insert(target: Any, table: Table, rows: list[dict[str, Any]]) -> None:
    with target.begin() as db:
        db.execute(table.insert(), rows)
