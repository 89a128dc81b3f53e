"""Notifies other processes of what happened: through Redis if there are several, not at all if there is one.

A note is a small mapping; the events in it are in the database too, so a lost one costs time, never
an event.
"""

import asyncio
import json
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Protocol, TypeAlias

from noppa.host.ports import Note, Publisher

LOG = logging.getLogger("noppa.server")
CHANNEL = "noppa:notes"
PATIENCE = 1.0
"""How many seconds publishing a note may take: its game is locked meanwhile."""

Listener: TypeAlias = Callable[[str, Note], Awaitable[None]]


class FanOut(Publisher, Protocol):
    """The host's publisher, which also receives the notes of other processes."""

    async def open(self, listener: Listener) -> None:
        """Start listening; what others publish from now on is received."""

    async def close(self) -> None:
        """Stop listening."""


class InProcess:
    """For a single process, whose live games send to their own viewers."""

    alone = True

    async def open(self, listener: Listener) -> None:
        """Do nothing: there are no other processes."""

    async def publish(self, game_id: str, note: Note) -> None:
        """Do nothing: there are no other processes."""

    async def close(self) -> None:
        """Do nothing: nothing was opened."""


class ByRedis:
    """For several processes on one database: every note goes over one channel of a Redis server."""

    alone = False

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis  # noqa: PLC0415 - an extra

        self._redis = Redis.from_url(url, socket_connect_timeout=5, socket_timeout=None)
        self._process = secrets.token_hex(8)
        self._task: asyncio.Task[None] | None = None
        self._away = False

    async def open(self, listener: Listener) -> None:
        """Subscribe, and only then return, so that whatever is published later is received."""
        pubsub = self._redis.pubsub()
        await pubsub.subscribe(CHANNEL)
        await pubsub.get_message(timeout=5)  # the confirmation
        self._task = asyncio.create_task(self._listen(pubsub, listener))

    async def publish(self, game_id: str, note: Note) -> None:
        """Send a note to the others; while Redis is down they find out by polling the database."""
        text = json.dumps({"from": self._process, "game": game_id, "note": note})
        try:
            async with asyncio.timeout(PATIENCE):
                await self._redis.publish(CHANNEL, text)
        except (OSError, self._errors) as error:
            self._mark_away(error)
        else:
            self._mark_back()

    async def close(self) -> None:
        """Stop listening."""
        if self._task:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        await self._redis.aclose()

    @property
    def _errors(self) -> type[Exception]:
        from redis.exceptions import RedisError  # noqa: PLC0415 - an extra

        return RedisError

    async def _listen(self, pubsub: Any, listener: Listener) -> None:
        while True:
            try:
                if not pubsub.subscribed:
                    await pubsub.subscribe(CHANNEL)
                message = await pubsub.get_message(ignore_subscribe_messages=True, timeout=30)
            except (OSError, self._errors) as error:
                self._mark_away(error)
                await asyncio.sleep(1)
                continue
            if message:  # without a message Redis may still be down
                self._mark_back()
                await self._hear(message["data"], listener)

    async def _hear(self, data: bytes, listener: Listener) -> None:
        """Pass on a note of another process; ignore anything else."""
        try:
            parsed = json.loads(data)
            sender, game_id, note = parsed["from"], parsed["game"], parsed["note"]
        except (ValueError, TypeError, KeyError):
            LOG.warning("received something over Redis that is not a note")
            return
        if sender != self._process:
            await listener(game_id, note)

    def _mark_away(self, error: Exception) -> None:
        if not self._away:
            LOG.error("Redis does not answer: %s", str(error) or type(error).__name__)
        self._away = True

    def _mark_back(self) -> None:
        if self._away:
            LOG.warning("Redis answers again")
        self._away = False
