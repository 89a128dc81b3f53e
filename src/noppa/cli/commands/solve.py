"""`noppa solve`: computes the exact value of a game's opening, and the distribution of final scores."""

import json
import time
from typing import Any

import click
from rich.console import Console
from rich.text import Text

from noppa.cli.console import CONSOLE
from noppa.cli.errors import report_errors
from noppa.cli.language import SAY
from noppa.cli.localized import LocalizedCommand
from noppa.cli.output.amounts import share_label
from noppa.cli.output.charts import bars
from noppa.cli.output.progress import progress_bar
from noppa.cli.rule_options import game_argument, read_options, variant_options
from noppa.core.errors import BadOption
from noppa.core.rules import Rules
from noppa.core.solution import Distribution, Solution
from noppa.games import games, has_part, part
from noppa.games import rules as make_rules
from noppa.locale import Messages
from noppa.locale.figures import counted

PERCENTILES = (1, 5, 25, 50, 75, 95, 99)
BIN = 20


@click.command("solve", cls=LocalizedCommand)
@game_argument()
@variant_options
@click.option("--json", "as_json", is_flag=True)
@click.option("--distribution", is_flag=True)
@report_errors
def solve(game: str, edition: str | None, options: tuple[str, ...], *, as_json: bool, distribution: bool) -> None:
    """Compute the exact value of a game's opening."""
    rules = make_rules(game, edition, **read_options(game, options))
    solver = part(game, "solver")
    if solver is None:
        solved = tuple(name for name in games() if has_part(name, "solver"))
        raise BadOption("solve-unsolved", game=game, allowed=solved)
    started = time.perf_counter()
    with progress_bar(SAY("solving")) as progress:
        solution: Solution = solver.solve(rules, progress)
    seconds = time.perf_counter() - started
    spread = None
    if distribution:
        with progress_bar(SAY("solving-distribution")) as progress:
            spread = solution.distribution(progress)
    if as_json:
        click.echo(json.dumps(_plain(rules, solution, seconds, spread)))
        return
    expected = counted(solution.expected, 10)
    CONSOLE.print(Text(SAY("solved-value", expected=expected, seconds=counted(seconds, 2)), style="bold"))
    if spread is not None:
        _show_distribution(game, spread, CONSOLE, SAY)


def _plain(rules: Rules[Any], solution: Solution, seconds: float, spread: Distribution | None) -> dict[str, Any]:
    plain: dict[str, Any] = {
        "game": rules.game.name,
        "edition": rules.edition,
        "options": dict(rules.options),
        "expected": solution.expected,
        "seconds": seconds,
    }
    if spread is not None:
        plain["distribution"] = {
            "mean": spread.mean,
            "spread": spread.spread,
            "percentiles": {str(part): spread.percentile(part) for part in PERCENTILES},
            **spread.odds,
            "chances": list(spread.chances),
        }
    return plain


def _show_distribution(game: str, spread: Distribution, console: Console, say: Messages) -> None:
    console.print(say("solved-spread", mean=counted(spread.mean, 2), spread=counted(spread.spread, 2)))
    percentiles = [f"{say('per-cent', value=part)}: {spread.percentile(part)}" for part in PERCENTILES]
    console.print(say("solved-percentiles", parts=" · ".join(percentiles)))
    if spread.odds:
        odds = {name: counted(100 * chance, 2) for name, chance in spread.odds.items()}
        console.print(say(f"{game}-solved-odds", **odds))
    chances = spread.chances
    binned = [sum(chances[first : first + BIN]) for first in range(0, len(chances), BIN)]
    labels = [f"{first}–{first + BIN - 1}" for first in range(0, len(chances), BIN)]
    shown = [at for at, share in enumerate(binned) if share >= 0.0005]
    console.print(bars(labels[shown[0] : shown[-1] + 1], binned[shown[0] : shown[-1] + 1], tell=share_label(say)))
