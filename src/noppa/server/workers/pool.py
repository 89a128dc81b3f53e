"""A pool of worker processes that are asked one question at a time, so that nobody thinks on the event loop.

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

from noppa.core.errors import BadRecord, NoppaError
from noppa.host.refusal import Refused

LOG = logging.getLogger("noppa.server")
LONGEST_LINE = 32_000_000


class WorkerPool:
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
        """Return the answer to a question; raise `Refused` if no worker could give it, or the worker's own error."""
        process = await self._idle.get()
        healthy: Process | None = None
        try:
            if process is None or process.returncode is not None:
                process = await self._started()
            self._busy.add(process)
            async with asyncio.timeout(self._patience):
                answer = await self._exchange(process, json.dumps(question))
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
        if "error" in answer:
            raise _error(answer["error"], answer["params"])
        return answer["result"]

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
        """Return a new process; one that nobody waits for any more once it has started is ended at the close."""
        task = asyncio.create_task(self._start())
        self._starting.add(task)
        process = await asyncio.shield(task)
        self._starting.discard(task)
        return process

    @staticmethod
    async def _start() -> Process:
        return await asyncio.create_subprocess_exec(
            sys.executable, "-m", "noppa.server.workers.worker", stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE
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
        answer: dict[str, Any] = json.loads(answered)
        return answer


def _stop(process: Process | None) -> None:
    if process is not None and process.returncode is None:
        with suppress(ProcessLookupError):
            process.kill()


def _error(code: str, params: dict[str, Any]) -> NoppaError:
    kind = BadRecord if code.startswith(("record", "review", "event")) else Refused
    return kind(code, **params)
