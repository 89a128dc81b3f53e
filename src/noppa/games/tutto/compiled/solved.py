"""The solved game for given rules, computed once for each set of options and kept."""

import os
from array import array
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from noppa.games.tutto.compiled.grid import Grid, grid_of
from noppa.games.tutto.compiled.outcomes import chart
from noppa.games.tutto.compiled.solver import (
    AT_ONCE,
    FIRST,
    FULL_PILE,
    MOST_ROUNDS,
    SETTLED,
    Tables,
    mean_turn,
    room_for,
    sheet_of,
    sizes,
    solve_alone,
    solve_last,
    solve_pairs,
    tables_in,
)
from noppa.games.tutto.rules import Tutto
from noppa.kernels.lattice import Array, Indices
from noppa.kernels.table_cache import table

VERSION = 1
"""Raised when the tables would come out differently."""
_kept: dict[str, "Solved"] = {}


@dataclass(frozen=True, slots=True)
class Solved:
    """The chances between turns, and in how many turns a target is made when one plays for points alone."""

    tables: Tables
    par: float

    @property
    def stays(self) -> float:
        """The chance that the rival in thought of a game alone is not done in a turn."""
        return 1 - 1 / self.par


def solved(rules: Tutto, progress: Callable[[float], None] = lambda _done: None, *, fresh: bool = False) -> Solved:
    """The tables of these rules; `progress` is called only if they must be computed, or anew."""
    settings = (str(value) for value in rules.options.values())
    name = "-".join(["tutto", str(rules.game.version), str(VERSION), *settings])
    if fresh or name not in _kept:
        grid, par = grid_of(rules), par_of(rules)
        size = sum(sizes(grid, at_once=rules.at_once))
        values = np.array(table(name, size, lambda: array("d", solve(rules, progress).tobytes()), fresh=fresh))
        _kept[name] = Solved(tables_in(values, grid, at_once=rules.at_once), par)
    return _kept[name]


def par_of(rules: Tutto) -> float:
    """How many turns the target takes, one for good measure: never less than two."""
    return 1 + max(1.0, rules.target / mean_turn(rules))


def solve(
    rules: Tutto,
    progress: Callable[[float], None] = lambda _done: None,
    pile: Array = FULL_PILE,
    settled: float = SETTLED,
) -> Array:
    """All tables, one behind another; `pile` has the cards of the deck by kind."""
    steps, grid = chart(), grid_of(rules)
    values = np.full(sum(sizes(grid, at_once=rules.at_once)), 0.5)
    tables, sheet = tables_in(values, grid, at_once=rules.at_once), sheet_of(rules, grid)
    workers = os.cpu_count() or 1
    rooms = [room_for(steps, grid) for _ in range(workers)]
    solve_alone(steps, tables, sheet, pile, rooms[0], 1 - 1 / par_of(rules), settled)
    groups = list(_groups(grid, at_once=rules.at_once))
    stage = AT_ONCE if rules.at_once else FIRST
    first_round = 1.0 if grid.is_whole else 0.7
    with ThreadPoolExecutor(workers) as pool:

        def solve_group(group: Indices, *, fresh: bool) -> float:
            jobs = [
                pool.submit(solve_pairs, steps, tables, sheet, pile, room, stage, group[at::workers], settled, fresh)
                for at, room in enumerate(rooms)
            ]
            return max(job.result() for job in jobs)

        if not rules.at_once:
            parts = [np.arange(at, len(grid.own.lines), workers) for at in range(workers)]
            list(pool.map(lambda part, room: solve_last(steps, tables, sheet, pile, room, part), parts, rooms))
        for rounds in range(MOST_ROUNDS):
            moved = 0.0
            for done, group in enumerate(groups, 1):
                moves = solve_group(group, fresh=rounds == 0)
                moved = max(moved, moves)
                while moves > settled:
                    moves = solve_group(group, fresh=False)
                # Where there are more rounds, they find less and less to change.
                progress(1 - 0.3**rounds * (1 - first_round * done / len(groups)))
            # With a line for every need nothing leads back to a larger sum.
            if grid.is_whole or moved < 10 * settled:
                break
    return values


def _groups(grid: Grid, *, at_once: bool) -> Iterator[Indices]:
    """The pairs of lines by the sum of their needs; where both seats have one table each pair stands once."""
    lines = [int(need) for need in grid.own.lines]
    by_sum: dict[int, list[tuple[int, int]]] = {}
    for line, need in enumerate(lines):
        for column, rival in enumerate(lines):
            if not at_once or line <= column:
                by_sum.setdefault(need + rival, []).append((line, column))
    for total in sorted(by_sum):
        yield np.array(by_sum[total])
