"""Parses plain data from outside into dataclasses, strictly: unknown fields and wrong types are refused.

A field's limits are part of its type, as in `Annotated[int, Whole(0, 19)]`. The server's OpenAPI document
is generated from the same annotations: each limit can describe itself to pydantic as plain data, so
pydantic is not needed here.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, fields, is_dataclass
from functools import cache
from types import MappingProxyType, NoneType, UnionType
from typing import Annotated, Any, Literal, TypeAlias, TypeVar, Union, get_args, get_origin, get_type_hints

from noppa.host.refusal import Refused

T = TypeVar("T")
CoreSchema: TypeAlias = dict[str, Any]
"""The plain data that pydantic builds a validator from."""


@dataclass(frozen=True, slots=True)
class Text:
    """The length limits of a text, and the pattern it must match."""

    longest: int
    shortest: int = 0
    pattern: str = ""

    def __get_pydantic_core_schema__(self, source: object, handler: object) -> CoreSchema:
        del source, handler
        limits = {"min_length": self.shortest, "pattern": self.pattern}
        return {"type": "str", "strict": True, "max_length": self.longest} | _given(limits)


@dataclass(frozen=True, slots=True)
class Whole:
    """The range of a whole number; 10.0 is read as 10, because JSON has only one kind of number."""

    least: int
    most: int

    def __get_pydantic_core_schema__(self, source: object, handler: object) -> CoreSchema:
        del source, handler
        whole = {"type": "int", "strict": True, "ge": self.least, "le": self.most}
        return {"type": "function-before", "function": {"type": "no-info", "function": as_whole}, "schema": whole}


@dataclass(frozen=True, slots=True)
class Exact:
    """A strict boolean: neither a number nor a text is accepted."""

    def __get_pydantic_core_schema__(self, source: object, handler: object) -> CoreSchema:
        del source, handler
        return {"type": "bool", "strict": True}


Flag: TypeAlias = Annotated[bool, Exact()]


@dataclass(frozen=True, slots=True)
class Items:
    """How many items a list may have; it is read as a tuple."""

    most: int
    fewest: int = 0

    def __get_pydantic_core_schema__(self, source: object, handler: Callable[[object], CoreSchema]) -> CoreSchema:
        return handler(source) | {"max_length": self.most} | _given({"min_length": self.fewest})


@dataclass(frozen=True, slots=True)
class Entries:
    """How many entries an object with arbitrary keys may have."""

    most: int

    def __get_pydantic_core_schema__(self, source: object, handler: Callable[[object], CoreSchema]) -> CoreSchema:
        schema = handler(source) | {"max_length": self.most}
        if "pattern" in schema["keys_schema"]:  # the generated JSON Schema would allow other keys
            schema["metadata"] = {"pydantic_js_updates": {"additionalProperties": False}}
        return schema


def request(kind: type[T]) -> type[T]:
    """Mark a dataclass as a request, so that pydantic refuses unknown fields too."""
    marked: Any = kind
    marked.__pydantic_config__ = {"extra": "forbid"}
    return kind


def as_whole(value: object) -> object:
    """Convert a float without a fraction, such as 10.0, to an int; return other values unchanged."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


def _given(limits: CoreSchema) -> CoreSchema:
    """Return the limits that are set."""
    return {name: limit for name, limit in limits.items() if limit}


@cache
def field_types(kind: type) -> Mapping[str, Any]:
    """Return the types of a dataclass's fields with their limits."""
    return MappingProxyType(get_type_hints(kind, include_extras=True))


def read(kind: type[T], data: object, inside: str = "") -> T:
    """Parse plain data into a dataclass; raise `Refused` naming the first invalid field.

    `inside` is the path of the data in a larger object, with a dot at its end.
    """
    if not isinstance(data, Mapping):
        raise invalid(inside.removesuffix("."), "expected an object")
    dataclass_type: type = kind
    types = field_types(dataclass_type)
    for key in data:
        if key not in types:
            raise invalid(inside + key, "unknown field")
    values = {}
    for field in fields(dataclass_type):
        if field.name in data:
            values[field.name] = value_of(types[field.name], data[field.name], f"{inside}{field.name}")
        elif field.default is MISSING and field.default_factory is MISSING:
            raise invalid(inside + field.name, "field required")
    return kind(**values)


def invalid(where: str, why: str) -> Refused:
    """Return the refusal of invalid data; `where` is its path."""
    shown = where.encode(errors="replace").decode()
    return Refused("request-invalid", where=shown[:120], why=why[:200])


def value_of(expected: Any, value: object, where: str) -> Any:
    """Parse a value as a type with limits; raise `Refused` if it does not fit."""
    base, *limits = get_args(expected) if get_origin(expected) is Annotated else (expected,)
    limit = limits[0] if limits else None
    if get_origin(base) is Literal:
        if value not in get_args(base) or type(value) is not str:
            raise invalid(where, f"expected one of {', '.join(map(str, get_args(base)))}")
        return value
    if get_origin(base) in {Union, UnionType}:
        return _one_of(get_args(base), value, where)
    if get_origin(base) is tuple:
        return _items(get_args(base)[0], limit, value, where)
    if isinstance(limit, Entries):
        return _entries(get_args(base), limit, value, where)
    if isinstance(base, type) and is_dataclass(base):
        return read(base, value, f"{where}.")
    if isinstance(limit, Whole):
        return _whole(limit, value, where)
    if isinstance(limit, Text):
        return _text(limit, value, where)
    if base is bool and isinstance(value, bool):
        return value
    if base is Any or (base is NoneType and value is None):
        return value
    raise invalid(where, f"expected {getattr(base, '__name__', base)}")


def _one_of(kinds: tuple[Any, ...], value: object, where: str) -> Any:
    """Parse a value as the first type that accepts it; if none does, raise the refusal of the last one."""
    for kind in kinds[:-1]:
        try:
            return value_of(kind, value, where)
        except Refused:
            continue
    last = kinds[-1] if kinds[-1] is not NoneType else kinds[-2]
    return value_of(last, value, where) if value is not None or NoneType not in kinds else None


def _entries(kinds: tuple[Any, ...], limit: Entries, value: object, where: str) -> dict[str, Any]:
    if not isinstance(value, Mapping) or len(value) > limit.most:
        raise invalid(where, f"expected an object of at most {limit.most} entries")
    key_type, value_type = kinds
    return {
        value_of(key_type, name, f"{where}.{name}"): value_of(value_type, entry, f"{where}.{name}")
        for name, entry in value.items()
    }


def _items(item: Any, limit: Any, value: object, where: str) -> tuple[Any, ...]:
    if not isinstance(value, list) or not limit.fewest <= len(value) <= limit.most:
        raise invalid(where, f"expected a list of {limit.fewest} to {limit.most}")
    return tuple(value_of(item, entry, f"{where}.{index}") for index, entry in enumerate(value))


def _whole(limit: Whole, value: object, where: str) -> int:
    value = as_whole(value)
    if type(value) is not int or not limit.least <= value <= limit.most:
        raise invalid(where, f"expected a whole number from {limit.least} to {limit.most}")
    return value


def _text(limit: Text, value: object, where: str) -> str:
    if not isinstance(value, str) or not limit.shortest <= len(value) <= limit.longest or not _is_unicode(value):
        raise invalid(where, f"expected a text of {limit.shortest} to {limit.longest} characters")
    if limit.pattern and not re.fullmatch(limit.pattern, value):
        raise invalid(where, f"expected a text like {limit.pattern}")
    return value


def _is_unicode(text: str) -> bool:
    """Return whether a text can be stored and sent: JSON can contain lone surrogates."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
