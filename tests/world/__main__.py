"""Run many simulated worlds: `python -m tests.world --seeds 100000`, or one with its story: `--seed 7`."""

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from world.run import Outcome, run, shrink
from world.scenario import scenario_of

EVERY = 10.0
"""Seconds between two progress reports."""


def main() -> int:
    """Run the requested worlds; return 1 if one of them broke a promise."""
    parser = argparse.ArgumentParser(prog="python -m tests.world", description=__doc__)
    parser.add_argument("--seeds", type=int, default=1000, help="how many worlds to run (default: %(default)s)")
    parser.add_argument("--first", type=int, default=0, help="the first seed (default: %(default)s)")
    parser.add_argument("--seed", type=int, help="run only this one, and print its whole story")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes run worlds (default: %(default)s)")
    parser.add_argument("--as-found", action="store_true", help="print a failing world without making it smaller first")
    parser.add_argument("--keep-going", action="store_true", help="run every world, and list the seeds that failed")
    args = parser.parse_args()
    if args.seed is not None:
        outcome = run(scenario_of(args.seed))
        print("\n".join(outcome.lines))
        print(f"seed {args.seed}: {outcome.broken or 'every promise held'}")
        return int(outcome.broken is not None)
    failed = _run_many(range(args.first, args.first + args.seeds), args.jobs, keep_going=args.keep_going)
    if failed and args.keep_going:
        print(f"{len(failed)} failed: {' '.join(str(seed) for seed in failed)}")
    elif failed:
        outcome = run(scenario_of(failed[0]))
        _tell(outcome if args.as_found else shrink(outcome))
    return int(bool(failed))


def _run_many(seeds: range, jobs: int, *, keep_going: bool) -> list[int]:
    """Run the worlds, print progress every few seconds, and return the seeds that broke a promise."""
    began, printed, simulated, steps, failures = time.perf_counter(), 0.0, 0.0, 0, []
    with ProcessPoolExecutor(jobs) as pool:
        outcomes = pool.map(_quiet, seeds, chunksize=20) if jobs > 1 else map(_quiet, seeds)
        for number, (seed, seconds, count, broken) in enumerate(outcomes, 1):
            simulated, steps, took = simulated + seconds, steps + count, time.perf_counter() - began
            if broken:
                print(f"Seed {seed} breaks a promise: {broken}", flush=True)
                failures.append(seed)
                if not keep_going:
                    pool.shutdown(cancel_futures=True)
                    break
            if took - printed > EVERY or number == len(seeds):
                printed, speed = took, simulated / 60 / took
                print(
                    f"{number:,} worlds (to seed {seed}), {steps:,} commands, {took:,.0f} s, "
                    f"{speed:,.0f} simulated minutes a second",
                    flush=True,
                )
    return failures


def _quiet(seed: int) -> tuple[int, float, int, str]:
    """Run a world; return its seed, simulated seconds, number of commands, and the promise that it broke."""
    outcome = run(scenario_of(seed))
    return seed, outcome.seconds, outcome.steps, str(outcome.broken or "")


def _tell(outcome: Outcome) -> None:
    print(f"The smallest world found: {outcome.scenario}")
    print(f"It breaks a promise: {outcome.broken}")
    print("\n".join(outcome.lines))


if __name__ == "__main__":
    sys.exit(main())
