"""Reads plain data from outside into dataclasses, strictly: nothing is guessed, nothing unknown is let through.

A field's limits stand beside its type, as in `Annotated[int, Whole(0, 19)]`. Whoever describes the
same dataclasses to others, as the server does in its OpenAPI document, reads the limits there too.
"""

import re
from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields
from functools import cache
from types import MappingProxyType
from typing import Annotated, Any, Literal, TypeVar, get_args, get_origin, get_type_hints

from noppa.host.refusal import Refused

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Text:
    """How long a text may be, and what it is made of."""

    longest: int
    shortest: int = 0
    pattern: str = ""


@dataclass(frozen=True, slots=True)
class Whole:
    """The smallest and the largest whole number; 10.0 is read as 10, as JSON has one kind of number."""

    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Items:
    """How many items a list may have; they are kept as a tuple."""

    most: int
    fewest: int = 0


@cache
def field_types(kind: type) -> Mapping[str, Any]:
    """Return the types of a dataclass's fields with their limits."""
    return MappingProxyType(get_type_hints(kind, include_extras=True))


def read(kind: type[T], data: Mapping[str, object]) -> T:
    """Return an instance of a dataclass from plain data; raise `Refused` naming the first field that is wrong."""
    dataclass_type: type = kind
    types = field_types(dataclass_type)
    for key in data:
        if key not in types:
            raise invalid(key, "unknown field")
    values = {}
    for field in fields(dataclass_type):
        if field.name in data:
            values[field.name] = _value(types[field.name], data[field.name], field.name)
        elif field.default is MISSING:
            raise invalid(field.name, "field required")
    return kind(**values)


def invalid(where: str, why: str) -> Refused:
    """Return the refusal of plain data that is not what was asked for."""
    shown = where.encode(errors="replace").decode()
    return Refused("request-invalid", where=shown[:120], why=why[:200])


def _value(wanted: Any, found: object, where: str) -> Any:
    base, *limits = get_args(wanted) if get_origin(wanted) is Annotated else (wanted,)
    limit = limits[0] if limits else None
    if get_origin(base) is Literal:
        if found not in get_args(base) or type(found) is not str:
            raise invalid(where, f"expected one of {', '.join(map(str, get_args(base)))}")
        return found
    if get_origin(base) is tuple:
        return _items(get_args(base)[0], limit, found, where)
    if isinstance(limit, Whole):
        return _whole(limit, found, where)
    if isinstance(limit, Text):
        return _text(limit, found, where)
    if base is bool and isinstance(found, bool):
        return found
    raise invalid(where, f"expected {getattr(base, '__name__', base)}")


def _items(item: Any, limit: Any, found: object, where: str) -> tuple[Any, ...]:
    if not isinstance(found, list) or not limit.fewest <= len(found) <= limit.most:
        raise invalid(where, f"expected a list of {limit.fewest} to {limit.most}")
    return tuple(_value(item, each, f"{where}.{at}") for at, each in enumerate(found))


def _whole(limit: Whole, found: object, where: str) -> int:
    if isinstance(found, float) and found.is_integer():
        found = int(found)
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
