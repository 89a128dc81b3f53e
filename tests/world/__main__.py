"""Runs many simulated worlds: `python -m tests.world --seeds 100000`, or one with its story: `--seed 7`."""

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from world.run import Outcome, run, shrink
from world.scenario import scenario_of


def main() -> int:
    """Run the worlds that were asked for; return 1 if one of them broke a promise."""
    parser = argparse.ArgumentParser(prog="python -m tests.world", description=__doc__)
    parser.add_argument("--seeds", type=int, default=1000, help="how many worlds to run (default: %(default)s)")
    parser.add_argument("--first", type=int, default=0, help="the first seed (default: %(default)s)")
    parser.add_argument("--seed", type=int, help="run only this one, and print its whole story")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes run worlds (default: %(default)s)")
    parser.add_argument("--as-found", action="store_true", help="print a failing world without making it smaller first")
    given = parser.parse_args()
    if given.seed is not None:
        outcome = run(scenario_of(given.seed))
        print("\n".join(outcome.lines))
        print(f"seed {given.seed}: {outcome.broken or 'every promise held'}")
        return int(outcome.broken is not None)
    return _run_many(range(given.first, given.first + given.seeds), given.jobs, as_found=given.as_found)


def _run_many(seeds: range, jobs: int, *, as_found: bool) -> int:
    began, simulated, steps = time.perf_counter(), 0.0, 0
    with ProcessPoolExecutor(jobs) as pool:
        outcomes = pool.map(_quiet, seeds, chunksize=20) if jobs > 1 else map(_quiet, seeds)
        for number, (seed, seconds, count, failed) in enumerate(outcomes, 1):
            simulated, steps = simulated + seconds, steps + count
            if failed:
                pool.shutdown(cancel_futures=True)
                outcome = run(scenario_of(seed))
                _tell(outcome if as_found else shrink(outcome))
                return 1
            if number % 1000 == 0 or number == len(seeds):
                took = time.perf_counter() - began
                print(f"{number:,} worlds, {steps:,} commands, {simulated / 60 / took:,.0f} simulated minutes a second")
    return 0


def _quiet(seed: int) -> tuple[int, float, int, bool]:
    outcome = run(scenario_of(seed))
    return seed, outcome.seconds, outcome.steps, outcome.broken is not None


def _tell(outcome: Outcome) -> None:
    print(f"Seed {outcome.scenario.seed} breaks a promise: {outcome.broken}")
    print(f"The smallest world found: {outcome.scenario}")
    print("\n".join(outcome.lines))


if __name__ == "__main__":
    sys.exit(main())
