"""Numbers, units and marks follow each language, in the files and when filled in."""

import re

import pytest

from marks import percent_gap, separators, wrong, wrong_marks
from messages import LANGUAGES, entries
from noppa.locale import Messages
from noppa.locale.figures import FOUR_TOGETHER, counted

RIGHT = {
    "error-match-sprt": "two whole numbers as they are typed, without a space",
    "flag-match-sprt": "two whole numbers as they are typed, without a space",
    "help-commands": "the question mark is a key",
    "help-real": "the question mark is a key",
    "error-typed-unknown": "the question mark is a key",
    "flag-play-coach": "the question mark is a key",
}
"""Messages that only look wrong, with the reason."""
everywhere = pytest.mark.parametrize("language", LANGUAGES)


@everywhere
def test_every_message_has_the_marks_of_its_language(language: str) -> None:
    """Per cent, minus, thousands, decimals, ordinals, and French spaces are checked."""
    assert sorted(set(wrong(language)) - set(RIGHT)) == []


@pytest.mark.parametrize(
    ("language", "text", "mark"),
    [
        ("en", "{} % to win", "percent"),
        ("fi", "{}% voittaa", "percent"),
        ("fi", "{} % voittaa", "percent"),
        ("en", "That is -1.5 points", "minus"),
        ("de", "Das sind 6,000 Punkte", "number"),
        ("de", "Das sind 1.5 Punkte", "number"),
        ("en", "Das sind 1,5 Punkte", "number"),
        ("de", "Das sind 6000 Punkte", "number"),
        ("hu", "6\u00a0000 pont", "number"),
        ("sv", "6\u202f000 poäng", "number"),
        ("sv", "den {}th rundan", "ordinal"),
        ("fr", "Encore une partie ?", "space"),
        ("fr", "Encore une partie?", "space"),
    ],
)
def test_a_wrong_mark_is_found(language: str, text: str, mark: str) -> None:
    """The check detects each kind of mistake."""
    assert wrong_marks(language, text) == {mark}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "43% to win, −1.5 points, 6,000 in all, “-5” typed, Noppa 1.2.3"),
        ("fi", "43\u00a0% voittaa, 1,5 pistettä, 6\u00a0000 yhteensä"),
        ("de", "6.000 Punkte, 1,5 weniger, 2013"),
        ("hu", "6000 pont, 12\u00a0000 pont"),
        ("fr", "Encore une partie\u202f? Non\u00a0: «\u202fquit\u202f»"),
    ],
)
def test_a_right_mark_is_none(language: str, text: str) -> None:
    """The check has no false alarms."""
    assert wrong_marks(language, text) == set()


@everywhere
def test_numbers_in_messages_are_the_languages_own(language: str) -> None:
    """Thousands, decimals and a real minus are used; a plus sign if requested."""
    say, (group, decimal) = Messages(language), separators(language)
    assert say("per-cent", value=-12345.5).startswith(f"−12{group}345{decimal}5")
    signs = [say("per-cent", value=counted(value, 1, sign=True)) for value in (-2, 0, 2)]
    assert [sign[0] for sign in signs] == ["−", "±", "+"]
    assert say.figure(-12345.5, decimals=1) == f"−12{group}345{decimal}5"


@everywhere
def test_four_digits_stand_as_in_a_browser(language: str) -> None:
    """Some languages separate thousands only from 10,000 on, and the terminal does as the browser does."""
    say, (group, _) = Messages(language), separators(language)
    thousands = "6000" if language in FOUR_TOGETHER else f"6{group}000"
    assert say.figure(6000) == thousands
    assert thousands in say("tutto-first-to", target=6000)
    assert say.figure(12000) == f"12{group}000"


@everywhere
def test_words_below_figures_are_short_or_can_be_hyphenated(language: str) -> None:
    """At the end of a game three of them are side by side on a phone; a long compound has a soft hyphen."""
    say = Messages(language)
    labels = [say(name, amount=2) for name in entries(language) if re.match("web-end-(band|luck|loss)-(?!of)", name)]
    assert [word for label in labels for word in re.findall(r"\w+", label) if len(word) > 15] == []


def test_languages_differ_in_their_per_cent() -> None:
    """It has a no-break space or none, as in the CLDR."""
    assert {language for language in LANGUAGES if percent_gap(language)} == {
        *("da", "de", "fi", "fr", "lt", "nb", "ru", "sv"),
    }
