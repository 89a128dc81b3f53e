"""The observation of Yatzy. The points in single rows are left out: they do not matter for the rest of the game."""

from collections.abc import Iterator

from noppa.core.observation import Part, faces, one_hot, seats_from
from noppa.games.yatzy.rows import PLACE, ROWS, UPPER
from noppa.games.yatzy.rules import Yatzy
from noppa.games.yatzy.state import DICE, ROLLS, State

MOST_POINTS = 500


def parts(rules: Yatzy, players: int) -> Iterator[Part]:
    """Yield the parts: dice and turn, then the pad of each seat."""
    yield Part("due", 1, 0, 1)
    yield Part("faces", 6, 0, DICE)
    yield Part("rolls_left", 1, 0, ROLLS)
    yield Part("declared", len(ROWS), 0, 1)
    yield Part("free", players * len(ROWS), 0, 1)
    yield Part("to_bonus", players, 0, rules.bonus_from)
    yield Part("total", players, 0, MOST_POINTS)


def observe(rules: Yatzy, state: State, seat: int) -> Iterator[int]:
    """Yield the numbers that a seat observes of a position."""
    seats = list(seats_from(seat, len(state.columns)))
    columns = [state.columns[other] for other in seats]
    sheets = rules.sheet(state)
    yield seat == state.seat and None in columns[0]
    yield from faces(state.dice)
    yield ROLLS - state.rolls
    yield from one_hot(len(ROWS), None if state.declared is None else PLACE[state.declared])
    for column in columns:
        yield from (value is None for value in column)
    for column in columns:
        yield max(0, rules.bonus_from - sum(value or 0 for value in column[: len(UPPER)]))
    yield from (sheets[other].total for other in seats)
