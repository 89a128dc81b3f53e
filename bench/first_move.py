"""Measures a new user's waits: first moves with empty caches, the server's first start, advice, chances, install size.

    python bench/first_move.py

Everything is measured in separate processes with an empty home. Seconds are of the clock and of the processor; memory
is peak resident memory. "Ready" means that the server responds, and that one of its workers has prepared the bots of
all five games.
"""

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple
from urllib.error import URLError
from urllib.request import urlopen

from rich.console import Console
from rich.table import Table

from noppa import rules
from noppa.games import games
from noppa.service.jobs.positions import name_rules

PORT = 8931
MEGABYTE = 1 << 20
FIRST_MOVE = """
from noppa import Draw, Roll, rules
from noppa.bots import BOTS
variant = rules({game!r})
state = variant.start(2)
while isinstance(pending := variant.pending(state), Roll | Draw):
    if isinstance(pending, Roll):
        state = variant.roll(state, tuple(1 + place % 6 for place in range(pending.dice)))
    else:
        state = variant.draw(state, next(iter(pending.deck)))
print(BOTS["hard"](variant, state, pending.seats[0]))
"""
ADVICE = """
import time
from noppa import Choose, coach, rules
from noppa.bots import BOTS
from noppa.core.sources import Seeded
from noppa.core.table import Seat, Table
variant, times = rules({game!r}), []
for seed in range(2):
    table = Table(variant, [Seat(str(seat), "bot", "medium") for seat in range(2)], Seeded(seed), BOTS)
    while table.step():
        if isinstance(pending := table.pending, Choose):
            begun = time.perf_counter(), time.process_time()
            advice = coach.advise(variant, variant.observed(table.state, pending.seats[0]), pending.seats[0])
            words = [choice.instruction for choice in advice[:4]], [choice.why for choice in advice[:4]]
            times.append((time.perf_counter() - begun[0], time.process_time() - begun[1]))
print(*(sorted(column)[len(times) * 95 // 100] for column in zip(*times)))
"""
CHANCES = """
import time
from noppa import rules
from noppa.coach import chances
variant = rules({game!r})
state = variant.start(2)
chances(variant, state, 10)
begun = time.perf_counter(), time.process_time()
chances(variant, state, 1000, 1)
print(time.perf_counter() - begun[0], time.process_time() - begun[1])
"""


class Cost(NamedTuple):
    """Seconds of the clock and of the processor, and megabytes."""

    wall: float
    processor: float
    memory: float


def empty_home(folder: str) -> dict[str, str]:
    """Return an environment whose home and caches are empty."""
    return os.environ | {"HOME": folder, "XDG_CACHE_HOME": f"{folder}/cache", "XDG_DATA_HOME": f"{folder}/data"}


def run(code: str) -> tuple[Cost, str]:
    """Run code in a process with an empty home; return its cost and its output."""
    with TemporaryDirectory() as home:
        begun = time.perf_counter()
        command, environment = [sys.executable, "-c", code], empty_home(home)
        process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)  # noqa: S603 - ours
        assert process.stdout is not None
        output = process.stdout.read()
        return finish(process, begun), output


def finish(process: "subprocess.Popen[str]", begun: float) -> Cost:
    """Wait for a process to end and return its cost."""
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return Cost(time.perf_counter() - begun, used.ru_utime + used.ru_stime, used.ru_maxrss / 1024)


def first_start() -> Cost:
    """Return the joint cost of server and worker until the bots of all games are ready."""
    with TemporaryDirectory() as home:
        serve = [sys.executable, "-m", "noppa", "serve", "--port", str(PORT)]
        work = [sys.executable, "-m", "noppa.server.workers.worker"]
        begun, environment = time.perf_counter(), empty_home(home)
        server = subprocess.Popen(serve, env=environment, stdout=subprocess.DEVNULL, text=True)  # noqa: S603 - ours
        worker = subprocess.Popen(work, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)  # noqa: S603 - ours
        assert worker.stdin is not None
        assert worker.stdout is not None
        for game in games():
            request = {"job": "ready", "rules": name_rules(rules(game)), "levels": ["hard"]}
            worker.stdin.write(json.dumps(request) + "\n")
            worker.stdin.flush()
            assert json.loads(worker.stdout.readline())["result"] is None
        while not responds():
            time.sleep(0.02)
        ready = time.perf_counter() - begun
        worker.stdin.close()
        worked = finish(worker, begun)
        server.terminate()
        served = finish(server, begun)
    return Cost(ready, worked.processor + served.processor, worked.memory + served.memory)


def responds() -> bool:
    """Return whether the server responds."""
    try:
        with urlopen(f"http://127.0.0.1:{PORT}/", timeout=5):
            return True
    except (URLError, OSError):
        return False


def install_size() -> float:
    """Return the megabytes of this environment's packages."""
    folders = {Path(entry) for entry in sys.path if entry.endswith("site-packages")}
    return sum(file.lstat().st_size for folder in folders for file in folder.rglob("*") if file.is_file()) / MEGABYTE


def main() -> None:
    """Print the table."""
    grid = Table("what", "wall s", "processor s", "MB", title="With empty caches")
    for game in games():
        cost, _ = run(FIRST_MOVE.format(game=game))
        grid.add_row(f"first hard move, {game}", f"{cost.wall:.2f}", f"{cost.processor:.2f}", f"{cost.memory:.0f}")
    cost = first_start()
    grid.add_row("server ready", f"{cost.wall:.2f}", f"{cost.processor:.2f}", f"{cost.memory:.0f}")
    for game in games():
        wall, processor = map(float, run(ADVICE.format(game=game))[1].split())
        grid.add_row(f"advice, 95th percentile, {game}", f"{wall:.4f}", f"{processor:.4f}", "")
    for game in games():
        wall, processor = map(float, run(CHANCES.format(game=game))[1].split())
        grid.add_row(f"chances with 1,000 games, {game}", f"{wall:.2f}", f"{processor:.2f}", "")
    grid.add_row("packages of this environment", "", "", f"{install_size():.0f}")
    Console().print(grid)


if __name__ == "__main__":
    main()
