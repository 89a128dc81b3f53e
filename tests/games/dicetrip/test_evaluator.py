"""Values of positions: sums that must add up, and a slow independent computation."""

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import product
from typing import Any

import numpy as np
import pytest

from games.dicetrip.brute import recoloured, trip_rules
from games.dicetrip.guess_tables import arrays_of
from noppa import Choose, IllegalMove, Over, Roll
from noppa.coach.advice import advise
from noppa.coach.sentences import all_in_words
from noppa.core.rules import Move
from noppa.games.dicetrip.evaluator import Evaluator
from noppa.games.dicetrip.moves import Reroll
from noppa.games.dicetrip.packing import EMPTY, links_of, stands
from noppa.games.dicetrip.roads import reach
from noppa.games.dicetrip.rules import DiceTrip
from noppa.games.dicetrip.state import ROUNDS, State
from noppa.games.dicetrip.trip import ZONE_POINTS, Trip, Turn, points, series_points
from noppa.locale import Messages


@cache
def known(kind: str) -> Evaluator:
    """Return the evaluator for our map, for another one, or for the option `tens`."""
    options: dict[str, dict[str, Any]] = {"learned": {}, "computed": {"map": recoloured()}, "tens": {"tens": True}}
    return Evaluator(trip_rules(**options[kind]))


KINDS = ("learned", "computed", "tens")


def best(values: dict[Move, float]) -> Move:
    """Return the move with the highest value."""
    return max(values, key=values.__getitem__)


def positions(evaluator: Evaluator, players: int, seed: int, careless: float = 0.2) -> Iterator[State]:
    """Yield the positions of a game played well except for a few random moves."""
    rules, draw = evaluator.rules, random.Random(seed)
    state = rules.start(players)
    while not isinstance(pending := rules.pending(state), Over):
        yield state
        if isinstance(pending, Roll):
            state = rules.roll(state, [draw.randint(1, 6) for _ in pending.places])
            continue
        assert isinstance(pending, Choose)
        seat = draw.choice(pending.seats)
        values = evaluator.move_values(rules.observed(state, seat), seat)
        move = draw.choice(list(values)) if draw.random() < careless else best(values)
        state = rules.play(state, seat, move)
    yield state


def at_round(evaluator: Evaluator, players: int, seed: int, played: int) -> State:
    """Return a position in which that round is about to be rolled."""
    return next(state for state in positions(evaluator, players, seed) if state.round == played)


# Sums that must add up ---------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_a_choice_is_worth_its_best_move_and_a_move_what_follows(kind: str) -> None:
    """Within a round no value is revised."""
    evaluator = known(kind)
    rules = evaluator.rules
    for state in positions(evaluator, 2, 11):
        pending = rules.pending(state)
        if not isinstance(pending, Choose):
            continue
        for seat in pending.seats:
            values = evaluator.move_values(state, seat)
            assert tuple(values) == rules.moves(state, seat)
            assert evaluator.value(state, seat) == pytest.approx(max(values.values()), abs=1e-9)
            for move in random.Random(1).sample(list(values), min(4, len(values))):
                after = rules.play(state, seat, move)
                if after.round == state.round and not after.turns[seat].done:
                    assert evaluator.value(after, seat) == pytest.approx(values[move], abs=1e-9)


@pytest.mark.parametrize(("kind", "players", "played"), [("learned", 2, 9), ("tens", 1, 10), ("computed", 3, 12)])
def test_before_a_roll_it_is_worth_the_mean_of_all_rolls(kind: str, players: int, played: int) -> None:
    """This holds for the roller, who may roll again, and for those who depend on the roller's decision."""
    evaluator = known(kind)
    rules, state = evaluator.rules, at_round(known(kind), players, 3, played)
    rolls = list(product(range(1, 7), repeat=4))
    for seat in range(players):
        mean = sum(evaluator.value(rules.roll(state, dice), seat) for dice in rolls) / len(rolls)
        assert evaluator.value(state, seat) == pytest.approx(mean, abs=1e-9)
        assert evaluator.mean(state, seat) == evaluator.value(state, seat)


