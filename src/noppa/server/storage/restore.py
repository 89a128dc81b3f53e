"""Puts a backup back into an empty database of either kind."""

import asyncio
import shutil
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from noppa.core.errors import BadOption
from noppa.core.system_errors import system_reason
from noppa.server.settings import Settings
from noppa.server.storage.engines import Engines, connect
from noppa.server.storage.migrate import migrate
from noppa.server.storage.models import GameRow, LinkRow, Model
from noppa.server.storage.sql_storage import HEALTH

BATCH = 500


async def restore(settings: Settings, engines: Engines, file: Path) -> int:
    """Copy a backup into the database of the settings; return the number of games. Raise `BadOption` on failure.

    The backup may be of an older version: a copy of it is migrated first. A database with games is left unchanged.
    """
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "backup.sqlite"
        try:
            await asyncio.to_thread(shutil.copyfile, file, copy)
            await asyncio.to_thread(_check_is_ours, copy)
        except OSError as error:
            raise BadOption("restore-failed", path=str(file), why=system_reason(error)) from None
        except sqlite3.Error as error:
            raise BadOption("restore-failed", path=str(file), why=str(error)) from None
        await migrate(settings, engines)
        source = connect(f"sqlite:///{copy}")
        try:
            await migrate(settings, source)
            return await _copy(source, engines)
        except SQLAlchemyError as error:
            raise BadOption("restore-failed", path=str(file), why=type(error).__name__) from None
        finally:
            await source.close()


def _check_is_ours(file: Path) -> None:
    """Raise SQLite's error if a file is not a Noppa database of some version."""
    with closing(sqlite3.connect(file)) as db:
        db.execute("SELECT version_num, server_seed FROM alembic_version, games LIMIT 1")


async def _copy(source: Engines, target: Engines) -> int:
    """Copy every table in one transaction."""
    count = select(func.count()).select_from(GameRow)
    async with source.reading.connect() as read, target.writing.begin() as write:
        if await write.scalar(count):
            raise BadOption("restore-not-empty")
        await write.execute(delete(LinkRow).where(LinkRow.token == HEALTH))  # the backup brings its own
        for table in Model.metadata.sorted_tables:
            rows = await read.stream(select(table))
            async for batch in rows.mappings().partitions(BATCH):
                await _insert(write, table, [dict(row) for row in batch])
        return int(await write.scalar(count) or 0)


async def _insert(db: AsyncConnection, table: Any, rows: Sequence[dict[str, Any]]) -> None:
    await db.execute(insert(table), rows)
