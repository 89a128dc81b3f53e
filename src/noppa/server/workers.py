"""Bots and coach off the event loop: processes that are asked one question at a time.

A process that dies, or takes too long, is replaced; the question is then refused, and whoever
asked may ask again.
"""

import asyncio
import json
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from noppa.core.codec import encode
from noppa.core.errors import BadRecord, NoppaError
from noppa.core.rules import Rules
from noppa.core.sources import RealDice
from noppa.core.table import Table
from noppa.server.refusal import Refused

LOG = logging.getLogger("noppa.server")
LONGEST_LINE = 32_000_000


class Workers:
    """So many processes, each answering one question at a time; the rest wait in line."""

    def __init__(self, count: int, patience: float) -> None:
        self._patience = patience
        self._idle: asyncio.Queue[Process | None] = asyncio.Queue()
        self._busy: set[Process] = set()
        self._starting: set[asyncio.Task[Process]] = set()
        self._ending: set[Process] = set()
        for _ in range(count):
            self._idle.put_nowait(None)

    async def ask(self, question: Mapping[str, Any]) -> Any:
        """The answer to a question."""
        process = await self._idle.get()
        healthy: Process | None = None
        try:
            if process is None or process.returncode is not None:
                process = await self._started()
            self._busy.add(process)
            async with asyncio.timeout(self._patience):
                told = await self._exchange(process, json.dumps(question))
            healthy = process
        except (TimeoutError, OSError, ValueError) as error:
            LOG.error("a worker failed: %s", type(error).__name__)  # noqa: TRY400 - the trace is the worker's
            raise Refused("worker-unavailable") from None
        finally:
            if process is not None:
                self._busy.discard(process)
            if healthy is None and process is not None:
                _stop(process)
                self._ending = {process, *(other for other in self._ending if other.returncode is None)}
            self._idle.put_nowait(healthy)
        if "error" in told:
            raise _error(told["error"], told["params"])
        return told["result"]

    async def close(self) -> None:
        """End every process."""
        processes = self._busy | self._ending | set(await asyncio.gather(*self._starting))
        while not self._idle.empty():
            idle = self._idle.get_nowait()
            if idle is not None:
                processes.add(idle)
        for process in processes:
            _stop(process)
            await process.wait()

    async def _started(self) -> Process:
        """A new process; one that is being started while nobody waits for it any more is ended at the close."""
        task = asyncio.create_task(self._start())
        self._starting.add(task)
        process = await asyncio.shield(task)
        self._starting.discard(task)
        return process

    @staticmethod
    async def _start() -> Process:
        return await asyncio.create_subprocess_exec(
            sys.executable, "-m", "noppa.server.worker", stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE
        )

    @staticmethod
    async def _exchange(process: Process, line: str) -> dict[str, Any]:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line.encode() + b"\n")
        await process.stdin.drain()
        answered = await process.stdout.readline()
        if not answered:
            raise BrokenPipeError
        told: dict[str, Any] = json.loads(answered)
        return told


def _stop(process: Process | None) -> None:
    if process is not None and process.returncode is None:
        with suppress(ProcessLookupError):
            process.kill()


def _error(code: str, params: dict[str, Any]) -> NoppaError:
    kind = BadRecord if code.startswith(("record", "review", "event")) else Refused
    return kind(code, **params)


def name_rules(rules: Rules[Any]) -> str:
    """Rules as a question names them."""
    told = {
        "game": rules.game.name,
        "edition": rules.edition,
        "options": dict(rules.options),
        "content": rules.content,
    }
    return json.dumps(told, sort_keys=True)


def position(rules: Rules[Any], state: Any, seat: int | None) -> dict[str, Any]:
    """A position as a seat, or somebody who watches, may see it, as a question tells it."""
    return {"rules": name_rules(rules), "state": encode(rules.observed(state, seat)), "seat": seat}


def choice(table: Table, state: Any, seat: int) -> dict[str, Any]:
    """A position in which a seat chooses, as the coach is asked about it."""
    final_only = isinstance(table.source, RealDice) and not table.source.every_roll
    return position(table.rules, state, seat) | {"final_only": final_only}
