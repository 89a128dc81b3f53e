"""Measures how long it takes to solve Yatzy exactly, compared with the `yatzy-solver` package if it is installed.

For ours, best of five: warm, from process start, and the peak memory of that process. The peer is a compiled library
and solves from scratch each time, best of three.
"""

import importlib
import json
import subprocess
import sys
import time

from rich.console import Console
from rich.table import Table

from noppa import rules
from noppa.games.yatzy.solved import solve

PUBLISHED = 248.4399893779
PROCESS = """
import json, resource, noppa
from noppa.games.yatzy.solved import solve
value = solve(noppa.rules("yatzy")).value((None,) * 15)
print(json.dumps([value, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024]))
"""


def best_seconds(edition: str, runs: int = 5) -> tuple[float, float]:
    """Return the shortest time of several, and the value of the opening."""
    variant = rules("yatzy", edition)
    value = solve(variant).value((None,) * 15)  # type: ignore[arg-type]
    seconds = []
    for _ in range(runs):
        begun = time.perf_counter()
        solve(variant)  # type: ignore[arg-type]
        seconds.append(time.perf_counter() - begun)
    return min(seconds), value


def from_process_start(runs: int = 5) -> tuple[float, float]:
    """Return the shortest time of a whole process, and its peak memory in MB."""
    seconds, memory = [], 0.0
    for _ in range(runs):
        begun = time.perf_counter()
        done = subprocess.run([sys.executable, "-c", PROCESS], capture_output=True, check=True)  # noqa: S603 - our own
        seconds.append(time.perf_counter() - begun)
        value, memory = json.loads(done.stdout)
        assert abs(value - PUBLISHED) < 5e-10
    return min(seconds), memory


def peer_seconds(runs: int = 3) -> float | None:
    """Return the shortest time of the peer, None if it is not installed."""
    try:
        peer = importlib.import_module("yatzy_solver")
    except ImportError:
        return None
    seconds = []
    for _ in range(runs):
        begun = time.perf_counter()
        peer.Solver.build(peer.Variant("yatzy-scandinavian"))
        seconds.append(time.perf_counter() - begun)
    return min(seconds)


def main() -> None:
    """Print the table."""
    table = Table("what", "seconds", "value of the opening")
    warm = 0.0
    for edition in ("international", "nordic", "dutch", "danish"):
        seconds, value = best_seconds(edition)
        warm = warm or seconds
        table.add_row(f"{edition}, warm, best of 5", f"{seconds:.3f}", f"{value:.10f}")
    seconds, memory = from_process_start()
    table.add_row("international, from process start, best of 5", f"{seconds:.3f}", f"peak {memory:.0f} MB")
    peer = peer_seconds()
    if peer is None:
        table.add_row("yatzy-solver", "pip install yatzy-solver", "")
    else:
        table.add_row("yatzy-solver 1.0, best of 3", f"{peer:.3f}", f"ours is {peer / warm:.0f} times faster")
    Console().print(table)


if __name__ == "__main__":
    main()
