"""Measures how long the command takes to start, in wall clock and processor time, and lists its slowest imports.

python bench/startup.py
"""

import resource
import subprocess
import sys
import time
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from full_screen import Terminal
from noppa.games import games

RUNS = 7
SHOWN = 12
COMMANDS = {
    "python -c pass": ("-c", "pass"),
    "noppa --version": ("-m", "noppa", "--version"),
    "noppa --help": ("-m", "noppa", "--help"),
    "noppa games": ("-m", "noppa", "games"),
    "noppa play --help": ("-m", "noppa", "play", "--help"),
    "noppa simulate --help": ("-m", "noppa", "simulate", "--help"),
}


class Start(NamedTuple):
    """Seconds of the clock and of the processor."""

    wall: float
    processor: float


class Import(NamedTuple):
    """A module, and the milliseconds its import takes, with everything it imports itself."""

    milliseconds: float
    module: str


def start(*words: str) -> Start:
    """Run a command once and return its time."""
    before, begun = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    subprocess.run([sys.executable, *words], check=True, capture_output=True)  # noqa: S603 - our own commands
    wall, after = time.perf_counter() - begun, resource.getrusage(resource.RUSAGE_CHILDREN)
    return Start(wall, after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime)


def slowest_imports(*words: str) -> list[Import]:
    """Return the slowest imports of a command, slowest first."""
    run = [sys.executable, "-X", "importtime", *words]
    done = subprocess.run(run, check=True, capture_output=True, text=True)  # noqa: S603 - our own commands
    found = []
    for line in done.stderr.splitlines():
        _, _, times = line.partition("import time:")
        _, cumulative, module = [*times.split("|"), "", "", ""][:3]
        if cumulative.strip().isdigit():
            found.append(Import(int(cumulative) / 1000, module.strip()))
    return sorted(found, reverse=True)[:SHOWN]


def _screen() -> float:
    """Return the seconds until a game is shown on the full screen of a terminal."""
    terminal = Terminal(next(iter(games())))
    seconds: float = terminal.until("␣".encode())
    terminal.close()
    return seconds


def main() -> None:
    """Print both tables."""
    console = Console()
    times = Table("command", "wall s", "processor s")
    for name, words in COMMANDS.items():
        runs = [start(*words) for _ in range(RUNS)]
        times.add_row(name, f"{min(run.wall for run in runs):.3f}", f"{min(run.processor for run in runs):.3f}")
    screens = [_screen() for _ in range(RUNS)]
    times.add_row("noppa play GAME, to its screen", f"{min(screens):.3f}", "")
    console.print(times)
    imports = Table("imported by noppa --help", "ms")
    for slow in slowest_imports("-m", "noppa", "--help"):
        imports.add_row(slow.module, f"{slow.milliseconds:.1f}")
    console.print(imports)


if __name__ == "__main__":
    main()
