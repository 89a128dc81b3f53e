"""The puzzle of the day depends on the date alone, and has one clearly best answer."""

import subprocess
import sys
from datetime import date, timedelta
from functools import cache

import pytest

from noppa import rules
from noppa.bots import BOTS, evaluators
from noppa.coach import advise
from noppa.coach.questions import CLEAR, Question, common_question, parse_key, puzzle, question_of_kind
from noppa.games import games

DAY = date(2026, 11, 16)
ELSEWHERE = """
from datetime import date
from noppa import rules
from noppa.bots import BOTS
from noppa.coach.questions import puzzle
for game in ("yatzy", "tutto", "kivi"):
    found = puzzle(rules(game), BOTS["simple"], date(2026, 11, 16))
    print(found.key, found.seat, repr(found.state))
"""


@cache
def puzzle_of(game: str, day: date) -> Question:
    """Return the puzzle of a day, sought once for all tests."""
    return puzzle(rules(game), BOTS["simple"], day)


def test_a_puzzle_is_the_same_in_every_process() -> None:
    """Another process, with other string hashes, finds the same puzzle."""
    ran = subprocess.run([sys.executable, "-c", ELSEWHERE], capture_output=True, text=True, check=True)
    here = [puzzle_of(game, DAY) for game in ("yatzy", "tutto", "kivi")]
    assert ran.stdout.splitlines() == [f"{puzzle.key} {puzzle.seat} {puzzle.state!r}" for puzzle in here]


@pytest.mark.parametrize("game", list(games()))
def test_a_puzzle_has_one_clearly_best_answer(game: str) -> None:
    """The lead over the next answer is more than a matter of taste; another day has another puzzle."""
    variant = rules(game)
    found = [puzzle_of(game, day) for day in (DAY, DAY + timedelta(days=1))]
    assert found[0].state != found[1].state
    for question in found:
        choices = advise(variant, question.state, question.seat)
        assert choices[1].loss >= CLEAR * evaluators.evaluator(variant).grain
        assert question.kind in evaluators.evaluator(variant).kinds


@pytest.mark.parametrize("game", list(games()))
def test_questions_of_the_common_kinds_are_found_and_found_again(game: str) -> None:
    """The first two kinds of each game are tried; their keys lead back to the same state."""
    variant = rules(game)
    for kind in evaluators.evaluator(variant).kinds[:2]:
        question = question_of_kind(variant, BOTS["simple"], kind, 11)
        assert question.kind == kind
        again = common_question(variant, BOTS["simple"], *parse_key(question.key))
        assert (again.key, again.state, again.seat) == (question.key, question.state, question.seat)
