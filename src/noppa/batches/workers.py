"""Threads that share the work of one call on a batch; calls into the native core let them run side by side."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any


class Workers:
    """So many threads, the one that calls among them."""

    def __init__(self, members: int) -> None:
        self._members = members
        self._pool = ThreadPoolExecutor(members - 1)

    def do(self, work: Callable[..., None], rooms: Sequence[Any], things: int, *share: Any) -> None:
        """Do the work on so many things, a part in each thread, and come back when the last is done."""
        cuts = [things * part // self._members for part in range(self._members + 1)]
        jobs = [
            self._pool.submit(work, rooms[part], cuts[part], cuts[part + 1], *share) for part in range(1, self._members)
        ]
        try:
            work(rooms[0], cuts[0], cuts[1], *share)
        finally:
            errors = [job.exception() for job in jobs]
        for error in filter(None, errors):
            raise error

    def close(self) -> None:
        """End the threads."""
        self._pool.shutdown()
