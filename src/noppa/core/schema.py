"""JSON Schema from type declarations, and a check of plain data against it.

It supports the types that views are declared with: typed dictionaries (generic ones too), lists, dictionaries with
text keys, unions, `Literal`, text enums and plain scalars. A schema is exact: unknown and missing keys are problems.
"""

from collections.abc import Callable, Mapping
from enum import StrEnum
from functools import cache
from types import NoneType, UnionType
from typing import (
    Any,
    Literal,
    NotRequired,
    TypeAlias,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

Schema: TypeAlias = dict[str, Any]

DRAFT = "https://json-schema.org/draft/2020-12/schema"
REFERENCE = "#/$defs/"
TAG = "kind"
"""The key whose constant tells the members of a union apart."""
SCALARS: Mapping[object, Schema] = {
    bool: {"type": "boolean"},
    int: {"type": "integer"},
    float: {"type": "number"},
    str: {"type": "string"},
    NoneType: {"type": "null"},
    object: {},
    Any: {},
}


@cache
def json_schema(declared: Any) -> Schema:
    """Return the JSON Schema of a type, every typed dictionary and enum in it under its name in `$defs`.

    The result is shared: do not change it. Raises `TypeError` for an unsupported type, and for two different types of
    one name.
    """
    definitions: dict[str, tuple[Any, Schema]] = {}
    schema = _schema(declared, definitions)
    found = {name: definition for name, (_, definition) in sorted(definitions.items())}
    return {"$schema": DRAFT, **schema, "$defs": found}


def problems(value: object, declared: Any) -> list[str]:
    """Return the problems of plain data that should have that type, each with its path; empty if there are none."""
    schema = json_schema(declared)
    return [f"${problem}" for problem in _problems(value, schema, schema["$defs"])]


# From types to a schema ----------------------------------------------------------------------


def _schema(declared: Any, definitions: dict[str, tuple[Any, Schema]]) -> Schema:
    if declared in SCALARS:
        return dict(SCALARS[declared])
    origin, arguments = get_origin(declared) or declared, get_args(declared)
    if is_typeddict(origin):
        return _defined(origin.__name__, declared, definitions)
    if isinstance(origin, type) and issubclass(origin, StrEnum):
        return _defined(origin.__name__, declared, definitions)
    if origin is Literal:
        return {"const": arguments[0]} if len(arguments) == 1 else {"enum": list(arguments)}
    if origin in (Union, UnionType):
        return {"anyOf": [_schema(member, definitions) for member in arguments]}
    if origin is list:
        return {"type": "array", "items": _schema(arguments[0], definitions)}
    if origin is dict and arguments[0] is str:
        return {"type": "object", "additionalProperties": _schema(arguments[1], definitions)}
    raise TypeError(declared)


def _defined(name: str, declared: Any, definitions: dict[str, tuple[Any, Schema]]) -> Schema:
    """Return a reference to a named type, and add its definition if it is new."""
    if name not in definitions:
        definitions[name] = declared, {}
        definitions[name] = declared, _definition(declared, definitions)
    if definitions[name][0] != declared:
        raise TypeError(name)
    return {"$ref": REFERENCE + name}


def _definition(declared: Any, definitions: dict[str, tuple[Any, Schema]]) -> Schema:
    origin = get_origin(declared) or declared
    described = {"description": text} if (text := _first_line(origin)) else {}
    if not is_typeddict(origin):
        return {**described, "type": "string", "enum": [str(member) for member in origin]}
    properties, required = {}, []
    for key, hint in _fields(declared).items():
        optional = get_origin(hint) is NotRequired
        properties[key] = _schema(get_args(hint)[0] if optional else hint, definitions)
        if not optional:
            required.append(key)
    return {
        **described,
        "type": "object",
        "properties": properties,
        "required": required,
        "additionalProperties": False,
    }


def _fields(declared: Any) -> dict[str, Any]:
    """Return the keys of a typed dictionary with their types, the parameters of generic ones filled in."""
    origin = get_origin(declared) or declared
    parameters, arguments = getattr(origin, "__parameters__", ()), get_args(declared)
    if len(parameters) != len(arguments):
        raise TypeError(declared)
    bound = dict(zip(parameters, arguments, strict=True))
    fields = get_type_hints(origin, include_extras=True)
    for base in getattr(origin, "__orig_bases__", ()):
        if is_typeddict(get_origin(base)):
            fields |= _fields(base)
    return {key: _filled(hint, bound) for key, hint in fields.items()}


def _filled(hint: Any, bound: Mapping[Any, Any]) -> Any:
    if isinstance(hint, TypeVar):
        return bound[hint]
    parameters = getattr(hint, "__parameters__", ())
    return hint[tuple(bound[parameter] for parameter in parameters)] if parameters else hint


def _first_line(declared: type) -> str:
    return (declared.__doc__ or "").partition("\n")[0]


# From data to problems -----------------------------------------------------------------------


def _problems(value: Any, schema: Schema, definitions: Mapping[str, Schema]) -> list[str]:
    """Return the problems, each with the path from this value on."""
    if "$ref" in schema:
        schema = definitions[schema["$ref"].removeprefix(REFERENCE)]
    if "anyOf" in schema:
        return _union_problems(value, schema["anyOf"], definitions)
    if "const" in schema:
        return [] if value == schema["const"] else [f": {value!r} is not {schema['const']!r}"]
    if "enum" in schema:
        return [] if value in schema["enum"] else [f": {value!r} is none of {schema['enum']}"]
    if "type" not in schema:
        return []
    if not HAS_TYPE[schema["type"]](value):
        return [f": {value!r} is no {schema['type']}"]
    match schema["type"]:
        case "array":
            return _array_problems(value, schema["items"], definitions)
        case "object":
            return _object_problems(value, schema, definitions)
    return []


def _array_problems(value: list[Any], items: Schema, definitions: Mapping[str, Schema]) -> list[str]:
    found = []
    for place, item in enumerate(value):
        found += [f"[{place}]{problem}" for problem in _problems(item, items, definitions)]
    return found


def _object_problems(value: dict[str, Any], schema: Schema, definitions: Mapping[str, Schema]) -> list[str]:
    known, others = schema.get("properties", {}), schema["additionalProperties"]
    found = [f".{key}: missing" for key in schema.get("required", ()) if key not in value]
    for key, item in value.items():
        expected = known.get(key, others)
        if expected is False:
            found.append(f".{key}: unknown key")
        else:
            found += [f".{key}{problem}" for problem in _problems(item, expected, definitions)]
    return found


def _union_problems(value: Any, members: list[Schema], definitions: Mapping[str, Schema]) -> list[str]:
    """Return no problems if one member fits; else those of the member with the same tag, or of the nearest one."""
    tag = value.get(TAG) if isinstance(value, dict) else None
    tagged = [member for member in members if tag is not None and _tag(member, definitions) == tag]
    found = []
    for member in tagged or members:
        wrong = _problems(value, member, definitions)
        if not wrong:
            return []
        found.append(wrong)
    return min(found, key=len)


def _tag(member: Schema, definitions: Mapping[str, Schema]) -> object:
    definition = definitions.get(member.get("$ref", "").removeprefix(REFERENCE), member)
    return definition.get("properties", {}).get(TAG, {}).get("const")


HAS_TYPE: Mapping[str, Callable[[object], bool]] = {
    "boolean": lambda value: isinstance(value, bool),
    "integer": lambda value: isinstance(value, int) and not isinstance(value, bool),
    "number": lambda value: isinstance(value, int | float) and not isinstance(value, bool),
    "string": lambda value: isinstance(value, str),
    "array": lambda value: isinstance(value, list),
    "object": lambda value: isinstance(value, dict) and all(isinstance(key, str) for key in value),
    "null": lambda value: value is None,
}
