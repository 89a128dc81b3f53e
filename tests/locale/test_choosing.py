"""The choice of the language, and its numbers and lists."""

from pathlib import Path

import pytest

from noppa import rules
from noppa.core.errors import BadOption
from noppa.games import games
from noppa.locale import Messages
from noppa.locale.choosing import Choice, accepted, choose, own_edition, own_name, spoken_of
from noppa.locale.figures import counted, figure, listed
from noppa.locale.files import OWN_FOLDER, languages, use_own_folder
from noppa.locale.gaps import gaps


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Write a translator's folder with a few words of a language that we lack; return its path."""
    (tmp_path / "eo").mkdir()
    (tmp_path / "eo" / "cli.ftl").write_text("you = Vi\nask-go-on = { $broken\ntold-undone = Malfarita.\n")
    monkeypatch.setenv(OWN_FOLDER, "")
    use_own_folder(tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("option", "environment", "chosen"),
    [
        (None, {}, Choice("en")),
        (None, {"LANG": "C.UTF-8"}, Choice("en")),
        (None, {"LC_ALL": "POSIX", "LANG": "eo_XX.UTF-8"}, Choice("en")),
        (None, {"LANG": "eo"}, Choice("eo")),
        (None, {"LC_MESSAGES": "eo_XX.UTF-8@euro", "LANG": "en_GB.UTF-8"}, Choice("eo")),
        (None, {"LC_ALL": "", "LANG": "eo_XX"}, Choice("eo")),
        (None, {"NOPPA_LANGUAGE": "eo", "LC_ALL": "en_GB"}, Choice("eo")),
        ("en", {"NOPPA_LANGUAGE": "eo"}, Choice("en")),
        ("EO-xx", {}, Choice("eo")),
        ("xx", {"LANG": "eo"}, Choice("en", "xx")),
        (None, {"LANG": "ja_JP.UTF-8"}, Choice("en", "ja_JP.UTF-8")),
    ],
)
@pytest.mark.usefixtures("folder")
def test_the_first_that_is_named_is_spoken(option: str | None, environment: dict[str, str], chosen: Choice) -> None:
    """The option comes first, then our variable, then the system's in order; an unknown language is named."""
    assert choose(option, environment) == chosen


@pytest.mark.usefixtures("folder")
def test_a_request_is_answered_in_the_language_it_likes_best() -> None:
    """Quality counts first, then order; rubbish is ignored."""
    assert accepted("xx, eo;q=0.3, en;q=0.7") == "en"
    assert accepted("eo-XX,en;q=0.9") == "eo"
    assert accepted("eo;q=often, *") == accepted("") == accepted("," * 1000) == "en"


def test_norwegians_are_spoken_to_in_bokmal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The name of the language in their system does not matter."""
    monkeypatch.setenv(OWN_FOLDER, str(tmp_path))
    (tmp_path / "nb").mkdir()
    (tmp_path / "nb" / "cli.ftl").write_text("you = Du\n")
    assert [spoken_of([tag]) for tag in ("nb_NO.UTF-8", "no", "nn-NO", "nb")] == ["nb"] * 4


def test_a_language_lays_its_own_edition_on_the_table() -> None:
    """It is that of its booklet, or the default one without a booklet."""
    tags = ("da", "nl", "fi", "it", "pl")
    editions = {(game.name, tag): own_edition(game, tag).name for game in games().values() for tag in tags}
    assert [editions["yatzy", tag] for tag in tags] == [
        "danish",
        "dutch",
        "nordic",
        "international",
        "international",
    ]
    assert (editions["kivi", "it"], editions["dicetto", "fi"], editions["dicetto", "pl"]) == (
        "italian",
        "finnish",
        "polish",
    )
    assert editions["tutto", "fi"] == "booklet"


def test_the_rules_do_not_depend_on_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Danish system plays the international edition by default."""
    monkeypatch.setenv("LANG", "da_DK.UTF-8")
    monkeypatch.setenv("NOPPA_LANGUAGE", "da")
    assert [rules(game).edition for game in games()] == [game.edition(None).name for game in games().values()]


def test_a_translators_folder_is_laid_over_ours(folder: Path) -> None:
    """Its messages are used, missing or broken ones are in English, and changes take effect at once."""
    assert "eo" in languages()
    say = Messages("eo")
    assert (say("you"), say("told-undone")) == ("Vi", "Malfarita.")
    assert say("ask-go-on") == Messages("en")("ask-go-on")
    assert say("menu-title").startswith("Which game")
    (folder / "eo" / "cli.ftl").write_text("you = Vi mem\n")
    assert say("you") == "Vi mem"


@pytest.mark.usefixtures("folder")
def test_a_broken_message_is_named_by_file_and_line() -> None:
    """Missing messages are listed."""
    found = gaps("eo")
    assert [(broken.file, broken.line) for broken in found.broken] == [("eo/cli.ftl", 2)]
    assert "ask-go-on" in found.missing
    assert "you" not in found.missing
    assert gaps("en") == ((), (), ())


def test_a_message_that_cannot_be_filled_in_is_said_in_english(folder: Path) -> None:
    """Nobody sees an unfilled variable."""
    (folder / "eo" / "cli.ftl").write_text("you = Vi { $nobody }\n")
    assert Messages("eo")("you") == "You"


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    """So is one without message files."""
    for path in (tmp_path, tmp_path / "none"):
        with pytest.raises(BadOption) as caught:
            use_own_folder(path)
        assert str(path) in Messages().error(caught.value)


def test_numbers_are_written_as_the_language_writes_them() -> None:
    """Decimal signs, thousands and minus signs follow the language."""
    assert [figure(1234.5, tag, decimals=1) for tag in ("en", "de", "fr")] == ["1,234.5", "1.234,5", "1\u202f234,5"]
    assert [figure(-2, tag, sign=True) for tag in ("en", "fi")] == ["−2", "−2"]
    assert (figure(3, "en", sign=True), figure(-0.001, "en", decimals=1)) == ("+3", "0.0")
    assert Messages("en")("study-amount-points", amount=counted(2.25, 1)) == "2.2 points"


def test_lists_are_joined_as_the_language_joins_them() -> None:
    """Names are joined by and, alternatives by or, the rest by commas."""
    three = ["a", "b", "c"]
    assert [listed(three, "names", tag) for tag in ("en", "fi", "de")] == ["a, b, and c", "a, b ja c", "a, b und c"]
    assert [listed(three, "open", tag) for tag in ("en", "sv")] == ["a, b, or c", "a, b eller c"]
    assert listed(three, "allowed", "pl") == "a, b, c"


def test_languages_are_called_what_their_speakers_call_them() -> None:
    """Each has its own name for itself."""
    assert [own_name(tag) for tag in ("en", "fi", "nb", "uk")] == ["English", "suomi", "norsk bokmål", "українська"]
