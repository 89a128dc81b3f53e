"""The messages of one language, each parsed on first use: a command needs only a few of the thousands."""

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
"""The start of a message or term, with its id, or of anything else that ends the previous one."""
REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")
"""A possible reference to another message or term inside a message."""


class Formatted(NamedTuple):
    """The text of a message, and the errors of formatting it."""

    text: str
    errors: list[Exception]


class _OwnNumbers(FluentBundle):
    """A bundle that keeps our number types, which write the sign; Fluent would replace them by its own."""

    def format_pattern(self, pattern: Any, args: dict[str, Any] | None = None) -> tuple[str, list[Exception]]:
        """Return the text of a message, and the errors of formatting it."""
        errors: list[Exception] = []
        environment = CurrentEnvironment(args=args or {})
        try:
            return str(pattern(ResolverEnvironment(context=self, current=environment, errors=errors))), errors
        except ValueError as error:
            return "{???}", [*errors, error]


class Bundle:
    """One language's messages. If several files have a message, the first one that can be parsed wins."""

    def __init__(self, language: str, files: Iterable[SourceFile]) -> None:
        self.language = language
        self._parsed = _OwnNumbers([language], use_isolating=False)
        self._loading = Lock()  # threads share a language
        self._unparsed: dict[str, list[str]] = {}
        for file in files:
            for name, text in _entries(file.text):
                self._unparsed.setdefault(name, []).append(text)

    def __contains__(self, message: str) -> bool:
        if message in self._unparsed:
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
        """Parse a message or term, and those it refers to."""
        for text in self._unparsed.pop(name, ()):
            resource = FluentParser(with_spans=False).parse(text)
            if any(isinstance(entry, ftl.Message | ftl.Term) for entry in resource.body):
                for other in REFERENCE.findall(text):
                    self._load(other)
                self._parsed.add_resource(resource)
                break


def _entries(text: str) -> Iterator[tuple[str, str]]:
    """Yield the messages and terms of a file, each with its own text."""
    starts = list(ENTRY.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    for start, end in zip(starts, ends, strict=True):
        if start[1]:
            yield start[1], text[start.start() : end]
