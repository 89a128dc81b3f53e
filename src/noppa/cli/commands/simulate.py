"""`noppa simulate`: plays many games, and compares their statistics under different rules."""

from pathlib import Path
from typing import Any

import click

from noppa.cli.completion import complete_level, complete_option
from noppa.cli.console import CONSOLE
from noppa.cli.errors import report_errors
from noppa.cli.language import SAY
from noppa.cli.localized import LocalizedCommand
from noppa.cli.rule_options import content_options, game_argument, variant_options
from noppa.cli.variants import read_variants
from noppa.core.errors import BadOption
from noppa.core.extras import needs_extra

PLAYERS = "random,random"


@click.command("simulate", cls=LocalizedCommand)
@game_argument()
@click.option("--players", metavar="LEVELS", show_default=PLAYERS, shell_complete=complete_level)
@click.option("--games", "games_wanted", default="1000", metavar="NUMBER")
@variant_options
@click.option("--vary", multiple=True, metavar="NAME=A,B,C", shell_complete=complete_option)
@click.option("--seed", type=int, default=0)
@click.option("--workers", type=int)
@click.option("--backend")
@click.option("--cluster")
@click.option("--out", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--svg", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--json", "as_json", is_flag=True)
@content_options
@report_errors
def simulate(game: str, players: str | None, games_wanted: str, seed: int, **flags: Any) -> None:
    """Play many games at once and print their statistics."""
    with needs_extra("simulate"):
        from noppa.cli.run_simulation import RunOptions, show_simulation  # noqa: PLC0415 - --help works without the extra

    levels = tuple(level.strip() for level in (players or PLAYERS).split(","))
    given = {key: flags[key] for key in ("workers", "backend", "cluster", "out", "svg", "as_json")}
    options = RunOptions(**given, chosen_players=players is not None)
    variants = read_variants(game, flags, SAY)
    show_simulation(variants, levels, read_games(games_wanted), seed, options, CONSOLE, SAY)


def read_games(text: str) -> float:
    """Return a number of games typed as 500, 1e6 or 1_000_000. Raises `BadOption` for anything else."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if number < 1 or not number.is_integer():
        raise BadOption("simulate-games", games=text)
    return number
