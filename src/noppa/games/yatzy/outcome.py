"""The exact distribution of the final score under best play.

From full pads back to the empty one, each position gets the chances of the points still to come (see
`native/yatzy/outcomes.c`). Only two levels of the pad are in memory at a time.
"""

from array import array

from noppa.core.solution import Distribution, Progress
from noppa.games.yatzy.rows import ROWS
from noppa.games.yatzy.solved import Solved
from noppa.native import call
from noppa.native.threads import executor, processors

EXTRAS = 2
"""The chances after those of points: of the bonus and of a yatzy."""


def outcome(solved: Solved, progress: Progress = lambda _done: None) -> Distribution:
    """Return the distribution of the final score from the empty pad; `progress` is called with the fraction done."""
    tables, values = solved.tables, solved.values
    workers, after = processors(), array("d")
    with executor(workers) as pool:
        for level in range(len(ROWS), -1, -1):
            into = array("d", bytes(8 * call("yatzy_size", tables, level)))
            jobs = [
                pool.submit(call, "yatzy_solve", tables, values, level, part, workers, after, into)
                for part in range(workers)
            ]
            for job in jobs:
                job.result()
            after = into
            progress(1 - level / len(ROWS))
    return Distribution(tuple(after[:-EXTRAS]), {"bonus": after[-2], "yatzy": after[-1]})
