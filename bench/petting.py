"""Plays whole games of PettingZoo environments with random legal moves."""

import random
from typing import Any

import numpy as np


def random_game(env: Any, pick: random.Random) -> int:
    """Play a game and return the number of decisions."""
    env.reset(seed=pick.randrange(2**31))
    decisions = 0
    for _ in env.agent_iter():
        observation, _, terminated, truncated, info = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        mask = info["action_mask"] if "action_mask" in info else observation["action_mask"]
        env.step(int(pick.choice(np.flatnonzero(mask))))
        decisions += 1
    return decisions
