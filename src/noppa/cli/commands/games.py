"""`noppa games` and `noppa rules`: the games there are, and how each is played."""

import click
from rich.table import Table as Grid
from rich.text import Text

from noppa.cli.console import CONSOLE
from noppa.cli.errors import report_errors
from noppa.cli.language import SAY
from noppa.cli.localized import LocalizedCommand
from noppa.cli.output.pager import rules_page, show_page
from noppa.games import games, metadata_of


@click.command("games", cls=LocalizedCommand)
def list_games() -> None:
    """List the games, their editions and options."""
    for game in games().values():
        CONSOLE.print(Text(SAY(f"{game.name}-name"), style="bold"), f" {game.name}", sep="", end="")
        CONSOLE.print(Text(f"  {SAY('players-range', least=game.least_players, most=game.most_players)}", style="dim"))
        CONSOLE.print(f"  {SAY('list-editions')}: {', '.join(game.editions)}")
        grid = Grid(box=None, padding=(0, 2, 0, 2), show_header=False)
        grid.add_column(no_wrap=True)
        for option in game.options.values():
            default = str(option.default).lower() if isinstance(option.default, bool) else str(option.default)
            grid.add_row(option.name, " | ".join(option.allowed), SAY("default-is", value=default), SAY(option.meaning))
        CONSOLE.print(grid)


@click.command("rules", cls=LocalizedCommand)
@click.argument("game")
@report_errors
def show_rules(game: str) -> None:
    """Explain a game, one screen at a time."""
    name = metadata_of(game).name
    show_page(CONSOLE, Text(SAY(f"{name}-name"), style="bold"), rules_page(name, SAY))
