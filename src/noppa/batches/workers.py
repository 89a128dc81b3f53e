"""Threads that help with the steps of a batch, in calls of the native core that run side by side."""

import time
from concurrent.futures import Future, ThreadPoolExecutor

import numpy as np

from noppa.native import call

FEWEST = 8
"""The fewest games for a thread: fewer take less time than waking it."""
MOMENT = 0.00005
"""How long to sleep while a helper lacks a processor, in seconds."""


class Helpers:
    """Threads beside the calling one. Each stays in the core for a moment after a step, because the next may follow."""

    def __init__(self, count: int) -> None:
        self.team = np.zeros(call("batch_team") // 8, dtype=np.int64)
        """What the core needs to share a step among threads."""
        self._pool = ThreadPoolExecutor(max(1, count))  # it starts threads when there is work for them
        self._jobs: list[Future[int] | None] = [None] * count

    def wake(self) -> None:
        """Let every thread help with the next step."""
        for place, job in enumerate(self._jobs):
            if job is None or job.done():
                self._jobs[place] = self._pool.submit(call, "batch_help", self.team)

    def wait(self) -> None:
        """Wait until every thread has finished its part of a step."""
        while self._jobs and call("batch_busy", self.team):
            time.sleep(MOMENT)

    def close(self) -> None:
        """End the threads."""
        self._pool.shutdown()
