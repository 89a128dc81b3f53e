"""How fast Dicetto is: random games, games played out, games of hard players, batches. CPU time of one core.

python bench/dicetto_speed.py
"""

import time
from collections.abc import Callable

import numpy as np

from noppa import rules
from noppa.batches.games import Games
from noppa.batches.layout import layout
from noppa.games.dicetto import batches
from noppa.games.dicetto.evaluator import Evaluator
from noppa.games.dicetto.rules import Dicetto

RANDOM_GAMES, PLAYED_OUT, HARD_GAMES, BATCH, STEPS = 100_000, 1000, 64, 1024, 200


def best_of_five(work: Callable[[], object]) -> float:
    """Return the least of the seconds of CPU time that five calls take, all threads together."""
    found = []
    for _ in range(5):
        begun = time.process_time()
        work()
        found.append(time.process_time() - begun)
    return min(found)


def batch_steps(made: Dicetto) -> float:
    """Return the steps a second of a batch in which the first legal moves that are no keeps are played."""
    batch = Games(layout(made, 2), 1, BATCH)
    result = batch.new_result()
    batch.start()
    spent = 0.0
    for _ in range(STEPS):
        actions = np.array([batch.legal_actions(at)[-1] for at in range(BATCH)])
        begun = time.process_time()
        batch.step(0, BATCH, actions, result, wins=True)
        spent += time.process_time() - begun
    return BATCH * STEPS / spent


def main() -> None:
    """Print the figures."""
    made = rules("dicetto")
    assert isinstance(made, Dicetto)
    decisions = sum(batches.play(made, ["random"] * 2, 0, RANDOM_GAMES, 1).lengths)
    spent = best_of_five(lambda: batches.play(made, ["random"] * 2, 0, RANDOM_GAMES, 1))
    print(f"random games:   {1e9 * spent / decisions:.1f} ns a decision, {RANDOM_GAMES / spent:.0f} games a second")
    known, start = Evaluator(made), made.start(2)
    spent = best_of_five(lambda: known.finishes(start, PLAYED_OUT, 1))
    print(f"played out:     {spent:.2f} s for {PLAYED_OUT} games")
    spent = best_of_five(lambda: batches.play(made, ["hard"] * 2, 0, HARD_GAMES, 1))
    print(f"hard players:   {HARD_GAMES / spent:.0f} games a second")
    print(f"batches:        {batch_steps(made) / 1e6:.1f} million steps a second")


if __name__ == "__main__":
    main()
