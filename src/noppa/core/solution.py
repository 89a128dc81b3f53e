"""The result of a game's `solver.py`: the exact value of the opening, and the distribution of final scores.

A solver has one function, `solve(rules, progress)`, which returns a `Solution`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol, TypeAlias

Progress: TypeAlias = Callable[[float], None]
"""Called with the fraction done."""


@dataclass(frozen=True, slots=True)
class Distribution:
    """The exact chance of every final score from 0 up, and the odds of other results.

    `odds` names chances that the game's message `<game>-solved-odds` shows, such as that of a bonus.
    """

    chances: tuple[float, ...]
    odds: Mapping[str, float]

    @property
    def mean(self) -> float:
        """The expected final score."""
        return sum(score * chance for score, chance in enumerate(self.chances))

    @property
    def spread(self) -> float:
        """The standard deviation."""
        mean = self.mean
        return float(sum((score - mean) ** 2 * chance for score, chance in enumerate(self.chances)) ** 0.5)

    def percentile(self, part: float) -> int:
        """Return the lowest score that at most `part` per cent of games stay below."""
        below = 0.0
        for score, chance in enumerate(self.chances):
            below += chance
            if below >= part / 100 - 1e-12:
                return score
        return len(self.chances)


class Solution(Protocol):
    """A solved game."""

    @property
    def expected(self) -> float:
        """The expected final score of one player from the opening, with best play."""

    def distribution(self, progress: Progress) -> Distribution:
        """Return the distribution of the final score with best play; `progress` is called while it is computed."""
