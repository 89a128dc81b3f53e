"""Migrates the database at the start of a server, after a backup."""

import logging
import time
from importlib.resources import files
from pathlib import Path

from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import DBAPIError

from noppa.core.errors import BadOption
from noppa.server.settings import Settings
from noppa.server.storage.backup import copy_database
from noppa.server.storage.engines import Engines
from noppa.server.storage.models import REVISION

LOG = logging.getLogger("noppa.server")
MIGRATION_LOCK = 0x6E6F70706D


async def migrate(settings: Settings, engines: Engines) -> None:
    """Run the migrations that the database lacks, after a backup if there is something in it.

    If several processes start together, one migrates and the others wait.
    """
    try:
        async with engines.writing.begin() as db:
            if engines.writing.dialect.name == "postgresql":
                await db.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
            version = await db.run_sync(revision)
            if version == REVISION:
                return
            if version is not None:
                await _back_up(settings, engines, version)
            await db.run_sync(_upgrade)
    except (OSError, DBAPIError) as error:
        raise BadOption("database-away", why=type(error).__name__) from None


async def _back_up(settings: Settings, engines: Engines, version: str) -> None:
    if version > REVISION:
        raise BadOption("database-newer", found=version, wanted=REVISION)
    path = settings.folder / "backups" / f"{time.strftime('%Y%m%d-%H%M%S')}-{version}.sqlite"
    await copy_database(engines, path)
    LOG.warning("migrating the database from version %s to %s; the backup is in %s", version, REVISION, path)


def revision(db: Connection) -> str | None:
    """Return the last migration of a database, None for an empty one."""
    if not inspect(db).has_table("alembic_version"):
        return None
    version = db.scalar(text("SELECT version_num FROM alembic_version"))
    return None if version is None else str(version)


def _upgrade(db: Connection) -> None:
    from alembic import command  # noqa: PLC0415 - rarely needed
    from alembic.config import Config  # noqa: PLC0415 - the same

    config = Config()
    config.set_main_option("script_location", str(Path(str(files("noppa.server.storage"))) / "migrations"))
    config.attributes["connection"] = db
    command.upgrade(config, "head")
