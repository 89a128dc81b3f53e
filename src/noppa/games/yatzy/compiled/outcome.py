"""The exact distribution of the final score under best play.

From full pads back to the empty one each position gets the chances of the points still to come:
the mix, over the targets its turn makes, of the distribution after each, shifted by its points.
Only two levels of the pad are held at a time.
"""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from noppa.games.yatzy.compiled.policy import CHOOSE, Turn, next_position, turn_for, work_out
from noppa.games.yatzy.compiled.solver import ALL_ROWS, UPPER_ROWS, Desk, Pad, Scores, Solved, desk_for, levels
from noppa.games.yatzy.rows import BONUS, PLACE, ROWS, Row
from noppa.games.yatzy.rules import DICE, ROLLS
from noppa.kernels.compiled import compiled
from noppa.kernels.keep_probabilities import keep_best, roll_rest
from noppa.kernels.lattice import Array, Indices, Lattice, Matrix, lattice

EXTRAS = 2  # behind the chances of points: the chance of the bonus, and of a yatzy
YATZY = PLACE[Row.YATZY]


@dataclass(frozen=True, slots=True)
class Outcome:
    """The chance of every final score from 0 up, of the bonus, and of a yatzy."""

    chances: Array
    bonus: float
    yatzy: float

    @property
    def mean(self) -> float:
        """The expected final score."""
        return float(self.chances @ np.arange(len(self.chances)))

    @property
    def spread(self) -> float:
        """The standard deviation."""
        return float(np.sqrt(self.chances @ (np.arange(len(self.chances)) - self.mean) ** 2))

    def percentile(self, part: float) -> int:
        """The lowest score that at most so many per cent of games stay below."""
        return int(np.searchsorted(np.cumsum(self.chances), part / 100 - 1e-12))


def outcome(solved: Solved, progress: Callable[[float], None] = lambda _done: None) -> Outcome:
    """The distribution of the final score from the empty pad; `progress` is told the part done."""
    pad, scores, steps = solved.pad, solved.scores, lattice(DICE)
    most = _most_points(scores)
    width = int(most[0]) + 1 + EXTRAS
    workers = os.cpu_count() or 1
    sizes = pad.start[1:] - pad.start[:-1]
    where = np.zeros(ALL_ROWS + 1, dtype=np.int64)
    after = _full_pads(pad, width)
    done = 0
    with ThreadPoolExecutor(workers) as pool:
        for masks in levels()[-2::-1]:
            where[masks] = np.cumsum(sizes[masks]) - sizes[masks]
            into = np.zeros((int(sizes[masks].sum()), width))
            parts = [masks[part::workers] for part in range(workers)]
            list(pool.map(lambda part: _mix(steps, solved, part, where, most, after, into), parts))  # noqa: B023
            after = into
            done += len(masks)
            progress(done / ALL_ROWS)
    chances = after[0]
    return Outcome(chances[:-EXTRAS], float(chances[-2]), float(chances[-1]))


def _most_points(scores: Scores) -> Indices:
    """The most points still to come after each set of rows, the bonus included."""
    best = [int(scores.points[scores.row == row].max()) for row in range(len(ROWS))]
    free = ~np.arange(ALL_ROWS + 1)[:, None] >> np.arange(len(ROWS)) & 1
    most: Indices = BONUS + free @ np.array(best)
    return most


def _full_pads(pad: Pad, width: int) -> Matrix:
    after = np.zeros((int(pad.kinds[UPPER_ROWS]), width))
    after[:, 0] = 1.0
    sure = pad.kind[UPPER_ROWS, pad.enough]
    after[sure] = 0.0
    after[sure, BONUS] = 1.0
    after[sure, width - 2] = 1.0
    return after


def _mix(
    steps: Lattice, solved: Solved, masks: Indices, where: Indices, most: Indices, after: Matrix, into: Matrix
) -> None:
    desk, turn = desk_for(steps, solved.scores), turn_for(steps, solved.scores)
    mix_masks(steps, solved.pad, solved.scores, solved.values, masks, where, most, after, into, desk, turn)


@compiled
def mix_masks(
    steps: Lattice,
    pad: Pad,
    scores: Scores,
    values: Array,
    masks: Indices,
    where: Indices,
    most: Indices,
    after: Matrix,
    into: Matrix,
    desk: Desk,
    turn: Turn,
) -> None:
    """The distributions of these sets of rows, all their upper totals."""
    chances = np.zeros(len(steps.first) - 1)
    use = np.zeros(len(scores.row) + len(ROWS))
    for mask in masks:
        filled = mask & UPPER_ROWS
        for kind in range(pad.kinds[filled]):
            work_out(steps, pad, scores, values, mask, kind, CHOOSE, desk, turn)
            chances[:] = 0.0
            chances[0] = 1.0
            target_chances(steps, turn, chances, ROLLS, use)
            for at in range(len(use)):
                if use[at] > 0.0:
                    target = at - len(ROWS)
                    rows, total, points = next_position(pad, scores, mask, pad.totals[filled, kind], target)
                    source = after[where[rows] + pad.kind[rows & UPPER_ROWS, total]]
                    is_yatzy = target >= 0 and scores.row[target] == YATZY
                    add_shifted(into[where[mask] + kind], source, use[at], points, most[rows], is_yatzy)


@compiled
def target_chances(steps: Lattice, turn: Turn, chances: Array, rolls: int, use: Array) -> None:
    """The chance that a turn ends with each target; before them, of a 0 in the last, …, the first row.

    `chances` says what is kept, or what lies on the table, with so many rolls to come.
    """
    first_roll = len(chances) - len(turn.target)
    roll_rest(steps, chances)
    for decision in range(ROLLS - rolls, ROLLS - 1):
        keep_best(steps, turn.down[decision], chances)
        roll_rest(steps, chances)
    use[:] = 0.0
    for roll in range(len(turn.target)):
        use[turn.target[roll] + len(ROWS)] += chances[first_roll + roll]


@compiled
def add_shifted(into: Array, source: Array, share: float, points: int, most: int, is_yatzy: bool) -> None:
    """Add a share of one distribution to another, its points moved up."""
    for score in range(most + 1):
        into[points + score] += share * source[score]
    into[-2] += share * source[-2]
    into[-1] += share * (1.0 if is_yatzy else source[-1])
