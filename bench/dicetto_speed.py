"""Measures the speed of Dicetto in CPU time of one core: random games, playouts, games of hard players, batches.

python bench/dicetto_speed.py
"""

import time
from collections.abc import Callable

import numpy as np

from noppa import rules
from noppa.batches.games import Games
from noppa.batches.layout import layout
from noppa.batches.workers import Helpers
from noppa.games.dicetto import batches
from noppa.games.dicetto.evaluator import Evaluator
from noppa.games.dicetto.rules import Dicetto

RANDOM_GAMES, PLAYED_OUT, HARD_GAMES, BATCH, STEPS = 100_000, 1000, 64, 1024, 200


def best_of_five(work: Callable[[], object]) -> float:
    """Return the shortest CPU time of five calls in seconds, all threads together."""
    found = []
    for _ in range(5):
        begun = time.process_time()
        work()
        found.append(time.process_time() - begun)
    return min(found)


def batch_steps(variant: Dicetto) -> float:
    """Return the steps a second of a batch in which the last legal move is always played."""
    batch = Games(layout(variant, 2), 1, BATCH)
    result, helpers = batch.new_result(), Helpers(0)
    batch.start()
    spent = 0.0
    for _ in range(STEPS):
        actions = np.array([batch.legal_actions(at)[-1] for at in range(BATCH)])
        begun = time.process_time()
        batch.step(actions, result, helpers, wins=True)
        spent += time.process_time() - begun
    return BATCH * STEPS / spent


def main() -> None:
    """Print the figures."""
    variant = rules("dicetto")
    assert isinstance(variant, Dicetto)
    decisions = sum(batches.play(variant, ["random"] * 2, 0, RANDOM_GAMES, 1).lengths)
    spent = best_of_five(lambda: batches.play(variant, ["random"] * 2, 0, RANDOM_GAMES, 1))
    print(f"random games:   {1e9 * spent / decisions:.1f} ns a decision, {RANDOM_GAMES / spent:.0f} games a second")
    evaluator, start = Evaluator(variant), variant.start(2)
    spent = best_of_five(lambda: evaluator.finishes(start, PLAYED_OUT, 1))
    print(f"played out:     {spent:.2f} s for {PLAYED_OUT} games")
    spent = best_of_five(lambda: batches.play(variant, ["hard"] * 2, 0, HARD_GAMES, 1))
    print(f"hard players:   {HARD_GAMES / spent:.0f} games a second")
    print(f"batches:        {batch_steps(variant) / 1e6:.1f} million steps a second")


if __name__ == "__main__":
    main()
