"""The games: one room each, ignorant of the others. Built-in games are folders here; others come from outside.

A package from outside joins by an entry point of the group `noppa.games` that names the game and its package.
Whatever a room offers beside its rules is a module with the name of its role, found by `part`.
"""

import logging
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.util import find_spec
from pkgutil import iter_modules
from types import MappingProxyType, ModuleType
from typing import Any

from noppa.core.errors import BadOption
from noppa.core.options import Game, read_game
from noppa.core.record import Record
from noppa.core.rules import Rules

ENTRY_POINTS = "noppa.games"
_log = logging.getLogger(__name__)


@cache
def games() -> Mapping[str, Game]:
    """Return the metadata of every game by name: players, editions, options.

    >>> games()["yatzy"].most_players
    20
    """
    found = [_metadata(package) for package in packages().values()]
    return MappingProxyType({game.name: game for game in sorted(found, key=lambda game: (game.order, game.name))})


@cache
def packages() -> Mapping[str, str]:
    """Return the package of every game by the game's name. A built-in game is not replaced from outside."""
    built_in = {room.name: f"{__name__}.{room.name}" for room in iter_modules(__path__) if room.ispkg}
    outside: dict[str, str] = {}
    for entry in entry_points(group=ENTRY_POINTS):
        if _usable(entry.name, entry.value, built_in | outside):
            outside[entry.name] = entry.value
    return MappingProxyType(built_in | outside)


def rules(game: str, edition: str | None = None, **options: object) -> Rules[Any]:
    """Return the rules of a game in an edition; an option given overrides the edition's.

    A game with content of its own takes that by keyword too: `board=`, `deck=` or `map=`.
    Raises `BadOption` for a game, edition, option or value that does not exist.

    >>> rules("yatzy", edition="danish", bonus_from=64)
    <yatzy danish: declare='before', yatzy='sum_plus_fifty', bonus_from=64, chance='last_resort'>
    """
    metadata = metadata_of(game)
    chosen = metadata.edition(edition)
    own = {metadata.content: options.pop(metadata.content)} if metadata.content in options else {}
    room = import_module(packages()[game])
    made: Rules[Any] = room.RULES(metadata, chosen, metadata.settle(chosen, options), **own)
    return made


def rules_of(record: Record) -> Rules[Any]:
    """Return the rules that a record was played by. Raises `BadOption` if its game is not known here."""
    given: dict[str, object] = dict(record.options)
    if record.content is not None:
        given[metadata_of(record.game).content] = record.content
    return rules(record.game, record.edition, **given)


def metadata_of(game: str) -> Game:
    """Return the metadata of a game. Raises `BadOption` with the names there are, whatever was given."""
    if not isinstance(game, str) or game not in games():
        raise BadOption("game-unknown", game=str(game), allowed=tuple(games()))
    return games()[game]


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


def _metadata(package: str) -> Game:
    return read_game(files(package).joinpath("game.toml").read_text(encoding="utf-8"))


def _usable(name: str, package: str, taken: Mapping[str, str]) -> bool:
    """Return whether a game from outside can be offered; one that cannot is logged and left out."""
    if name in taken:
        _log.warning("Game %r from %s is left out: %s has that name.", name, package, taken[name])
        return False
    try:
        if _metadata(package).name == name:
            return True
        _log.warning("Game %r from %s is left out: its game.toml names another game.", name, package)
    except Exception:  # noqa: BLE001 - a stranger's package must not keep the other games from being played
        _log.warning("Game %r from %s is left out: it cannot be loaded.", name, package, exc_info=True)
    return False
