"""Reads plain data from outside into dataclasses, strictly: nothing is guessed, nothing unknown is let through.

A field's limits stand beside its type, as in `Annotated[int, Whole(0, 19)]`. Whoever describes the
same dataclasses to others, as the server does in its OpenAPI document, reads the limits there too: each
limit can say what it means to pydantic, as plain data, so that nothing of it is needed here.
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
"""What pydantic makes a validator of."""


@dataclass(frozen=True, slots=True)
class Text:
    """How long a text may be, and what it is made of."""

    longest: int
    shortest: int = 0
    pattern: str = ""

    def __get_pydantic_core_schema__(self, source: object, handler: object) -> CoreSchema:
        del source, handler
        limits = {"min_length": self.shortest, "pattern": self.pattern}
        return {"type": "str", "strict": True, "max_length": self.longest} | _given(limits)


@dataclass(frozen=True, slots=True)
class Whole:
    """The smallest and the largest whole number; 10.0 is read as 10, as JSON has one kind of number."""

    least: int
    most: int

    def __get_pydantic_core_schema__(self, source: object, handler: object) -> CoreSchema:
        del source, handler
        whole = {"type": "int", "strict": True, "ge": self.least, "le": self.most}
        return {"type": "function-before", "function": {"type": "no-info", "function": as_whole}, "schema": whole}


@dataclass(frozen=True, slots=True)
class Exact:
    """A yes or no that is nothing else: neither a number nor a text."""

    def __get_pydantic_core_schema__(self, source: object, handler: object) -> CoreSchema:
        del source, handler
        return {"type": "bool", "strict": True}


Flag: TypeAlias = Annotated[bool, Exact()]


@dataclass(frozen=True, slots=True)
class Items:
    """How many items a list may have; they are kept as a tuple."""

    most: int
    fewest: int = 0

    def __get_pydantic_core_schema__(self, source: object, handler: Callable[[object], CoreSchema]) -> CoreSchema:
        return handler(source) | {"max_length": self.most} | _given({"min_length": self.fewest})


@dataclass(frozen=True, slots=True)
class Entries:
    """How many entries an object with names of its own may have."""

    most: int

    def __get_pydantic_core_schema__(self, source: object, handler: Callable[[object], CoreSchema]) -> CoreSchema:
        found = handler(source) | {"max_length": self.most}
        if "pattern" in found["keys_schema"]:  # its description would let other names through
            found["metadata"] = {"pydantic_js_updates": {"additionalProperties": False}}
        return found


def request(kind: type[T]) -> type[T]:
    """Mark a dataclass as one that is read from outside: whoever else reads it lets nothing unknown through either."""
    marked: Any = kind
    marked.__pydantic_config__ = {"extra": "forbid"}
    return kind


def as_whole(value: object) -> object:
    """Return a whole number also when JSON writes it as 10.0."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


def _given(limits: CoreSchema) -> CoreSchema:
    """Return the limits that there are."""
    return {name: limit for name, limit in limits.items() if limit}


@cache
def field_types(kind: type) -> Mapping[str, Any]:
    """Return the types of a dataclass's fields with their limits."""
    return MappingProxyType(get_type_hints(kind, include_extras=True))


def read(kind: type[T], data: object, inside: str = "") -> T:
    """Return an instance of a dataclass from plain data; raise `Refused` naming the first field that is wrong.

    `inside` is where the data stand in a larger whole.
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
    """Return the refusal of plain data that is not what was asked for."""
    shown = where.encode(errors="replace").decode()
    return Refused("request-invalid", where=shown[:120], why=why[:200])


def value_of(wanted: Any, found: object, where: str) -> Any:
    """Return a value as a type with limits wants it; raise `Refused` if it is not that."""
    base, *limits = get_args(wanted) if get_origin(wanted) is Annotated else (wanted,)
    limit = limits[0] if limits else None
    if get_origin(base) is Literal:
        if found not in get_args(base) or type(found) is not str:
            raise invalid(where, f"expected one of {', '.join(map(str, get_args(base)))}")
        return found
    if get_origin(base) in {Union, UnionType}:
        return _one_of(get_args(base), found, where)
    if get_origin(base) is tuple:
        return _items(get_args(base)[0], limit, found, where)
    if isinstance(limit, Entries):
        return _entries(get_args(base), limit, found, where)
    if isinstance(base, type) and is_dataclass(base):
        return read(base, found, f"{where}.")
    if isinstance(limit, Whole):
        return _whole(limit, found, where)
    if isinstance(limit, Text):
        return _text(limit, found, where)
    if base is bool and isinstance(found, bool):
        return found
    if base is Any or (base is NoneType and found is None):
        return found
    raise invalid(where, f"expected {getattr(base, '__name__', base)}")


def _one_of(kinds: tuple[Any, ...], found: object, where: str) -> Any:
    """Return a value as the first kind that takes it; if none does, the last one says why."""
    for kind in kinds[:-1]:
        try:
            return value_of(kind, found, where)
        except Refused:
            continue
    last = kinds[-1] if kinds[-1] is not NoneType else kinds[-2]
    return value_of(last, found, where) if found is not None or NoneType not in kinds else None


def _entries(kinds: tuple[Any, ...], limit: Entries, found: object, where: str) -> dict[str, Any]:
    if not isinstance(found, Mapping) or len(found) > limit.most:
        raise invalid(where, f"expected an object of at most {limit.most} entries")
    key, value = kinds
    return {
        value_of(key, name, f"{where}.{name}"): value_of(value, each, f"{where}.{name}") for name, each in found.items()
    }


def _items(item: Any, limit: Any, found: object, where: str) -> tuple[Any, ...]:
    if not isinstance(found, list) or not limit.fewest <= len(found) <= limit.most:
        raise invalid(where, f"expected a list of {limit.fewest} to {limit.most}")
    return tuple(value_of(item, each, f"{where}.{at}") for at, each in enumerate(found))


def _whole(limit: Whole, found: object, where: str) -> int:
    found = as_whole(found)
    if type(found) is not int or not limit.least <= found <= limit.most:
        raise invalid(where, f"expected a whole number from {limit.least} to {limit.most}")
    return found


def _text(limit: Text, found: object, where: str) -> str:
    if not isinstance(found, str) or not limit.shortest <= len(found) <= limit.longest or not _is_unicode(found):
        raise invalid(where, f"expected a text of {limit.shortest} to {limit.longest} characters")
    if limit.pattern and not re.fullmatch(limit.pattern, found):
        raise invalid(where, f"expected a text like {limit.pattern}")
    return found


def _is_unicode(text: str) -> bool:
    """Return whether a text can be stored and sent: JSON can write halves of a character."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
