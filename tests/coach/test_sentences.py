"""The coach's advice in words: whole sentences with units that name what to do."""

import random
import re

import pytest

from noppa import rules
from noppa.bots import BOTS
from noppa.coach import advise
from noppa.coach.questions import common_question
from noppa.coach.sentences import advice_text, cost_text, value_text
from noppa.games import games
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
