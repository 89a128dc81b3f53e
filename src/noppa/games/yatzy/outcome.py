"""The exact distribution of the final score under best play.

From full pads back to the empty one each position gets the chances of the points still to come (see
`native/yatzy_outcomes.c`). Only two levels of the pad are held at a time.
"""

import os
from array import array
from bisect import bisect_left
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import accumulate
from math import sqrt

from noppa.games.yatzy.rows import ROWS
from noppa.games.yatzy.solver import Solved
from noppa.native import call

EXTRAS = 2
"""Behind the chances of points: the chance of the bonus, and of a yatzy."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The chance of every final score from 0 up, of the bonus, and of a yatzy."""

    chances: Sequence[float]
    bonus: float
    yatzy: float

    @property
    def mean(self) -> float:
        """The expected final score."""
        return sum(score * chance for score, chance in enumerate(self.chances))

    @property
    def spread(self) -> float:
        """The standard deviation."""
        mean = self.mean
        return sqrt(sum(chance * (score - mean) ** 2 for score, chance in enumerate(self.chances)))

    def percentile(self, part: float) -> int:
        """Return the lowest score that at most so many per cent of games stay below."""
        return bisect_left(list(accumulate(self.chances)), part / 100 - 1e-12)


def outcome(solved: Solved, progress: Callable[[float], None] = lambda _done: None) -> Outcome:
    """Return the distribution of the final score from the empty pad; `progress` is told the part done."""
    tables, values = solved.tables, solved.values
    workers = os.cpu_count() or 1
    rooms = [array("q", bytes(8 << len(ROWS))) for _ in range(workers)]
    after = array("d")
    with ThreadPoolExecutor(workers) as pool:
        for level in range(len(ROWS), -1, -1):
            into = array("d", bytes(8 * call("yatzy_level_size", tables, level)))
            jobs = [
                pool.submit(call, "yatzy_mix_level", tables, values, level, part, workers, after, into, room)
                for part, room in enumerate(rooms)
            ]
            for job in jobs:
                job.result()
            after = into
            progress(1 - level / len(ROWS))
    return Outcome(after[:-EXTRAS], after[-2], after[-1])
