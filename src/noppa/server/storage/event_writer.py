"""Writes events to the database: everything that arrives during a write goes into the next transaction.

A commit waits for the disk, so one large commit is faster than many small ones. If one entry of a
transaction conflicts, each is written by itself, and only that one fails.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from typing import TypeAlias

from sqlalchemy import bindparam, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from noppa.host.storage import Standing, StoredEvent
from noppa.server.storage.models import CommandRow, EventRow, GameRow

MOST = 100

Transaction: TypeAlias = Callable[[], AbstractAsyncContextManager[AsyncConnection]]
"""Opens a transaction."""


@dataclass(frozen=True, slots=True)
class Append:
    """Events of one game to be written from number `first` on, and the command they come from."""

    game_id: str
    first: int
    events: Sequence[StoredEvent]
    standing: Standing
    holder: str = ""
    command: str = ""
    written: "asyncio.Future[None]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())


INSERT_COMMANDS = insert(CommandRow)
INSERT_EVENTS = insert(EventRow)
UPDATE_GAMES = (
    update(GameRow.__table__)  # type: ignore[arg-type] # a table, though typed as less
    .where(GameRow.id == bindparam("game_id"))
    .values(
        changed_at=bindparam("at"),
        status=bindparam("new_status"),
        scores=bindparam("points"),
        wake_at=bindparam("wakes"),
    )
)


class EventWriter:
    """Writes entries in the order they came, many at a time."""

    def __init__(self, writing: Transaction) -> None:
        self._writing = writing
        self._waiting: list[Append] = []
        self._task: asyncio.Task[None] | None = None

    async def write(self, entry: Append) -> None:
        """Write an entry and return once it is committed; raise its error if that fails."""
        self._waiting.append(entry)
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._run())
        await entry.written

    async def _run(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            try:
                await self._commit(batch)
            except IntegrityError:
                for entry in batch:
                    await self._write_alone(entry)
            except Exception as error:  # noqa: BLE001 - raised in every waiting task
                for entry in batch:
                    _fail(entry, error)

    async def _write_alone(self, entry: Append) -> None:
        try:
            await self._commit([entry])
        except Exception as error:  # noqa: BLE001 - raised in the waiting task
            _fail(entry, error)

    async def _commit(self, batch: list[Append]) -> None:
        async with self._writing() as db:
            await write_appends(db, batch)
        for entry in batch:
            if not entry.written.done():
                entry.written.set_result(None)


async def write_appends(db: AsyncConnection, batch: Sequence[Append]) -> None:
    """Write entries in a transaction: their commands, their events, and each game's standing after them."""
    commands = [
        {
            "game_id": entry.game_id,
            "holder": entry.holder,
            "id": entry.command,
            "first": entry.first,
            "last": entry.first + len(entry.events) - 1,
        }
        for entry in batch
        if entry.command
    ]
    events = [
        {"game_id": entry.game_id, "number": entry.first + at, "text": event.text, "at": event.at}
        for entry in batch
        for at, event in enumerate(entry.events)
    ]
    games = [
        {
            "game_id": entry.game_id,
            "at": entry.events[-1].at,
            "new_status": entry.standing.status,
            "points": list(entry.standing.scores),
            "wakes": entry.standing.wake_at,
        }
        for entry in batch
    ]
    if commands:
        await db.execute(INSERT_COMMANDS, commands)
    await db.execute(INSERT_EVENTS, events)
    await db.execute(UPDATE_GAMES, games)


def _fail(entry: Append, error: Exception) -> None:
    if not entry.written.done():
        entry.written.set_exception(error)
