"""Counts what a player uses of the pad: the rows with points, and the bonus."""

from collections.abc import Iterator

from noppa.games.yatzy.rows import ROWS, UPPER
from noppa.games.yatzy.rules import Yatzy
from noppa.games.yatzy.state import State

BONUS_USE = len(ROWS)
"""The index of the bonus, after the rows."""


def names(rules: Yatzy) -> tuple[str, ...]:
    """Return the rows and the bonus."""
    del rules
    return (*ROWS, "bonus")


def used(rules: Yatzy, state: State, seat: int) -> Iterator[int]:
    """Yield a seat's rows with points, and the bonus if it is earned."""
    column = state.columns[seat]
    yield from (row for row, points in enumerate(column) if points)
    if sum(points or 0 for points in column[: len(UPPER)]) >= rules.bonus_from:
        yield BONUS_USE
