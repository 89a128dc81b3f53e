"""Shell completion of games, editions, options, levels and languages."""

from collections.abc import Iterable

from click import Context, Parameter


def complete_game(ctx: Context, param: Parameter, incomplete: str) -> list[str]:
    """Return the games that start with the incomplete word."""
    del ctx, param
    from noppa.games import games  # noqa: PLC0415 - commands are defined before games are needed

    return _matching(incomplete, games())


def complete_edition(ctx: Context, param: Parameter, incomplete: str) -> list[str]:
    """Return the editions of the game on the command line."""
    del param
    from noppa.games import games  # noqa: PLC0415 - the same

    return _matching(incomplete, (edition for game in _games(ctx) for edition in games()[game].editions))


def complete_option(ctx: Context, param: Parameter, incomplete: str) -> list[str]:
    """Return house rules of the game on the command line as NAME=VALUE, or NAME= for ranges."""
    del param
    from noppa.games import games  # noqa: PLC0415 - the same

    options = (option for game in _games(ctx) for option in games()[game].options.values())
    return _matching(
        incomplete,
        (f"{option.name}={value}" for option in options for value in (option.allowed if option.values else ("",))),
    )


def complete_level(ctx: Context, param: Parameter, incomplete: str) -> list[str]:
    """Return the bot levels of the game on the command line, also after a comma."""
    del param
    from noppa.bots import BOTS, levels_of  # noqa: PLC0415 - the same

    before, comma, last = incomplete.rpartition(",")
    named = _games(ctx)
    levels = levels_of(named[0]) if len(named) == 1 else tuple(BOTS)
    return [f"{before}{comma}{level}" for level in _matching(last, levels)]


def complete_language(ctx: Context, param: Parameter, incomplete: str) -> list[str]:
    """Return the languages that start with the incomplete word."""
    del ctx, param
    from noppa.locale.files import languages  # noqa: PLC0415 - the same

    return _matching(incomplete, languages())


def _games(ctx: Context) -> list[str]:
    """Return the game on the command line, else all games; click keeps unplaced words in `args`."""
    from noppa.games import games  # noqa: PLC0415 - the same

    typed = [word for word in map(str, (ctx.params.get("game"), *ctx.args)) if word in games()]
    return typed[:1] or list(games())


def _matching(incomplete: str, names: Iterable[str]) -> list[str]:
    """Return the names that start with the incomplete word, each once."""
    return [name for name in dict.fromkeys(names) if name.startswith(incomplete)]
