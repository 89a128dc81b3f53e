"""Whole games of one player with best play, many at a time.

Every game has a stream of random numbers of its own, so the result depends neither on the number
of threads nor on how many games are played. Games at the same position share one working-out.
"""

import os
from concurrent.futures import ThreadPoolExecutor

import numpy as np
from numpy.typing import NDArray

from noppa.games.yatzy.policy import CHOOSE, Turn, next_position, turn_for, work_out
from noppa.games.yatzy.rows import BONUS, ROWS
from noppa.games.yatzy.rules import DICE, ROLLS
from noppa.games.yatzy.solver import UPPER_ROWS, Desk, Pad, Scores, Solved, desk_for
from noppa.kernels.compiled import compiled
from noppa.kernels.lattice import Array, Indices, Lattice, lattice
from noppa.kernels.streams import face, streams

Words = NDArray[np.uint64]


def play_out(solved: Solved, filled: Indices, upper: Indices, seed: int) -> Indices:
    """The points still to come, the bonus included, in a game from each of these positions.

    A position is the rows filled, the same number of them in all games, and the upper points.
    """
    steps, pad = lattice(DICE), solved.pad
    masks, totals = filled.copy(), np.minimum(upper, pad.enough)
    points = np.zeros(len(masks), dtype=np.int64)
    stream = streams(seed, len(masks))
    workers = os.cpu_count() or 1
    turns = len(ROWS) - int(masks[0]).bit_count() if len(masks) else 0
    with ThreadPoolExecutor(workers) as pool:
        for _ in range(turns):
            position = pad.start[masks] + pad.kind[masks & UPPER_ROWS, totals]
            parts = np.array_split(np.argsort(position, kind="stable"), workers)
            jobs = [pool.submit(_play, steps, solved, part, position, masks, totals, points, stream) for part in parts]
            for job in jobs:
                job.result()
    return points + BONUS * (totals >= pad.enough)


def _play(
    steps: Lattice,
    solved: Solved,
    part: Indices,
    position: Indices,
    masks: Indices,
    totals: Indices,
    points: Indices,
    stream: Words,
) -> None:
    desk, turn = desk_for(steps, solved.scores), turn_for(steps, solved.scores)
    pad, scores, values = solved.pad, solved.scores, solved.values
    play_turn(steps, pad, scores, values, part, position, masks, totals, points, stream, desk, turn)


@compiled
def kept(turn: Turn, decision: int, dice: int) -> int:
    """The dice that best play keeps of these."""
    while True:
        fewer = int(np.intp(turn.down[decision, dice]))
        if fewer == dice:
            return dice
        dice = fewer


@compiled
def play_turn(
    steps: Lattice,
    pad: Pad,
    scores: Scores,
    values: Array,
    games: Indices,
    position: Indices,
    masks: Indices,
    totals: Indices,
    points: Indices,
    stream: Words,
    desk: Desk,
    turn: Turn,
) -> None:
    """One turn of each of these games, which are sorted by position."""
    worked_out = -1
    first_roll = len(steps.first) - 1 - len(steps.chance)
    for game in games:
        mask, total = masks[game], totals[game]
        if position[game] != worked_out:
            worked_out = position[game]
            work_out(steps, pad, scores, values, mask, pad.kind[mask & UPPER_ROWS, total], CHOOSE, desk, turn)
        dice = 0
        for decision in range(ROLLS):
            while dice < first_roll:
                dice = int(np.intp(steps.plus[dice, face(stream, game)]))
            if decision < ROLLS - 1:
                dice = kept(turn, decision, dice)
        rows, upper, made = next_position(pad, scores, mask, total, turn.target[dice - first_roll])
        masks[game], totals[game] = rows, upper
        points[game] += made
