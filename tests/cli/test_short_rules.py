"""The short rules as text have the numbers that the app draws, and say nothing twice."""

from noppa import rules
from noppa.cli.output.short_rules import settings_line, short_rules
from noppa.locale import Messages

SAY = Messages()


def test_examples_show_their_numbers() -> None:
    """A road is its numbers; what a line names already stands there once."""
    text = short_rules(rules("dicetrip"), SAY)
    assert "15–16–21–22–34: The numbers rise" in text
    assert "on your longest road. 15–16–21–22–34 → 5 points\n" in text
    assert "3. 14 uses the red die" in text


def test_points_stand_there_once() -> None:
    """They are left out if the requirement names them."""
    assert "__Bonus 300:__ a Tutto adds 300\n" in short_rules(rules("tutto"), SAY)
    assert "for all three.\n" in short_rules(rules("dicetrip"), SAY)
    assert "fewest dice cards. 4 points\n" in short_rules(rules("dicetto"), SAY)


def test_settings_have_the_numbers_of_the_language() -> None:
    """A target score has the language's separator of thousands."""
    tutto = rules("tutto")
    assert "Target score: 6,000 ·" in settings_line(tutto, SAY)
    assert ": 6.000 ·" in settings_line(tutto, Messages("de"))
