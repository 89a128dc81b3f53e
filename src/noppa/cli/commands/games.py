"""`noppa games` and `noppa rules`: list the games, and explain each."""

import click
from rich.table import Table as Grid
from rich.text import Text

from noppa.cli.console import CONSOLE
from noppa.cli.errors import report_errors
from noppa.cli.language import SAY
from noppa.cli.localized import LocalizedCommand
from noppa.cli.output.pager import paged, rules_page, show_page
from noppa.cli.rule_options import game_argument
from noppa.core.options import Game
from noppa.games import games, metadata_of, rules
from noppa.locale.choosing import own_edition


@click.command("games", cls=LocalizedCommand)
def list_games() -> None:
    """List the games, their editions and options, one screen at a time."""
    with paged(CONSOLE):
        for game in games().values():
            _show_game(game)


def _show_game(game: Game) -> None:
    CONSOLE.print(Text(SAY(f"{game.name}-name"), style="bold"), f" {game.name}", sep="", end="")
    CONSOLE.print(Text(f"  {SAY('players-range', least=game.least_players, most=game.most_players)}", style="dim"))
    own = own_edition(game, SAY.language)
    options = game.settle(own, {})
    names = (f"{name} ({SAY('list-own-edition')})" if name == own.name else name for name in game.editions)
    CONSOLE.print(f"  {SAY('list-editions')}: {', '.join(names)}", highlight=False)
    grid = Grid(box=None, padding=(0, 2, 0, 2), show_header=False)
    grid.add_column(no_wrap=True)
    for option in game.options.values():
        value = options[option.name]
        default = str(value).lower() if isinstance(value, bool) else str(value)
        grid.add_row(option.name, " | ".join(option.allowed), SAY("default-is", value=default), SAY(option.meaning))
    CONSOLE.print(grid)


@click.command("rules", cls=LocalizedCommand)
@game_argument()
@report_errors
def show_rules(game: str) -> None:
    """Explain a game, one screen at a time."""
    metadata = metadata_of(game)
    variant = rules(metadata.name, own_edition(metadata, SAY.language).name)
    show_page(CONSOLE, Text(SAY(f"{metadata.name}-name"), style="bold"), rules_page(variant, SAY))
