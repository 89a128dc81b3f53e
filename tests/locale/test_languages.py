"""Every language has all messages with the same variables and all plural forms, in its own words."""

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import FluentSerializer

from messages import CATEGORIES, FOLDER, LANGUAGES, counted_of, entries, variables_of
from noppa.games import games
from noppa.locale import Messages
from noppa.locale.files import read_language

everywhere = pytest.mark.parametrize("language", LANGUAGES)
elsewhere = pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
SAME = tomllib.loads((Path(__file__).parent / "same_as_english.toml").read_text(encoding="utf-8"))
"""Messages that may equal the English ones, with the reason, in all languages or in one."""
BOOKLETS = {tag for edition in games()["yatzy"].editions.values() for tag in edition.languages}
ONLY_MILLIONS = {"fr": {"many"}, "it": {"many"}}
"""Plural forms used only for whole millions, which do not occur here."""
TRIED = (0, 1, 2, 3, 5, 11, 21, 22, 101, 1.5)
LETTERS = re.compile(r"[^\W\d_]{2}")
TYPED = re.compile(
    r"--[a-z][a-z-]+|noppa [a-z]+|\b[A-Z]{3,}=[A-Z]+(?:,[A-Z])*|https?://[\w/-]+(?:\.[\w/-]+)*|sqlite:///FILE"
)


@everywhere
def test_every_file_can_be_read(language: str) -> None:
    """Nothing in it is broken, and the language has the same files as English."""
    assert [broken for file in read_language(language) for broken in file.broken] == []
    assert {file.name for file in (FOLDER / language).iterdir()} == {file.name for file in (FOLDER / "en").iterdir()}


@elsewhere
def test_every_message_is_there_with_the_same_variables(language: str) -> None:
    """None is missing or superfluous, and none drops or invents a variable."""
    there, english = variables_of(language), variables_of("en")
    assert sorted(set(english) - set(there)) == []
    assert sorted(set(there) - set(english)) == []
    assert {name: (there[name], english[name]) for name in there if there[name] != english[name]} == {}


@elsewhere
def test_messages_stand_in_the_same_files(language: str) -> None:
    """A game's words are in the game's file, as the browser loads one file at a time."""
    assert _by_file(language) == _by_file("en")


@everywhere
def test_plural_forms_are_complete(language: str) -> None:
    """A choice between numbers has a branch for every plural form of the language, and for no other."""
    forms = {*Locale.parse(language).plural_form.tags, "other"}
    choices = [(name, keys & CATEGORIES) for name, found in counted_of(language).items() for keys in found]
    expected = forms - ONLY_MILLIONS.get(language, set())
    assert {name: sorted(expected - keys) for name, keys in choices if keys != {"other"} and expected - keys} == {}
    assert {name: sorted(keys - forms) for name, keys in choices if keys - forms} == {}


@everywhere
def test_every_message_can_be_said(language: str) -> None:
    """It works with numbers of every plural form and with texts, and no syntax is left over."""
    say = Messages(language)
    for name, variables in variables_of("en").items():
        for value in (*TRIED, "x") if variables else ("x",):
            text = say(name, **dict.fromkeys(variables, value))
            assert text.strip(), name
            assert not re.search(r"[{}]|\$\w", text), (name, text)


@elsewhere
def test_no_english_is_left_behind(language: str) -> None:
    """A message equal to the English one is in the glossary, or on the list of exceptions with a reason."""
    glossary = tomllib.loads((FOLDER / language / "glossary.toml").read_text(encoding="utf-8"))
    allowed = {*glossary["booklet"], *glossary["chosen"], *SAME["all"], *SAME.get(language, {})}
    english, there = _texts("en"), _texts(language)
    same = [name for name, text in there.items() if text == english.get(name) and LETTERS.search(_bare(text))]
    assert [name for name in same if name not in allowed] == []


def test_the_list_of_exceptions_names_messages_and_languages() -> None:
    """Each is a message with a reason, and each of its languages is one of the booklets'."""
    assert set(SAME) - {"all"} <= BOOKLETS
    assert [name for table in SAME.values() for name in table if name not in entries("en")] == []
    assert all(len(reason) > 5 for table in SAME.values() for reason in table.values())


@everywhere
def test_short_signs_on_kivis_squares_are_short(language: str) -> None:
    """They have six letters at most, in the terminal and on a phone."""
    say = Messages(language)
    assert [say(name) for name in entries("en") if name.startswith("kivi-short-") and len(say(name)) > 6] == []


@elsewhere
def test_what_one_types_stays_as_it_is(language: str) -> None:
    """Commands, options and addresses are typed in English, so they stay in English."""
    english, there = _texts("en"), _texts(language)
    lost = {name: set(TYPED.findall(text)) - set(TYPED.findall(there[name])) for name, text in english.items()}
    assert {name: words for name, words in lost.items() if words} == {}


def _by_file(language: str) -> dict[str, set[str]]:
    return {file.name.split("/")[1]: set(file.messages) for file in read_language(language)}


@cache
def _texts(language: str) -> dict[str, str]:
    """Return messages as written, with single spaces."""
    return {name: _text(message) for name, message in entries(language).items()}


def _text(message: ftl.Message) -> str:
    return " ".join(FluentSerializer().serialize_entry(message).partition("=")[2].split())


def _bare(text: str) -> str:
    """Return a message without its placeables."""
    return re.sub(r"\{[^{}]*\}", "", text)
