"""How an answer has its thinking done: by whoever does the jobs, in a process or a worker of their own."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeAlias

Ask: TypeAlias = Callable[[Mapping[str, Any]], Awaitable[Any]]
"""Has a job done and returns its result; raises `Refused` if nobody could do it, or the job's own error."""
