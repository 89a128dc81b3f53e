"""The games: one room each, found by folder, each ignorant of the others."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from pkgutil import iter_modules
from types import MappingProxyType
from typing import Any

from noppa.core.errors import BadOption
from noppa.core.options import Game, read_game
from noppa.core.record import Record
from noppa.core.rules import Rules


@cache
def games() -> Mapping[str, Game]:
    """Every game by name, with its players, editions and options.

    >>> games()["yatzy"].most_players
    20
    """
    found = [_metadata(room.name) for room in iter_modules(__path__) if room.ispkg]
    return MappingProxyType({game.name: game for game in sorted(found, key=lambda game: (game.order, game.name))})


def rules(game: str, edition: str | None = None, **options: object) -> Rules[Any]:
    """The rules of a game in an edition; an option given overrides the edition's.

    A game with a file of its own takes one by keyword too: `board=`, `deck=` or `map=`.

    >>> rules("yatzy", edition="danish", bonus_from=64)
    <yatzy danish: declare='before', yatzy='sum_plus_fifty', bonus_from=64, chance='last_resort'>
    """
    if game not in games():
        raise BadOption("game-unknown", game=str(game), allowed=tuple(games()))
    metadata = games()[game]
    chosen = metadata.edition(edition)
    own = {metadata.content: options.pop(metadata.content)} if metadata.content in options else {}
    room = import_module(f"{__name__}.{game}")
    made: Rules[Any] = room.RULES(metadata, chosen, metadata.settle(chosen, options), **own)
    return made


def rules_of(record: Record) -> Rules[Any]:
    """The rules that a record was played by."""
    if record.game not in games():
        raise BadOption("game-unknown", game=record.game, allowed=tuple(games()))
    given: dict[str, object] = dict(record.options)
    if record.content is not None:
        given[games()[record.game].content] = record.content
    return rules(record.game, record.edition, **given)


def _metadata(name: str) -> Game:
    return read_game(files(f"{__name__}.{name}").joinpath("editions.toml").read_text(encoding="utf-8"))
