"""States as JSON and back: each value is tagged with its class and read by the types its dataclass declares."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from noppa.core.errors import BadRecord, Plain

TAG = "is"


def encode(value: object) -> Plain:
    """Return a state, or any part of one, as plain data. Raises `TypeError` for a value of another kind."""
    if isinstance(value, Enum):
        return encode(value.value)
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, tuple):
        return [encode(item) for item in value]
    if is_dataclass(value) and not isinstance(value, type):
        tagged: dict[str, Plain] = {TAG: type(value).__name__}
        return tagged | {part.name: encode(getattr(value, part.name)) for part in fields(value) if part.init}
    raise TypeError(value)


def decode(data: object, kind: Any) -> Any:
    """Return the value of type `kind` that `encode` wrote as `data`. Raises `BadRecord` if it is anything else."""
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        return _decode_union(data, get_args(kind))
    if origin is tuple:
        return _decode_tuple(data, get_args(kind))
    if is_dataclass(kind):
        return _decode_dataclass(data, kind)
    if isinstance(kind, type) and issubclass(kind, Enum):
        try:
            return kind(data)
        except ValueError:
            raise _wrong(data, kind) from None
    if type(data) is kind:
        return data
    raise _wrong(data, kind)


def _decode_union(data: object, kinds: tuple[Any, ...]) -> Any:
    if data is None and NoneType in kinds:
        return None
    for kind in kinds:
        if is_dataclass(kind) and not (isinstance(data, Mapping) and data.get(TAG) == _name(kind)):
            continue
        try:
            return decode(data, kind)
        except BadRecord:
            continue
    raise _wrong(data, kinds[0])


def _decode_tuple(data: object, kinds: tuple[Any, ...]) -> tuple[Any, ...]:
    if not isinstance(data, list):
        raise _wrong(data, tuple)
    if kinds[-1] is Ellipsis:
        return tuple(decode(item, kinds[0]) for item in data)
    if len(data) != len(kinds):
        raise _wrong(data, tuple)
    return tuple(decode(item, kind) for item, kind in zip(data, kinds, strict=True))


def _decode_dataclass(data: object, kind: Any) -> Any:
    hints = _hints(kind)
    if not isinstance(data, Mapping) or data.get(TAG) != _name(kind) or set(data) != {TAG, *hints}:
        raise _wrong(data, kind)
    return kind(**{name: decode(data[name], hint) for name, hint in hints.items()})


@cache
def _hints(kind: Any) -> dict[str, Any]:
    hints = get_type_hints(kind)
    return {part.name: hints[part.name] for part in fields(kind) if part.init}


def _name(kind: Any) -> str:
    return str(kind.__name__)


def _wrong(data: object, kind: Any) -> BadRecord:
    return BadRecord("state-unreadable", wanted=_name(kind), found=str(data)[:80])
