"""Measures games a second of the `noppa simulate` command with all statistics and two workers, for every game.

    python bench/simulate_speed.py [GAME …] [--games N] [--players LEVELS]

Seconds are those of the command's own report. Processor time is that of the whole process, its start included; twice
the games by processor time is what two idle cores would do, whatever else runs on this computer.
"""

import argparse
import json
import resource
import subprocess
import sys
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from noppa.games import games

WORKERS = 2


class Rate(NamedTuple):
    """Games a second by the clock, and by the processor time of as many cores as there are workers."""

    clock: float
    processor: float


def rate(game: str, players: str, count: float) -> Rate:
    """Return the rate of one run of the command."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = ["-m", "noppa", "simulate", game, "--players", players, "--games", str(count)]
    done = subprocess.run(  # noqa: S603 - the measured command
        [sys.executable, *command, "--workers", str(WORKERS), "--json"], capture_output=True, check=True
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    used = after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
    report = json.loads(done.stdout)
    return Rate(report["games"] / report["seconds"], WORKERS * report["games"] / used)


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=list(games()))
    parser.add_argument("--games", type=float, default=1e7)
    parser.add_argument("--players", default="random,random")
    arguments = parser.parse_args()
    table = Table(
        "game", "by the clock", "two free cores", title=f"{arguments.games:,.0f} games of {arguments.players}, a second"
    )
    for game in arguments.game:
        found = rate(game, arguments.players, arguments.games)
        table.add_row(game, f"{found.clock:,.0f}", f"{found.processor:,.0f}")
    Console().print(table)


if __name__ == "__main__":
    main()
