"""Every language quotes with its own pair of marks, opened and closed."""

import re

import pytest

from messages import FOLDER, LANGUAGES

PAIRS = {
    "da": "“”",
    "de": "„“",
    "en": "“”",
    "et": "„“",
    "fi": "””",
    "fr": "«»",
    "hu": "„”",
    "is": "„“",
    "it": "«»",
    "lt": "„“",
    "lv": "„”",  # CLDR has “ ”, as on English keyboards; printed Latvian opens below
    "nb": "«»",
    "nl": "“”",  # CLDR has single marks, the second of which is also the apostrophe
    "pl": "„”",
    "ru": "«»",
    "sv": "””",
    "uk": "«»",
}
"""From the Unicode CLDR 48, with two exceptions."""
MARKS = re.compile(r"[\"„“”«»‟‚‘‛‹›]")
NOT_SAID = re.compile(r"""^\#.*$|\{\s*"[^"]*"\s*\}|pip\ install\ (["'])[^"']*\1""", re.MULTILINE | re.VERBOSE)
"""Comments, text in braces, and a command with quotes for the shell."""
NARROW = "\u202f"
everywhere = pytest.mark.parametrize("language", LANGUAGES)


def paragraphs(language: str) -> list[str]:
    """Return the text of a language's files, message by message and paragraph by paragraph."""
    texts = [NOT_SAID.sub("", file.read_text(encoding="utf-8")) for file in sorted((FOLDER / language).glob("*.ftl"))]
    return [part for text in texts for part in re.split(r"\n\s*\n|\n(?=[a-z])", text)]


@everywhere
def test_marks_come_in_the_languages_own_pairs(language: str) -> None:
    """One opens, one closes, and none is another language's or a typewriter's."""
    quoted = [(part, "".join(MARKS.findall(part))) for part in paragraphs(language)]
    pairs = re.compile(f"({PAIRS[language]})*")
    assert [part for part, marks in quoted if not pairs.fullmatch(marks)] == []
    assert any(marks for _, marks in quoted)


@everywhere
def test_an_apostrophe_is_not_a_typewriters(language: str) -> None:
    """It is always ’."""
    assert [part for part in paragraphs(language) if "'" in part] == []


@everywhere
def test_marks_stand_close_to_what_they_quote(language: str) -> None:
    """There is no space inside; French has a narrow no-break space."""
    first, last = PAIRS[language][0], PAIRS[language][1]
    inside = NARROW if language == "fr" else ""
    quoted = [text for part in paragraphs(language) for text in re.findall(f"{first}([^{first}{last}]*){last}", part)]
    assert [text for text in quoted if text != f"{inside}{text.strip()}{inside}"] == []
