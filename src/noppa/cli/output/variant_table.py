"""The results of several variants in one table that fits the screen."""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from noppa.cli.output.amounts import share_text
from noppa.cli.variants import Variants
from noppa.locale import Messages
from noppa.simulate import Stats
from noppa.simulate.counts import Counts, Share

WIDEST = 10_000


def show_variants(variants: Variants, all_stats: list[Stats], console: Console, say: Messages) -> None:
    """Print what is compared, then one line per variant, or one per player if that is too wide."""
    labels = variants.labels
    wide_table = _wide_table(labels, all_stats, say)
    fits = console.measure(wide_table, options=console.options.update(width=WIDEST)).maximum <= console.width
    game = say(f"{all_stats[0].plan.game}-name")
    console.print(Text(say("simulate-variants", game=game, games=all_stats[0].games), style="bold"))
    console.print(Text(say("simulate-compared", what=" · ".join(variants.compared)), style="dim"))
    console.print(wide_table if fits else _narrow_table(labels, all_stats, say))


def _wide_table(labels: Sequence[str], all_stats: list[Stats], say: Messages) -> Grid:
    """Return a table with the players of a variant side by side."""
    names = names_of(all_stats[0])
    wins = [say("simulate-wins-of", player=name) for name in names]
    scores = [say("simulate-mean-of", player=name) for name in names]
    grid = _grid([say("simulate-variant")], [*wins, *scores, say("simulate-first-seat"), say("simulate-decisions")])
    for label, stats in zip(labels, all_stats, strict=False):
        grid.add_row(
            label,
            *(wins_text(stats, at, say) for at in range(len(names))),
            *(mean_text(counts, say, 1) for counts in stats.scores),
            _lead(stats, say),
            mean_text(stats.lengths, say, 1),
        )
    return grid


def _narrow_table(labels: Sequence[str], all_stats: list[Stats], say: Messages) -> Grid:
    """Return a table with the players of a variant below each other; only the first column wraps."""
    left = [say("simulate-variant"), say("simulate-player")]
    right = [say(f"simulate-{heading}") for heading in ("wins", "mean", "first-seat", "decisions")]
    grid = _grid(left, right)
    grid.columns[0].no_wrap = False
    for label, stats in zip(labels, all_stats, strict=False):
        shared = (_lead(stats, say), mean_text(stats.lengths, say, 1))
        for at, name in enumerate(names_of(stats)):
            own = (name, wins_text(stats, at, say), mean_text(stats.scores[at], say, 1))
            grid.add_row(*((label, *own, *shared) if at == 0 else ("", *own)))
    return grid


def _grid(left: list[str], right: list[str]) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for heading in left:
        grid.add_column(heading, no_wrap=True)
    for heading in right:
        grid.add_column(heading, justify="right", no_wrap=True)
    return grid


def names_of(stats: Stats) -> list[str]:
    """Return the players' names, numbered."""
    return [f"{at} {name}" for at, name in enumerate(stats.plan.names, 1)]


def wins_text(stats: Stats, player: int, say: Messages) -> str:
    """Return the share of games that a player wins, with its margin of error."""
    win = stats.win(player)
    return f"{share_text(win.share, say)} ± {_half(win, say)}"


def mean_text(counts: Counts, say: Messages, decimals: int) -> str:
    """Return a mean, with its margin of error."""
    return f"{say.figure(counts.mean, decimals=decimals)} ± {say.figure(counts.error, decimals=decimals)}"


def _lead(stats: Stats, say: Messages) -> str:
    return f"{say.figure(100 * stats.advantage, decimals=2, sign=True)} ± {_half(stats.first_seat, say)}"


def _half(share: Share, say: Messages) -> str:
    return say.figure(50 * (share.high - share.low), decimals=2)
