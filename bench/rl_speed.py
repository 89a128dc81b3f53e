"""Measures steps a second of environments with random legal moves, compared with PettingZoo's classics.

    python bench/rl_speed.py

Best of five. A step of a turn-based environment is one agent's: observation, mask, a random legal action, `step`. For
a batch the table shows `step` alone, `step` with sampling random legal actions, and `step` with two threads, all
without copies of results.
Classics that are not installed are left out (`pip install 'pettingzoo[classic]'`).
"""

import random
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

import gymnasium
import numpy as np

import noppa.rl
from noppa.rl.vector import Batch
from petting import random_game

REPEATS = 5
SECONDS = 0.5
CLASSICS = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "gin_rummy_v4", "chess_v6", "go_v5")
SIZES = (1, 64, 1024, 16384)


def rate(steps: Callable[[], int]) -> float:
    """Return the steps a second, best of several tries."""
    found = 0.0
    for _ in range(REPEATS):
        count, begun = 0, time.process_time()
        while time.process_time() - begun < SECONDS / REPEATS:
            count += steps()
        found = max(found, count / (time.process_time() - begun))
    return found


def table_rate(env: Any) -> float:
    """Return the rate of a PettingZoo environment, whole games with random legal moves."""
    pick = random.Random(1)
    return rate(lambda: random_game(env, pick))


def solitaire_rate(name: str) -> float:
    """Return the rate of a Gymnasium environment, whole games with random legal moves."""
    env = gymnasium.make(name).unwrapped

    def game() -> int:
        env.reset()
        steps, ended = 0, False
        while not ended:
            _, _, ended, _, _ = env.step(env.action_space.sample())
            steps += 1
        return steps

    return rate(game)


def batch_rates(game: str, size: int, threads: int = 1) -> tuple[float, float]:
    """Return the rates of a batch: `step` alone, and with sampling actions."""
    env = Batch(game, size, threads=threads, copy=False)
    env.reset(seed=1)
    env.step(env.sample())
    times: list[tuple[float, float]] = []
    begun = time.perf_counter()
    while time.perf_counter() - begun < SECONDS * REPEATS or len(times) < 2 * REPEATS:
        drawn = time.perf_counter()
        actions = env.sample()
        stepped = time.perf_counter()
        env.step(actions)
        times.append((time.perf_counter() - stepped, time.perf_counter() - drawn))
    env.close()
    spans = [np.sum(part, axis=0) / len(part) for part in np.array_split(np.array(times), REPEATS)]
    alone, together = np.min(spans, axis=0)
    return size / alone, size / together


def main() -> None:
    """Print a table."""
    print(f"{'PettingZoo':34}{'steps/s':>14}")
    for name in CLASSICS:
        try:
            env = import_module(f"pettingzoo.classic.{name}").env()
        except (ImportError, gymnasium.error.DependencyNotInstalled):
            print(f"{'classic ' + name:34}{'not installed':>14}")
            continue
        print(f"{'classic ' + name:34}{table_rate(env):>14,.0f}")
    for name in noppa.rl.TURN_BASED:
        print(f"{'noppa ' + name:34}{table_rate(noppa.rl.turn_based_env(name)):>14,.0f}")
    print(f"\n{'Gymnasium, alone':34}{'steps/s':>14}")
    for name in noppa.rl.SOLITAIRES:
        print(f"{name:34}{solitaire_rate(name):>14,.0f}")
    print(f"\n{'Gymnasium, batches':34}{'step':>14}{'with actions':>14}{'two threads':>14}")
    for game in noppa.rl.BATCHES.values():
        for size in SIZES:
            alone, together = batch_rates(game, size)
            shared, _ = batch_rates(game, size, threads=2)
            print(f"{f'{game}, {size} games':34}{alone:>14,.0f}{together:>14,.0f}{shared:>14,.0f}")


if __name__ == "__main__":
    main()
