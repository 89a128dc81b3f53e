"""Keeps a log readable, and small, when somebody makes the server say the same thing thousands of times."""

import logging
import time

MOST = 5
"""How often the same message is logged in a period."""
PERIOD = 60.0
MOST_KINDS = 200


class RepeatFilter(logging.Filter):
    """Lets a message through a few times a minute."""

    def __init__(self) -> None:
        super().__init__()
        self._since = time.monotonic()
        self._counts: dict[str, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether a message is logged; it is known by its template, whatever is filled in."""
        now = time.monotonic()
        if now - self._since > PERIOD or len(self._counts) > MOST_KINDS:
            self._since, self._counts = now, {}
        key = f"{record.name} {record.msg}"
        self._counts[key] = self._counts.get(key, 0) + 1
        return self._counts[key] <= MOST


def quieten(*names: str) -> None:
    """Limit what these loggers say."""
    for name in names:
        logging.getLogger(name).addFilter(RepeatFilter())
