"""Games from outside join by entry points; incomplete ones are left out, and the others still work."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from games.outside import METADATA, PACKAGE, Site, packages_in
from noppa.core.errors import BadOption
from noppa.games import games, has_part, packages, rules
from noppa.games.yatzy.rules import Yatzy
from noppa.locale import Messages
from noppa.locale.files import texts
from noppa.locale.gaps import gaps

BUILT_IN = tuple(games())


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    """Yield a folder of packages."""
    with packages_in(tmp_path) as found:
        yield found


def test_a_game_from_outside_stands_behind_the_others_and_is_played(site: Site) -> None:
    """Its metadata, its rules and its parts are found by its name."""
    site.add("dicey", "dicey_package")
    assert tuple(games()) == (*BUILT_IN, "dicey")
    assert rules("dicey", dice=1).start(2) is not None
    assert not has_part("dicey", "evaluator")


@pytest.mark.parametrize(
    ("name", "code", "metadata", "why"),
    [
        ("yatzy", PACKAGE, None, "noppa.games.yatzy has that name"),
        ("dicey", PACKAGE, "game = ", "it cannot be loaded"),
        ("dicey", PACKAGE, 'game = "dicey"\nversion = 1\n', "it cannot be loaded"),
        ("dicey", PACKAGE, METADATA.format(name="other"), "its game.toml names another game"),
        ("dicey", "raise RuntimeError('no')", None, "it cannot be loaded"),
        ("dicey", "NOTHING = 0", None, "it has no RULES"),
        ("dicey", "", None, "it cannot be loaded"),
        ("Dicey-2", PACKAGE, None, "a name has lower-case letters and digits only"),
    ],
    ids=["built-in", "no-toml", "half-toml", "other-name", "raises", "no-rules", "no-package", "bad-name"],
)
def test_a_game_that_is_not_whole_is_logged_and_left_out(
    site: Site, caplog: pytest.LogCaptureFixture, name: str, code: str, metadata: str | None, why: str
) -> None:
    """The log says which, from where and why; the other games still work."""
    site.add(name, "strange_package", code, metadata)
    assert tuple(games()) == BUILT_IN
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert f"Game {name!r} from strange_package is left out: {why}." in caplog.text
    assert all(rules(game).start(game_.least_players) for game, game_ in games().items())
    assert type(rules("yatzy")) is Yatzy
    with pytest.raises(BadOption) as caught:
        rules("dicey")
    assert caught.value.params["allowed"] == BUILT_IN


def test_of_two_games_with_one_name_the_second_is_left_out(site: Site, caplog: pytest.LogCaptureFixture) -> None:
    """The log says which of them came first."""
    site.add("dicey", "one_package")
    site.add("dicey", "other_package")
    taken = packages()["dicey"]
    other = ({"one_package", "other_package"} - {taken}).pop()
    assert f"Game 'dicey' from {other} is left out: {taken} has that name." in caplog.text


def test_messages_come_from_its_folder_then_from_english_then_from_their_ids(site: Site) -> None:
    """Broken files affect no other package's messages."""
    english = "dicey-name = Dicey\ndicey-tagline = Roll { $count }\nbroken =\nyou = Not you\n\xff\n"
    site.add("dicey", "dicey_package", fi="dicey-name = Nopikas\n", en=english)
    assert Messages("fi")("dicey-name") == "Nopikas"
    assert Messages("sv")("dicey-name") == "Dicey"
    assert Messages("sv")("dicey-tagline", count=2) == "Roll 2"
    assert Messages()("dicey-tagline") == "dicey tagline"
    assert Messages()("dicey-edition-two_dice") == "two dice"
    assert Messages()("dicey-option-dice") == "dice"
    assert Messages()("you") == "You"
    with pytest.raises(KeyError):
        Messages()("no-such-message")
    assert next(texts("fi", "dicey")) == "dicey-name = Nopikas\n"
    assert not gaps("fi").missing


def test_a_game_without_messages_is_told_by_its_ids(site: Site) -> None:
    """Its name is its id."""
    site.add("dicey", "dicey_package")
    assert Messages("fi")("dicey-name") == "dicey"
    assert list(texts("en", "dicey")) == []
