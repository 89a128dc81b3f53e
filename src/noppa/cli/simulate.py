"""`noppa simulate`: many games, what they have in common, and the same by other rules."""

import json
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click
import numpy as np
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from noppa.cli.amounts import share_teller, share_text
from noppa.cli.picture import svg_curves
from noppa.cli.plot import bars
from noppa.cli.variant_table import about, names_of, show_variants, wins_text
from noppa.core.errors import BadOption, NoppaError
from noppa.core.rules import Rules
from noppa.locale import Messages
from noppa.locale.figures import counted
from noppa.simulate import Plan, Stats, plan, run
from noppa.simulate.export import open_export
from noppa.simulate.run import Stopped
from noppa.simulate.stats import Counts, Share

BINS = 20
POINTS, FAR_OUT, GRAINS = 80, 0.05, (1, 2, 5, 10, 20, 50)
"""A picture has so many points at most, leaves out so many per cent at each end, and knows scores of these steps."""
NOTHING = 0.0005
MOST_THINGS = 24
PLOTS = 4
INTERRUPTED = 130


@dataclass(frozen=True, slots=True)
class Wanted:
    """What was asked for beside the games themselves."""

    workers: int | None
    backend: str | None
    cluster: str | None
    out: Path | None
    svg: Path | None
    as_json: bool


@dataclass(frozen=True, slots=True)
class Done:
    """A simulation as far as it went."""

    stats: Stats
    stopped: Stopped
    seconds: float


def read_games(text: str) -> float:
    """A number of games as somebody types it: 500, 1e6, 1_000_000."""
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
    """Simulate each variant of the rules and print what came out; end the program if something stopped it."""
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
        _draw(found[0].stats, wanted.svg, say)
    if wanted.as_json:
        told = [
            one.stats.plain() | {"seconds": one.seconds, "complete": one.stopped == Stopped()}
            for one in done
            if one.stats.games
        ]
        click.echo(json.dumps(told if len(plans) > 1 else (told[0] if told else None)))
    elif found and len(plans) > 1:
        show_variants([label for label, _ in variants], [one.stats for one in found], console, say)
    elif found:
        _show_tally(found[0], console, say)
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
    """Say what stopped it, if anything did, and end with an exit code that tells."""
    if last.stopped == Stopped():
        return
    told = Console(stderr=True)
    told.print(say("simulate-stopped", done=last.stats.games, games=made.games))
    if last.stopped.error is not None:
        told.print(Text(say.error(last.stopped.error, made.game), style="red"))
        sys.exit(1)
    sys.exit(INTERRUPTED)


