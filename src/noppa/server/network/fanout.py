"""How processes tell each other what happened: not at all when there is one, by Redis when there are more.

A note is a small mapping; what it tells can always be read from the database too, so a lost one
costs time, never an event.
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
"""How many seconds a note may take: whoever publishes it holds the lock of its game."""

Listener: TypeAlias = Callable[[str, Note], Awaitable[None]]


class FanOut(Publisher, Protocol):
    """The host's publisher, which also listens to the other processes."""

    async def open(self, listener: Listener) -> None:
        """Listen; what others publish from now on is heard."""

    async def close(self) -> None:
        """Stop listening."""


class InProcess:
    """One process: its live games send to their own viewers."""

    alone = True

    async def open(self, listener: Listener) -> None:
        """Do nothing: nobody else speaks."""

    async def publish(self, game_id: str, note: Note) -> None:
        """Do nothing: nobody else listens."""

    async def close(self) -> None:
        """Do nothing: nothing was opened."""


class ByRedis:
    """Several processes on one database: every note goes over one channel of a Redis server."""

    alone = False

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis  # noqa: PLC0415 - an extra: only who asks for it needs it

        self._redis = Redis.from_url(url, socket_connect_timeout=5, socket_timeout=None)
        self._process = secrets.token_hex(8)
        self._task: asyncio.Task[None] | None = None
        self._away = False

    async def open(self, listener: Listener) -> None:
        """Subscribe, and only then return: what is published later is heard."""
        pubsub = self._redis.pubsub()
        await pubsub.subscribe(CHANNEL)
        await pubsub.get_message(timeout=5)  # the confirmation
        self._task = asyncio.create_task(self._listen(pubsub, listener))

    async def publish(self, game_id: str, note: Note) -> None:
        """Tell the others; while Redis is away they find out by looking."""
        text = json.dumps({"from": self._process, "game": game_id, "note": note})
        try:
            async with asyncio.timeout(PATIENCE):
                await self._redis.publish(CHANNEL, text)
        except (OSError, self._errors) as error:
            self._is_away(error)
        else:
            self._is_back()

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
                self._is_away(error)
                await asyncio.sleep(1)
                continue
            if message:  # where there is none, Redis may as well be silent
                self._is_back()
                await self._hear(message["data"], listener)

    async def _hear(self, data: bytes, listener: Listener) -> None:
        """Pass on a note of another process; what is none is nobody's business."""
        try:
            parsed = json.loads(data)
            sender, game_id, note = parsed["from"], parsed["game"], parsed["note"]
        except (ValueError, TypeError, KeyError):
            LOG.warning("something that is no note came over Redis")
            return
        if sender != self._process:
            await listener(game_id, note)

    def _is_away(self, error: Exception) -> None:
        if not self._away:
            LOG.error("Redis does not answer: %s", str(error) or type(error).__name__)
        self._away = True

    def _is_back(self) -> None:
        if self._away:
            LOG.warning("Redis answers again")
        self._away = False
