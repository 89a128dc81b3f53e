"""The server's log: lines for people, or JSON for machines, each with the id of the request it belongs to.

Nothing about a person is logged: no name, token, cookie, address or text that somebody sent. So an error is logged by
its type and its stack, without its message, which may quote what was sent.
"""

import json
import logging
import sys
import traceback
from collections.abc import Sequence
from contextvars import ContextVar
from datetime import UTC, datetime
from types import TracebackType
from typing import Any, TypeAlias

from noppa.server.network.quiet_log import limit_repeats

REQUEST: ContextVar[str] = ContextVar("request", default="")
"""The id of the request that is being handled; empty outside requests."""
NOISY = ("uvicorn.error", "asyncio", "websockets.server")

_ErrorInfo: TypeAlias = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


class TextFormatter(logging.Formatter):
    """One line for people, with the request's id at its end."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as a line, followed by the stack of its error."""
        line = f"{record.levelname}: {record.getMessage()}"
        if request := REQUEST.get():
            line += f" [{request}]"
        return "\n  ".join([line, *_failure(record)])


class JsonFormatter(logging.Formatter):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as JSON: time, level, logger, message, request, measurements, and the error with stack."""
        entry: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if request := REQUEST.get():
            entry["request"] = request
        entry |= getattr(record, "measured", {})
        if failure := _failure(record):
            entry["error"], entry["stack"] = failure[0], failure[1:]
        return json.dumps(entry)


def _failure(record: logging.LogRecord) -> Sequence[str]:
    """Return the type of a record's error and its stack; empty if it has none."""
    info: _ErrorInfo | None = record.exc_info or None
    if info is None or info[1] is None:
        return []
    kind, _, trace = info
    places = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(trace)]
    return [kind.__qualname__, *places]


def set_up_logs(form: str, *, requests: bool) -> None:
    """Log to the standard error stream in that format, with requests if wanted."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter() if form == "json" else TextFormatter())
    logging.basicConfig(handlers=[handler], force=True)
    logging.getLogger("noppa.requests").setLevel(logging.INFO if requests else logging.WARNING)
    limit_repeats(*NOISY)
