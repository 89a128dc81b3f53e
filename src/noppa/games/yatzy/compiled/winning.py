"""Playing to win: what a final score is worth when others have theirs still to come.

Others go on with best play for their own score, so from what they have written follows the exact
distribution of what they will reach:

    chances(R, u) = mix, over the ends of a turn, of chances(after it), moved up by its points

and from all of theirs together the chance w(s) that a score of s wins, a tie counting as its share.
A choice is then worth the mean of w over what it may lead to, with best play for points after this
turn. That never wins less often than best play for points alone.
"""

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from noppa.games.yatzy.compiled.outcome import target_chances
from noppa.games.yatzy.compiled.policy import CHOOSE, next_position, turn_for, work_out
from noppa.games.yatzy.compiled.solver import ALL_ROWS, UPPER_ROWS, Solved, desk_for, filled_rows
from noppa.games.yatzy.rows import BONUS, ROWS
from noppa.games.yatzy.rules import DICE, ROLLS, Column
from noppa.kernels.lattice import Array, lattice

NEAR = 4
"""With so many rows free or fewer a player looks at the others."""


class Winning:
    """The chances of final scores late in a game."""

    def __init__(self, solved: Solved) -> None:
        self.solved = solved
        self.to_come = lru_cache(maxsize=20_000)(self._to_come)

    def _to_come(self, mask: int, upper: int) -> Array:
        """The chance of each number of points still to come, the bonus included."""
        pad, scores, steps = self.solved.pad, self.solved.scores, lattice(DICE)
        if mask == ALL_ROWS:
            sure = np.zeros(BONUS + 1)
            sure[BONUS if upper >= pad.enough else 0] = 1.0
            return sure
        turn, start = turn_for(steps, scores), np.zeros(len(steps.first) - 1)
        kind = int(pad.kind[mask & UPPER_ROWS, upper])
        work_out(steps, pad, scores, self.solved.values, mask, kind, CHOOSE, desk_for(steps, scores), turn)
        start[0] = 1.0
        ends = np.zeros(len(scores.row) + len(ROWS))
        target_chances(steps, turn, start, ROLLS, ends)
        mixed = np.zeros(1)
        for at in np.flatnonzero(ends):
            rows, total, points = next_position(pad, scores, mask, upper, int(at) - len(ROWS))
            after = self.to_come(int(rows), int(total))
            mixed = np.pad(mixed, (0, max(0, int(points) + len(after) - len(mixed))))
            mixed[points : points + len(after)] += ends[at] * after
        return mixed

    def final_scores(self, column: Column) -> Array:
        """The chance of each final score of a column before its turn."""
        mask, upper = filled_rows(self.solved.pad, column)
        return np.concatenate([np.zeros(sum(points or 0 for points in column)), self.to_come(mask, upper)])

    def worth_of_scores(self, others: Sequence[Column]) -> Array:
        """What each final score is worth against these others: 1 for a sure win, a part of it for a tie."""
        finals = [self.final_scores(column) for column in others]
        size = max(map(len, finals)) + 1
        ties = np.zeros((len(others) + 1, size))  # ties[k]: the chance that k tie and the rest stay below
        ties[0] = 1.0
        for final in finals:
            equal = np.pad(final, (0, size - len(final)))
            below = np.cumsum(equal) - equal
            ties[1:] = ties[1:] * below + ties[:-1] * equal
            ties[0] *= below
        worth: Array = (ties / np.arange(1, len(ties) + 1)[:, None]).sum(axis=0)
        return worth

    def after_row(self, column: Column, worth: Array) -> float:
        """The chance to win with a column before its next turn."""
        final = self.final_scores(column)
        known = np.ones(max(len(final), len(worth)))
        known[: len(worth)] = worth
        return float(final @ known[: len(final)])
