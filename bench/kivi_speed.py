"""Measures the speed of KIVI: random games a second on all cores, playouts, decisions of the hard bot.

    python bench/kivi_speed.py

Best of five; decisions are measured in processor time, which is less sensitive to other programs.
"""

import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import count

import numpy as np

from noppa import Over, rules
from noppa.bots import evaluators
from noppa.bots.levels import hard
from noppa.core.sources import Seeded
from noppa.core.table import Seat, Table
from noppa.games.kivi import batches
from noppa.games.kivi.packing import tables_of
from noppa.games.kivi.rules import Kivi
from noppa.native.games import play_games

GAMES = 1_000_000
PLAYED_OUT = 1000
HARD_GAMES = 64


def best_of_five(run: Callable[[], object]) -> float:
    """Return the shortest of five times, in seconds."""
    run()
    times = []
    for _ in range(5):
        begun = time.perf_counter()
        run()
        times.append(time.perf_counter() - begun)
    return min(times)


def random_play(settled: Kivi, workers: int) -> float:
    """Return the seconds for GAMES random games of two players, divided among threads."""
    tables, squares = tables_of(settled), len(settled.board.names)
    starts = np.linspace(0, GAMES, workers + 1).astype(int).tolist()

    def part(first: int, last: int) -> None:
        play_games(tables, b"", ["random"] * 2, squares, first, last - first, 1)

    def run() -> None:
        with ThreadPoolExecutor(workers) as pool:
            list(pool.map(part, starts[:-1], starts[1:]))

    return best_of_five(run)


def hard_games(settled: Kivi, workers: int) -> float:
    """Return the seconds for HARD_GAMES games of two hard players, divided among threads."""
    starts = np.linspace(0, HARD_GAMES, workers + 1).astype(int).tolist()

    def part(first: int, last: int) -> None:
        batches.play(settled, ["hard", "hard"], first, last - first, 1)

    def run() -> None:
        with ThreadPoolExecutor(workers) as pool:
            list(pool.map(part, starts[:-1], starts[1:]))

    return best_of_five(run)


def decisions(settled: Kivi, games: int) -> float:
    """Return the seconds of one core that the hard bot takes for a decision."""
    spent, calls = 0.0, count()

    def timed(*arguments: object) -> object:
        nonlocal spent
        next(calls)
        begun = time.process_time()
        move = hard(*arguments)  # type: ignore[arg-type]
        spent += time.process_time() - begun
        return move

    for seed in range(games):
        table = Table(settled, [Seat(str(seat), "bot", "hard") for seat in (0, 1)], Seeded(seed), {"hard": timed})  # type: ignore[dict-item]
        while table.step():
            pass
        assert isinstance(table.pending, Over)
    return spent / next(calls)


def main() -> None:
    """Print the figures."""
    settled = rules("kivi")
    assert isinstance(settled, Kivi)
    known, workers = evaluators.evaluator(settled), os.cpu_count() or 1
    for cores in dict.fromkeys((1, workers)):
        print(f"random games of two, {cores} cores: {GAMES / random_play(settled, cores) / 1e6:.2f} million a second")
        print(f"hard games of two, {cores} cores: {HARD_GAMES / hard_games(settled, cores):.0f} a second")
    for players in (2, 3, 4):
        start = settled.start(players)
        taken = best_of_five(lambda start=start: known.finishes(start, PLAYED_OUT, 1))  # type: ignore[misc]
        print(f"{PLAYED_OUT} games of {players} played out: {taken:.2f} s")
    print(f"a decision of the hard bot: {1000 * decisions(settled, 10):.2f} ms")


if __name__ == "__main__":
    main()
