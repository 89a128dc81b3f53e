"""The registry of games. Built-in games are folders here, one room each; other games come from outside.

A package from outside registers by an entry point of the group `noppa.games` that names the game and its package; a
folder `locale` in it holds the game's messages.
Each part of a room beside its rules is a module named after its role, found by `part`.
"""

import logging
import re
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pkgutil import iter_modules
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING, Any

from noppa.core.errors import BadOption
from noppa.core.message_folders import MessageFolders, find_message_folders_by
from noppa.core.options import Game, read_game
from noppa.core.rules import Rules

if TYPE_CHECKING:
    from noppa.core.lesson import Lesson, LessonGame
    from noppa.core.record import Record

ENTRY_POINTS = "noppa.games"
LESSON = "lesson.toml"
NAME = re.compile(r"[a-z][a-z0-9]*")
"""The form of a game's name, which is used in message ids, addresses and commands."""
_log = logging.getLogger(__name__)


@cache
def games() -> Mapping[str, Game]:
    """Return the metadata of every game by name: players, editions, options.

    >>> min(game.least_players for game in games().values())
    1
    """
    found = [_metadata(package) for package in packages().values()]
    return MappingProxyType({game.name: game for game in sorted(found, key=lambda game: (game.order, game.name))})


@cache
def packages() -> Mapping[str, str]:
    """Return the package of every game by the game's name. A built-in game is not replaced from outside."""
    return MappingProxyType(_built_in() | _outside())


def rules(game: str, edition: str | None = None, **options: object) -> Rules[Any]:
    """Return the rules of a game in an edition; an option given overrides the edition's.

    A game with content of its own takes that by keyword too: `board=`, `deck=` or `map=`.
    Raises `BadOption` for a game, edition, option or value that does not exist.

    >>> name = next(iter(games()))
    >>> rules(name).edition == next(iter(games()[name].editions))
    True
    """
    metadata = metadata_of(game)
    chosen = metadata.edition(edition)
    content = {metadata.content: options.pop(metadata.content)} if metadata.content in options else {}
    room = import_module(packages()[game])
    variant: Rules[Any] = room.RULES(metadata, chosen, metadata.settle(chosen, options), **content)
    return variant


def rules_of(record: "Record") -> Rules[Any]:
    """Return the rules that a record was played by. Raises `BadOption` if its game is not known here."""
    metadata = metadata_of(record.game)
    given = metadata.recorded(record.options)
    if record.content is not None:
        given[metadata.content] = record.content
    return rules(record.game, record.edition, **given)


def metadata_of(game: str) -> Game:
    """Return the metadata of a game. Raises `BadOption`, which lists the games, for anything else."""
    if not isinstance(game, str) or game not in games():
        raise BadOption("game-unknown", game=str(game), allowed=tuple(games()))
    return games()[game]


def template_of(game: str) -> str:
    """Return the template of a custom board, deck or map. Raises `BadOption` if a game takes none."""
    metadata = metadata_of(game)
    if not metadata.template:
        owners = tuple(other.name for other in games().values() if other.template)
        raise BadOption("content-other-game", game=game, content="content", allowed=owners)
    return _folder(packages()[game]).joinpath(metadata.template).read_text(encoding="utf-8")


def has_lesson(game: str) -> bool:
    """Return whether a game's room has a lesson."""
    return _folder(packages()[game]).joinpath(LESSON).is_file()


@cache
def lesson_of(game: str) -> "Lesson":
    """Return the lesson of a game. Raises `BadOption` for a game that has none."""
    if game not in games() or not has_lesson(game):
        raise BadOption("lesson-unknown", game=str(game), allowed=tuple(name for name in games() if has_lesson(name)))
    from noppa.core.lesson import read_lesson  # noqa: PLC0415 - only lessons need it

    return read_lesson(_folder(packages()[game]).joinpath(LESSON).read_text(encoding="utf-8"))


@cache
def lesson_game(game: str) -> "LessonGame":
    """Return the lesson of a game, played by its rules. Raises `BadOption` for a game that has none."""
    from noppa.core.lesson import LessonGame  # noqa: PLC0415 - only lessons need it

    lesson = lesson_of(game)
    return LessonGame(lesson, rules(game, lesson.edition, **lesson.options))


def part(game: str, role: str) -> ModuleType | None:
    """Return the module of a game's room with that role ("evaluator", "terminal"), or None if the room has none."""
    return import_module(f"{packages()[game]}.{role}") if has_part(game, role) else None


def has_part(game: str, role: str) -> bool:
    """Return whether a game's room has a module with that role, without importing it."""
    name = packages()[game]
    for step in role.split("."):
        name = f"{name}.{step}"
        if find_spec(name) is None:
            return False
    return True


def _built_in() -> dict[str, str]:
    return {room.name: f"{__name__}.{room.name}" for room in iter_modules(__path__) if room.ispkg}


@cache
def _outside() -> dict[str, str]:
    """Return the packages of the usable games from outside, by the games' names."""
    from importlib.metadata import entry_points  # noqa: PLC0415 - slow to import, and --help needs no game

    found: dict[str, str] = {}
    for entry in entry_points(group=ENTRY_POINTS):
        if _usable(entry.name, entry.value, _built_in() | found):
            found[entry.name] = entry.value
    return found


@cache
def _message_folders() -> MessageFolders:
    return {name: files(package).joinpath("locale") for name, package in _outside().items()}


find_message_folders_by(_message_folders)


def _metadata(package: str) -> Game:
    return read_game(_folder(package).joinpath("game.toml").read_text(encoding="utf-8"))


def _folder(package: str) -> Traversable:
    """Return the folder of a game's package, without importing a built-in one."""
    room = package.removeprefix(f"{__name__}.")
    return files(package) if room == package else files(__name__).joinpath(room)


def _usable(name: str, package: str, taken: Mapping[str, str]) -> bool:
    """Return whether a game from outside can be offered; log the reason if it cannot."""
    try:
        why = _fault(name, package, taken)
    except Exception:  # noqa: BLE001 - a broken package from outside must not disable the other games
        _log.warning("Game %r from %s is left out: it cannot be loaded.", name, package, exc_info=True)
        return False
    if why:
        _log.warning("Game %r from %s is left out: %s.", name, package, why)
    return not why


def _fault(name: str, package: str, taken: Mapping[str, str]) -> str:
    """Return why a game from outside cannot be offered; empty if it can."""
    if name in taken:
        return f"{taken[name]} has that name"
    if not NAME.fullmatch(name):
        return "a name has lower-case letters and digits only"
    if _metadata(package).name != name:
        return "its game.toml names another game"
    return "" if hasattr(import_module(package), "RULES") else "it has no RULES"
