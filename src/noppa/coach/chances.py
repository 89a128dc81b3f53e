"""Every seat's chance to win, found by playing the game out thousands of times."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, pstdev
from typing import Any

from noppa.bots.evaluators import Evaluator, evaluator
from noppa.core.rules import Over, Rules

GAMES = 4000


@dataclass(frozen=True, slots=True)
class Chance:
    """A seat's chance to win, shared wins counted in part, and its standard error."""

    seat: int
    win: float
    error: float


def chances(rules: Rules[Any], state: Any, games: int = GAMES, seed: int = 0) -> tuple[Chance, ...]:
    """Return the chance of each seat if everybody goes on with the best play for their own result."""
    asked = rules.pending(state)
    if isinstance(asked, Over):
        share = 1 / len(asked.winners)
        return tuple(Chance(seat, share * (seat in asked.winners), 0.0) for seat in range(len(asked.scores)))
    shares = _shares(evaluator(rules), state, games, seed)
    return tuple(
        Chance(seat, fmean(share), pstdev(share) / sqrt(games)) for seat, share in enumerate(zip(*shares, strict=True))
    )


def _shares(known: Evaluator, state: Any, games: int, seed: int) -> Iterable[tuple[float, ...]]:
    """Return every seat's share of the win in each game; the highest score wins unless the game says otherwise."""
    if hasattr(known, "wins"):
        return [tuple(map(float, game)) for game in known.wins(state, games, seed)]
    return [_shared(tuple(map(int, scores))) for scores in known.finishes(state, games, seed)]


def _shared(scores: tuple[int, ...]) -> tuple[float, ...]:
    """Return everybody's share of a win that the highest score takes."""
    most = max(scores)
    return tuple((score == most) / scores.count(most) for score in scores)
