"""Whole games of one player with best play, many at a time.

Every game has a stream of random numbers of its own, so the result depends neither on the number
of threads nor on how many games are played. The games go through the pad turn by turn together, sorted
by position, so that those in neighbouring ones share the work.
"""

import os
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from noppa.games.yatzy.compiled.best_turn import (
    DECISIONS_AT,
    FIELD,
    PAD,
    POINTS_AT,
    STREAM,
    UPPER_AT,
    Games,
    Known,
    field,
    known_of,
    play_turn,
    turn_for,
)
from noppa.games.yatzy.compiled.solver import ALL_ROWS, UPPER_ROWS, Solved, desk_for
from noppa.games.yatzy.rows import BONUS, ROWS
from noppa.games.yatzy.rules import DICE
from noppa.kernels.compiled import compiled
from noppa.kernels.lanes import WIDTH
from noppa.kernels.lattice import Indices, lattice
from noppa.kernels.streams import streams


def play_out(solved: Solved, filled: Indices, upper: Indices, seed: int) -> Indices:
    """The points still to come, the bonus included, in a game from each of these positions.

    A position is the rows filled, the same number of them in all games, and the upper points.
    """
    games = np.empty((len(filled), 2), dtype=np.uint64)
    games[:, STREAM] = streams(seed, len(filled))
    games[:, PAD] = filled | np.minimum(upper, solved.pad.enough) << 16
    points, _, _ = play_on(solved, games, os.cpu_count() or 1)
    return points


def best_games(solved: Solved, first: int, count: int, seed: int, workers: int = 1) -> tuple[Indices, Indices, Indices]:
    """The final scores, the decisions and the uses of rows in the games of these numbers."""
    games = np.zeros((count, 2), dtype=np.uint64)
    games[:, STREAM] = streams(seed, count, first)
    return play_on(solved, games, workers)


def play_on(solved: Solved, games: Games, workers: int) -> tuple[Indices, Indices, Indices]:
    """The points and decisions still to come in these games, and how often each row was used, last the bonus.

    A row is used when points are written there.
    """
    known = known_of(solved)
    turns = len(ROWS) - (int(games[0, PAD]) & ALL_ROWS).bit_count() if len(games) else 0
    uses = np.zeros((workers, len(ROWS) + 1), dtype=np.int64)
    groups, order = np.zeros((2, len(games)), dtype=np.int64)
    ends = np.zeros(known.group[-1] + 1, dtype=np.int64)
    with ThreadPoolExecutor(workers) as pool:
        for _ in range(turns):
            sort_games(solved.pad.kind, known.group, games, groups, order, ends)
            parts = [len(games) * part // workers for part in range(workers + 1)]
            jobs = [
                pool.submit(_play, solved, known, games, order, ends, parts[part], parts[part + 1], uses[part])
                for part in range(workers)
            ]
            for job in jobs:
                job.result()
    bonus = (games[:, PAD] >> UPPER_AT & FIELD).astype(np.int64) >= solved.pad.enough
    points: Indices = (games[:, PAD] >> POINTS_AT).astype(np.int64) + BONUS * bonus
    decisions: Indices = (games[:, PAD] >> DECISIONS_AT & FIELD).astype(np.int64)
    used: Indices = uses.sum(axis=0)
    used[-1] = bonus.sum()
    return points, decisions, used


def _play(
    solved: Solved, known: Known, games: Games, order: Indices, ends: Indices, begin: int, end: int, uses: Indices
) -> None:
    steps = lattice(DICE)
    desk, turn = desk_for(steps, solved.scores), turn_for(len(solved.scores.scoring))
    pad, scores, values = solved.pad, solved.scores, solved.values
    play_turn(steps, pad, scores, values, known, games, order, ends, begin, end, desk, turn, uses)


@compiled
def sort_games(kind: Indices, group: Indices, games: Games, groups: Indices, order: Indices, ends: Indices) -> None:
    """The games in the order of the groups of positions they are in, by counting, and where each group ends."""
    ends[:] = 0
    for game in range(len(order)):
        mask, total = field(games[game, PAD], np.uint64(0)), field(games[game, PAD], UPPER_AT)
        groups[game] = group[mask] + kind[mask & UPPER_ROWS, total] // WIDTH
        ends[groups[game] + 1] += 1
    for at in range(1, len(ends)):
        ends[at] += ends[at - 1]
    for game in range(len(order)):
        order[ends[groups[game]]] = game
        ends[groups[game]] += 1
