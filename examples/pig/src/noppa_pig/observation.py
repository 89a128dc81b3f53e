"""Observations of Pig: the points of the turn, and what each seat has banked."""

from collections.abc import Iterator

from noppa.core.observation import MOST, Part, seats_from
from noppa_pig.rules import Pig, State


def parts(_rules: Pig, players: int) -> Iterator[Part]:
    """Yield the parts: whether the seat is due, the points at risk, banked points from the seat's own on."""
    yield Part("due", 1, 0, 1)
    yield Part("points", 1, 0, MOST)
    yield Part("banked", players, 0, MOST)


def observe(rules: Pig, state: State, seat: int) -> Iterator[int]:
    """Yield the numbers of a state in the order of the parts."""
    yield bool(rules.moves(state, seat))
    yield state.points
    yield from (state.banked[other] for other in seats_from(seat, len(state.banked)))