def test_dice_rolled_again_are_worth_the_mean_too() -> None:
    """Some dice stay."""
    evaluator = known("learned")
    rules, state = evaluator.rules, evaluator.rules.roll(evaluator.rules.start(2), (1, 4, 6, 6))
    values = evaluator.move_values(state, 0)
    after = rules.play(state, 0, Reroll(("red", "blue")))
    for seat in (0, 1):
        means = [evaluator.value(rules.roll(after, dice), seat) for dice in product(range(1, 7), repeat=2)]
        assert evaluator.value(after, seat) == pytest.approx(sum(means) / len(means), abs=1e-9)
    assert evaluator.value(after, 0) == values[Reroll(("red", "blue"))]


def test_the_end_is_worth_the_score() -> None:
    """This holds for everyone, and for a seat that has written the last city while others have not."""
    evaluator = known("learned")
    *_, last, over = positions(evaluator, 2, 5)
    pending = evaluator.rules.pending(over)
    assert isinstance(pending, Over)
    for seat in range(2):
        assert evaluator.value(over, seat) == evaluator.final(over, seat) == pending.scores[seat]
    done = next(seat for seat in range(2) if last.turns[seat].done)
    assert evaluator.value(last, done) == pending.scores[done]
    assert evaluator.final_only(last) is last


# Independent computation --------------------------------------------------------------------------


