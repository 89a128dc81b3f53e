"""The messages of one language, each parsed when it is first needed: a command says few of the thousands there are."""

import re
from collections.abc import Iterable, Iterator
from threading import Lock
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from noppa.locale.figures import in_message
from noppa.locale.files import SourceFile

ENTRY = re.compile(r"^(?:(-?[A-Za-z][\w-]*) *=|[A-Za-z#-])", re.MULTILINE)
"""The start of a message or term, with its id, or of anything else that ends the one before."""
REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")
"""What may be another message or a term, inside of a message."""


class Formatted(NamedTuple):
    """The text of a message, and what went wrong while it was formatted."""

    text: str
    errors: list[Exception]


class _OwnNumbers(FluentBundle):
    """A bundle that leaves the kind of a number as it is: ours writes its sign, Fluent's own does not."""

    def format_pattern(self, pattern: Any, args: dict[str, Any] | None = None) -> tuple[str, list[Exception]]:
        """Return the text of a message, and what went wrong."""
        errors: list[Exception] = []
        known = CurrentEnvironment(args=args or {})
        try:
            return str(pattern(ResolverEnvironment(context=self, current=known, errors=errors))), errors
        except ValueError as error:
            return "{???}", [*errors, error]


class Bundle:
    """One language's messages. Of several files that have a message, the first in which it can be parsed wins."""

    def __init__(self, language: str, files: Iterable[SourceFile]) -> None:
        self.language = language
        self._parsed = _OwnNumbers([language], use_isolating=False)
        self._loading = Lock()  # threads share a language
        self._waiting: dict[str, list[str]] = {}
        for file in files:
            for name, text in _entries(file.text):
                self._waiting.setdefault(name, []).append(text)

    def __contains__(self, message: str) -> bool:
        if message in self._waiting:
            with self._loading:
                self._load(message)
        return bool(self._parsed.has_message(message))

    def format(self, message: str, params: dict[str, Any]) -> Formatted | None:
        """Return the message with its parameters filled in; None if there is none."""
        if message not in self or (pattern := self._parsed.get_message(message).value) is None:
            return None
        text, errors = self._parsed.format_pattern(pattern, {key: in_message(value) for key, value in params.items()})
        return Formatted(str(text), errors)

    def _load(self, name: str) -> None:
        """Parse a message or term, and whatever it refers to."""
        for text in self._waiting.pop(name, ()):
            found = FluentParser(with_spans=False).parse(text)
            if any(isinstance(entry, ftl.Message | ftl.Term) for entry in found.body):
                for other in REFERENCE.findall(text):
                    self._load(other)
                self._parsed.add_resource(found)
                break


def _entries(text: str) -> Iterator[tuple[str, str]]:
    """Yield the messages and terms of a file, each with its own text."""
    starts = list(ENTRY.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    for start, end in zip(starts, ends, strict=True):
        if start[1]:
            yield start[1], text[start.start() : end]
