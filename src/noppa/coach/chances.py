"""Everybody's chance to win, by playing the game out thousands of times."""

from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np

from noppa.bots.worths import worth
from noppa.core.rules import Over, Rules

GAMES = 4000


@dataclass(frozen=True, slots=True)
class Chance:
    """A seat's chance to win, a shared win counting as its part, and the standard error of that."""

    seat: int
    win: float
    error: float


def chances(rules: Rules[Any], state: Any, games: int = GAMES, seed: int = 0) -> tuple[Chance, ...]:
    """The chance of each seat when all go on with best play for their own result."""
    asked = rules.pending(state)
    if isinstance(asked, Over):
        share = 1 / len(asked.winners)
        return tuple(Chance(seat, share * (seat in asked.winners), 0.0) for seat in range(len(asked.scores)))
    scores = worth(rules).finishes(state, games, seed)
    won = scores == scores.max(axis=1, keepdims=True)
    shares = (won / won.sum(axis=1, keepdims=True)).T
    return tuple(
        Chance(seat, float(np.mean(share)), float(np.std(share)) / sqrt(games)) for seat, share in enumerate(shares)
    )
