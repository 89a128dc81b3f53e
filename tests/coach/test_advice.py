import random
from typing import Any

import numpy as np
import pytest

from noppa import BadOption, IllegalMove, Rules, coach, rules
from noppa.bots import evaluators
from noppa.coach.sentences import all_in_words, in_words
from noppa.locale import Messages


def positions(variant: Rules[Any], seed: int) -> list[tuple[Any, int]]:
    """Return the positions of a random game in which a seat has a choice."""
    draw = random.Random(seed)
    state = variant.start(2)
    found: list[tuple[Any, int]] = []
    while True:
        pending = variant.view(state)["pending"]
        if pending["kind"] == "over":
            return found
        if pending["kind"] == "roll":
            state = variant.roll(state, draw.choices(range(1, 7), k=pending["dice"]))
        else:
            seat = pending["seats"][0]
            found.append((state, seat))
            state = variant.play(state, seat, draw.choice(variant.moves(state, seat)))


@pytest.mark.parametrize("edition", ["international", "danish"])
def test_every_legal_move_is_there_best_first_with_a_reason(edition: str) -> None:
    """Each has a value, its loss compared with the best, a unit, exactness and a sentence."""
    variant = rules("yatzy", edition)
    for state, seat in random.Random(1).sample(positions(variant, 1), 8):
        found = coach.advise(variant, state, seat)
        assert {choice.move for choice in found} == set(variant.moves(state, seat))
        assert [choice.loss for choice in found] == sorted(choice.loss for choice in found)
        assert found[0].loss == 0
        for choice in found:
            assert choice.loss == pytest.approx(found[0].value - choice.value, abs=1e-12)
            assert (choice.unit, choice.exact) == ("points", True)
            why = all_in_words(choice.why, "yatzy", Messages())
            assert why.endswith(".")
            assert "\n" not in why


def test_a_yatzy_is_written_down() -> None:
    """With five sixes nothing beats scoring them."""
    variant = rules("yatzy")
    state = variant.roll(variant.start(1), (6, 6, 6, 6, 6))
    first = coach.advise(variant, state, 0)[0]
    assert str(first.move) == "score yatzy"
    assert in_words(first.instruction, "yatzy", Messages()) == "Write 50 in Yatzy"


def test_advice_is_worth_what_it_says() -> None:
    """The value of a keep is the mean of the values after the following rolls."""
    variant = rules("yatzy")
    evaluator = evaluators.evaluator(variant)
    state = variant.roll(variant.start(1), (1, 4, 4, 6, 6))
    keep = next(choice for choice in coach.advise(variant, state, 0) if str(choice.move) == "keep 4 4 6 6")
    after = variant.play(state, 0, keep.move)
    mean = sum(evaluator.value(variant.roll(after, (die,)), 0) for die in range(1, 7)) / 6
    assert keep.value == pytest.approx(mean, abs=1e-9)


def test_whoever_is_not_due_gets_no_advice() -> None:
    """That is out of turn, before a roll, or with no seat at all."""
    variant = rules("yatzy")
    state = variant.start(2)
    for seat in (0, 1, 7):
        with pytest.raises(IllegalMove) as caught:
            coach.advise(variant, state, seat)
        assert caught.value.code == "advice-not-due"


def test_a_game_the_coach_does_not_know_is_said_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game need not have an evaluator."""
    monkeypatch.setattr(evaluators, "part", lambda _game, _role: None)
    monkeypatch.setattr(evaluators, "_evaluators", {})
    with pytest.raises(BadOption) as caught:
        evaluators.evaluator(rules("yatzy"))
    assert caught.value.code == "coach-no-worth"


def test_chances_add_up_and_come_with_their_error() -> None:
    """At the start both seats are even; a seat far ahead at the end wins."""
    variant = rules("yatzy")
    found = coach.chances(variant, variant.start(2), games=2000)
    assert sum(chance.win for chance in found) == pytest.approx(1)
    assert abs(found[0].win - 0.5) < 4 * found[0].error
    assert 0.005 < found[0].error < 0.02
    over = positions(variant, 2)[-1]
    state = variant.play(over[0], over[1], variant.moves(*over)[-1])
    winners = variant.view(state)["pending"]["winners"]
    assert {chance.seat for chance in coach.chances(variant, state) if chance.win} == set(winners)


def test_playouts_in_the_middle_of_a_turn_average_its_value() -> None:
    """This holds at every stage of a turn, in two editions, within four standard errors."""
    for edition in ("international", "danish"):
        variant = rules("yatzy", edition)
        evaluator = evaluators.evaluator(variant)
        for state, seat in random.Random(3).sample(positions(variant, 3), 5):
            scores = np.asarray(evaluator.finishes(state, 3000, seed=1))
            for other in range(2):
                error = scores[:, other].std() / np.sqrt(len(scores))
                assert abs(scores[:, other].mean() - evaluator.value(state, other)) <= 4 * error + 1e-9
            assert scores.shape == (3000, 2)
            assert seat in (0, 1)
