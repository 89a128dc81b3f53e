import random
import time
from statistics import mean

import pytest

from games.dicetrip.brute import play, random_game, trip_rules
from noppa import Choose, Over, Roll
from noppa.bots.simple import simple
from noppa.games.dicetrip.moves import STAND, Cross, Reroll, Twice, Write
from noppa.games.dicetrip.turn_values import SPARED, turn_values

GAME = trip_rules()


def solo(seed: int) -> int:
    """Return the simple bot's solo score."""
    draw = random.Random(seed)
    state = GAME.start(1)
    while not isinstance(pending := GAME.pending(state), Over):
        if isinstance(pending, Roll):
            state = GAME.roll(state, [draw.randint(1, 6) for _ in range(pending.dice)])
        else:
            state = GAME.play(state, 0, simple(GAME, state, 0))
    return pending.scores[0]


def test_every_legal_move_has_a_value_and_no_other() -> None:
    """This holds in every position of a random game, with and without the option."""
    for rules in (GAME, trip_rules(tens=True)):
        for state in random_game(rules, 2, random.Random(3)):
            for seat in range(2):
                assert tuple(turn_values(rules, state, seat)) == rules.moves(state, seat)


def test_a_last_writing_is_worth_what_it_adds() -> None:
    """The value is within half a point, which breaks ties."""
    for state in random_game(GAME, 1, random.Random(4)):
        if state.writing and len(state.turns[0].writings) + 1 == state.cities_a_seat:
            gains = {entry["move"]: entry["gain"] for entry in GAME.view(state, 0)["moves"]}
            for move, value in turn_values(GAME, state, 0).items():
                assert abs(value - gains[str(move)]) < 0.5


def test_the_best_pair_of_an_empty_map_is_found() -> None:
    """6 6 and two dice for a coloured city: two bonus cities and a road of one make three points."""
    state = play(GAME, GAME.start(1), "6613", "stand")
    values = turn_values(GAME, state, 0)
    best = max(values, key=values.__getitem__)
    assert isinstance(best, Write)
    assert values[best] == pytest.approx(3, abs=0.5) or values[best] == pytest.approx(4, abs=0.5)
    assert all(values[move] < values[best] - 1 for move in values if isinstance(move, Cross))


def test_rolling_again_is_worth_the_mean_of_what_may_come() -> None:
    """With one die rolled again it is the mean over six rolls of standing then."""
    state = play(GAME, GAME.start(1), "1623")
    values = turn_values(GAME, state, 0)
    stands = []
    for die in range(1, 7):
        then = play(GAME, GAME.start(1), f"16{die}3")
        stands.append(turn_values(GAME, then, 0)[STAND])
    assert values[Reroll(("green",))] == pytest.approx(mean(stands) - SPARED)


def test_a_doubling_is_valued_by_the_numbers_it_leaves() -> None:
    """With 5 5 5 2 without the 2 nothing can be written, and two cities are lost."""
    state = play(GAME, GAME.start(1), "5552", "stand")
    values = turn_values(GAME, state, 0)
    assert values[Twice(5, 2)] < -1.5
    assert values[Twice(5, 5)] > -1


def test_no_power_is_spent_for_nothing() -> None:
    """If a doubling improves nothing, the numbers are written without it."""
    state = play(GAME, GAME.start(1), "6655", "stand")
    assert isinstance(simple(GAME, state, 0), Write), "two doubles are as good as it gets"
    values = turn_values(GAME, state, 0)
    plain = max(values[move] for move in values if isinstance(move, Write))
    assert all(values[move] < plain for move in values if isinstance(move, Twice))


def test_it_looks_at_nothing_that_it_may_not_see() -> None:
    """The values do not depend on another seat's choices."""
    state = play(GAME, GAME.start(2), "1466", "stand")
    other = play(GAME, state, "1: gent=14", "1: brugge=66")
    assert turn_values(GAME, GAME.observed(state, 0), 0) == turn_values(GAME, GAME.observed(other, 0), 0)


def test_it_plays_clearly_better_than_chance_and_worse_than_good_players() -> None:
    """Twelve solo games average around 25 or 26 points, where good players have 28 to 30."""
    assert 22 < mean(solo(seed) for seed in range(12)) < 28


def test_a_decision_takes_far_less_than_a_tenth_of_a_second() -> None:
    """The mean over a game is measured, with a margin for a busy machine."""
    states = [state for state in random_game(GAME, 1, random.Random(6)) if isinstance(GAME.pending(state), Choose)]
    began = time.process_time()
    for state in states:
        simple(GAME, state, 0)
    assert (time.process_time() - began) / len(states) < 0.05
