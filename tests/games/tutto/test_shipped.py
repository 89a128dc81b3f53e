"""The tables shipped with the game agree with solving it."""

from array import array
from typing import cast

import pytest

from noppa import all_games, rules
from noppa.games.tutto.cards import FULL
from noppa.games.tutto.rules import Tutto
from noppa.games.tutto.solved import PAIRS, ROOM, SETTLED, Solved, solve, solved
from noppa.native import call

EDITIONS = list(all_games()["tutto"].editions)
SUMS = (3, 40, 120, 200)


def shipped(edition: str) -> tuple[Tutto, Solved]:
    """Return an edition's rules and its tables, without computing any."""

    def never(_done: float) -> None:
        pytest.fail("the tables are computed")

    variant = cast("Tutto", rules("tutto", edition))
    return variant, solved(variant, never)


@pytest.mark.parametrize("edition", EDITIONS)
def test_shipped_tables_hardly_move_when_they_are_worked_out_once_more(edition: str) -> None:
    """Every pair of needs is tried for some sums of both."""
    _, known = shipped(edition)
    values, deck, moved = known.values[:], array("d", [*FULL, SETTLED]), array("d", [0.0])
    highs = array("i", bytes(4 * call("tutto_size", known.tables, PAIRS)))
    room = array("d", bytes(8 * call("tutto_size", known.tables, ROOM)))
    for needs in SUMS:
        pairs = call("tutto_solve", known.tables, values, deck, room, highs, needs, 0, 0, 1, moved)
        assert pairs > 0
        assert moved[0] < 1e-5


@pytest.mark.exhaustive
@pytest.mark.parametrize("edition", EDITIONS)
def test_shipped_tables_are_those_that_solving_gives(edition: str) -> None:
    """All values agree to their precision."""
    variant, known = shipped(edition)
    assert list(solve(variant).values) == pytest.approx(list(known.values), abs=1e-5)
