"""Tutto for two solved: the chance to win between turns, for each set of options.

The native core computes it (`native/tutto/solver.c` has the mathematics), by the sum of what both still need, each sum
on all processors. That takes seconds, so the tables of both editions ship with the game; other solved tables are
stored in the user's cache folder.
"""

import json
import sys
from array import array
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from noppa.games.tutto.cards import FULL, Pile
from noppa.games.tutto.packing import tables_of
from noppa.games.tutto.rules import Tutto
from noppa.native import call, hold
from noppa.native.table_cache import table
from noppa.native.threads import executor, processors

VERSION = 2
"""Raised when the tables would come out differently."""
SETTLED = 1e-6
"""Values that change by less are settled: this is far below the effect of the pile between turns."""
MOST_ROUNDS = 60
CELL = 50
FIRST, SECOND, LAST = range(3)
VALUES, ROOM, PAIRS = range(3)
"""The core's codes for the sizes of its arrays."""
BEGIN, LAST_TURNS = range(2)
"""The codes of what is solved before the pairs of needs, whose sums are at least 2."""
MOST_LINES = 192
SHIPPED = Path(__file__).parent / "solved.bin"
"""A line of JSON with the number of values for each set of options, then the values in single precision."""
_latest: dict[str, "Solved"] = {}
MOST = 8
"""How many solved variants are kept in memory, the latest ones; all of them are in the cache folder."""


@dataclass(frozen=True, eq=False, slots=True)
class Solved:
    """The chances between turns, and the core's tables from which they were computed."""

    tables: bytearray
    values: "array[float]"

    def chance(self, table: int, need: int, rival: int) -> float:
        """Return the chance of the seat whose turn begins, by what it and the other need, in cells of 50 points.

        The tables are those of the FIRST seat of a round, of the SECOND, and of the second in its LAST turn, when the
        first has reached the target. Where the game ends at once the first two are the same.
        """
        into = array("d", bytes(8))
        call("tutto_read", self.tables, self.values, table, need, rival, into)
        return into[0]

    @property
    def stays(self) -> float:
        """The chance that the imagined rival of a game alone does not finish in a turn."""
        return self.values[-1]


def solve(
    rules: Tutto,
    progress: Callable[[float], None] = lambda _done: None,
    pile: Pile = FULL,
    settled: float = SETTLED,
) -> Solved:
    """Compute all tables for a pile that never changes; `progress` is called with the fraction done."""
    tables, deck = tables_of(rules), array("d", [*pile, settled])
    values = array("d", bytes(8 * call("tutto_size", tables, VALUES)))
    highs = array("i", bytes(4 * call("tutto_size", tables, PAIRS)))
    workers = processors()
    buffers = [array("d", bytes(8 * call("tutto_size", tables, ROOM))) for _ in range(workers)]
    lines = array("i", bytes(4 * MOST_LINES))
    lines = lines[: call("tutto_lines", tables, lines)]
    # With a line for every need, nothing leads back to a larger sum.
    most, is_whole = 2 * lines[-1], lines[-1] == len(lines)
    first_round = 1.0 if is_whole else 0.7
    with executor(workers) as pool:

        def solve_part(part: int, needs: int, workers: int, *, fresh: bool) -> float:
            moved = array("d", [0.0])
            call("tutto_solve", tables, values, deck, buffers[part], highs, needs, int(fresh), part, workers, moved)
            return moved[0]

        def solve_pairs(needs: int, *, fresh: bool) -> float:
            jobs = [pool.submit(solve_part, part, needs, workers, fresh=fresh) for part in range(workers)]
            return max(job.result() for job in jobs)

        solve_part(0, BEGIN, 1, fresh=True)
        solve_pairs(LAST_TURNS, fresh=True)
        for rounds in range(MOST_ROUNDS):
            moved = 0.0
            for needs in range(2, most + 1):
                moves = solve_pairs(needs, fresh=rounds == 0)
                moved = max(moved, moves)
                while moves > settled:
                    moves = solve_pairs(needs, fresh=False)
                # If there are more rounds, they find less and less to change.
                progress(1 - 0.3**rounds * (1 - first_round * needs / most))
            if is_whole or moved < 10 * settled:
                break
    return Solved(tables, values)


def solved(rules: Tutto, progress: Callable[[float], None] = lambda _done: None, *, fresh: bool = False) -> Solved:
    """Return the tables of these rules; compute them, calling `progress`, if they are not stored or with `fresh`."""
    name = _settings(rules)
    found = None if fresh else _latest.get(name)
    if found is None:
        tables = tables_of(rules)
        size = call("tutto_size", tables, VALUES)
        values = None if fresh else _shipped().get(name)
        if values is None or len(values) != size:
            stored_name = f"tutto-{rules.game.version}-{VERSION}-{name}"
            values = table(stored_name, size, lambda: solve(rules, progress).values, fresh=fresh)
        found = Solved(hold(tables), hold(values))
        _latest[name] = found
        while len(_latest) > MOST:
            del _latest[next(iter(_latest))]
    return found


def _settings(rules: Tutto) -> str:
    return "-".join(str(value) for value in rules.options.values())


@cache
def _shipped() -> "Mapping[str, array[float]]":
    """Read the tables that ship with the game, by their options."""
    head, _, data = SHIPPED.read_bytes().partition(b"\n")
    values = array("f", data)
    if sys.byteorder == "big":
        values.byteswap()
    found, start = {}, 0
    for name, size in json.loads(head).items():
        found[name] = array("d", values[start : start + size])
        start += size
    return found


def write_shipped(found: "Mapping[Tutto, array[float]]") -> None:
    """Write tables to the file that ships with the game."""
    data = array("f", [value for values in found.values() for value in values])
    if sys.byteorder == "big":
        data.byteswap()
    head = json.dumps({_settings(rules): len(values) for rules, values in found.items()})
    SHIPPED.write_bytes(head.encode() + b"\n" + data.tobytes())
