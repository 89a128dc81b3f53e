"""Solves Yatzy exactly, for `noppa solve`."""

from dataclasses import dataclass

from noppa.core.solution import Distribution, Progress
from noppa.games.yatzy.outcome import outcome
from noppa.games.yatzy.rows import ROWS
from noppa.games.yatzy.rules import Yatzy
from noppa.games.yatzy.solved import Solved, solved


@dataclass(frozen=True, slots=True)
class Solution:
    """The values of all states for one player."""

    solved: Solved

    @property
    def expected(self) -> float:
        """The expected final score from the empty pad."""
        return self.solved.value((None,) * len(ROWS))

    def distribution(self, progress: Progress) -> Distribution:
        """Return the chance of every final score, of the bonus and of a yatzy."""
        return outcome(self.solved, progress)


def solve(rules: Yatzy, progress: Progress) -> Solution:
    """Solve the game without the stored tables; `progress` is called while it is computed."""
    return Solution(solved(rules, progress, fresh=True))
