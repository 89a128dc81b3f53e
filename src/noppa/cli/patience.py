"""A progress line for what takes longer than a second, and nothing for what does not."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Timer

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

SOON = 1.0


@contextmanager
def patience(what: str) -> Iterator[Callable[[float], None]]:
    """A function to be told the part that is done."""
    bar = Progress(TextColumn(what), BarColumn(), TimeRemainingColumn(), console=Console(stderr=True), transient=True)
    task = bar.add_task(what, total=1.0)
    timer = Timer(SOON, bar.start)
    timer.daemon = True
    timer.start()
    try:
        yield lambda done: bar.update(task, completed=done)
    finally:
        timer.cancel()
        bar.stop()
