"""Reads rules from the command line: editions, house rules, and custom boards, decks or maps."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from noppa.cli.completion import complete_edition, complete_game, complete_option
from noppa.core.errors import BadOption
from noppa.games import games, metadata_of


def game_argument(*, required: bool = True) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Add the argument GAME to a command."""
    return click.argument("game", required=required, shell_complete=complete_game)


def variant_options(command: Callable[..., None]) -> Callable[..., None]:
    """Add the options `--edition` and `--option` to a command."""
    command = click.option("--option", "options", multiple=True, metavar="NAME=VALUE", shell_complete=complete_option)(
        command
    )
    return click.option("--edition", metavar="NAME", shell_complete=complete_edition)(command)


def content_options(command: Callable[..., None]) -> Callable[..., None]:
    """Add an option for each kind of custom file, such as `--board`."""
    for name in reversed(content_names()):
        command = click.option(f"--{name}", type=click.Path(path_type=Path), metavar="FILE")(command)
    return command


def content_names() -> list[str]:
    """Return the kinds of custom files of all games, each once."""
    return list(dict.fromkeys(game.content for game in games().values() if game.content))


def requested_rules(game: str, request: dict[str, Any]) -> dict[str, Any]:
    """Return the requested house rules and custom file.

    Raises `BadOption` for an unknown option or value, or for a file of another game.
    """
    given = read_options(game, request.get("options", ()))
    for name in content_names():
        if request.get(name) is not None:
            _check_content(game, name)
            given[name] = request[name]
    return given


def read_options(game: str, texts: tuple[str, ...]) -> dict[str, Any]:
    """Return house rules typed as NAME=VALUE. Raises `BadOption` for an unknown game, option or value."""
    metadata = metadata_of(game)
    given: dict[str, Any] = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals:
            raise BadOption("option-form", text=text)
        given[key.strip()] = metadata.option(key.strip()).read(value.strip())
    return given


def _check_content(game: str, name: str) -> None:
    """Raise `BadOption` with the games that take such a file if this game does not."""
    if games()[game].content != name:
        owners = [other.name for other in games().values() if other.content == name]
        raise BadOption("content-other-game", game=game, content=name, allowed=owners)
