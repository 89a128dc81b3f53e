"""The levels: one player, who knows what every move is worth, more or less careful.

`hard` takes the best move. `medium` and `easy` take the others too, the more often the less they
cost: a move that loses x against the best has the weight exp(−x / c), where c is what a player
of that level thinks little of. `random` knows nothing. What looks like chance in them follows
from the position, so a game that is taken up again goes on as it would have.
"""

from bisect import bisect
from collections.abc import Callable, Iterable, Mapping
from hashlib import blake2b
from itertools import accumulate
from math import exp
from typing import Any

from noppa.bots.due import check_due
from noppa.bots.evaluators import evaluator
from noppa.core.rules import Move, Rules
from noppa.core.table import Policy


def hard(rules: Rules[Any], state: Any, seat: int) -> Move:
    """The move that is worth most; of equal ones the first that the rules offer."""
    check_due(rules, state, seat)
    known = evaluator(rules)
    values: Mapping[Move, float] = getattr(known, "win_values", known.move_values)(state, seat)
    return max(values, key=values.__getitem__)


def careless(level: str) -> Policy:
    """A player who takes worse moves too, by what they cost."""

    def choose(rules: Rules[Any], state: Any, seat: int) -> Move:
        check_due(rules, state, seat)
        known = evaluator(rules)
        values = known.move_values(state, seat)
        best, slack = max(values.values()), known.careless[level]
        weights = list(accumulate(exp((value - best) / slack) for value in values.values()))
        return list(values)[bisect(weights, _whim(state, seat, level) * weights[-1])]

    return choose


def at_random(rules: Rules[Any], state: Any, seat: int) -> Move:
    """Any legal move."""
    check_due(rules, state, seat)
    moves = rules.moves(state, seat)
    return moves[int(_whim(state, seat, "random") * len(moves))]


def prepare(rules: Rules[Any], levels: Iterable[str], progress: Callable[[float], None] = lambda _done: None) -> None:
    """Work out beforehand what these levels need, so that nobody waits in the middle of a game."""
    if {"easy", "medium", "hard"} & set(levels):
        evaluator(rules, progress)


def _whim(state: Any, seat: int, level: str) -> float:
    """A number from 0 up to 1 that is as good as random, the same for the same position."""
    digest = blake2b(f"{level} {seat} {state!r}".encode(), digest_size=7).digest()
    return int.from_bytes(digest) / 256**7
