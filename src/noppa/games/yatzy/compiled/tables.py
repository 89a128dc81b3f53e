"""What the compiled game looks up, computed from the readable rules.

Dice are numbered as on the keep lattice: keeps of 0 to 4 dice first, then the 252 full rolls.
"""

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from noppa.core.dice import counts, multisets
from noppa.core.keeps import KEEPS, keeps_of
from noppa.games.yatzy.compiled.random_turn import turn_cells
from noppa.games.yatzy.compiled.solver import ALL_ROWS, CHANCE, Scores, scores_of
from noppa.games.yatzy.rows import ROWS
from noppa.games.yatzy.rules import ACTIONS, DECLARATIONS, DICE, SCORES, Yatzy, row_points
from noppa.kernels.compiled import compiled
from noppa.kernels.lattice import Indices, Steps, lattice
from noppa.kernels.rolls import Rolls, rolls
from noppa.kernels.streams import Words

DECLARE = ACTIONS.index(DECLARATIONS[0])
KEEP = ACTIONS.index(KEEPS[()])
SCORE = ACTIONS.index(SCORES[0])
"""Where declarations, keeps and scores begin in the numbering of moves."""

FIRST_ROLL = SCORE - KEEP
"""The number of the first full roll: there are as many keeps before it."""

Bytes = NDArray[np.uint8]


class Tables(NamedTuple):
    """What rolls score, and which keeps they offer.

    `points[roll, row]`;
    `keeps[first_keep[roll]:first_keep[roll + 1]]` are the keeps of a roll in the order of the rules;
    `faces[keep]` says how many dice of each face it has; `plus[dice, face]` is one die more.
    """

    scores: Scores
    bonus_from: int
    points: Bytes
    first_keep: Indices
    keeps: Steps
    faces: Bytes
    plus: Steps
    rolls: Rolls
    turns: Words


def tables_of(rules: Yatzy) -> Tables:
    """The tables of a game by these rules."""
    return Tables(
        scores_of(rules),
        rules.bonus_from,
        _points(sum_plus_fifty=rules.sum_plus_fifty),
        *keeps_of_rolls(),
        np.array([counts(dice) for dice in KEEPS if len(dice) < DICE], dtype=np.uint8),
        lattice(DICE).plus,
        rolls(DICE),
        turn_cells(),
    )


@cache
def _points(*, sum_plus_fifty: bool) -> Bytes:
    table = [row_points(roll, sum_plus_fifty=sum_plus_fifty) for roll in multisets(DICE)]
    return np.array([[scored[row] for row in ROWS] for scored in table], dtype=np.uint8)


@cache
def keeps_of_rolls() -> tuple[Indices, Steps]:
    """Where the keeps of each roll begin, and the keeps."""
    numbers = {move: at - KEEP for at, move in enumerate(ACTIONS)}
    offered = [[numbers[keep] for keep in keeps_of(roll)] for roll in multisets(DICE)]
    first = np.cumsum([0, *(len(keeps) for keeps in offered)])
    return first, np.array([keep for keeps in offered for keep in keeps], dtype=np.uint16)


@compiled
def fillable(last_resort: bool, mask: int, declared: int, scoring: int) -> int:
    """The rows that a roll may fill, a bit each: by the rows filled, and those it scores in but chance."""
    free = ALL_ROWS & ~mask
    others = free & ~(1 << CHANCE)
    chance = free & 1 << CHANCE
    if last_resort and scoring & others:
        chance = 0
    if declared < 0:
        return others | chance
    if declared == CHANCE or scoring >> declared & 1:
        return 1 << declared
    return 1 << declared | chance if free >> CHANCE & 1 else free


@compiled
def declarable(last_resort: bool, mask: int) -> int:
    """The rows that may be declared, a bit each: free ones, and chance as a last resort only at the end."""
    free = ALL_ROWS & ~mask
    others = free & ~(1 << CHANCE)
    return others if last_resort and others else free


@compiled
def written(declared: int, row: int, points: int) -> int:
    """What is written into a row where a roll would make these points."""
    return points if may_score(declared, row) else 0


@compiled
def may_score(declared: int, row: int) -> bool:
    """Whether points are written into a row: into all but those that take a 0 for the declared one."""
    return declared < 0 or row == CHANCE or row == declared  # noqa: PLR1714 - numba knows no tuple of two types
