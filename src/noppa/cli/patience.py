"""A progress line for what takes longer than a second, and nothing for what does not."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

SOON = 1.0


@contextmanager
def patience(what: str) -> Iterator[Callable[[float], None]]:
    """A function to be told the part that is done."""
    begun = time.monotonic()
    bar = Progress(TextColumn(what), BarColumn(), TimeRemainingColumn(), console=Console(stderr=True), transient=True)
    task = bar.add_task(what, total=1.0)

    def tell(done: float) -> None:
        if not bar.live.is_started and time.monotonic() - begun > SOON:
            bar.start()
        bar.update(task, completed=done)

    try:
        yield tell
    finally:
        bar.stop()
