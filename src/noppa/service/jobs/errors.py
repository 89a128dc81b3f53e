"""Rebuilds the errors of jobs from the workers' responses."""

from collections.abc import Mapping
from typing import Any

from noppa.core.errors import BadRecord, NoppaError
from noppa.host.refusal import Refused


def job_error(code: str, params: Mapping[str, Any]) -> NoppaError:
    """Return the error that a job was refused with, from its code and parameters."""
    kind = BadRecord if code.startswith(("record", "review", "event", "verify")) else Refused
    return kind(code, **{key: tuple(value) if isinstance(value, list) else value for key, value in params.items()})
