"""The coach's advice in words: whole sentences with units that name what to do."""

import random
import re

import pytest

from noppa import rules
from noppa.bots import BOTS
from noppa.coach import advise
from noppa.coach.questions import common_question
from noppa.coach.sentences import advice_text, cost_text, in_words, value_text
from noppa.core.dice import multisets
from noppa.games import games
from noppa.games.yatzy.reasons import points_in_a_turn
from noppa.games.yatzy.rows import ROWS, Row, row_points
from noppa.locale import Messages

SAY = Messages()
UNITS = {
    "points": r"points? better than the rest|just as good",
    "lead": r"points? better than the rest|just as good",
    "chance": r"% to win",
}


@pytest.mark.parametrize("game", list(games()))
def test_every_sentence_makes_sense_without_the_screen(game: str) -> None:
    """It has no key and no bare number, says exact or estimate, and gives the next choice's cost."""
    variant, draw = rules(game), random.Random(3)
    for _ in range(5):
        question = common_question(variant, BOTS["simple"], draw.randrange(10**6))
        choices = advise(variant, question.state, question.seat)
        sentences = advice_text(choices, game, SAY)
        assert re.search(UNITS[choices[0].unit], value_text(choices, SAY)), sentences
        assert ("exact" in sentences) == choices[0].exact
        assert re.search(r"points? (of (lead|win chance) )?less|just as good", cost_text(choices[1], SAY))
        assert not re.search(r"[{}_]|\d\.\d\d|--|\s\s|\?\?|-why-", sentences), sentences
        assert all(sentence[0].isupper() or sentence[0].isdigit() for sentence in re.split(r"(?<=\.) ", sentences)), (
            sentences
        )


def test_a_number_has_its_unit_and_is_not_repeated() -> None:
    """A row scores points; the distance to the second choice is said once."""
    variant = rules("yatzy")
    state = variant.roll(variant.start(players=1), (2, 3, 4, 5, 6))
    sentences = advice_text(advise(variant, state, 0), "yatzy", SAY)
    assert re.fullmatch(
        r"Write 20 in Large straight: [\d.]+ points better than the rest, exact\. Next: [^.]+\. "
        r"Large straight scores 20 points now\. A turn that goes for Large straight scores [\d.]+ points on average\.",
        sentences,
    )


def test_a_row_brings_no_more_on_average_than_it_can_score() -> None:
    """The average of a turn that goes for a row lies between nothing and the row's best."""
    for row in ROWS:
        most = max(row_points(dice, sum_plus_fifty=False)[row] for dice in multisets(5))
        assert 0 < points_in_a_turn(row, sum_plus_fifty=False) < most
    assert points_in_a_turn(Row.YATZY, sum_plus_fifty=False) == pytest.approx(50 * 0.046029, abs=0.001)


def test_a_wild_roll_says_why_it_fits() -> None:
    """Whoever hears "2 triples" after rolling one to six also hears that this roll fits everywhere."""
    variant = rules("kivi")
    state = variant.roll(variant.start(players=2), (1, 2, 3, 4, 5, 6))
    placed = next(choice for choice in advise(variant, state, 0) if str(choice.move) == "place d4")
    assert in_words(placed.why[0], "kivi", SAY) == "1-2-3-4-5-6 fits everywhere."
