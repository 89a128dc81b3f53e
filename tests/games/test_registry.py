"""Games from outside join by entry points; one that is not whole is left out, and the others play on."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from noppa.core.errors import BadOption
from noppa.games import _message_folders, _outside, games, has_part, packages, rules
from noppa.games.yatzy.rules import Yatzy
from noppa.locale import Messages, _bundle
from noppa.locale.files import texts
from noppa.locale.gaps import gaps

BUILT_IN = tuple(games())
METADATA = """
game = "{name}"
version = 1
players = {{ least = 1, most = 2 }}
[options.dice]
meaning = "{name}-option-dice"
values = [1, 2]
default = 1
[editions.two_dice]
dice = 2
"""
PACKAGE = """
from noppa.games.yatzy.rules import Yatzy
def RULES(game, edition, options):
    return Yatzy(game, edition, {"declare": "after", "chance": "free", "bonus_from": 63, "yatzy": "fifty", **options})
"""


def forget() -> None:
    """Let the registry look for games again."""
    for cached in (games, packages, _outside, _message_folders, _bundle):
        cached.cache_clear()


class Site:
    """A folder of installed packages."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def add(
        self, name: str, package: str, code: str = PACKAGE, metadata: str | None = None, /, **messages: str
    ) -> None:
        """Install a package with an entry point; without code there is an entry point only."""
        info = self.folder / f"{package}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
        (info / "entry_points.txt").write_text(f"[noppa.games]\n{name} = {package}\n", encoding="utf-8")
        if code:
            (self.folder / package).mkdir()
            (self.folder / package / "__init__.py").write_text(code, encoding="utf-8")
            told = METADATA.format(name=name) if metadata is None else metadata
            (self.folder / package / "game.toml").write_text(told, encoding="utf-8")
        for language, text in messages.items():
            (self.folder / package / "locale" / language).mkdir(parents=True)
            (self.folder / package / "locale" / language / "any.ftl").write_bytes(text.encode("latin-1"))


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    """A folder of packages that this process finds, and forgets afterwards."""
    monkeypatch.syspath_prepend(str(tmp_path))
    before = set(sys.modules)
    forget()
    yield Site(tmp_path)
    monkeypatch.undo()
    for module in set(sys.modules) - before:
        if getattr(sys.modules[module], "__file__", "") and str(tmp_path) in str(sys.modules[module].__file__):
            del sys.modules[module]
    forget()


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
    """The log says which, from where and why; the games that are there play on."""
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
    """Which of them came first is in the log."""
    site.add("dicey", "one_package")
    site.add("dicey", "other_package")
    taken = packages()["dicey"]
    other = ({"one_package", "other_package"} - {taken}).pop()
    assert f"Game 'dicey' from {other} is left out: {taken} has that name." in caplog.text


def test_messages_come_from_its_folder_then_from_english_then_from_their_ids(site: Site) -> None:
    """What is broken in its files keeps nobody else's messages from being read, nor does it change them."""
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
    """Its name is its name."""
    site.add("dicey", "dicey_package")
    assert Messages("fi")("dicey-name") == "dicey"
    assert list(texts("en", "dicey")) == []
