"""The levels of bots: one player that knows the value of every move and is more or less careful.

`hard` takes the best move. `medium` and `easy` also take others, the more often the less they cost: a move
that loses x against the best has the weight exp(−x / c), where c is the cost that a player of that level
hardly notices. `random` knows nothing. Their random choices follow from the state, so a resumed game
continues as it would have.
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
    """Return the move with the highest value; of equal ones the first that the rules list."""
    check_due(rules, state, seat)
    known = evaluator(rules)
    values: Mapping[Move, float] = getattr(known, "win_values", known.move_values)(state, seat)
    return max(values, key=values.__getitem__)


def careless(level: str) -> Policy:
    """Return a policy that also takes worse moves, the more often the less they cost."""

    def choose(rules: Rules[Any], state: Any, seat: int) -> Move:
        check_due(rules, state, seat)
        known = evaluator(rules)
        values = known.move_values(state, seat)
        best, slack = max(values.values()), known.careless[level]
        weights = list(accumulate(exp((value - best) / slack) for value in values.values()))
        return list(values)[bisect(weights, _fraction(state, seat, level) * weights[-1])]

    return choose


def at_random(rules: Rules[Any], state: Any, seat: int) -> Move:
    """Return any legal move."""
    check_due(rules, state, seat)
    moves = rules.moves(state, seat)
    return moves[int(_fraction(state, seat, "random") * len(moves))]


def prepare(rules: Rules[Any], levels: Iterable[str], progress: Callable[[float], None] = lambda _done: None) -> None:
    """Compute in advance what these levels need, so that nobody waits in the middle of a game."""
    if {"easy", "medium", "hard"} & set(levels):
        evaluator(rules, progress)


def _fraction(state: Any, seat: int, level: str) -> float:
    """Return a number from 0 up to 1 that looks random but is the same for the same state."""
    digest = blake2b(f"{level} {seat} {state!r}".encode(), digest_size=7).digest()
    return int.from_bytes(digest) / 256**7
