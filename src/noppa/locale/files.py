"""Message files: where they lie, what they say, and what in them cannot be read.

The package has a folder a language. A folder of one's own, named by NOPPA_LOCALE_DIR, is laid
over it: its messages come first, and a file that changes is read again.
"""

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from noppa.core.errors import BadOption

OWN_FOLDER = "NOPPA_LOCALE_DIR"
PACKAGE = files(__package__)


@dataclass(frozen=True, slots=True)
class Broken:
    """A message that cannot be read, by its file and line."""

    file: str
    line: int


@dataclass(frozen=True, slots=True)
class MessageFile:
    """What stands in a file: its messages by id, and the places that cannot be read."""

    name: str
    resource: ftl.Resource
    messages: Mapping[str, ftl.Message] = field(repr=False)
    broken: tuple[Broken, ...] = ()


def own_folder() -> Path | None:
    """The folder of a translator's own files, where one is named."""
    named = os.environ.get(OWN_FOLDER)
    return Path(named) if named else None


def use_own_folder(path: Path) -> None:
    """Lay a folder over the package's, also for the processes that this one starts."""
    if not path.is_dir() or not any(path.glob("*/*.ftl")):
        raise BadOption("languages-no-folder", path=str(path))
    os.environ[OWN_FOLDER] = str(path.resolve())


def languages() -> tuple[str, ...]:
    """The languages there are, by their tags."""
    folders = (PACKAGE, own_folder())
    return tuple(sorted({each.name for folder in folders if folder for each in folder.iterdir() if _speaks(each)}))


def texts(language: str, name: str) -> Iterator[str]:
    """The text of a file, a translator's own after the package's."""
    for folder in (PACKAGE, own_folder()):
        if folder and language in languages() and (file := folder.joinpath(language, f"{name}.ftl")).is_file():
            yield file.read_text(encoding="utf-8")


def stamp() -> tuple[int, ...]:
    """Something that differs once a file in a translator's folder has changed."""
    own = own_folder()
    return tuple(file.stat().st_mtime_ns for file in sorted(own.glob("*/*.ftl"))) if own else ()


def read_language(language: str) -> tuple[MessageFile, ...]:
    """Every file of a language, a translator's own first."""
    own = own_folder()
    folders = [folder.joinpath(language) for folder in (own, PACKAGE) if folder]
    return tuple(
        read_text(file.read_text(encoding="utf-8"), f"{language}/{file.name}")
        for folder in folders
        if folder.is_dir()
        for file in sorted(folder.iterdir(), key=lambda each: each.name)
        if file.name.endswith(".ftl")
    )


@lru_cache(256)
def read_text(text: str, name: str) -> MessageFile:
    """A file's text, taken apart."""
    resource = FluentParser().parse(text)
    messages = {entry.id.name: entry for entry in resource.body if isinstance(entry, ftl.Message)}
    junk = (entry for entry in resource.body if isinstance(entry, ftl.Junk))
    return MessageFile(name, resource, messages, tuple(Broken(name, _line(text, entry)) for entry in junk))


def _line(text: str, junk: ftl.Junk) -> int:
    """The line on which a message that cannot be read begins."""
    return text.count("\n", 0, junk.span.start if junk.span else 0) + 1


def _speaks(folder: Traversable) -> bool:
    return folder.is_dir() and any(file.name.endswith(".ftl") for file in folder.iterdir())