def slow_guess(evaluator: Evaluator, trip: Trip, rounds: int) -> float:
    """Return the value of a map after some rounds, added up from the tables term by term."""
    rules, guess = evaluator.rules, arrays_of(evaluator.guess)
    numbered = {pair: number for number, pair in enumerate(links_of(rules.map))}
    stand, known_ = stands(trip.numbers), reach(evaluator.rules.map, trip.numbers)
    lanes = guess["base"][rounds].astype(float)
    for city, links in enumerate(rules.map.links):
        lanes = lanes + guess["city"][city, stand[city]]
        for to in links:
            if city < to:
                lanes = lanes + guess["link"][numbered[city, to], stand[city], stand[to]]
    lanes[1:] = np.maximum(lanes[1:], 0)
    crossed = [city for city, number in enumerate(trip.numbers) if number == 0]
    lost = {at for at, cities in enumerate(rules.map.areas) if set(cities) & set(crossed)}
    total = float(lanes @ guess["out"][rounds]) + known_.road + series_points(known_.series) - len(crossed)
    total += ZONE_POINTS[3 - len(lost)] + guess["lost"][rounds, sum(1 << at for at in lost)]
    total += guess["road"][rounds, known_.road] + guess["series"][rounds, known_.series]
    if not trip.doubled:
        total += guess["twice"][rounds]
    if rules.tens and trip.tens is None:
        held = len({number // 10 for number in trip.numbers if number})
        coloured = sum(want is not None and there == EMPTY for want, there in zip(rules.map.places, stand, strict=True))
        total += guess["tens"][rounds, held, coloured]
    return float(total + len(trip.bonus) + (trip.tens or 0))


def slow_value(evaluator: Evaluator, state: State, played: int) -> float:
    """Return the best result of a solo player in this round, by brute force."""
    rules = evaluator.rules
    if state.round > played:
        trip = state.trips[0]
        if state.round == ROUNDS:
            return float(sum(points(rules.map, trip).values()))
        spared = 0.0 if trip.rerolled else evaluator.guess.again[state.round][ROUNDS - state.round]
        return slow_guess(evaluator, trip, state.round) + spared
    return max(slow_value(evaluator, rules.play(state, 0, move), played) for move in rules.moves(state, 0))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("played", "dice"), [(10, (2, 5, 5, 1)), (11, (1, 4, 6, 3)), (12, (3, 3, 2, 6))])
def test_every_writing_is_worth_what_trying_everything_finds(kind: str, played: int, dice: tuple[int, ...]) -> None:
    """Near the end all continuations can be tried, with one rule at a time."""
    evaluator = known(kind)
    rules = evaluator.rules
    state = replace(rules.roll(at_round(evaluator, 1, played, played), dice), settled=True)
    values = evaluator.move_values(state, 0)
    tried = 25 if played > 10 else 3  # the continuations of the earlier round take a second
    for move in random.Random(played).sample(list(values), min(tried, len(values))):
        assert values[move] == pytest.approx(slow_value(evaluator, rules.play(state, 0, move), played), abs=1e-4)


def test_both_writings_of_an_early_round_are_worth_what_the_tables_say() -> None:
    """Any two writings are compared, not just good ones, including crossings."""
    evaluator = known("learned")
    rules, draw = evaluator.rules, random.Random(8)
    for played in (0, 3, 6):
        opened = replace(rules.roll(at_round(evaluator, 1, 4, played), (1, 4, 4, 6)), settled=True)
        for _ in range(30):
            state = rules.play(opened, 0, draw.choice([move for move in rules.moves(opened, 0) if "=" in str(move)]))
            values = evaluator.move_values(state, 0)
            move = draw.choice(list(values))
            assert values[move] == pytest.approx(slow_value(evaluator, rules.play(state, 0, move), played), abs=1e-4)


# What a seat may see, and bad requests -----------------------------------------------------------


def test_what_others_write_in_the_open_round_changes_nothing() -> None:
    """The values of a seat's moves are the same whether it could see the others or not."""
    evaluator = known("learned")
    rules = evaluator.rules
    for state in positions(evaluator, 3, 2):
        pending = rules.pending(state)
        if isinstance(pending, Choose):
            seat = pending.seats[-1]
            assert evaluator.move_values(state, seat) == evaluator.move_values(rules.observed(state, seat), seat)


def test_a_seat_that_has_written_unseen_is_taken_to_have_written_well() -> None:
    """Others know nothing more about it."""
    evaluator = known("learned")
    rules = evaluator.rules
    state = replace(rules.roll(rules.start(2), (1, 4, 6, 6)), settled=True)
    before = evaluator.value(state, 1)
    for _ in range(2):
        state = rules.play(state, 1, rules.moves(state, 1)[-1])
    assert evaluator.value(rules.observed(state, 0), 1) == before


def test_bad_questions_get_clear_answers() -> None:
    """Covers a missing seat, one that is not due, and a map impossible in any round."""
    evaluator = known("learned")
    rules = evaluator.rules
    state = rules.roll(rules.start(2), (1, 4, 6, 6))
    with pytest.raises(IllegalMove, match="seat-unknown"):
        evaluator.value(state, 2)
    with pytest.raises(IllegalMove, match="advice-not-due"):
        evaluator.move_values(state, 1)
    with pytest.raises(IllegalMove, match="dicetrip-cannot-come-up"):
        evaluator.value(State((Trip((11,) + (None,) * 24),), (Turn(),), round=1), 0)


# Why ------------------------------------------------------------------------------------------------


def test_every_kind_of_move_has_a_reason_and_every_choice_a_kind() -> None:
    """Reasons are sentences with all values filled in."""
    evaluator, say, codes, kinds = known("learned"), Messages(), set(), set()
    rules: DiceTrip = evaluator.rules
    for state in positions(evaluator, 2, 21):
        pending = rules.pending(state)
        if isinstance(pending, Choose) and state.round in {0, 2, 6, 9, 11, 12}:
            seat = pending.seats[0]
            for choice in advise(rules, state, seat):
                why = all_in_words(choice.why, "dicetrip", say)
                assert why
                assert "{" not in why
                codes |= {reason.code.removeprefix("dicetrip-why-") for reason in choice.why}
                kinds.add(evaluator.decision_kind(state, seat, choice.move, best(evaluator.move_values(state, seat))))
    assert {"reroll", "reroll-instead", "stand-instead", "twice", "twice-kept", "bonus", "double", "road"} <= codes
    assert {"crossed", "cross", "beside", "nothing-yet", "open", "colour-spent"} <= codes
    assert kinds == {"reroll", "twice", "crossing", "colour", "place"}
    assert all(f"kind-{kind}" in say for kind in kinds)


# Chances --------------------------------------------------------------------------------------------


def test_games_are_played_out_from_anywhere() -> None:
    """Every seat gets a final score, the same from the same seed, however the work is distributed."""
    evaluator = known("learned")
    for at, state in enumerate(positions(evaluator, 3, 6)):
        if at % 17 == 0:
            found = evaluator.finishes(state, 5, at)
            assert [len(scores) for scores in found] == [3] * 5
            assert found == evaluator.finishes(state, 5, at)
            assert found[:3] == evaluator.finishes(state, 3, at)
    assert evaluator.finishes(state, 4, 0) == [list(evaluator.rules.pending(state).scores)] * 4  # type: ignore[union-attr]


def test_what_is_played_out_is_near_what_is_expected() -> None:
    """The quick players are slightly weaker, by less than two points a game."""
    evaluator = known("learned")
    state = at_round(evaluator, 1, 9, 6)
    found = evaluator.finishes(state, 200, 1)
    error = float(np.std(found)) / len(found) ** 0.5
    assert -2 - 3 * error < float(np.mean(found)) - evaluator.value(state, 0) < 1 + 3 * error
