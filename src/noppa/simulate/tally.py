"""What many games have in common: counts that add up in any order, and the statistics they give.

Only whole numbers are added, so the same games give the same tally to the last bit however they
were shared out, and its size does not depend on their number. An interval holds the true value in
95 of 100 simulations: mean ± 1.96 standard errors, for shares the one of Wilson (1927).
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

SURE = 1.959963984540054
PERCENTILES = (5, 25, 50, 75, 95)


@dataclass(slots=True)
class Counts:
    """How often each whole number came, from the lowest on."""

    low: int = 0
    counts: Indices = field(default_factory=lambda: np.zeros(0, dtype=np.int64))

    def add(self, numbers: Indices) -> None:
        """Count these too."""
        low = int(numbers.min())
        self.merge(Counts(low, np.bincount(numbers - low)))

    def merge(self, other: "Counts") -> None:
        """Count what another has counted too."""
        if not len(self.counts):
            self.low = other.low
        start = min(self.low, other.low)
        end = max(self.low + len(self.counts), other.low + len(other.counts))
        self.counts = np.pad(self.counts, (self.low - start, end - self.low - len(self.counts)))
        self.counts[other.low - start : other.low - start + len(other.counts)] += other.counts
        self.low = start

    @property
    def games(self) -> int:
        """How many were counted."""
        return int(self.counts.sum())

    @property
    def mean(self) -> float:
        """Their mean."""
        return self.low + float(self.counts @ np.arange(len(self.counts))) / self.games

    @property
    def deviation(self) -> float:
        """Their standard deviation."""
        away = np.arange(len(self.counts)) - (self.mean - self.low)
        return sqrt(float(self.counts @ away**2) / self.games)

    @property
    def error(self) -> float:
        """How far the mean may be off: half of its interval."""
        return SURE * self.deviation / sqrt(self.games)

    def percentile(self, part: float) -> int:
        """The lowest number that at most so many per cent stay below."""
        return self.low + int(np.searchsorted(np.cumsum(self.counts), part / 100 * self.games))

    def plain(self) -> dict[str, Plain]:
        """All of it as plain data."""
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
    """A share of games, and its interval."""

    share: float
    low: float
    high: float

    @classmethod
    def of(cls, part: float, games: int) -> "Share":
        """So many of these games; a win that is shared is part of one."""
        share, square = part / games, SURE**2
        middle = (share + square / (2 * games)) / (1 + square / games)
        around = SURE * sqrt(share * (1 - share) / games + square / (4 * games**2)) / (1 + square / games)
        return cls(share, max(0.0, middle - around), min(1.0, middle + around))

    def plain(self) -> dict[str, Plain]:
        """As plain data."""
        return {"share": self.share, "interval": [self.low, self.high]}


class Tally:
    """The counts of a simulation so far: `won[player, n]` are the wins shared by n, `led[n]` those of seat 0."""

    def __init__(self, plan: Plan) -> None:
        players = len(plan.players)
        self.plan = plan
        self.games = 0
        self.scores = [Counts() for _ in range(players)]
        self.lengths = Counts()
        self.won = np.zeros((players, players + 1), dtype=np.int64)
        self.led = np.zeros(players + 1, dtype=np.int64)
        self.things = usage_of(plan.rules).names
        self.uses = np.zeros((players, len(self.things)), dtype=np.int64)

    def add(self, batch: Batch) -> None:
        """Count the next games too."""
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
        self.uses += batch.uses
        self.games += count

    def win(self, player: int) -> Share:
        """How often a player wins."""
        return Share.of(_shared(self.won[player]), self.games)

    @property
    def first_seat(self) -> Share:
        """How often whoever sits first wins."""
        return Share.of(_shared(self.led), self.games)

    @property
    def advantage(self) -> float:
        """By how much that is more than an equal share."""
        return self.first_seat.share - 1 / len(self.plan.players)

    def use(self, thing: int) -> float:
        """How often a thing is used in a game by a player, on average."""
        return float(self.uses[:, thing].sum()) / (self.games * len(self.plan.players))

    def plain(self) -> dict[str, Any]:
        """Everything as plain data."""
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
                thing: {"mean": self.use(at), "players": [int(count) / self.games for count in self.uses[:, at]]}
                for at, thing in enumerate(self.things)
            },
        }


def _shared(won: Indices) -> float:
    """Wins by how many shared them, as whole ones."""
    return float(sum(int(count) / sharing for sharing, count in enumerate(won) if sharing))
