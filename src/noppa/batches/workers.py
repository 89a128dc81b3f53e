"""Threads that share the work of one call on a batch; calls into the native core let them run side by side."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

Result = TypeVar("Result")

FEWEST = 8
"""The fewest games for a thread: fewer take less time than waking it."""


class Workers:
    """A pool of threads that includes the calling one."""

    def __init__(self, threads: int) -> None:
        self._threads = threads
        self._pool = ThreadPoolExecutor(max(1, threads - 1))  # it starts threads when there is work for them

    def run(self, work: Callable[..., Result], count: int, *arguments: Any) -> list[Result]:
        """Return the results of `work(first, end, *arguments)` for parts of `count` games, one in each thread."""
        cuts = [count * part // self._threads for part in range(self._threads + 1)]
        jobs = [self._pool.submit(work, cuts[part], cuts[part + 1], *arguments) for part in range(1, self._threads)]
        try:
            own = work(cuts[0], cuts[1], *arguments)
        finally:
            for job in jobs:
                job.exception()  # no thread may still be writing where the caller reads
        return [own, *(job.result() for job in jobs)]

    def close(self) -> None:
        """End the threads."""
        self._pool.shutdown()
