"""Custom boards, decks and maps: a TOML file, its text, or the same as plain data.

This module reads them, limits their size, and says what is wrong and where. Each game checks what must be in its own.
"""

import json
import re
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from noppa.core.errors import BadOption
from noppa.core.system_errors import system_reason

MOST_BYTES = 64_000
LONGEST_LINE = 4_000
DEEPEST = 8
"""The most parts of a key, and the most brackets open at once."""
PART = r"(?:[\w-]+|\"[^\"\n]*\"|'[^'\n]*')"
DEEP_KEY = re.compile(rf"(?<![\w-]){PART}(?:[ \t]*\.[ \t]*{PART}){{{DEEPEST}}}")
"""A key with too many parts; the parser needs quadratic time for those."""
QUOTED = re.compile(r"\"(?:[^\"\\\n]|\\.)*\"|'[^'\n]*'|#.*")
"""Strings and comments, whose brackets do not count."""


def read_content(name: str, given: object) -> dict[str, Any]:
    """Return the tables of a `name` (board, deck, map) given as a path, as TOML text, or as a mapping.

    Raises `BadOption` if it cannot be read, is too long or is not TOML.
    """
    if isinstance(given, Mapping):
        try:
            text = json.dumps(given)
            json.dumps(given, ensure_ascii=False).encode()  # a lone surrogate can be neither stored nor shown
        except (TypeError, ValueError, RecursionError):
            raise BadOption("content-not-plain", content=name) from None
        _check_size(name, text)
        plain: dict[str, Any] = json.loads(text)
        return plain
    if isinstance(given, str) and "\n" in given:
        return _read_toml(name, given)
    if isinstance(given, str | Path):
        return _read_toml(name, _read_file(name, Path(given)))
    raise BadOption("content-kind", content=name, given=type(given).__name__)


def check_keys(
    name: str, place: str, table: object, wanted: Sequence[str], optional: Sequence[str] = ()
) -> dict[str, Any]:
    """Return the table if it has all the wanted keys and no unknown ones; errors name the `place`.

    Raises `BadOption` for a missing or unknown key, or if it is not a table.
    """
    if not isinstance(table, dict):
        raise BadOption("content-not-a-table", content=name, place=place, allowed=tuple(wanted))
    for key in table:
        if key not in wanted and key not in optional:
            raise BadOption("content-key-unknown", content=name, place=place, key=key, allowed=(*wanted, *optional))
    for key in wanted:
        if key not in table:
            raise BadOption("content-key-missing", content=name, place=place, key=key)
    return table


def _read_file(name: str, path: Path) -> str:
    try:
        with path.open("rb") as file:
            return file.read(MOST_BYTES + 1).decode("utf-8")
    except OSError as error:
        raise BadOption("content-no-file", content=name, path=str(path), why=system_reason(error)) from None
    except UnicodeDecodeError as error:
        raise BadOption("content-not-text", content=name, byte=error.start) from None
    except ValueError as error:  # a path with a zero byte
        raise BadOption("content-no-file", content=name, path=repr(str(path)), why=str(error)) from None


def _read_toml(name: str, text: str) -> dict[str, Any]:
    _check_size(name, text)
    _check_shape(name, text)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # a plain ValueError: a number of thousands of digits
        raise BadOption("content-not-toml", content=name, why=str(error)) from None


def _check_shape(name: str, text: str) -> None:
    """Raise `BadOption` for lines that are too long or nested too deep, which would be slow to parse."""
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            raise BadOption("content-line-too-long", content=name, line=number, most=LONGEST_LINE)
        if DEEP_KEY.search(line):
            raise BadOption("content-too-deep", content=name, line=number, most=DEEPEST)
    depth = 0
    for mark in re.findall(r"[\[\]{}]", QUOTED.sub("", text)):
        depth += 1 if mark in "[{" else -1
        if depth > DEEPEST:
            raise BadOption("content-too-deep", content=name, line=0, most=DEEPEST)


def _check_size(name: str, text: str) -> None:
    if len(text.encode(errors="replace")) > MOST_BYTES:
        raise BadOption("content-too-long", content=name, most=MOST_BYTES)
