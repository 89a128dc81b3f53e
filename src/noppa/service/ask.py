"""The interface through which responses run jobs, in another process or worker."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeAlias

Ask: TypeAlias = Callable[[Mapping[str, Any]], Awaitable[Any]]
"""Runs a job and returns its result; raises `Refused` if it could not be run, or the job's own error."""
