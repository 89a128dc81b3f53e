"""The short rules agree with the engine in every edition, and everything in them has words."""

import re
from typing import Any

import pytest

from noppa import Rules, rules
from noppa.core.guide import Guide, Line, Picture
from noppa.games import games, part
from noppa.games.dicetto.cards import Kind, fits
from noppa.games.kivi.targets import targets_met
from noppa.games.tutto.sets import points as set_points
from noppa.games.yatzy.rows import Row, points
from noppa.locale import Messages

SAY = Messages()
VARIANTS = [(game.name, edition) for game in games().values() for edition in game.editions]


def guide_of(variant: Rules[Any]) -> Guide:
    """Return the short rules of a variant."""
    module = part(variant.game.name, "guide")
    assert module is not None, f"{variant.game.name} has no short rules"
    found: Guide = module.guide(variant)
    return found


def lines_of(guide: Guide) -> list[Line]:
    """Return every line of the short rules."""
    pictures: list[Picture] = [guide.goal, *guide.turn, *(step for example in guide.examples for step in example)]
    lines = [line for question in guide.questions for line in (question.ask, question.answer)]
    return [*(picture.line for picture in pictures), *(scored.line for scored in guide.scores), *lines]


@pytest.mark.parametrize(("game", "edition"), VARIANTS)
def test_every_line_can_be_said(game: str, edition: str) -> None:
    """Each line is a message with all parameters, everything that scores has a name, and ids are unique."""
    guide = guide_of(rules(game, edition))
    assert len(guide.turn) == 3
    assert len(guide.examples) == 2
    assert len({scored.id for scored in guide.scores}) == len(guide.scores)
    for line in lines_of(guide):
        texts = SAY(
            line.id, **line.params, **{name: SAY.term(game, term.kind, term.id) for name, term in line.terms.items()}
        )
        assert texts
        assert not re.search(r"[{}$]", texts), texts
    for scored in guide.scores:
        assert SAY.term(game, scored.name.kind, scored.name.id)


def test_yatzy_scores_its_examples() -> None:
    """Every row's dice have the stated points, also in the Danish edition, where a yatzy counts its dice."""
    for edition, yatzy in (("international", 50), ("danish", 70)):
        for scored in guide_of(rules("yatzy", edition)).scores:
            if scored.id in set(Row):
                assert scored.points == points(Row(scored.id), scored.dice, sum_plus_fifty=edition == "danish")
                assert scored.points
            if scored.id == "yatzy":
                assert scored.points == yatzy
    assert guide_of(rules("yatzy", "dutch")).scores[6].line.params == {"from": 64}


def test_kivi_meets_its_targets() -> None:
    """Every example meets its target; wild rolls are those of the edition."""
    for scored in guide_of(rules("kivi")).scores:
        assert scored.id.startswith("wild") or scored.id in targets_met(scored.dice)
    wild = {
        edition: [score.id for score in guide_of(rules("kivi", edition)).scores if "wild" in score.id]
        for edition in ("international", "italian")
    }
    assert wild == {"international": ["wild_five", "wild_run", "wild_six"], "italian": ["wild_run"]}
    line, other, alone, total = guide_of(rules("kivi")).examples[1]
    assert [step.line.params["points"] for step in (line, other, alone, total)] == [21, 6, 1, 28]


def test_tutto_counts_its_dice() -> None:
    """Singles and triples have their points in a set; the example ends with dice and bonus."""
    guide = guide_of(rules("tutto", target=10_000))
    assert guide.goal.line.params == {"target": 10_000}
    assert {score.dice: score.points for score in guide.scores if score.dice} == {
        score.dice: set_points(score.dice) for score in guide.scores if score.dice
    }
    assert guide.examples[0][-1].line.params == {"dice": 500, "bonus": 300, "points": 800}


def test_dicetto_fits_its_dice() -> None:
    """Dice are on cards that they fit; bonus cards are listed only if they are played."""
    for edition, bonus in (("international", 8), ("polish", 0)):
        scores = guide_of(rules("dicetto", edition)).scores
        assert all(fits(Kind(score.id), score.dice) for score in scores if score.dice)
        assert sum(score.symbols[0]["kind"] == "bonus" for score in scores) == bonus


def test_dice_trip_adds_up_its_map() -> None:
    """Road, series, double and crossing add up to the total."""
    *parts, total = guide_of(rules("dicetrip")).examples[1]
    assert [step.line.params["points"] for step in parts] == [5, 2, 1, -1]
    assert total.line.params["points"] == 7
    assert [score.id for score in guide_of(rules("dicetrip", tens=True)).scores][-1] == "tens"
