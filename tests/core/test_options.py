from types import ModuleType
from typing import Any

import pytest

import noppa
import noppa.games
from noppa import BadOption, rules
from noppa.core.options import Option
from noppa.games import games


def test_games_know_their_editions_and_options() -> None:
    """Metadata is data: players, editions, and options with range and default."""
    yatzy = games()["yatzy"]
    assert (yatzy.least_players, yatzy.most_players) == (1, 20)
    assert list(yatzy.editions) == ["international", "nordic", "danish", "dutch"]
    assert yatzy.options["bonus_from"].values == (63, 64)
    assert yatzy.options["bonus_from"].default == 63


def test_games_is_the_package_and_all_games_the_function() -> None:
    """`noppa.games` stays the package after `import noppa`; `noppa.all_games()` returns the games' metadata."""
    assert isinstance(noppa.games, ModuleType)
    assert noppa.all_games() == noppa.games.games()
    assert set(noppa.all_games()) == set(noppa.games.packages())


def test_an_option_overrides_the_edition() -> None:
    """The rules are Danish, but with the Dutch bonus."""
    variant = rules("yatzy", "danish", bonus_from=64, chance="free")
    assert dict(variant.options) == {
        "declare": "before",
        "yatzy": "sum_plus_fifty",
        "bonus_from": 64,
        "chance": "free",
    }


@pytest.mark.parametrize(
    ("given", "code", "listed"),
    [
        ({"game": "chess"}, "game-unknown", "yatzy"),
        ({"game": None}, "game-unknown", "yatzy"),
        ({"game": "yatzy", "edition": "martian"}, "edition-unknown", "danish"),
        ({"game": "yatzy", "edition": 7}, "edition-unknown", "danish"),
        ({"game": "yatzy", "bonus": 63}, "option-unknown", "bonus_from"),
        ({"game": "yatzy", "board": "x"}, "option-unknown", "bonus_from"),
        ({"game": "yatzy", "bonus_from": 65}, "option-value", "64"),
        ({"game": "yatzy", "bonus_from": "63"}, "option-value", "64"),
        ({"game": "yatzy", "bonus_from": 63.0}, "option-value", "64"),
        ({"game": "yatzy", "bonus_from": True}, "option-value", "64"),
        ({"game": "yatzy", "declare": None}, "option-value", "before"),
        ({"game": "yatzy", "declare": ["before"]}, "option-value", "before"),
    ],
)
def test_what_there_is_not_is_named_with_what_there_is(given: dict[str, Any], code: str, listed: str) -> None:
    """A wrong game, edition, option or value is refused, and the refusal lists the right ones."""
    with pytest.raises(BadOption) as caught:
        rules(**given)
    assert caught.value.code == code
    allowed = caught.value.params["allowed"]
    assert isinstance(allowed, tuple)
    assert listed in allowed
    assert listed in str(caught.value)


def test_values_are_read_as_people_type_them() -> None:
    """Numbers, switches and words are read, and nothing else."""
    number = Option("target", "", 6000, least=500, most=50_000, step=50)
    assert number.read("10000") == 10_000
    for text in ("525", "0", "-500", "6e3", "６０００", "", "9" * 50):
        with pytest.raises(BadOption):
            number.read(text)
    switch = Option("bonus", "", default=True, values=(True, False))
    assert switch.read("FALSE") is False
    for text in ("0", "no", ""):
        with pytest.raises(BadOption):
            switch.read(text)
    assert number.allowed == ("500, 550 .. 50000",)
