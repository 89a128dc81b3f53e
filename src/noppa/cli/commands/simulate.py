"""`noppa simulate`: many games, their statistics, and the same by other rules."""

import json
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from noppa.cli.console import CONSOLE
from noppa.cli.errors import report_errors
from noppa.cli.language import SAY
from noppa.cli.localized import LocalizedCommand
from noppa.cli.output.simulation import Done, draw_scores, show_stats
from noppa.cli.output.variant_table import show_variants
from noppa.cli.rule_options import content_options, variant_options
from noppa.cli.variants import read_variants
from noppa.core.errors import BadOption, NoppaError
from noppa.core.rules import Rules
from noppa.locale import Messages
from noppa.simulate import Plan, Stats, plan, run
from noppa.simulate.export import open_export
from noppa.simulate.run import Stopped

INTERRUPTED = 130


@dataclass(frozen=True, slots=True)
class Wanted:
    """How to run the games, and which output is wanted."""

    workers: int | None
    backend: str | None
    cluster: str | None
    out: Path | None
    svg: Path | None
    as_json: bool


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


def show_simulation(
    variants: list[tuple[str, Rules[Any]]],
    players: tuple[str, ...],
    games: float,
    seed: int,
    wanted: Wanted,
    console: Console,
    say: Messages,
) -> None:
    """Simulate each variant of the rules and print the results; exit if something stopped it."""
    plans = [plan(rules, players, games, seed) for _, rules in variants]
    if wanted.out is not None and len(plans) > 1:
        raise BadOption("simulate-out-one")
    done: list[Done] = []
    for made in plans:
        done.append(_simulated(made, wanted, say))
        if done[-1].stopped != Stopped():
            break
    found = [one for one in done if one.stats.games]
    if wanted.svg is not None and found:
        draw_scores(found[0].stats, wanted.svg, say)
    if wanted.as_json:
        results = [
            one.stats.plain() | {"seconds": one.seconds, "complete": one.stopped == Stopped()}
            for one in done
            if one.stats.games
        ]
        click.echo(json.dumps(results if len(plans) > 1 else (results[0] if results else None)))
    elif found and len(plans) > 1:
        show_variants([label for label, _ in variants], [one.stats for one in found], console, say)
    elif found:
        show_stats(found[0], console, say)
    for path in (wanted.svg, wanted.out):
        if path is not None and found and not wanted.as_json:
            console.print(say("told-saved", path=str(path)))
    _leave(done[-1], plans[len(done) - 1], say)


def _simulated(made: Plan, wanted: Wanted, say: Messages) -> Done:
    stats = Stats(made)
    begun = time.perf_counter()
    stopped = Stopped()
    try:
        with open_export(made, wanted.out) as export, _progress(made, say) as progress:
            consumers = [stats.add] if export is None else [stats.add, export.write]
            stopped = run(
                made,
                consumers,
                workers=wanted.workers,
                backend=wanted.backend,
                cluster=wanted.cluster,
                progress=progress,
            )
    except NoppaError as error:  # the end of the file did not go in
        stopped = Stopped(error=error)
    return Done(stats, stopped, time.perf_counter() - begun)


def _leave(last: Done, made: Plan, say: Messages) -> None:
    """Print what stopped the simulation, if anything did, and exit with a code that says so."""
    if last.stopped == Stopped():
        return
    stderr = Console(stderr=True)
    stderr.print(say("simulate-stopped", done=last.stats.games, games=made.games))
    if last.stopped.error is not None:
        stderr.print(Text(say.error(last.stopped.error, made.game), style="red"))
        sys.exit(1)
    sys.exit(INTERRUPTED)


@contextmanager
def _progress(made: Plan, say: Messages) -> Iterator[Callable[[int], None]]:
    """Show a bar with the games done, their rate and the time left; yields the function that updates it."""
    bar = Progress(
        TextColumn(say("simulating")),
        BarColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    task = bar.add_task("", total=made.games, rate="")
    begun = time.perf_counter()

    def update(done: int) -> None:
        rate = round(done / max(1e-9, time.perf_counter() - begun))
        bar.update(task, completed=done, rate=say("simulate-progress", done=done, games=made.games, rate=rate))

    with bar:
        yield update
