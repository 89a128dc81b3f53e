"""Reads records from JSON files. Checks keys and types; moves are checked on replay."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from noppa.core.errors import BadRecord, Plain
from noppa.core.events import KINDS, Event, read_event
from noppa.core.record import FORMAT, FORMAT_VERSION, Record, content_hash
from noppa.core.sources import read_source
from noppa.core.system_errors import system_reason
from noppa.core.table import Seat

KEYS = ("format", "format_version", "game", "rules_version", "edition", "options", "players", "dice", "events")
MOST_BYTES = 16_000_000


def load(path: Path) -> Record:
    """Return the record in a file. Raises `BadRecord` if it cannot be read."""
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise BadRecord("record-no-file", path=str(path), why=system_reason(error)) from None
    if len(content) > MOST_BYTES:
        raise BadRecord("record-too-long", most=MOST_BYTES)
    try:
        return read(content.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise BadRecord("record-not-text", byte=error.start) from None


def read(text: str) -> Record:
    """Return the record in a text. Raises `BadRecord` if a key or type is wrong; moves are checked on replay."""
    data = _read_json(text)
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadRecord("record-not-a-record")
    if data.get("format_version") != FORMAT_VERSION:
        raise BadRecord("record-format-version", found=str(data.get("format_version")), wanted=FORMAT_VERSION)
    known = (*KEYS, "content", "content_hash")
    for key in data:
        if key not in known:
            raise BadRecord("record-key-unknown", key=key, allowed=known)
    for key in KEYS:
        if key not in data:
            raise BadRecord("record-key-missing", key=key)
    read_source(data["dice"])
    return Record(
        game=_typed(data, "game", str),
        rules_version=_typed(data, "rules_version", int),
        edition=_typed(data, "edition", str),
        options=_typed(data, "options", dict),
        players=tuple(_read_player(entry) for entry in _typed(data, "players", list)),
        dice=data["dice"],
        events=tuple(_read_line(number, line) for number, line in enumerate(_typed(data, "events", list))),
        content=_read_content(data),
    )


def _read_json(text: str) -> Any:
    def unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for key, value in pairs:
            if key in found:
                raise BadRecord("record-key-twice", key=key)
            found[key] = value
        return found

    def refuse(constant: str) -> Any:
        raise BadRecord("record-value", key=constant, allowed=("float",))

    try:
        data = json.loads(text, object_pairs_hook=unique, parse_constant=refuse)
        json.dumps(data, ensure_ascii=False).encode()  # a lone surrogate can be neither stored nor shown
    except json.JSONDecodeError as error:
        if not text.lstrip().startswith("{"):
            raise BadRecord("record-not-a-record") from None
        raise BadRecord("record-not-json", line=error.lineno, column=error.colno) from None
    except (ValueError, RecursionError):
        raise BadRecord("record-not-a-record") from None
    return data


def _typed(data: Mapping[str, Any], key: str, kind: Callable[..., Any]) -> Any:
    if type(data[key]) is not kind:
        raise BadRecord("record-value", key=key, allowed=(kind.__name__,))
    return data[key]


def _read_player(entry: object) -> Seat:
    if not isinstance(entry, dict) or set(entry) != {"name", "kind", "player"}:
        raise BadRecord("record-value", key="players", allowed=("name", "kind", "player"))
    if not all(isinstance(value, str) for value in entry.values()):
        raise BadRecord("record-value", key="players", allowed=("str",))
    for kind in KINDS:
        if entry["kind"] == kind:
            return Seat(entry["name"], kind, entry["player"])
    raise BadRecord("record-value", key="players.kind", allowed=KINDS)


def _read_line(number: int, line: object) -> Event:
    if not isinstance(line, str):
        raise BadRecord("record-value", key=f"events[{number}]", allowed=("str",))
    try:
        return read_event(line)
    except BadRecord as error:
        raise BadRecord("record-event", number=number, **error.params) from None


def _read_content(data: Mapping[str, Any]) -> Mapping[str, Plain] | None:
    if "content" not in data and "content_hash" not in data:
        return None
    if "content" not in data or "content_hash" not in data:
        raise BadRecord("record-key-missing", key="content_hash" if "content" in data else "content")
    content: Mapping[str, Plain] = _typed(data, "content", dict)
    if data["content_hash"] != content_hash(content):
        raise BadRecord("record-content-hash")
    return content
