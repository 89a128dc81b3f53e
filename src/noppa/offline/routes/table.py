"""The routing table: which function handles which method and path."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from noppa.offline.request import Request


@dataclass(frozen=True, slots=True)
class File:
    """A response to be saved as a file."""

    name: str
    text: str


Handler: TypeAlias = Callable[[Request], Awaitable[Any]]
ROUTES: list[tuple[str, re.Pattern[str], int, Handler]] = []
"""Method, path, status of the response, and handler."""


def route(method: str, path: str, status: int = 200) -> Callable[[Handler], Handler]:
    """Register a function as a request handler; `{name}` in the path is a parameter."""
    pattern = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))

    def add(handler: Handler) -> Handler:
        ROUTES.append((method, pattern, status, handler))
        return handler

    return add
