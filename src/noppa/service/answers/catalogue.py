"""Everything there is to choose from: games with their editions and options, bots, colours, shapes."""

from collections.abc import Callable
from typing import Any

from noppa.bots import levels_of
from noppa.core.options import Edition, Game, Option
from noppa.games import games, has_lesson
from noppa.host.choices import COLOURS, SHAPES


def catalogue(table_url: Callable[[str], str | None]) -> dict[str, Any]:
    """Return the catalogue (`Catalogue`); `table_url` returns the URL of a game's own table module."""
    shown = [_game(game, table_url(game.name)) for game in games().values()]
    return {"games": shown, "colours": list(COLOURS), "shapes": list(SHAPES)}


def _game(game: Game, table_url: str | None) -> dict[str, Any]:
    return {
        "name": game.name,
        "version": game.version,
        "least_players": game.least_players,
        "most_players": game.most_players,
        "content": game.content,
        "bots": list(levels_of(game.name)),
        "coach": "hard" in levels_of(game.name),
        "lesson": has_lesson(game.name),
        "table_url": table_url,
        "options": [_option(option) for option in game.options.values()],
        "editions": [_edition(edition) for edition in game.editions.values()],
    }


def _option(option: Option) -> dict[str, Any]:
    return {
        "name": option.name,
        "meaning": option.meaning,
        "default": option.default,
        "values": list(option.values),
        "least": option.least,
        "most": option.most,
        "step": option.step,
    }


def _edition(edition: Edition) -> dict[str, Any]:
    return {
        "name": edition.name,
        "meaning": edition.meaning,
        "languages": list(edition.languages),
        "options": dict(edition.options),
    }
