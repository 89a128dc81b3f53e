"""The finding of a check: the code of a sentence, its parameters, and its severity."""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from noppa.core.errors import Plain

Level: TypeAlias = Literal["ok", "warning", "problem"]


@dataclass(frozen=True, slots=True)
class Finding:
    """One finding; its sentence is the message `doctor-CODE` and says what to do."""

    level: Level
    code: str
    params: dict[str, Plain] = field(default_factory=dict)


def ok(code: str, **params: Plain) -> Finding:
    """Return a finding that all is well."""
    return Finding("ok", code, params)


def warning(code: str, **params: Plain) -> Finding:
    """Return a finding that somebody should look at."""
    return Finding("warning", code, params)


def problem(code: str, **params: Plain) -> Finding:
    """Return a finding that keeps a server from working."""
    return Finding("problem", code, params)
