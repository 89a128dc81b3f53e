"""The solved game for given rules, computed once for each set of options and kept."""

from collections.abc import Callable

from noppa.games.yatzy.compiled.solver import Solved, pad_of, room_for, scores_of, solve
from noppa.games.yatzy.rules import Yatzy
from noppa.kernels.table_cache import table

_kept: dict[str, Solved] = {}


def solved(rules: Yatzy, progress: Callable[[float], None] = lambda _done: None, *, fresh: bool = False) -> Solved:
    """The values of all positions; `progress` is called only if they must be computed, or anew."""
    name = "-".join(["yatzy", str(rules.game.version), *(str(value) for value in rules.options.values())])
    if fresh or name not in _kept:
        pad = pad_of(rules.bonus_from)
        values = table(name, room_for(pad), lambda: solve(rules, progress).values, fresh=fresh)
        _kept[name] = Solved(pad, scores_of(rules), values)
    return _kept[name]
