"""A pool of worker processes that run one job at a time each, off the event loop.

Each job has a budget of processor time (`budgets.py`), and a fair queue decides which is next (`fair_queue.py`). A
process that dies, or takes too long, is replaced; its job is refused, and may be tried again.
"""

import asyncio
import json
import logging
import signal
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from noppa.host.refusal import Refused
from noppa.server.workers.accounts import Accounts
from noppa.server.workers.fair_queue import SERVER, Asker, FairQueue
from noppa.service.jobs.budgets import BUDGETS, WAIT
from noppa.service.jobs.errors import job_error

LOG = logging.getLogger("noppa.server")
LONGEST_LINE = 32_000_000
RESTART = 1.0
"""The charge for replacing a process, in seconds of processor time."""


class WorkerPool:
    """A number of processes, each running one job at a time; other jobs wait in a queue."""

    def __init__(self, count: int, budgets: Mapping[str, float] = BUDGETS, accounts: Accounts | None = None) -> None:
        self._count, self._budgets, self._accounts = count, budgets, accounts
        self._queue = FairQueue(count)
        self._idle: list[Process] = []
        self._busy: set[Process] = set()
        self._starting: set[asyncio.Task[Process]] = set()
        self._ending: set[Process] = set()

    async def ask(self, job: Mapping[str, Any], asker: Asker = SERVER) -> Any:
        """Run a job and return its result; raise `Refused` if no worker could finish it, or the job's own error.

        The job is abandoned when the asker has gone, and refused while the asker has used too much processor time.
        """
        if self._accounts is not None:
            self._accounts.check(asker)
        work = asyncio.ensure_future(self._ask(job, asker))
        gone = asyncio.ensure_future(asker.gone())
        try:
            await asyncio.wait({work, gone}, return_when=asyncio.FIRST_COMPLETED)
            if not work.done():
                raise Refused("client-gone")
            return work.result()
        finally:
            for task in (work, gone):
                task.cancel()
            await asyncio.gather(work, gone, return_exceptions=True)

    @property
    def waiting(self) -> int:
        """How many jobs wait."""
        return len(self._queue)

    async def _ask(self, job: Mapping[str, Any], asker: Asker) -> Any:
        await self._queue.enter(asker)
        budget, began = self._budgets[job["job"]], time.monotonic()
        process: Process | None = None
        response: dict[str, Any] | None = None
        try:
            process = self._idle_process() or await self._start_shielded()
            self._busy.add(process)
            async with asyncio.timeout(budget * WAIT):
                response = await self._exchange(process, json.dumps({**job, "budget": budget}))
        except (TimeoutError, OSError, ValueError) as error:
            refused = await self._failure(process, error, job["job"])
            if self._accounts is not None:
                self._accounts.failed(job["job"], refused.code)
            raise refused from None
        finally:
            if process is not None:
                self._busy.discard(process)
                if response is not None:
                    self._idle.append(process)
                else:
                    _stop(process)
                    self._ending = {process, *(other for other in self._ending if other.returncode is None)}
            seconds = response["seconds"] if response else time.monotonic() - began + RESTART
            self._queue.leave(asker, seconds)
            if self._accounts is not None:
                self._accounts.charge(asker, job["job"], seconds)
        if "error" in response:
            raise job_error(response["error"], response["params"])
        return response["result"]

    def _idle_process(self) -> Process | None:
        """Return an idle process that has not ended by itself, None if there is none."""
        while self._idle:
            process = self._idle.pop()
            if process.returncode is None:
                return process
        return None

    @staticmethod
    async def _failure(process: Process | None, error: Exception, job: str) -> Refused:
        """Return why a job failed: it took too long, or the worker died."""
        if process is not None and isinstance(error, BrokenPipeError):
            await process.wait()
        too_long = process is not None and process.returncode == -getattr(signal, "SIGPROF", 0)
        if too_long or isinstance(error, TimeoutError):
            LOG.warning("a worker took too long for a job of kind %s", job)
            return Refused("worker-too-long")
        LOG.error("a worker failed: %s", type(error).__name__)
        return Refused("worker-unavailable")

    async def close(self) -> None:
        """End every process."""
        processes = set(await asyncio.gather(*self._starting))
        processes |= {*self._busy, *self._ending, *self._idle}
        for process in processes:
            _stop(process)
            await process.wait()

    async def _start_shielded(self) -> Process:
        """Start a process and return it; if the caller is cancelled meanwhile, it becomes idle once it has started."""
        task = asyncio.create_task(self._start())
        self._starting.add(task)
        task.add_done_callback(self._starting.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(self._reuse)
            raise

    def _reuse(self, started: "asyncio.Task[Process]") -> None:
        if started.cancelled() or started.exception() is not None:
            return
        if len(self._idle) < self._count:
            self._idle.append(started.result())
        else:
            _stop(started.result())
            self._ending.add(started.result())

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
        output = await process.stdout.readline()
        if not output:
            raise BrokenPipeError
        response: dict[str, Any] = json.loads(output)
        return response


def _stop(process: Process | None) -> None:
    if process is not None and process.returncode is None:
        with suppress(ProcessLookupError):
            process.kill()
