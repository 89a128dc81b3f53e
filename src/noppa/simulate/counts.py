"""Counts of whole numbers, and shares of games, with their intervals.

An interval holds the true value in 95 of 100 simulations: mean ± 1.96 standard errors, and for shares the interval of
Wilson (1927).
"""

from dataclasses import dataclass, field
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from noppa.core.errors import Plain

Indices = NDArray[np.int64]
Z_95 = 1.959963984540054
PERCENTILES = (5, 25, 50, 75, 95)


@dataclass(slots=True)
class Counts:
    """How often each whole number occurred, from the lowest that did to the highest."""

    low: int = 0
    counts: Indices = field(default_factory=lambda: np.zeros(0, dtype=np.int64))

    @classmethod
    def of(cls, low: int, counts: Indices) -> "Counts":
        """Return counts of the numbers from `low` up, some of which may not have occurred."""
        found = np.flatnonzero(counts)
        return cls(low + int(found[0]), counts[found[0] : found[-1] + 1]) if len(found) else cls()

    def merge(self, other: "Counts") -> None:
        """Add the counts of another."""
        if not len(other.counts):
            return
        if not len(self.counts):
            self.low = other.low
        start = min(self.low, other.low)
        end = max(self.low + len(self.counts), other.low + len(other.counts))
        self.counts = np.pad(self.counts, (self.low - start, end - self.low - len(self.counts)))
        self.counts[other.low - start : other.low - start + len(other.counts)] += other.counts
        self.low = start

    @property
    def games(self) -> int:
        """How many numbers were counted."""
        return int(self.counts.sum())

    @property
    def mean(self) -> float:
        """The mean."""
        return self.low + float(self.counts @ np.arange(len(self.counts))) / self.games

    @property
    def deviation(self) -> float:
        """The standard deviation."""
        offsets = np.arange(len(self.counts)) - (self.mean - self.low)
        return sqrt(float(self.counts @ offsets**2) / self.games)

    @property
    def error(self) -> float:
        """Half the width of the mean's interval."""
        return Z_95 * self.deviation / sqrt(self.games)

    def percentile(self, part: float) -> int:
        """Return the lowest number that at most `part` per cent stay below."""
        return self.low + int(np.searchsorted(np.cumsum(self.counts), part / 100 * self.games))

    def plain(self) -> dict[str, Plain]:
        """Return all of it as plain data."""
        return {
            "mean": self.mean,
            "interval": [self.mean - self.error, self.mean + self.error],
            "deviation": self.deviation,
            "percentiles": {str(part): self.percentile(part) for part in PERCENTILES},
            "lowest": self.low + int(np.flatnonzero(self.counts)[0]),
            "highest": self.low + int(np.flatnonzero(self.counts)[-1]),
            "counts": {str(self.low + at): int(count) for at, count in enumerate(self.counts) if count},
        }


@dataclass(frozen=True, slots=True)
class Share:
    """A share of games, with its interval."""

    share: float
    low: float
    high: float

    @classmethod
    def of(cls, part: float, games: int) -> "Share":
        """Return the share that `part` of `games` is; a shared win counts as part of one."""
        share, square = part / games, Z_95**2
        middle = (share + square / (2 * games)) / (1 + square / games)
        margin = Z_95 * sqrt(share * (1 - share) / games + square / (4 * games**2)) / (1 + square / games)
        return cls(share, max(0.0, middle - margin), min(1.0, middle + margin))

    def plain(self) -> dict[str, Plain]:
        """Return it as plain data."""
        return {"share": self.share, "interval": [self.low, self.high]}
