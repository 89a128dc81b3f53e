"""The standing of a match: score, interval, Elo difference, and when the result is clear enough to stop.

Games come in pairs: the same dice, the seats swapped. A pair has one of five scores, so the luck of its dice and
of the first seat do not make the result look more or less certain than it is. How well an expected score s
fits the pairs is their empirical likelihood (Owen, 1988): that of the most likely distribution over the five scores
whose mean is s. If the pairs have shares pᵢ at scores aᵢ, it has shares pᵢ / (1 + x (aᵢ − s)), x such that its mean
is s. The interval holds the s whose log-likelihood is at most 1.96² / 2 below the best one; a score s is worth
400 log₁₀(s / (1 − s)) Elo.

The stop rule is the sequential probability ratio test (Wald, 1945) of two Elo differences: it ends when one is e^2.94
times as likely as the other. Either is wrongly accepted in about 5 of 100 matches.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import inf, log, log10
from typing import Literal, TypeAlias

Z_95 = 1.959963984540054
RISK = 0.05
"""How often the stop rule may be wrong, either way."""
BOUND = log((1 - RISK) / RISK)
UNSEEN = 1e-3
"""The weight of a score that has not occurred, so that a few equal pairs do not look certain."""
EDGE = 1e-6
HALVINGS = 40
PAIR_SCORES = (0.0, 0.25, 0.5, 0.75, 1.0)

Verdict: TypeAlias = Literal["open", "stronger", "not-stronger"]


def elo_of(score: float) -> float:
    """Return the Elo difference of an expected score; infinite for 0 and 1.

    >>> round(elo_of(0.75), 1)
    190.8
    """
    if score <= 0 or score >= 1:
        return -inf if score <= 0 else inf
    return 400 * log10(score / (1 - score))


def score_of(elo: float) -> float:
    """Return the expected score of a player with an Elo advantage."""
    return float(1 / (1 + 10 ** (-elo / 400)))


@dataclass(slots=True)
class Standing:
    """The results of the first player: 1 for a win, ½ for a tie, 0 for a loss; `points` are both players' scores."""

    results: list[float] = field(default_factory=list)
    points: tuple[list[int], list[int]] = field(default_factory=lambda: ([], []))
    failures: Counter[int] = field(default_factory=Counter)
    """Games that each player lost by misbehaving."""

    @property
    def games(self) -> int:
        """The number of games played."""
        return len(self.results)

    def count(self, result: float) -> int:
        """Return the number of games with a result for the first player."""
        return self.results.count(result)

    @property
    def score(self) -> float:
        """The mean result."""
        return sum(self.results) / self.games if self.results else 0.5

    @property
    def pairs(self) -> list[float]:
        """The mean result of each complete pair of games."""
        return [sum(pair) / 2 for pair in zip(self.results[::2], self.results[1::2], strict=False)]

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% confidence interval of the expected score."""
        if not self.pairs:
            return 0.0, 1.0
        weights = self._weights()
        mean = sum(score * weight for score, weight in weights.items()) / sum(weights.values())

        def fits(score: float) -> bool:
            return _likelihood_loss(weights, score) <= Z_95**2 / 2

        low = _bisect(lambda score: not fits(score), 0.0, mean)
        return (0.0 if fits(EDGE) else low), (1.0 if fits(1 - EDGE) else _bisect(fits, mean, 1.0))

    @property
    def elo(self) -> tuple[float, float, float]:
        """The Elo difference, and the two ends of its interval."""
        low, high = self.interval
        return elo_of(self.score), elo_of(low), elo_of(high)

    def log_likelihood_ratio(self, elo0: float, elo1: float) -> float:
        """Return how much more likely the results are if the difference is `elo1` than if it is `elo0`, as a log."""
        if not self.pairs:
            return 0.0
        weights = self._weights()
        return _likelihood_loss(weights, score_of(elo0)) - _likelihood_loss(weights, score_of(elo1))

    def verdict(self, elo0: float, elo1: float) -> Verdict:
        """Return whether the first player proved stronger by `elo1`, by no more than `elo0`, or neither yet."""
        ratio = self.log_likelihood_ratio(elo0, elo1)
        return "stronger" if ratio >= BOUND else "not-stronger" if ratio <= -BOUND else "open"

    def _weights(self) -> dict[float, float]:
        """Return how often each score of a pair occurred."""
        counts = Counter(self.pairs)
        return {score: counts[score] or UNSEEN for score in PAIR_SCORES}


def _likelihood_loss(weights: Mapping[float, float], mean: float) -> float:
    """Return how much lower the log-likelihood of pairs is if their expected score is `mean` than at best."""

    def below_root(x: float) -> bool:
        return sum(weight * (score - mean) / (1 + x * (score - mean)) for score, weight in weights.items()) > 0

    x = _bisect(below_root, -1 / (1 - mean), 1 / mean)
    return sum(weight * log(1 + x * (score - mean)) for score, weight in weights.items())


def _bisect(holds: Callable[[float], bool], low: float, high: float) -> float:
    """Return the point in a range up to which a condition holds; it must hold at the low end."""
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if holds(middle) else (low, middle)
    return (low + high) / 2