@contextmanager
def _progress(made: Plan, say: Messages) -> Iterator[Callable[[int], None]]:
    """A line with the games done, their rate and the time left."""
    line = Progress(
        TextColumn(say("simulating")),
        BarColumn(),
        TextColumn("{task.fields[told]}"),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    task = line.add_task("", total=made.games, told="")
    begun = time.perf_counter()

    def tell(done: int) -> None:
        rate = round(done / max(1e-9, time.perf_counter() - begun))
        told = say("simulate-progress", done=done, games=made.games, rate=rate)
        line.update(task, completed=done, told=told)

    with line:
        yield tell


# What came out -----------------------------------------------------------------------------


def _show_tally(done: Done, console: Console, say: Messages) -> None:
    stats = done.stats
    game, rate = say(f"{stats.plan.game}-name"), round(stats.games / max(1e-9, done.seconds))
    seconds = counted(done.seconds, 1)
    title = say(
        "simulate-title", game=game, edition=say(f"{stats.plan.game}-edition-{stats.plan.edition}"), games=stats.games
    )
    console.print(Text(title, style="bold"), Text(say("simulate-rate", seconds=seconds, rate=rate), style="dim"))
    console.print(_players(stats, say))
    if len(stats.plan.players) > 1:
        first, more = stats.first_seat, say.figure(100 * stats.advantage, decimals=2, sign=True)
        console.print(
            say("simulate-first", share=share_text(first.share, say), interval=_interval(first, say), more=more)
        )
    console.print(say("simulate-length", mean=counted(stats.lengths.mean, 2), error=counted(stats.lengths.error, 2)))
    for name, counts in _distributions(stats, say):
        console.print(Text(say("simulate-distribution", player=name), style="bold"))
        labels, shares = _bins(counts)
        console.print(bars(labels, shares, tell=share_teller(say)), end="")
    _show_uses(stats, console, say)


def _players(stats: Stats, say: Messages) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    for heading in ("player", "wins", "mean", "deviation", "low", "median", "high"):
        grid.add_column(say(f"simulate-{heading}"), justify="left" if heading == "player" else "right", no_wrap=True)
    for at, name in enumerate(names_of(stats)):
        counts = stats.scores[at]
        grid.add_row(
            name,
            wins_text(stats, at, say),
            about(counts, say, 2),
            say.figure(counts.deviation, decimals=1),
            *(str(counts.percentile(part)) for part in (5, 50, 95)),
        )
    return grid


def _show_uses(stats: Stats, console: Console, say: Messages) -> None:
    """How often a player uses each thing, the most used ones first where there are many."""
    used = [(stats.mean_usage(at), name) for at, name in enumerate(stats.usage_names)]
    if not any(use for use, _ in used):
        return
    if len(used) > MOST_THINGS:
        used = sorted(used, key=lambda one: -one[0])[:MOST_THINGS]
    labels = [_thing(stats.plan.game, str(thing), say) for _, thing in used]
    console.print(Text(say("simulate-uses", games=stats.games), style="bold"))
    console.print(
        bars(labels, [use for use, _ in used], width=36, tell=lambda use: say.figure(use, decimals=3)), end=""
    )


def _draw(stats: Stats, path: Path, say: Messages) -> None:
    """The distributions of scores as a picture, without the few games far out."""
    low = min(counts.percentile(FAR_OUT) for counts in stats.scores)
    high = max(counts.percentile(100 - FAR_OUT) for counts in stats.scores)
    width = _round_up((high - low + 1) / POINTS, max(grain for grain in GRAINS if _all_divide(stats, grain)))
    first, last = low // width, high // width
    series = []
    for counts in stats.scores:
        which = (counts.low + np.arange(len(counts.counts))) // width
        inside = (which >= first) & (which <= last)
        binned = np.bincount(which[inside] - first, counts.counts[inside], minlength=last - first + 1)
        series.append([float(share) for share in 100 * binned / counts.games])
    title = say("simulate-picture", game=say(f"{stats.plan.game}-name"), games=stats.games)
    middle = (width - 1) / 2
    across = (first * width + middle, last * width + middle)
    try:
        picture = svg_curves(names_of(stats), series, title, across=across, tell=lambda value: _tick(value, say))
        path.write_text(picture, encoding="utf-8")
    except OSError as error:
        raise BadOption("simulate-write", path=str(path), reason=error.strerror or "", games=0) from error


def _all_divide(stats: Stats, grain: int) -> bool:
    """Whether all scores are multiples of a number, as those of Tutto are of fifty."""
    return all(((counts.low + np.flatnonzero(counts.counts)) % grain == 0).all() for counts in stats.scores)


def _tick(value: float, say: Messages) -> str:
    return say.figure(value, decimals=0 if value == int(value) else 1)


def _distributions(stats: Stats, say: Messages) -> list[tuple[str, Counts]]:
    """One distribution for each player, or for all where they are alike or too many."""
    names = names_of(stats)
    if len(set(stats.plan.names)) > 1 and len(names) <= PLOTS:
        return list(zip(names, stats.scores, strict=True))
    together = Counts()
    for counts in stats.scores:
        together.merge(counts)
    return [(stats.plan.names[0] if len(set(stats.plan.names)) == 1 else say("simulate-everybody"), together)]


def _bins(counts: Counts) -> tuple[list[str], list[float]]:
    """The share of games in each of some equal ranges of scores, which begin at round numbers."""
    end = counts.low + len(counts.counts)
    width = _round_up((end - counts.low) / BINS)
    start = counts.low - counts.low % width
    which = (counts.low + np.arange(len(counts.counts)) - start) // width
    binned = np.bincount(which, counts.counts, minlength=-(-(end - start) // width)) / counts.games
    shown = np.flatnonzero(binned >= NOTHING)
    labels = [str(start + at * width) for at in range(shown[0], shown[-1] + 1)]
    return labels, [float(share) for share in binned[shown[0] : shown[-1] + 1]]


def _round_up(number: float, grain: int = 1) -> int:
    """The next number that begins with 1, 2 or 5 and ends with zeros, and is a multiple of such a number."""
    power = 1
    while True:
        for digit in (1, 2, 5):
            if digit * power >= number and digit * power % grain == 0:
                return digit * power
        power *= 10


def _thing(game: str, thing: str, say: Messages) -> str:
    for kind in ("item", "card", "city"):
        told = say.term(game, kind, thing)
        if told != thing:
            return told
    return thing


def _interval(share: Share, say: Messages) -> str:
    return f"{say.figure(100 * share.low, decimals=2)} – {say.figure(100 * share.high, decimals=2)}"
