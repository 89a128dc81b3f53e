"""Message files: where they lie, what they say, and what in them cannot be read.

The package has a folder a language, and so has the `locale` folder of a game from outside. A folder of one's own,
named by NOPPA_LOCALE_DIR, is laid over them: its messages come first, and a file that changes is read again.
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
from noppa.core.message_folders import message_folders

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
    """Something that differs once a file in a translator's folder has changed."""
    own = own_folder()
    return tuple(file.stat().st_mtime_ns for file in sorted(own.glob("*/*.ftl"))) if own else ()


def read_language(language: str) -> tuple[MessageFile, ...]:
    """Return every file of a language that belongs to Noppa, a translator's own first."""
    folders = (folder.joinpath(language) for folder in (own_folder(), PACKAGE) if folder)
    return tuple(_read(file, language) for folder in folders for file in _message_files(folder))


def read_games(language: str) -> tuple[MessageFile, ...]:
    """Return every file of a language that a game from outside brings along."""
    return tuple(_read(file, language) for game in message_folders() for file in _game_files(language, game))


def _game_files(language: str, game: str) -> list[Traversable]:
    """Return the files that a game from outside brings along in a language."""
    folder = message_folders().get(game)
    return _message_files(folder.joinpath(language)) if folder else []


def _message_files(folder: Traversable) -> list[Traversable]:
    """Return the message files of a folder by their names; none if there is no such folder."""
    if not folder.is_dir():
        return []
    return sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)


def _read(file: Traversable, language: str) -> MessageFile:
    return read_text(_text(file), f"{language}/{file.name}")


def _text(file: Traversable) -> str:
    # A stranger's file may hold anything; what is no text must not silence the rest.
    return file.read_bytes().decode("utf-8", "replace").replace("\r\n", "\n")


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
    return bool(_message_files(folder))
