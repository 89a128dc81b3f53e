"""The solved game for given rules, computed once for each set of options and kept."""

from collections.abc import Callable

from noppa.games.yatzy.rules import Yatzy
from noppa.games.yatzy.solver import Solved, pad_of, scores_of, solve
from noppa.kernels.store import table

_kept: dict[str, Solved] = {}


def solved(rules: Yatzy, progress: Callable[[float], None] = lambda _done: None) -> Solved:
    """The values of all positions; `progress` is called only if they must be computed."""
    name = "-".join(["yatzy", str(rules.game.version), *(str(value) for value in rules.options.values())])
    if name not in _kept:
        pad = pad_of(rules.bonus_from)
        values = table(name, int(pad.start[-1]), lambda: solve(rules, progress).values)
        _kept[name] = Solved(pad, scores_of(rules), values)
    return _kept[name]
