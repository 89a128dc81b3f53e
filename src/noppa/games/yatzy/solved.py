"""Yatzy solved: the exact expected points still to come from every position between turns.

The native core computes it (`native/yatzy/values.c` has the mathematics), level by level from full pads to the empty
one, each level on all processors. Solved tables are stored in the user's cache folder.
"""

from array import array
from dataclasses import dataclass

from noppa.core.solution import Progress
from noppa.games.yatzy.packing import filled_rows, tables_of
from noppa.games.yatzy.rows import ROWS
from noppa.games.yatzy.rules import Yatzy
from noppa.games.yatzy.state import Column
from noppa.native import call, hold
from noppa.native.table_cache import table
from noppa.native.threads import executor, processors

PARTS = 4
"""The parts for each thread: some take longer than others."""
_latest: dict[str, "Solved"] = {}
MOST = 8
"""How many solved variants are kept in memory, the latest ones; all of them are in the cache folder."""


@dataclass(frozen=True, eq=False, slots=True)
class Solved:
    """The value of every position, and the core's tables from which it was computed."""

    tables: bytearray
    values: "array[float]"

    def value(self, column: Column) -> float:
        """Return the expected points still to come, the bonus included, for a column before its turn."""
        return self.values[call("yatzy_position", self.tables, *filled_rows(column))]


def solve(rules: Yatzy, progress: Progress = lambda _done: None) -> Solved:
    """Compute the values of all positions; `progress` is called with the fraction done."""
    tables = tables_of(rules)
    values = array("d", bytes(8 * call("yatzy_size", tables, -1)))
    workers = processors()
    parts = 1 if workers == 1 else PARTS * workers
    with executor(workers) as pool:
        for level in range(len(ROWS), -1, -1):
            jobs = [
                pool.submit(call, "yatzy_solve", tables, values, level, part, parts, b"", b"") for part in range(parts)
            ]
            for job in jobs:
                job.result()
            progress(1 - level / len(ROWS))
    return Solved(tables, values)


def solved(rules: Yatzy, progress: Progress = lambda _done: None, *, fresh: bool = False) -> Solved:
    """Return the values of all positions; compute them, calling `progress`, if they are not stored or with `fresh`."""
    name = "-".join(["yatzy", str(rules.game.version), *(str(value) for value in rules.options.values())])
    found = None if fresh else _latest.get(name)
    if found is None:
        tables = tables_of(rules)
        size = call("yatzy_size", tables, -1)
        values = table(name, size, lambda: solve(rules, progress).values, fresh=fresh)
        found = Solved(hold(tables), hold(values))
        _latest[name] = found
        while len(_latest) > MOST:
            del _latest[next(iter(_latest))]
    return found
