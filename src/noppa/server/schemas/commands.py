"""The host's commands as JSON Schema, generated from the declarations that the host parses them by."""

from collections.abc import Iterable, Mapping
from dataclasses import MISSING, fields
from inspect import cleandoc
from typing import Annotated, Any, Literal, get_args, get_origin

from noppa.host.commands import COMMANDS, MESSAGES
from noppa.host.fields import Items, Text, Whole, field_types


def command_schemas() -> dict[str, Any]:
    """Return the JSON Schema of everything that a client sends over a WebSocket, by name."""
    return {kind.__name__: _object_schema(kind) for kind in MESSAGES.values()}


def command_union(template: str) -> dict[str, Any]:
    """Return the schema of any command; `template` says how it refers to the others."""
    names = {kind: template.format(model=command.__name__) for kind, command in COMMANDS.items()}
    return {
        "oneOf": [{"$ref": name} for name in names.values()],
        "discriminator": {"propertyName": "type", "mapping": names},
    }


def _object_schema(kind: type) -> dict[str, Any]:
    types = field_types(kind)
    known_fields = fields(kind)
    return {
        "type": "object",
        "title": kind.__name__,
        "description": cleandoc(kind.__doc__ or ""),
        "properties": {field.name: _schema(types[field.name]) for field in known_fields},
        "required": [field.name for field in known_fields if field.name == "type" or field.default is MISSING],
        "additionalProperties": False,
    }


def _schema(wanted: Any) -> dict[str, Any]:
    base, *limits = get_args(wanted) if get_origin(wanted) is Annotated else (wanted,)
    if get_origin(base) is Literal:
        return _choice_schema(get_args(base))
    match limits:
        case [Whole(least, most)]:
            return {"type": "integer", "minimum": least, "maximum": most}
        case [Text(longest, shortest, pattern)]:
            return {"type": "string", **_given(minLength=shortest, maxLength=longest, pattern=pattern)}
        case [Items(most, fewest)]:
            return {"type": "array", "items": _schema(get_args(base)[0]), **_given(minItems=fewest, maxItems=most)}
    return {"type": {bool: "boolean"}[base]}


def _choice_schema(choices: Iterable[str]) -> dict[str, Any]:
    values = list(choices)
    return {"type": "string", "const": values[0]} if len(values) == 1 else {"type": "string", "enum": values}


def _given(**limits: int | str) -> Mapping[str, int | str]:
    return {name: limit for name, limit in limits.items() if limit}
