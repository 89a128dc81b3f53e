"""`noppa simulate`: many games, their statistics, and the same by other rules."""

from pathlib import Path
from typing import Any

import click

from noppa.cli.console import CONSOLE
from noppa.cli.errors import report_errors
from noppa.cli.language import SAY
from noppa.cli.localized import LocalizedCommand
from noppa.cli.rule_options import content_options, variant_options
from noppa.cli.variants import read_variants
from noppa.core.errors import BadOption
from noppa.core.extras import needs_extra


@click.command("simulate", cls=LocalizedCommand)
@click.argument("game")
@click.option("--players", default="random,random")
@click.option("--games", "games_wanted", default="1000")
@variant_options
@click.option("--vary", multiple=True, metavar="NAME=A,B,C")
@click.option("--seed", type=int, default=0)
@click.option("--workers", type=int)
@click.option("--backend")
@click.option("--cluster")
@click.option("--out", type=click.Path(path_type=Path))
@click.option("--svg", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True)
@content_options
@report_errors
def simulate(game: str, players: str, games_wanted: str, seed: int, **asked: Any) -> None:
    """Play many games at once and print their statistics."""
    with needs_extra("simulate"):
        from noppa.cli.run_simulation import Wanted, show_simulation  # noqa: PLC0415 - --help works without the extra

    levels = tuple(level.strip() for level in players.split(","))
    wanted = Wanted(**{key: asked[key] for key in ("workers", "backend", "cluster", "out", "svg", "as_json")})
    variants = read_variants(game, asked)
    show_simulation(variants, levels, read_games(games_wanted), seed, wanted, CONSOLE, SAY)


def read_games(text: str) -> float:
    """Return a number of games as people type it: 500, 1e6, 1_000_000. Raises `BadOption` for anything else."""
    try:
        return float(text)
    except ValueError:
        raise BadOption("simulate-games", games=text) from None
