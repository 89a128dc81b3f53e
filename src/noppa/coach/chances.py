"""Everybody's chance to win, by playing the game out thousands of times."""

from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from noppa.bots.evaluators import Evaluator, evaluator
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
    shares = _shares(evaluator(rules), state, games, seed)
    return tuple(
        Chance(seat, float(np.mean(share)), float(np.std(share)) / sqrt(games)) for seat, share in enumerate(shares.T)
    )


def _shares(known: Evaluator, state: Any, games: int, seed: int) -> NDArray[Any]:
    """Everybody's share of the win in each game; the highest score wins unless the game says otherwise."""
    if hasattr(known, "wins"):
        found: NDArray[Any] = known.wins(state, games, seed)
        return found
    scores = known.finishes(state, games, seed)
    won = scores == scores.max(axis=1, keepdims=True)
    shares: NDArray[Any] = won / won.sum(axis=1, keepdims=True)
    return shares
