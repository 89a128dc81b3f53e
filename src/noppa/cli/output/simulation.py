"""The report of a simulation: a table of players, bars of scores and usage, and a picture."""

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from noppa.cli.output.amounts import share_label, share_text
from noppa.cli.output.charts import bars
from noppa.cli.output.svg import svg_curves
from noppa.cli.output.variant_table import mean_text, names_of, wins_text
from noppa.core.errors import BadOption
from noppa.core.system_errors import system_reason
from noppa.locale import Messages
from noppa.locale.figures import counted
from noppa.simulate import Stats
from noppa.simulate.counts import Counts, Share
from noppa.simulate.run import Stopped

BINS = 20
POINTS, FAR_OUT, GRAINS = 80, 0.05, (1, 2, 5, 10, 20, 50)
"""The most points in a picture, the per cent cut off at each end, and the score steps to try."""
NOTHING = 0.0005
MOST_USAGE_BARS = 24
PLOTS = 4


@dataclass(frozen=True, slots=True)
class SimulationRun:
    """A finished or stopped simulation."""

    stats: Stats
    stopped: Stopped
    seconds: float


def show_stats(run: SimulationRun, console: Console, say: Messages) -> None:
    """Print the statistics of a simulation."""
    stats = run.stats
    game, rate = say(f"{stats.plan.game}-name"), round(stats.games / max(1e-9, run.seconds))
    edition, seconds = say(f"{stats.plan.game}-edition-{stats.plan.edition}"), counted(run.seconds, 1)
    title = say("simulate-title", game=game, edition=edition, games=stats.games)
    console.print(Text(title, style="bold"), Text(say("simulate-rate", seconds=seconds, rate=rate), style="dim"))
    console.print(_players(stats, say))
    if len(stats.plan.players) > 1:
        first, more = stats.first_seat, counted(100 * stats.advantage, 2, sign=True)
        console.print(
            say("simulate-first", share=share_text(first.share, say), interval=_interval(first, say), more=more)
        )
    console.print(say("simulate-length", mean=counted(stats.lengths.mean, 2), error=counted(stats.lengths.error, 2)))
    for name, counts in _distributions(stats, say):
        console.print(Text(say("simulate-distribution", player=name), style="bold"))
        labels, shares = _bins(counts)
        console.print(bars(labels, shares, tell=share_label(say)), end="")
    _show_usage(stats, console, say)


def _players(stats: Stats, say: Messages) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    for heading in ("player", "wins", "mean", "deviation", "low", "median", "high"):
        grid.add_column(say(f"simulate-{heading}"), justify="left" if heading == "player" else "right", no_wrap=True)
    for at, name in enumerate(names_of(stats)):
        counts = stats.scores[at]
        grid.add_row(
            name,
            wins_text(stats, at, say),
            mean_text(counts, say, 2),
            say.figure(counts.deviation, decimals=1),
            *(str(counts.percentile(part)) for part in (5, 50, 95)),
        )
    return grid


def _show_usage(stats: Stats, console: Console, say: Messages) -> None:
    """Print the usage of each row, card, square or city; if there are many, only the most used."""
    usage = [(stats.mean_usage(at), name) for at, name in enumerate(stats.usage_names)]
    if not any(mean for mean, _ in usage):
        return
    if len(usage) > MOST_USAGE_BARS:
        usage = sorted(usage, key=lambda entry: -entry[0])[:MOST_USAGE_BARS]
    labels = [_usage_label(stats.plan.game, str(name), say) for _, name in usage]
    console.print(Text(say("simulate-uses", games=stats.games), style="bold"))
    console.print(
        bars(labels, [mean for mean, _ in usage], width=36, tell=lambda mean: say.figure(mean, decimals=3)), end=""
    )


def draw_scores(stats: Stats, path: Path, say: Messages) -> None:
    """Write the distributions of scores as a picture, without extreme scores.

    Raises `BadOption` if the file cannot be written.
    """
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
        raise BadOption("file-not-written", path=str(path), why=system_reason(error)) from error


def _all_divide(stats: Stats, grain: int) -> bool:
    """Return whether all scores are multiples of a number."""
    return all(((counts.low + np.flatnonzero(counts.counts)) % grain == 0).all() for counts in stats.scores)


def _tick(value: float, say: Messages) -> str:
    return say.figure(value, decimals=0 if value == int(value) else 1)


def _distributions(stats: Stats, say: Messages) -> list[tuple[str, Counts]]:
    """Return one distribution per player, or one for all if they are the same or too many."""
    names = names_of(stats)
    if len(set(stats.plan.names)) > 1 and len(names) <= PLOTS:
        return list(zip(names, stats.scores, strict=True))
    together = Counts()
    for counts in stats.scores:
        together.merge(counts)
    return [(stats.plan.names[0] if len(set(stats.plan.names)) == 1 else say("simulate-everybody"), together)]


def _bins(counts: Counts) -> tuple[list[str], list[float]]:
    """Return labels and shares of games for equal ranges of scores that start at round numbers."""
    end = counts.low + len(counts.counts)
    width = _round_up((end - counts.low) / BINS)
    start = counts.low - counts.low % width
    which = (counts.low + np.arange(len(counts.counts)) - start) // width
    binned = np.bincount(which, counts.counts, minlength=-(-(end - start) // width)) / counts.games
    shown = np.flatnonzero(binned >= NOTHING)
    labels = [str(start + at * width) for at in range(shown[0], shown[-1] + 1)]
    return labels, [float(share) for share in binned[shown[0] : shown[-1] + 1]]


def _round_up(number: float, grain: int = 1) -> int:
    """Return the next 1, 2 or 5 followed by zeros that is a multiple of `grain`."""
    power = 1
    while True:
        for digit in (1, 2, 5):
            if digit * power >= number and digit * power % grain == 0:
                return digit * power
        power *= 10


def _usage_label(game: str, name: str, say: Messages) -> str:
    for kind in ("item", "card", "city"):
        label = say.term(game, kind, name)
        if label != name:
            return label
    return name


def _interval(share: Share, say: Messages) -> str:
    return f"{say.figure(100 * share.low, decimals=2)} – {say.figure(100 * share.high, decimals=2)}"
