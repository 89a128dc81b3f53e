"""Threads that share the work of one call on a batch; calls into the native core let them run side by side."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

FEWEST = 8
"""Games that a thread has at least: fewer take less time than waking it."""


class Workers:
    """A number of threads, the one that calls among them."""

    def __init__(self, threads: int) -> None:
        self._threads = threads
        self._pool = ThreadPoolExecutor(max(1, threads - 1))  # it starts threads when there is work for them

    def run(self, work: Callable[..., None], count: int, *arguments: Any) -> None:
        """Call `work(first, end, *arguments)` for parts of `count` games, one in each thread, and wait for all."""
        cuts = [count * part // self._threads for part in range(self._threads + 1)]
        jobs = [self._pool.submit(work, cuts[part], cuts[part + 1], *arguments) for part in range(1, self._threads)]
        try:
            work(cuts[0], cuts[1], *arguments)
        finally:
            errors = [job.exception() for job in jobs]
        for error in filter(None, errors):
            raise error

    def close(self) -> None:
        """End the threads."""
        self._pool.shutdown()
