"""Running the simulations of a command: with a bar of progress, then the report, the picture and the file."""

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

from noppa.cli.output.simulation import Done, draw_scores, show_stats
from noppa.cli.output.variant_table import show_variants
from noppa.cli.variants import Variants
from noppa.core.errors import BadOption, NoppaError
from noppa.locale import Messages
from noppa.simulate import Plan, Stats, plan, run
from noppa.simulate.export import check_format, open_export
from noppa.simulate.run import Stopped

INTERRUPTED = 130
PAUSE = 0.1
"""Seconds between two looks at the progress."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """How to run the games, and which output is wanted."""

    workers: int | None
    backend: str | None
    cluster: str | None
    out: Path | None
    svg: Path | None
    as_json: bool
    chosen_players: bool = True
    """Whether the user said who plays."""


def show_simulation(
    variants: Variants,
    players: tuple[str, ...],
    games: float,
    seed: int,
    wanted: Wanted,
    console: Console,
    say: Messages,
) -> None:
    """Simulate each variant of the rules and print the results; exit if something stopped it."""
    plans = [plan(rules, players, games, seed) for rules in variants.rules]
    if wanted.out is not None:
        check_format(wanted.out)
        if len(plans) > 1:
            raise BadOption("simulate-out-one")
    if not wanted.as_json:
        console.print(_first_line(players, wanted, say))
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
        show_variants(variants, [one.stats for one in found], console, say)
    elif found:
        show_stats(found[0], console, say)
    for path in (wanted.svg, wanted.out):
        if path is not None and found and not wanted.as_json:
            console.print(say("told-saved", path=str(path)))
    _leave(done[-1], plans[len(done) - 1], say)


def _first_line(players: tuple[str, ...], wanted: Wanted, say: Messages) -> Text:
    """Return who plays; nobody should take random play for good play."""
    names = " – ".join(players)
    if wanted.chosen_players:
        return Text(say("simulate-players", players=names), style="dim")
    return Text(say("simulate-players-random", players=names), style="yellow")


def _simulated(made: Plan, wanted: Wanted, say: Messages) -> Done:
    stats = Stats(made)
    begun = time.perf_counter()
    stopped = Stopped()
    try:
        with open_export(made, wanted.out) as export, _progress(made, say) as progress:
            stopped = run(
                made,
                stats,
                () if export is None else (export.write,),
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
    if last.stats.games:
        stderr.print(say("simulate-stopped", done=last.stats.games, games=made.games))
    if last.stopped.error is not None:
        stderr.print(Text(say.error(last.stopped.error, made.game), style="red"))
        sys.exit(1)
    sys.exit(INTERRUPTED)


@contextmanager
def _progress(made: Plan, say: Messages) -> Iterator[Callable[[int], None]]:
    """Show a bar with the games done, their rate and the time left; yields the function that updates it."""
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
    task = bar.add_task("", total=made.games, rate="")
    begun = shown = time.perf_counter()

    def update(done: int) -> None:
        nonlocal shown
        now = time.perf_counter()
        if now - shown < PAUSE:
            return
        shown, rate = now, round(done / (now - begun))
        bar.update(task, completed=done, rate=say("simulate-progress", done=done, games=made.games, rate=rate))

    with bar:
        yield update
