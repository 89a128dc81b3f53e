"""Encodes responses and messages as JSON: dataclasses become objects, tuples become lists."""

import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any


def encode(value: object) -> str:
    """Return a value as JSON."""
    return json.dumps(value, default=_plain, ensure_ascii=False, separators=(",", ":"))


def _plain(value: object) -> Any:
    """Convert a value that JSON has no type for."""
    if is_dataclass(value) and not isinstance(value, type):
        return {name: getattr(value, name) for name in _names(type(value))}
    if isinstance(value, Mapping):
        return dict(value)
    raise TypeError(type(value).__name__)


@cache
def _names(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))
