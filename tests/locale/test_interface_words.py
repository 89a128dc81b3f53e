"""Every language has one word for each thing on the screen, and inserts words where they need no ending."""

import tomllib
from collections import Counter
from typing import Any

import pytest

from inserted_terms import CASES, TERMS, class_nouns, misplaced
from marks import texts
from messages import FOLDER, LANGUAGES, entries
from noppa.locale import Messages

RIGHT = {"simulate-title": "a heading of parts set apart by commas"}
"""Messages whose inserted words need no class noun, with the reason."""
everywhere = pytest.mark.parametrize("language", LANGUAGES)


def glossary(language: str) -> dict[str, dict[str, Any]]:
    """Return the tables of a language's glossary."""
    return tomllib.loads((FOLDER / language / "glossary.toml").read_text(encoding="utf-8"))


@everywhere
def test_every_thing_on_the_screen_has_a_word(language: str) -> None:
    """The things are the same as in English, each with a word."""
    words = glossary(language)["interface"]
    assert list(words) == list(glossary("en")["interface"])
    assert [name for name, word in words.items() if not word.strip()] == []


@everywhere
def test_no_word_stands_for_two_things(language: str) -> None:
    """Exceptions are those that the language cannot distinguish, each with a reason."""
    words, shared = glossary(language)["interface"], glossary(language).get("shared", {})
    count = Counter(word.casefold() for word in words.values())
    assert {word for word, times in count.items() if times > 1} == {word.casefold() for word in shared}
    assert [word for word, why in shared.items() if len(why) < 10] == []


@everywhere
def test_a_word_is_in_use(language: str) -> None:
    """Its first letters, which endings leave alone, are in the messages."""
    said = " ".join(
        text for entry in entries(language).values() if entry.value for text in texts(entry.value)
    ).casefold()
    begins = {word: word[: max(3, 2 * len(word) // 3)].casefold() for word in glossary(language)["interface"].values()}
    assert [word for word, begin in begins.items() if begin not in said] == []


@everywhere
def test_no_two_words_of_a_game_are_the_same(language: str) -> None:
    """Rows, cards, targets, cities and colours of one game are distinct."""
    tables = glossary(language)
    terms = tables["booklet"] | {name: chosen["term"] for name, chosen in tables["chosen"].items()}
    count = Counter(("-".join(name.split("-")[:2]), term.casefold()) for name, term in terms.items())
    assert [term for term, times in count.items() if times > 1] == []


@everywhere
def test_address_and_gender_are_settled(language: str) -> None:
    """Each has one line."""
    style = glossary(language)["style"]
    assert set(style) == {"address", "gender"}
    assert [line for line in style.values() if not line.strip() or "\n" in line] == []


@everywhere
@pytest.mark.parametrize(
    ("thing", "label"), [("edition", "web-edition"), ("house_rules", "web-house-rules"), ("round", "yatzy-round")]
)
def test_a_label_says_the_word(language: str, thing: str, label: str) -> None:
    """A heading with a thing's name uses the glossary's word."""
    text = Messages(language)(label, round=1, rounds=15)
    assert glossary(language)["interface"][thing].casefold() in text.casefold()


def test_languages_with_cases_have_class_nouns() -> None:
    """There is one for each kind of inserted word."""
    expected = {*TERMS.values(), "colour"}
    assert {language for language in LANGUAGES if "class_nouns" in glossary(language)} == set(CASES)
    assert [language for language in CASES if set(class_nouns(language)) != expected] == []


@pytest.mark.parametrize("language", CASES)
def test_an_inserted_word_needs_no_ending(language: str) -> None:
    """It is behind a class noun, in quotation marks, after a colon or at the start."""
    assert sorted(set(misplaced(language)) - set(RIGHT)) == []
