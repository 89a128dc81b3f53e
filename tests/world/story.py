"""The log of a run, from which somebody can see why it failed."""

from collections.abc import Callable
from dataclasses import dataclass, field


class Broken(Exception):
    """Raised when a promise is broken."""

    def __init__(self, promise: str, detail: str) -> None:
        super().__init__(f"{promise}: {detail}")
        self.promise, self.detail = promise, detail


@dataclass
class Story:
    """The lines of a run, with simulated times."""

    clock: Callable[[], float]
    lines: list[str] = field(default_factory=list)
    broken: list[Broken] = field(default_factory=list)
    """Promises that were broken inside a task: the run stops at the first."""
    on_broken: Callable[[], None] = lambda: None

    def tell(self, line: str) -> None:
        """Add a line."""
        self.lines.append(f"{self.clock():10.2f} s  {line}")

    def fail(self, promise: str, detail: str) -> None:
        """Record a broken promise, and raise it."""
        self.tell(f"BROKEN: {promise}: {detail}")
        error = Broken(promise, detail)
        self.broken.append(error)
        self.on_broken()
        raise error
