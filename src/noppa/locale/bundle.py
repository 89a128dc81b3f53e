"""The messages of one language, parsed file by file as they are needed: most commands need a few files only."""

import re
from collections.abc import Iterable
from threading import Lock
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle

from noppa.locale.files import SourceFile, parse

ID = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)
"""The start of a message: its id at the beginning of a line."""


class Waiting(NamedTuple):
    """A file that was not parsed yet, and the ids of the messages that it seems to have."""

    file: SourceFile
    ids: frozenset[str]


class Formatted(NamedTuple):
    """The text of a message, and what went wrong while it was formatted."""

    text: str
    errors: list[Exception]


class Bundle:
    """One language's messages. Of several files that have a message, the first wins."""

    def __init__(self, language: str, files: Iterable[SourceFile]) -> None:
        self.language = language
        self._parsed = FluentBundle([language], use_isolating=False)
        self._loading = Lock()  # threads share a language
        self._waiting = [Waiting(file, frozenset(ID.findall(file.text))) for file in files]

    def __contains__(self, message: str) -> bool:
        with self._loading:
            for waiting in list(self._waiting):
                if self._parsed.has_message(message):
                    break
                if message in waiting.ids:
                    self._load(waiting)
        return bool(self._parsed.has_message(message))

    def format(self, message: str, params: dict[str, Any]) -> Formatted | None:
        """Return the message with its parameters filled in; None if there is none."""
        if message not in self or (pattern := self._parsed.get_message(message).value) is None:
            return None
        text, errors = self._parsed.format_pattern(pattern, params)
        if errors and self._waiting:  # it may refer to a message of another file
            with self._loading:
                for waiting in list(self._waiting):
                    self._load(waiting)
            text, errors = self._parsed.format_pattern(pattern, params)
        return Formatted(str(text), errors)

    def _load(self, wanted: Waiting) -> None:
        """Parse a file; those before it that share a message with it go first, for the first one wins."""
        for waiting in list(self._waiting):
            if waiting is wanted or waiting.ids & wanted.ids:
                self._waiting.remove(waiting)
                self._parsed.add_resource(parse(waiting.file).resource)
            if waiting is wanted:
                return
