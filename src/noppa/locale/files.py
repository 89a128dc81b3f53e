"""Message files: finding, reading and parsing them.

The package has a folder per language, and so has the `locale` folder of a game from outside. A translator's own
folder, named by NOPPA_LOCALE_DIR, overlays them: its messages come first, and a file that changes is read again.
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
from noppa.core.message_folders import message_folders

OWN_FOLDER = "NOPPA_LOCALE_DIR"
PACKAGE = files(__package__)


@dataclass(frozen=True, slots=True)
class Broken:
    """The file and line of a message that cannot be parsed."""

    file: str
    line: int


class SourceFile(NamedTuple):
    """A file's text, with its name and language: `en/cli.ftl`."""

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
    entries = (entry for folder in folders if folder for entry in folder.iterdir())
    return tuple(sorted({entry.name for entry in entries if _message_files(entry)}))


def texts(language: str, name: str) -> Iterator[str]:
    """Yield the texts of a file or of a game from outside, a translator's own last."""
    if language not in languages():
        return
    for file in (PACKAGE.joinpath(language, f"{name}.ftl"), *_game_files(language, name)):
        if file.is_file():
            yield _text(file)
    own = own_folder()
    if own and (file := own.joinpath(language, f"{name}.ftl")).is_file():
        yield _text(file)


def stamp() -> tuple[int, ...]:
    """Return a value that changes whenever a file in a translator's folder changes."""
    own = own_folder()
    return tuple(file.stat().st_mtime_ns for file in sorted(own.glob("*/*.ftl"))) if own else ()


def stamp_of(language: str) -> tuple[tuple[str, int, int], ...]:
    """Return a value that changes whenever any file of a language does."""
    folders = (PACKAGE, *message_folders().values(), own_folder())
    return tuple(_stamp(file) for folder in folders if folder for file in _message_files(folder.joinpath(language)))


def source_files(language: str) -> tuple[SourceFile, ...]:
    """Return every file of a language that belongs to Noppa, a translator's own first."""
    folders = (folder.joinpath(language) for folder in (own_folder(), PACKAGE) if folder)
    return tuple(_source(file, language) for folder in folders for file in _message_files(folder))


def outside_files(language: str) -> tuple[SourceFile, ...]:
    """Return every file of a language from games from outside."""
    return tuple(_source(file, language) for game in message_folders() for file in _game_files(language, game))


def _game_files(language: str, game: str) -> list[Traversable]:
    """Return the files of a game from outside in a language."""
    folder = message_folders().get(game)
    return _message_files(folder.joinpath(language)) if folder else []


def _message_files(folder: Traversable) -> list[Traversable]:
    """Return the message files of a folder by their names; none if there is no such folder."""
    if not folder.is_dir():
        return []
    return sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)


def _source(file: Traversable, language: str) -> SourceFile:
    return SourceFile(f"{language}/{file.name}", _text(file))


def _stamp(file: Traversable) -> tuple[str, int, int]:
    """Return a value that changes with the file; files in an archive never change."""
    state = file.stat() if isinstance(file, Path) else None
    return (str(file), state.st_mtime_ns, state.st_size) if state else (str(file), 0, 0)


def _text(file: Traversable) -> str:
    # A file from outside may hold anything: bytes that are not text must not hide the other messages.
    return file.read_bytes().decode("utf-8", "replace").replace("\r\n", "\n")


def read_language(language: str) -> tuple[MessageFile, ...]:
    """Return every file of a language, parsed, a translator's own first."""
    return tuple(parse(file) for file in source_files(language))


@lru_cache(256)
def parse(file: SourceFile) -> MessageFile:
    """Return the parsed file."""
    name, text = file
    resource = FluentParser().parse(text)
    messages = {entry.id.name: entry for entry in resource.body if isinstance(entry, ftl.Message)}
    junk = (entry for entry in resource.body if isinstance(entry, ftl.Junk))
    return MessageFile(name, resource, messages, tuple(Broken(name, _line(text, entry)) for entry in junk))


def _line(text: str, junk: ftl.Junk) -> int:
    """Return the line on which a message that cannot be parsed begins."""
    return text.count("\n", 0, junk.span.start if junk.span else 0) + 1
