"""The messages of one language, parsed file by file as they are needed: most commands need a few files only."""

import re
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle

from noppa.locale.files import SourceFile, parse

ID = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)
"""The start of a message: its id at the beginning of a line."""


class Formatted(NamedTuple):
    """The text of a message, and what went wrong while it was formatted."""

    text: str
    errors: list[Exception]


class Bundle:
    """One language's messages. Of several files that have a message, the first wins."""

    def __init__(self, language: str, files: Iterable[SourceFile]) -> None:
        self.language = language
        self._parsed = FluentBundle([language], use_isolating=False)
        self._waiting = [(file, frozenset(ID.findall(file.text))) for file in files]

    def __contains__(self, message: str) -> bool:
        for file in self._files_with(message):
            self._parsed.add_resource(parse(file).resource)
        return bool(self._parsed.has_message(message))

    def format(self, message: str, params: dict[str, Any]) -> Formatted | None:
        """Return the message with its parameters filled in; None if there is none."""
        if message not in self or (pattern := self._parsed.get_message(message).value) is None:
            return None
        formatted = self._fill(pattern, params)
        if formatted.errors and self._waiting:  # it may refer to a message of another file
            for file, _ in self._waiting:
                self._parsed.add_resource(parse(file).resource)
            self._waiting.clear()
            return self._fill(pattern, params)
        return formatted

    def _fill(self, pattern: Any, params: dict[str, Any]) -> Formatted:
        text, errors = self._parsed.format_pattern(pattern, params)
        return Formatted(str(text), errors)

    def _files_with(self, message: str) -> Iterator[SourceFile]:
        """Yield the files that seem to have a message, and that were not parsed yet, until one really has it."""
        for each in list(self._waiting):
            if self._parsed.has_message(message):
                return
            if message in each[1]:
                self._waiting.remove(each)
                yield each[0]
