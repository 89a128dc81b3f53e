"""Every example on the rules page agrees with the rules."""

from messages import dice_in, numbers_in, paragraph, tables
from noppa.games.dicetrip.map import belgium
from noppa.games.dicetrip.numbers import makes
from noppa.games.dicetrip.roads import reach
from noppa.games.dicetrip.trip import SERIES_POINTS, ZONE_POINTS


def test_the_numbers_are_those_that_the_dice_make() -> None:
    """Every pair of numbers in the example is correct, and with a die used twice."""
    text = paragraph("dicetrip", "An example")
    dice = tuple(face for group in dice_in(text) for face in group)
    firsts = [14, 25, 12, 45, 15, 24]
    figures = [number for number in numbers_in(text) if number > 9][:12]
    assert sorted(figures) == sorted(number for first in firsts for number in (first, 10 * (first % 10) + first // 10))
    assert sorted(figures) == sorted(makes(dice, None, ()))
    for first, second in ((14, 25), (12, 45), (15, 24)):
        assert sorted(makes(dice, None, (first,))) == sorted({second, 10 * (second % 10) + second // 10})
    assert belgium().colours[0] == "red"
    assert next(city for city in belgium().cities.values() if city.slug == "antwerpen").colour == "red"
    text = paragraph("dicetrip", "A die twice")
    (hand, (doubled,), (dropped,)) = dice_in(text)
    assert set(makes(hand, (doubled, dropped), ())) == {24, 42, 45, 54}


def test_the_scoring_example_adds_up() -> None:
    """It has a road of five, a series of four, a double, two crossed off and a clean zone."""
    map_ = belgium()
    slugs = list(map_.cities)
    walked = dict(zip(("leuven", "wavre", "namur", "dinant", "marche"), (15, 16, 21, 22, 34), strict=True))
    found = reach(map_, tuple(walked.get(slug) for slug in slugs))
    assert (found.road, found.series) == (5, 4)
    assert all(map_.cities[slug].colour is None for slug in walked)
    assert found.road + SERIES_POINTS[found.series] + 1 - 2 + ZONE_POINTS[1] == 10
    table = tables("en", "dicetrip")[0]
    assert numbers_in(table[3][1]) == [4, 2, 5, 3, 6, 4, 7, 9, 6, 9]
    assert [SERIES_POINTS[cities] for cities in (4, 5, 6, 7, 9, 10)] == [2, 3, 4, 6, 6, 9]
    assert numbers_in(table[4][1]) == list(ZONE_POINTS[1:])
