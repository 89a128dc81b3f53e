"""Checks of the database, its version and its clock, and of Redis."""

import time
from collections.abc import AsyncIterator

from sqlalchemy import func, insert, select, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from noppa.server.doctor.findings import Finding, ok, problem, warning
from noppa.server.settings import Settings
from noppa.server.storage.engines import Engines, connect
from noppa.server.storage.migrate import revision
from noppa.server.storage.models import REVISION, GameRow, LinkRow
from noppa.server.storage.process_lock import sqlite_file

MOST_SKEW = 5.0
PROBE = "doctor"


async def check_database(settings: Settings) -> list[Finding]:
    """Return the findings about the database and Redis."""
    findings = [finding async for finding in _database(settings)]
    return findings + ([await _redis(settings.redis)] if settings.redis else [])


async def _database(settings: Settings) -> AsyncIterator[Finding]:
    url = settings.database_url
    if url.startswith("sqlite") and not sqlite_file(url).exists():
        yield ok("database-missing", path=str(sqlite_file(url)))
        return
    engines = connect(url)
    try:
        async with engines.reading.connect() as db:
            version = await db.run_sync(revision)
            yield _version(version)
            if version == REVISION:
                yield await _clock(db)
        if version == REVISION:
            yield await _writing(engines)
    except (SQLAlchemyError, OSError, TimeoutError) as error:
        yield problem("database-away", why=_why(error))
    finally:
        await engines.close()


def _version(version: str | None) -> Finding:
    if version is None:
        return ok("database-empty")
    if version == REVISION:
        return ok("database-version", version=version)
    if version < REVISION:
        return warning("database-older", found=version, wanted=REVISION)
    return problem("database-newer", found=version, wanted=REVISION)


async def _clock(db: AsyncConnection) -> Finding:
    """Compare this machine's clock with the database's, and with the newest game."""
    now = time.time()
    if db.dialect.name == "postgresql":
        there = float(await db.scalar(text("SELECT extract(epoch FROM clock_timestamp())")) or now)
        if abs(there - now) > MOST_SKEW:
            return problem("clock-differs", seconds=round(abs(there - now)), where="PostgreSQL")
    newest = await db.scalar(select(func.max(GameRow.changed_at)))
    if newest is not None and newest > now + MOST_SKEW:
        return problem("clock-back", seconds=round(newest - now))
    return ok("clock")


async def _writing(engines: Engines) -> Finding:
    """Write a row and roll it back."""
    async with engines.writing.connect() as db:
        await db.execute(insert(LinkRow).values(token=PROBE, identity="", expires_at=0.0))
        await db.rollback()
    return ok("database-writing")


async def _redis(url: str) -> Finding:
    from redis.asyncio import Redis  # noqa: PLC0415 - an extra
    from redis.exceptions import RedisError  # noqa: PLC0415 - the same

    redis = Redis.from_url(url, socket_connect_timeout=5, socket_timeout=5)
    try:
        await redis.ping()
    except (OSError, RedisError) as error:
        return problem("redis-away", why=_why(error))
    finally:
        await redis.aclose()
    return ok("redis")


def _why(error: Exception) -> str:
    return str(error.orig if isinstance(error, DBAPIError) else error).strip().splitlines()[0][:200]
