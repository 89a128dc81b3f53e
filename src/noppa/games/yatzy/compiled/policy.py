"""Best play in Yatzy, turn by turn: for one position, which dice to keep and which row to fill.

A turn is worked out for one upper total of a set of rows, and of equally good choices the same is
always taken: the keep with most dice, then the uppermost row.
"""

from typing import NamedTuple

import numpy as np

from noppa.games.yatzy.compiled.solver import (
    CHANCE,
    UPPER_ROWS,
    Desk,
    Pad,
    Scores,
    after_rows,
    declarable,
    declared_worth,
    final_worth,
    turn_worth,
)
from noppa.games.yatzy.rows import ROWS
from noppa.games.yatzy.rules import ROLLS
from noppa.kernels.compiled import compiled
from noppa.kernels.keep_probabilities import step_down
from noppa.kernels.lattice import Array, Indices, Lattice, Matrix, Steps, best, keeping

LANE = 0
CHOOSE = -1  # no row is declared yet: take the best one


class Turn(NamedTuple):
    """Best play of one turn: `down` for the decision after each roll but the last, and where rolls go.

    `target[roll]` is the target a final roll makes, or -1 − row where it gets 0 there.
    """

    down: Steps
    target: Indices
    kept: Array


def turn_for(steps: Lattice, scores: Scores) -> Turn:
    """Room for a turn."""
    size = len(steps.first) - 1
    rolls = len(scores.scoring)
    return Turn(np.zeros((ROLLS - 1, size), dtype=np.uint16), np.zeros(rolls, dtype=np.int64), np.zeros(size))


@compiled
def work_out(
    steps: Lattice, pad: Pad, scores: Scores, values: Array, mask: int, kind: int, declared: int, desk: Desk, turn: Turn
) -> None:
    """Fill in best play for a position, for a declared row or with the best one declared."""
    after_rows(pad, scores, values, mask, kind, desk)
    if scores.declares:
        if declared == CHOOSE:
            declared = best_declared(steps, scores, mask, desk)
        declared_worth(scores, mask, declared, desk)
    else:
        final_worth(scores, mask, desk)
    final_targets(scores, mask, declared, desk, turn.target)
    for rolls_left in range(1, ROLLS):
        keeping(steps, desk.worth)
        turn.kept[:] = desk.worth[:, LANE]
        best(steps, desk.worth)
        step_down(steps, turn.kept, desk.worth, LANE, turn.down[ROLLS - 1 - rolls_left])


@compiled
def stages(steps: Lattice, desk: Desk, into: Matrix) -> None:
    """What every multiset of dice is worth when it is kept with 0, 1, … rolls to come, from final rolls."""
    for rolls_left in range(len(into)):
        if rolls_left > 0:
            keeping(steps, desk.worth)
        into[rolls_left] = desk.worth[:, LANE]
        if rolls_left > 0:
            best(steps, desk.worth)


@compiled
def best_declared(steps: Lattice, scores: Scores, mask: int, desk: Desk) -> int:
    """The row to declare."""
    found, row = -1.0, -1
    for declared in range(len(ROWS)):
        if declarable(scores, mask, declared):
            declared_worth(scores, mask, declared, desk)
            turn_worth(steps, desk)
            if desk.turn[0, LANE] > found:
                found, row = desk.turn[0, LANE], declared
    return row


@compiled
def final_targets(scores: Scores, mask: int, declared: int, desk: Desk, into: Indices) -> None:
    """Which target each final roll makes: one that is worth what the roll is worth."""
    first_roll = len(desk.worth) - len(scores.scoring)
    zero = declared if declared >= 0 and not mask >> CHANCE & 1 else -1
    if zero < 0:
        for row in range(len(ROWS) - 1, -1, -1):
            lower = zero < 0 or desk.rows[row, LANE] >= desk.rows[zero, LANE]
            if not mask >> row & 1 and row != CHANCE and lower:
                zero = row
    for roll in range(len(scores.scoring)):
        into[roll] = -1 - zero
    for target in range(len(scores.row) - 1, -1, -1):
        row = scores.row[target]
        if mask >> row & 1:
            continue
        for at in range(scores.first[target], scores.first[target + 1]):
            roll = int(np.intp(scores.rolls[at]))
            if desk.targets[target, LANE] != desk.worth[first_roll + roll, LANE]:
                continue
            if may_use(scores, mask, declared, row, roll):
                into[roll] = target


@compiled
def may_use(scores: Scores, mask: int, declared: int, row: int, roll: int) -> bool:
    """Whether a roll that scores in a free row may be written there."""
    if row == declared:
        return True
    if declared >= 0 and (row != CHANCE or scores.scoring[roll] >> declared & 1):
        return False
    return row != CHANCE or not scores.last_resort or scores.scoring[roll] & ~mask == 0


@compiled
def next_position(pad: Pad, scores: Scores, mask: int, total: int, target: int) -> tuple[int, int, int]:
    """The rows filled, the upper points and the points written after a target or a 0."""
    if target < 0:
        return mask | 1 << (-1 - target), total, 0
    row, points = scores.row[target], scores.points[target]
    upper = min(total + points, pad.enough) if UPPER_ROWS >> row & 1 else total
    return mask | 1 << row, upper, points
