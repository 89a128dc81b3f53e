"""Turns written as lines of the game's notation, played by the rules."""

from typing import Any

from noppa import rules
from noppa.core.rules import Choose
from noppa.games.tutto.rules import Tutto
from noppa.games.tutto.state import State


def tutto(edition: str = "booklet", **options: Any) -> Tutto:
    """Return the rules of Tutto."""
    variant = rules("tutto", edition, **options)
    assert isinstance(variant, Tutto)
    return variant


def sheet(*totals: int, **fields: Any) -> State:
    """Return a position at the start of seat 0's turn with these totals."""
    return State(banked=totals, lost=(0,) * len(totals), **fields)


def after(rules: Tutto, state: State, *lines: str) -> State:
    """Return the position after `draw …`, `roll …` and moves of the due seat."""
    for line in lines:
        word, *rest = line.split()
        if word == "draw":
            state = rules.draw(state, rules.card(rest[0]))
        elif word == "roll":
            state = rules.roll(state, tuple(map(int, rest)))
        else:
            pending = rules.pending(state)
            assert isinstance(pending, Choose), f"{line} in {pending}"
            state = rules.play(state, pending.seats[0], rules.parse(line))
    return state


def offered(rules: Tutto, state: State) -> list[str]:
    """Return the moves of the due seat, as texts."""
    pending = rules.pending(state)
    return [str(move) for move in rules.moves(state, pending.seats[0])] if isinstance(pending, Choose) else []


BLANK = "roll 2 2 3 3 4 6"
"""Six dice of which none counts."""
ONES = "roll 1 1 1 1 1 1"
SET_ONES = "set 1 1 1 1 1 1"
TUTTO = (ONES, SET_ONES)
"""The shortest Tutto: 2000 if dice count."""
