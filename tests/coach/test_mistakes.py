"""Explanations of why the better choices in a reviewed game were better."""

import pytest

from noppa import rules
from noppa.bots import BOTS
from noppa.coach import review
from noppa.coach.mistakes import mistakes
from noppa.core.record import Record
from noppa.core.sources import RealDice, Seeded
from noppa.core.table import Seat, Table
from noppa.games import games


@pytest.mark.parametrize("game", list(games()))
def test_each_seats_costliest_decisions_are_explained(game: str) -> None:
    """Each seat has at most `most` of them, in game order, each with the best move as in the view."""
    table = Table(rules(game), [Seat("A", "bot", "simple"), Seat("B", "bot", "simple")], Seeded(3), BOTS)
    while table.step():
        pass
    record = Record.of(table)
    found = review(record)
    listed = mistakes(record, found, most=2)
    assert {mistake.decision for mistake in listed} == {choice for seat in found.seats for choice in seat.costliest(2)}
    assert [mistake.decision.number for mistake in listed] == sorted(mistake.decision.number for mistake in listed)
    assert all(mistake.better["move"] == mistake.decision.best and mistake.why for mistake in listed)


def test_with_final_dice_only_a_choice_is_explained_as_it_was_judged() -> None:
    """No roll is left, so the better choice is a row, never a keep."""
    table = Table(rules("yatzy"), [Seat("A")], RealDice())
    worst = ("ones", "twos", "threes", "fours", "fives", "sixes", "one_pair", "two_pairs", "three_of_a_kind")
    rows = (*worst, "four_of_a_kind", "small_straight", "large_straight", "full_house", "chance", "yatzy")
    for row in rows:
        table.enter((6, 6, 6, 6, 6))
        table.play(0, table.rules.parse(f"score {row}"))
    record = Record.of(table)
    listed = mistakes(record, review(record))
    assert listed
    assert all(str(mistake.better["move"]).startswith("score ") for mistake in listed)
