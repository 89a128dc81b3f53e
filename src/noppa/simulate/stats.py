"""Statistics of many games, computed from counts that add up in any order.

Only whole numbers are added, so the same games give the same statistics to the last bit however they were split up,
and memory does not depend on their number.
"""

from typing import Any

import numpy as np

from noppa.simulate.counts import Counts, Indices, Share
from noppa.simulate.plan import Plan
from noppa.simulate.tally import Tally
from noppa.simulate.usage import usage_of


class Stats:
    """The statistics of a simulation; see `Tally` for what is counted."""

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

    def add(self, tally: Tally) -> None:
        """Add the counts of more games."""
        for counts, more in zip(self.scores, tally.scores, strict=True):
            counts.merge(more)
        self.lengths.merge(tally.lengths)
        self.won += tally.won
        self.led += tally.led
        self.usage += tally.usage
        self.games += tally.games

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
