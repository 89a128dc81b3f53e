import random
from typing import Any

import numpy as np
import pytest

from noppa import BadOption, IllegalMove, Rules, coach, rules
from noppa.bots import evaluators
from noppa.coach.sentences import all_in_words, in_words
from noppa.locale import Messages


def positions(made: Rules[Any], seed: int) -> list[tuple[Any, int]]:
    """Positions of a random game in which somebody chooses."""
    draw = random.Random(seed)
    state = made.start(2)
    found: list[tuple[Any, int]] = []
    while True:
        asked = made.view(state)["pending"]
        if asked["kind"] == "over":
            return found
        if asked["kind"] == "roll":
            state = made.roll(state, draw.choices(range(1, 7), k=asked["dice"]))
        else:
            seat = asked["seats"][0]
            found.append((state, seat))
            state = made.play(state, seat, draw.choice(made.moves(state, seat)))


@pytest.mark.parametrize("edition", ["international", "danish"])
def test_every_legal_move_is_there_best_first_with_a_reason(edition: str) -> None:
    """Value, loss to the best, unit, exactness and a line a person understands."""
    made = rules("yatzy", edition)
    for state, seat in random.Random(1).sample(positions(made, 1), 8):
        found = coach.advise(made, state, seat)
        assert {choice.move for choice in found} == set(made.moves(state, seat))
        assert [choice.loss for choice in found] == sorted(choice.loss for choice in found)
        assert found[0].loss == 0
        for choice in found:
            assert choice.loss == pytest.approx(found[0].value - choice.value, abs=1e-12)
            assert (choice.unit, choice.exact) == ("points", True)
            why = all_in_words(choice.why, "yatzy", Messages())
            assert why.endswith(".")
            assert "\n" not in why


def test_a_yatzy_is_written_down() -> None:
    """Five sixes at once: nothing beats scoring them."""
    made = rules("yatzy")
    state = made.roll(made.start(1), (6, 6, 6, 6, 6))
    first = coach.advise(made, state, 0)[0]
    assert str(first.move) == "score yatzy"
    assert in_words(first.instruction, "yatzy", Messages()) == "Write 50 in Yatzy"


def test_advice_is_worth_what_it_says() -> None:
    """The value of a keep is the mean of what the rolls after it are worth."""
    made = rules("yatzy")
    worth = evaluators.evaluator(made)
    state = made.roll(made.start(1), (1, 4, 4, 6, 6))
    keep = next(choice for choice in coach.advise(made, state, 0) if str(choice.move) == "keep 4 4 6 6")
    after = made.play(state, 0, keep.move)
    mean = sum(worth.value(made.roll(after, (die,)), 0) for die in range(1, 7)) / 6
    assert keep.value == pytest.approx(mean, abs=1e-9)


def test_whoever_is_not_due_gets_no_advice() -> None:
    """Out of turn, before a roll, or no seat at all."""
    made = rules("yatzy")
    state = made.start(2)
    for seat in (0, 1, 7):
        with pytest.raises(IllegalMove) as caught:
            coach.advise(made, state, seat)
        assert caught.value.code == "advice-not-due"


def test_a_game_the_coach_does_not_know_is_said_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not guessed at: a game need not have an evaluator."""
    monkeypatch.setattr(evaluators, "part", lambda _game, _role: None)
    monkeypatch.setattr(evaluators, "_evaluators", {})
    with pytest.raises(BadOption) as caught:
        evaluators.evaluator(rules("yatzy"))
    assert caught.value.code == "coach-no-worth"


def test_chances_add_up_and_come_with_their_error() -> None:
    """At the start both are even; a seat far ahead at the end wins."""
    made = rules("yatzy")
    found = coach.chances(made, made.start(2), games=2000)
    assert sum(chance.win for chance in found) == pytest.approx(1)
    assert abs(found[0].win - 0.5) < 4 * found[0].error
    assert 0.005 < found[0].error < 0.02
    over = positions(made, 2)[-1]
    state = made.play(over[0], over[1], made.moves(*over)[-1])
    winners = made.view(state)["pending"]["winners"]
    assert {chance.seat for chance in coach.chances(made, state) if chance.win} == set(winners)


def test_playouts_in_the_middle_of_a_turn_average_its_value() -> None:
    """From every stage of a turn, in two editions, within four standard errors."""
    for edition in ("international", "danish"):
        made = rules("yatzy", edition)
        worth = evaluators.evaluator(made)
        for state, seat in random.Random(3).sample(positions(made, 3), 5):
            scores = np.asarray(worth.finishes(state, 3000, seed=1))
            for other in range(2):
                error = scores[:, other].std() / np.sqrt(len(scores))
                assert abs(scores[:, other].mean() - worth.value(state, other)) <= 4 * error + 1e-9
            assert scores.shape == (3000, 2)
            assert seat in (0, 1)
