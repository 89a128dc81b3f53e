"""The simple bot: most points now, keeping for this turn alone."""

import random
import time

import pytest

from games.kivi.tables import kivi, legal, position, small_board
from noppa.bots.simple import simple
from noppa.core.dice import multisets
from noppa.core.keeps import Keep
from noppa.core.rules import Choose
from noppa.games.kivi.state import State
from noppa.games.kivi.turn_values import final_values, turn_values
from noppa.testing import conformance as kit


def choices(seed: int, players: int) -> list[State]:
    """Return the positions of a random game in which a seat chooses."""
    table = kit.random_table(kivi(), players, seed)
    return [state for state in kit.positions(table) if isinstance(kivi().pending(state), Choose)]


@pytest.mark.parametrize("players", [2, 4])
def test_every_legal_move_has_a_value_and_placements_have_their_gain(players: int) -> None:
    """A placement has the change of the sheet that playing it makes."""
    rules = kivi()
    for state in choices(seed=3, players=players)[::6]:
        values = turn_values(rules, state, state.seat)
        assert set(values) == set(rules.moves(state, state.seat))
        before = rules.sheet(state)[state.seat].total
        for move, value in values.items():
            if not isinstance(move, Keep):
                assert value == rules.sheet(rules.play(state, state.seat, move))[state.seat].total - before


def test_a_final_roll_is_worth_its_best_placement() -> None:
    """Every roll has the best gain among its legal moves, 0 for the box."""
    rules = kivi()
    stones = {0: ["c4", "d4", "d5"], 1: ["b4", "e4"]}
    values = final_values(rules, position(rules, (1,) * 6, stones))
    for dice in multisets(6):
        state = position(rules, dice, stones)
        assert values[dice] == max(rules.gains(state, 0, move)[0] for move in rules.moves(state, 0))


def test_a_keep_before_the_last_roll_is_worth_the_mean_of_what_follows() -> None:
    """With one die rolled again it is the mean over its six faces of the best placement."""
    rules = kivi()
    stones = {0: ["c4", "d4"], 1: ["b4"]}
    state = position(rules, (1, 1, 2, 2, 3, 6), stones, rolls=2)
    value = turn_values(rules, state, 0)[rules.parse("keep 1 1 2 2 3")]
    best = []
    for die in range(1, 7):
        after = position(rules, (1, 1, 2, 2, 3, die), stones)
        best.append(max(rules.gains(after, 0, move)[0] for move in rules.moves(after, 0)))
    assert value == pytest.approx(sum(best) / 6)


def test_it_takes_the_placement_that_adds_most() -> None:
    """1-1-2-2-3-3 may go to any "3 pairs" or "12 or less"; the one that makes a line is best."""
    rules = kivi()
    state = position(rules, (1, 1, 2, 2, 3, 3), {0: ["c4", "d4"]})
    assert str(simple(rules, state, 0)) == "place e4"


def test_of_equal_gains_it_takes_the_one_that_costs_another_most() -> None:
    """With six equal dice the longer line of the other player is broken."""
    rules = kivi(board=small_board("all_odd all_odd all_odd all_odd all_odd"))
    state = position(rules, (6,) * 6, {1: ["a1", "b1", "c1"]})
    values = turn_values(rules, state, 0)
    assert set(values.values()) == {1.0}
    assert str(simple(rules, state, 0)) == "place b1 move e1"


def test_it_does_not_roll_for_nothing() -> None:
    """If no roll can add anything, the stone is placed or boxed at once."""
    rules = kivi(board=small_board("all_odd all_odd"))
    assert str(simple(rules, position(rules, (1, 1, 1, 3, 3, 5), rolls=1), 0)) == "place a1"
    assert str(simple(rules, position(rules, (1, 1, 1, 3, 3, 5), {1: ["a1", "b1"]}, rolls=1), 0)) == "box"


def test_it_rolls_on_for_more() -> None:
    """A single white square now is less than a good chance of a line."""
    rules = kivi()
    state = position(rules, (1, 1, 2, 2, 3, 5), {0: ["b3", "c3", "d3"]}, rolls=1)
    assert "place a1" in legal(rules, state)
    assert str(simple(rules, state, 0)).startswith("keep")


def test_it_decides_quickly() -> None:
    """It takes well under 100 ms a decision, even on the largest board with six equal dice."""
    large = kivi(board=small_board(*["all_odd two_pairs " * 6] * 12))
    names = random.Random(1).sample(large.board.names, 39)
    hardest = position(large, (4,) * 6, {seat: names[seat::4] for seat in range(4)}, rolls=1, players=4)
    seconds = []
    for _ in range(3):
        started = time.perf_counter()
        simple(large, hardest, 0)
        seconds.append(time.perf_counter() - started)
    assert min(seconds) < 0.1
