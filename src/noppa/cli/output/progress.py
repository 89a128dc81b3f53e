"""A progress bar that appears only if the work takes longer than a second."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Timer

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

DELAY = 1.0
"""Seconds before the bar appears."""


@contextmanager
def progress_bar(label: str) -> Iterator[Callable[[float], None]]:
    """Show a progress bar after a delay; yield the function to call with the fraction done.

    Nothing is shown if stderr is not a terminal.
    """
    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda _done: None
        return
    bar = Progress(TextColumn(label), BarColumn(), TimeRemainingColumn(), console=console, transient=True)
    task = bar.add_task(label, total=1.0)
    timer = Timer(DELAY, bar.start)
    timer.daemon = True
    timer.start()
    try:
        yield lambda done: bar.update(task, completed=done)
    finally:
        timer.cancel()
        bar.stop()
