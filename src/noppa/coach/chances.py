"""Estimates every seat's chance to win by playing the game out thousands of times."""

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
    """A seat's chance to win, with shared wins counted as fractions, and its standard error."""

    seat: int
    win: float
    error: float


def chances(rules: Rules[Any], state: Any, games: int = GAMES, seed: int = 0) -> tuple[Chance, ...]:
    """Return the chance of each seat if everybody makes the best moves for their own result from here."""
    pending = rules.pending(state)
    if isinstance(pending, Over):
        share = 1 / len(pending.winners)
        return tuple(Chance(seat, share * (seat in pending.winners), 0.0) for seat in range(len(pending.scores)))
    shares = _shares(evaluator(rules), state, games, seed)
    return tuple(
        Chance(seat, fmean(share), pstdev(share) / sqrt(games)) for seat, share in enumerate(zip(*shares, strict=True))
    )


def _shares(game_evaluator: Evaluator, state: Any, games: int, seed: int) -> Iterable[tuple[float, ...]]:
    """Return every seat's share of the win in each game; the highest score wins unless the game says otherwise."""
    if hasattr(game_evaluator, "wins"):
        return [tuple(map(float, game)) for game in game_evaluator.wins(state, games, seed)]
    return [_split_win(tuple(map(int, scores))) for scores in game_evaluator.finishes(state, games, seed)]


def _split_win(scores: tuple[int, ...]) -> tuple[float, ...]:
    """Return each seat's share of the win; the highest score wins."""
    most = max(scores)
    return tuple((score == most) / scores.count(most) for score in scores)
