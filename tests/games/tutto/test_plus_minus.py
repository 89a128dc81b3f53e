"""Plus/minus: who loses what, and when."""

import random
from itertools import product

import pytest

from games.tutto.script import ONES, SET_ONES, TUTTO, after, offered, sheet, tutto
from noppa import Draw
from noppa.games.tutto.leaders import takings
from noppa.games.tutto.rules import Tutto
from noppa.games.tutto.state import Ending, State

RULES = tutto()
NO_FLOOR = tutto(floor_at_zero=False)
PLAYS_ON = tutto(leader_plus_minus="plays_on")
MADE = ("draw plus_minus", *TUTTO, "stop")


def totals(rules: Tutto, state: State, *lines: str) -> list[int]:
    """Return the totals on the sheet after these lines."""
    return [sheet.total for sheet in rules.sheet(after(rules, state, *lines))]


def test_a_tutto_is_worth_1000_whatever_was_rolled_and_the_leader_loses_1000() -> None:
    """Six 1s would be 2000 under another card."""
    assert totals(RULES, sheet(500, 3000, 2000), *MADE) == [1500, 2000, 2000]


def test_there_is_no_stopping_before_the_tutto() -> None:
    """Only sets are offered, then `stop` and `go`."""
    state = after(RULES, sheet(500, 3000), "draw plus_minus", ONES)
    assert "stop" not in offered(RULES, state)
    assert offered(RULES, after(RULES, state, SET_ONES)) == ["stop", "go"]


def test_every_joint_leader_loses_1000_and_the_roller_still_gets_1000() -> None:
    """Two of three players lead."""
    assert totals(RULES, sheet(0, 3000, 3000), *MADE) == [1000, 2000, 2000]


def test_a_roller_tied_for_the_lead_plays_on_and_the_others_lose() -> None:
    """The roller never loses."""
    assert totals(RULES, sheet(3000, 3000, 3000, 100), *MADE) == [4000, 2000, 2000, 100]


def test_a_tie_at_nothing_is_a_joint_lead() -> None:
    """On the first turn everybody leads; with a floor nobody has anything to lose."""
    assert totals(RULES, sheet(0, 0, 0), *MADE) == [1000, 0, 0]
    assert totals(NO_FLOOR, sheet(0, 0, 0), *MADE) == [1000, -1000, -1000]


@pytest.mark.parametrize(("rules", "left"), [(RULES, 0), (NO_FLOOR, -400)])
def test_a_leader_with_less_than_1000(rules: Tutto, left: int) -> None:
    """They lose what they have, or go below 0 without the floor."""
    state = after(rules, sheet(0, 600), *MADE)
    assert [sheet.total for sheet in rules.sheet(state)] == [1000, left]
    assert rules.sheet(state)[1].value("banked") == 600
    assert rules.sheet(state)[1].value("lost") == left - 600


def test_the_sole_leader_misses_the_turn() -> None:
    """As with a stop card, the points of the turn are lost too."""
    assert after(RULES, sheet(3000, 2000), "draw plus_minus").seat == 1
    state = after(RULES, sheet(3000, 2000), "draw bonus_200", *TUTTO, "go", "draw plus_minus")
    assert state.banked == (3000, 2000)
    assert state.past[-1].ending is Ending.LEADER


def test_with_plays_on_the_sole_leader_plays_for_the_1000_and_nobody_loses() -> None:
    """This is the publisher's later text."""
    assert totals(PLAYS_ON, sheet(3000, 2000), *MADE) == [4000, 2000]


@pytest.mark.parametrize("rules", [RULES, PLAYS_ON])
def test_alone_at_the_table_it_is_played_for_its_1000(rules: Tutto) -> None:
    """Nobody leads a solo game."""
    assert totals(rules, sheet(2000), *MADE) == [3000]


def test_a_lost_turn_settles_no_plus_minus() -> None:
    """Neither the 1000 nor the loss is recorded."""
    assert totals(RULES, sheet(0, 3000), "draw plus_minus", *TUTTO, "go", "draw stop") == [0, 3000]


def test_two_in_one_turn_settle_one_after_another() -> None:
    """The second takes from the leader after the first."""
    lines = ("draw plus_minus", *TUTTO, "go", *MADE)
    assert totals(RULES, sheet(0, 4000, 3500), *lines) == [2000, 3000, 2500]
    assert totals(RULES, sheet(0, 4000, 2500), *lines) == [2000, 2000, 2500]


def test_the_second_takes_from_nobody_when_the_roller_then_leads_alone() -> None:
    """It is still played, as the sheet decides whether it ends the turn."""
    lines = ("draw plus_minus", *TUTTO, "go", *MADE)
    assert totals(RULES, sheet(2500, 3000), *lines) == [4500, 2000]


def test_the_points_of_the_turn_do_not_make_a_leader() -> None:
    """A roller who is behind on the sheet with thousands in the turn draws it and plays on."""
    state = after(RULES, sheet(0, 1000), "draw bonus_600", *TUTTO, "go", "draw plus_minus")
    assert not isinstance(RULES.pending(state), Draw)
    assert totals(RULES, state, *TUTTO, "stop") == [3600, 0]


def slow_takings(scores: list[int], roller: int, cards: int, *, floor: bool) -> list[int]:
    """Return the scores, computed one card after another, point by point."""
    left = list(scores)
    for _ in range(cards):
        ahead = [seat for seat, score in enumerate(left) if all(score >= other for other in left)]
        for seat in ahead:
            for _ in range(1000 // 50):
                if seat != roller and not (floor and left[seat] <= 0):
                    left[seat] -= 50
    return [before - now for before, now in zip(scores, left, strict=True)]


def test_takings_agree_with_taking_points_one_by_one() -> None:
    """Random sheets are compared with one to four cards, with the floor and without."""
    draw = random.Random(5)
    for floor, cards in product((True, False), range(5)):
        for _ in range(100):
            players = draw.randint(1, 10)
            scores = [50 * draw.randrange(0, 60) for _ in range(players)]
            roller = draw.randrange(players)
            expected = slow_takings(scores, roller, cards, floor=floor)
            assert list(takings(tuple(scores), roller, cards, floor_at_zero=floor)) == expected
