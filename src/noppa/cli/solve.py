"""`noppa solve`: the exact value of a game's opening, and how final scores are spread."""

import json
import time
from typing import Any

import click
from rich.console import Console
from rich.text import Text

from noppa.cli.amounts import share_teller
from noppa.cli.patience import patience
from noppa.cli.plot import bars
from noppa.core.errors import BadOption
from noppa.core.rules import Rules
from noppa.locale import Messages
from noppa.locale.figures import counted

PERCENTILES = (1, 5, 25, 50, 75, 95, 99)
BIN = 20


def show_solution(rules: Rules[Any], console: Console, say: Messages, *, as_json: bool, distribution: bool) -> None:
    """Solve the game, and print what was found."""
    if rules.game.name != "yatzy":
        raise BadOption("solve-unsolved", game=rules.game.name, allowed=("yatzy",))
    from noppa.games.yatzy.outcome import outcome  # noqa: PLC0415
    from noppa.games.yatzy.solver import solved  # noqa: PLC0415

    begun = time.perf_counter()
    with patience(say("solving")) as progress:
        solution = solved(rules, progress, fresh=True)  # type: ignore[arg-type]
    seconds = time.perf_counter() - begun
    expected = solution.value((None,) * 15)
    found: dict[str, Any] = {
        "game": rules.game.name,
        "edition": rules.edition,
        "options": dict(rules.options),
        "expected": expected,
        "seconds": seconds,
    }
    spread = None
    if distribution:
        with patience(say("solving-distribution")) as progress:
            spread = outcome(solution, progress)
        found["distribution"] = {
            "mean": spread.mean,
            "spread": spread.spread,
            "percentiles": {str(part): spread.percentile(part) for part in PERCENTILES},
            "bonus": spread.bonus,
            "yatzy": spread.yatzy,
            "chances": [float(chance) for chance in spread.chances],
        }
    if as_json:
        click.echo(json.dumps(found))
        return
    console.print(Text(say("solved-value", expected=counted(expected, 10), seconds=counted(seconds, 2)), style="bold"))
    if spread is not None:
        _show_distribution(found["distribution"], console, say)


def _show_distribution(found: dict[str, Any], console: Console, say: Messages) -> None:
    shown = {part: found["percentiles"][part] for part in found["percentiles"]}
    console.print(say("solved-spread", mean=counted(found["mean"], 2), spread=counted(found["spread"], 2)))
    console.print(
        say(
            "solved-percentiles",
            parts=" · ".join(f"{say('per-cent', value=part)}: {score}" for part, score in shown.items()),
        )
    )
    console.print(say("solved-odds", bonus=counted(100 * found["bonus"], 2), yatzy=counted(100 * found["yatzy"], 2)))
    chances = found["chances"]
    binned = [sum(chances[first : first + BIN]) for first in range(0, len(chances), BIN)]
    labels = [f"{first}–{first + BIN - 1}" for first in range(0, len(chances), BIN)]
    seen = [at for at, share in enumerate(binned) if share >= 0.0005]
    console.print(bars(labels[seen[0] : seen[-1] + 1], binned[seen[0] : seen[-1] + 1], tell=share_teller(say)))
