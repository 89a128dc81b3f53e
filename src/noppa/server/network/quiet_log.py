"""Keeps a log readable and small when somebody makes the server log the same message thousands of times."""

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
        """Return whether to log a message; messages with the same template count as the same."""
        now = time.monotonic()
        if now - self._since > PERIOD or len(self._counts) > MOST_KINDS:
            self._since, self._counts = now, {}
        key = f"{record.name} {record.msg}"
        self._counts[key] = self._counts.get(key, 0) + 1
        return self._counts[key] <= MOST


def limit_repeats(*names: str) -> None:
    """Limit how often these loggers repeat a message."""
    for name in names:
        logging.getLogger(name).addFilter(RepeatFilter())
