"""Statistics of many games, made from counts that add up in any order.

Only whole numbers are added, so the same games give the same statistics to the last bit however they were split up,
and memory does not depend on their number. An interval holds the true value in 95 of 100 simulations:
mean ± 1.96 standard errors, and for shares the interval of Wilson (1927).
"""

from dataclasses import dataclass, field
from math import sqrt
from typing import Any

import numpy as np

from noppa.core.errors import Plain
from noppa.kernels.batches import Batch
from noppa.kernels.lattice import Indices
from noppa.simulate.plan import Plan
from noppa.simulate.usage import usage_of

Z_95 = 1.959963984540054
PERCENTILES = (5, 25, 50, 75, 95)


@dataclass(slots=True)
class Counts:
    """How often each whole number occurred, from the lowest up."""

    low: int = 0
    counts: Indices = field(default_factory=lambda: np.zeros(0, dtype=np.int64))

    def add(self, numbers: Indices) -> None:
        """Count more numbers."""
        low = int(numbers.min())
        self.merge(Counts(low, np.bincount(numbers - low)))

    def merge(self, other: "Counts") -> None:
        """Add the counts of another."""
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
        away = np.arange(len(self.counts)) - (self.mean - self.low)
        return sqrt(float(self.counts @ away**2) / self.games)

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
        around = Z_95 * sqrt(share * (1 - share) / games + square / (4 * games**2)) / (1 + square / games)
        return cls(share, max(0.0, middle - around), min(1.0, middle + around))

    def plain(self) -> dict[str, Plain]:
        """Return it as plain data."""
        return {"share": self.share, "interval": [self.low, self.high]}


class Stats:
    """The statistics of a simulation; `won[player, n]` are wins shared by n, `led[n]` those of seat 0."""

    def __init__(self, plan: Plan) -> None:
        players = len(plan.players)
        self.plan = plan
        self.games = 0
        self.scores = [Counts() for _ in range(players)]
        self.lengths = Counts()
        self.won = np.zeros((players, players + 1), dtype=np.int64)
        self.led = np.zeros(players + 1, dtype=np.int64)
        self.usage_names = usage_of(plan.rules).names
        self.usage = np.zeros((players, len(self.usage_names)), dtype=np.int64)

    def add(self, batch: Batch) -> None:
        """Count the next games."""
        players, count = batch.scores.shape[1], len(batch.scores)
        for player, counts in enumerate(self.scores):
            counts.add(batch.scores[:, player])
        self.lengths.add(batch.lengths)
        won = batch.winners[:, None] >> np.arange(players) & 1
        sharing = won.sum(axis=1)
        for player in range(players):
            self.won[player] += np.bincount(sharing[won[:, player] == 1], minlength=players + 1)
        leads = won[np.arange(count), -(self.games + np.arange(count)) % players]
        self.led += np.bincount(sharing[leads == 1], minlength=players + 1)
        self.usage += batch.uses
        self.games += count

    def win(self, player: int) -> Share:
        """Return how often a player wins."""
        return Share.of(_shared(self.won[player]), self.games)

    @property
    def first_seat(self) -> Share:
        """How often the player in the first seat wins."""
        return Share.of(_shared(self.led), self.games)

    @property
    def advantage(self) -> float:
        """By how much the first seat wins more than an equal share."""
        return self.first_seat.share - 1 / len(self.plan.players)

    def mean_usage(self, at: int) -> float:
        """Return how often a player uses item `at` of `usage_names` in a game, on average."""
        return float(self.usage[:, at].sum()) / (self.games * len(self.plan.players))

    def plain(self) -> dict[str, Any]:
        """Return everything as plain data."""
        names = self.plan.names
        return {
            "game": self.plan.game,
            "edition": self.plan.edition,
            "options": dict(self.plan.options),
            "seed": self.plan.seed,
            "games": self.games,
            "players": [
                {"player": name, "wins": self.win(at).plain(), "score": self.scores[at].plain()}
                for at, name in enumerate(names)
            ],
            "first_seat": {**self.first_seat.plain(), "advantage": self.advantage},
            "decisions": self.lengths.plain(),
            "uses": {
                name: {"mean": self.mean_usage(at), "players": [int(count) / self.games for count in self.usage[:, at]]}
                for at, name in enumerate(self.usage_names)
            },
        }


def _shared(won: Indices) -> float:
    """Return the sum of wins, each divided by how many shared it."""
    return float(sum(int(count) / sharing for sharing, count in enumerate(won) if sharing))
