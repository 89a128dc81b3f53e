"""The settings of the editions, and the range of options."""

import pytest

import noppa
from noppa import BadOption
from noppa.locale import Messages

SAY = Messages()


def test_editions_differ_as_the_booklets_do() -> None:
    """Finnish battles come last; the Polish edition has no bonus cards and gives 4 for most cards."""
    settled = {
        edition: dict(noppa.rules("dicetto", edition).options) for edition in noppa.all_games()["dicetto"].editions
    }
    international = {"bonus": True, "cards_to_win": 10, "most_cards_points": 3, "battle": "at_once"}
    assert settled == {
        "international": international,
        "finnish": international | {"battle": "end_of_turn"},
        "polish": international | {"bonus": False, "most_cards_points": 4},
    }


def test_polish_bonus_cards_can_be_asked_for() -> None:
    """An option overrides the edition's."""
    rules = noppa.rules("dicetto", "polish", bonus=True)
    assert (rules.options["bonus"], rules.options["most_cards_points"]) == (True, 4)


@pytest.mark.parametrize(
    ("key", "value"),
    [("cards_to_win", 0), ("cards_to_win", 47), ("most_cards_points", 11), ("battle", "later"), ("bonus", 1)],
)
def test_other_values_are_refused(key: str, value: object) -> None:
    """The error names the option and its range."""
    with pytest.raises(BadOption, match="option-value") as caught:
        noppa.rules("dicetto", **{key: value})  # type: ignore[arg-type] # a wrong value is the point
    assert caught.value.params["key"] == key


def test_everything_that_can_be_set_has_a_name() -> None:
    """Editions, options and their values have names."""
    game = noppa.all_games()["dicetto"]
    for edition in game.editions.values():
        assert edition.meaning in SAY
    for option in game.options.values():
        assert option.meaning in SAY
        for value in option.values:
            assert f"{option.meaning}-{str(value).lower().replace('_', '-')}" in SAY
