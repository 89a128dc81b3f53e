"""Message files: finding, reading and parsing them.

The package has a folder per language. A translator's own folder, named by NOPPA_LOCALE_DIR, overlays it:
its messages come first, and a file that changes is read again.
"""

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from noppa.core.errors import BadOption

OWN_FOLDER = "NOPPA_LOCALE_DIR"
PACKAGE = files(__package__)


@dataclass(frozen=True, slots=True)
class Broken:
    """The file and line of a message that cannot be parsed."""

    file: str
    line: int


class SourceFile(NamedTuple):
    """The text of a file, by its language and name: `en/cli.ftl`."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class MessageFile:
    """A parsed file: its messages by id, and the places that cannot be parsed."""

    name: str
    resource: ftl.Resource
    messages: Mapping[str, ftl.Message] = field(repr=False)
    broken: tuple[Broken, ...] = ()


def own_folder() -> Path | None:
    """Return the folder with a translator's own files, or None."""
    named = os.environ.get(OWN_FOLDER)
    return Path(named) if named else None


def use_own_folder(path: Path) -> None:
    """Overlay a folder on the package's files, also for processes started from here.

    Raises `BadOption` if there are no message files in it.
    """
    if not path.is_dir() or not any(path.glob("*/*.ftl")):
        raise BadOption("languages-no-folder", path=str(path))
    os.environ[OWN_FOLDER] = str(path.resolve())


def languages() -> tuple[str, ...]:
    """Return the tags of all languages."""
    folders = (PACKAGE, own_folder())
    return tuple(sorted({each.name for folder in folders if folder for each in folder.iterdir() if _speaks(each)}))


def texts(language: str, name: str) -> Iterator[str]:
    """Yield the texts of a file, a translator's own after the package's."""
    for folder in (PACKAGE, own_folder()):
        if folder and language in languages() and (file := folder.joinpath(language, f"{name}.ftl")).is_file():
            yield file.read_text(encoding="utf-8")


def stamp() -> tuple[int, ...]:
    """Return a value that changes whenever a file in a translator's folder changes."""
    own = own_folder()
    return tuple(file.stat().st_mtime_ns for file in sorted(own.glob("*/*.ftl"))) if own else ()


def source_files(language: str) -> tuple[SourceFile, ...]:
    """Return every file of a language, a translator's own first."""
    own = own_folder()
    folders = [folder.joinpath(language) for folder in (own, PACKAGE) if folder]
    return tuple(
        SourceFile(f"{language}/{file.name}", file.read_text(encoding="utf-8"))
        for folder in folders
        if folder.is_dir()
        for file in sorted(folder.iterdir(), key=lambda each: each.name)
        if file.name.endswith(".ftl")
    )


def read_language(language: str) -> tuple[MessageFile, ...]:
    """Return every file of a language, parsed, a translator's own first."""
    return tuple(parse(file) for file in source_files(language))


@lru_cache(256)
def parse(file: SourceFile) -> MessageFile:
    """Return a file's text, parsed."""
    name, text = file
    resource = FluentParser().parse(text)
    messages = {entry.id.name: entry for entry in resource.body if isinstance(entry, ftl.Message)}
    junk = (entry for entry in resource.body if isinstance(entry, ftl.Junk))
    return MessageFile(name, resource, messages, tuple(Broken(name, _line(text, entry)) for entry in junk))


def _line(text: str, junk: ftl.Junk) -> int:
    """Return the line on which a message that cannot be parsed begins."""
    return text.count("\n", 0, junk.span.start if junk.span else 0) + 1


def _speaks(folder: Traversable) -> bool:
    return folder.is_dir() and any(file.name.endswith(".ftl") for file in folder.iterdir())
