"""Threads for calls into the native core: one for each processor, or none where Python has none.

In a browser Python has a single thread, so calls run when they are submitted.
"""

import os
import sys
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")

HAS_THREADS = sys.platform != "emscripten"


class Serial(Executor):
    """An executor that runs each call when it is submitted."""

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        """Run a call and return its finished future."""
        done: Future[T] = Future()
        try:
            done.set_result(fn(*args, **kwargs))
        except Exception as error:  # noqa: BLE001 - raised when the result is read
            done.set_exception(error)
        return done


def processors() -> int:
    """Return how many calls can run at the same time."""
    return (os.cpu_count() or 1) if HAS_THREADS else 1


def executor(workers: int) -> Executor:
    """Return an executor with that many threads, or one that needs none."""
    return ThreadPoolExecutor(workers) if HAS_THREADS else Serial()
