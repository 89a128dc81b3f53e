"""Runs the simulations of a command with a progress bar, then prints and writes the results."""

import json
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from noppa.cli.output.simulation import SimulationRun, draw_scores, show_stats
from noppa.cli.output.variant_table import show_variants
from noppa.cli.variants import Variants
from noppa.core.errors import BadOption, NoppaError
from noppa.locale import Messages
from noppa.simulate import Plan, Stats, plan, run
from noppa.simulate.export import check_format, open_export
from noppa.simulate.run import Stopped

INTERRUPTED = 130
PAUSE = 0.1
"""Seconds between updates of the progress bar."""


@dataclass(frozen=True, slots=True)
class RunOptions:
    """How to run the games, and which output to write."""

    workers: int | None
    backend: str | None
    cluster: str | None
    out: Path | None
    svg: Path | None
    as_json: bool
    chosen_players: bool = True
    """Whether the user chose the players."""


def show_simulation(
    variants: Variants,
    players: tuple[str, ...],
    games: float,
    seed: int,
    options: RunOptions,
    console: Console,
    say: Messages,
) -> None:
    """Simulate each variant of the rules and print the results; exit if a simulation was stopped."""
    plans = [plan(rules, players, games, seed) for rules in variants.rules]
    if options.out is not None:
        check_format(options.out)
        if len(plans) > 1:
            raise BadOption("simulate-out-one")
    if not options.as_json:
        console.print(_players_line(players, options, say))
    done: list[SimulationRun] = []
    for simulation in plans:
        done.append(_run_plan(simulation, options, say))
        if done[-1].stopped != Stopped():
            break
    results = [one for one in done if one.stats.games]
    if options.svg is not None and results:
        draw_scores(results[0].stats, options.svg, say)
    if options.as_json:
        reports = [
            one.stats.plain() | {"seconds": one.seconds, "complete": one.stopped == Stopped()} for one in results
        ]
        click.echo(json.dumps(reports if len(plans) > 1 else (reports[0] if reports else None)))
    elif results and len(plans) > 1:
        show_variants(variants, [one.stats for one in results], console, say)
    elif results:
        show_stats(results[0], console, say)
    for path in (options.svg, options.out):
        if path is not None and results and not options.as_json:
            console.print(say("told-saved", path=str(path)))
    _exit_if_stopped(done[-1], plans[len(done) - 1], say)


def _players_line(players: tuple[str, ...], options: RunOptions, say: Messages) -> Text:
    """Return a line about the players; it warns if they are random only by default."""
    names = " – ".join(players)
    if options.chosen_players:
        return Text(say("simulate-players", players=names), style="dim")
    return Text(say("simulate-players-random", players=names), style="yellow")


def _run_plan(simulation: Plan, options: RunOptions, say: Messages) -> SimulationRun:
    stats = Stats(simulation)
    started = time.perf_counter()
    stopped = Stopped()
    try:
        with open_export(simulation, options.out) as export, _progress(simulation, say) as progress:
            stopped = run(
                simulation,
                stats,
                () if export is None else (export.write,),
                workers=options.workers,
                backend=options.backend,
                cluster=options.cluster,
                progress=progress,
            )
    except NoppaError as error:  # the end of the file could not be written
        stopped = Stopped(error=error)
    return SimulationRun(stats, stopped, time.perf_counter() - started)


def _exit_if_stopped(last: SimulationRun, simulation: Plan, say: Messages) -> None:
    """Print what stopped the simulation and exit with an error code; return if nothing did."""
    if last.stopped == Stopped():
        return
    stderr = Console(stderr=True)
    if last.stats.games:
        stderr.print(say("simulate-stopped", done=last.stats.games, games=simulation.games))
    if last.stopped.error is not None:
        stderr.print(Text(say.error(last.stopped.error, simulation.game), style="red"))
        sys.exit(1)
    sys.exit(INTERRUPTED)


@contextmanager
def _progress(simulation: Plan, say: Messages) -> Iterator[Callable[[int], None]]:
    """Show a progress bar with games, rate and time left; yield the function that updates it."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda _done: None
        return
    bar = Progress(
        TextColumn(say("simulating")),
        BarColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
        console=console,
        transient=True,
    )
    task = bar.add_task("", total=simulation.games, rate="")
    started = shown = time.perf_counter()

    def update(done: int) -> None:
        nonlocal shown
        now = time.perf_counter()
        if now - shown < PAUSE:
            return
        shown, rate = now, round(done / (now - started))
        bar.update(task, completed=done, rate=say("simulate-progress", done=done, games=simulation.games, rate=rate))

    with bar:
        yield update
