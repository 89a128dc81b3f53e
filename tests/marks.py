"""How each language writes per cent, minus, thousands, decimals and no-break spaces."""

import re
from collections.abc import Iterator
from functools import cache

from babel import Locale
from babel.numbers import format_percent
from fluent.syntax import ast as ftl

from messages import entries, variables_of
from noppa.locale import Messages
from noppa.locale.figures import FOUR_TOGETHER

NO_BREAK = "\u00a0\u202f"
TYPED = re.compile(
    r"""[„“”«][^„“”«»]*[“”»]|`[^`]*`|https?://\S+|\b\d+(\.\d+){2,}\S*|(?<!\S)--?[a-z][\w-]*|\b[\w/.-]+\.(py|svg|toml|json|csv)\b
    |\+[ ]ou[ ]-[ ]1000""",
    re.VERBOSE,
)
"""What people type or copy, which is the same in all languages, and the print on a French card."""


@cache
def percent_gap(language: str) -> str:
    """Return the text between a number and its per cent sign, from the CLDR."""
    return format_percent(0.43, locale=language).removeprefix("43").removesuffix("%").replace("\u202f", "\u00a0")


@cache
def separators(language: str) -> tuple[str, str]:
    """Return the separators of thousands and of decimals."""
    symbols = Locale.parse(language).number_symbols["latn"]
    return symbols["group"], symbols["decimal"]


def texts(pattern: ftl.Pattern) -> Iterator[str]:
    """Yield a message's texts, one per variant, with {} for inserted values."""
    text = ""
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            text += element.value
        else:
            text += "{}"
            if isinstance(element.expression, ftl.SelectExpression):
                for variant in element.expression.variants:
                    yield from texts(variant.value)
    yield text


def wrong_marks(language: str, text: str) -> set[str]:
    """Return the kinds of marks that do not follow the language."""
    prose = TYPED.sub("", text)
    found = set()
    if any(gap.replace("\u202f", "\u00a0") != percent_gap(language) for gap in re.findall(r"[\d}](\s*)%", prose)):
        found.add("percent")
    if re.search(r"(?<![\w}\-–—])-(?=[\d{])", prose):
        found.add("minus")
    if _wrong_number(language, prose):
        found.add("number")
    if re.search(r"(?<=[\d}])(st|nd|rd|th)\b", prose) and language != "en":
        found.add("ordinal")
    if language == "fr" and re.search(r"(?<![\s\u00a0\u202f:;!?({])[:;!?](?=\s|$)|(?<= )[:;!?»]|« ", prose):
        found.add("space")
    return found


def _wrong_number(language: str, prose: str) -> bool:
    """Return whether thousands or decimals follow another language."""
    group, decimal = separators(language)
    thousands = re.findall(r"(?<![\d.,])(?!20[0-4]\d\b)(\d{1,3})([., \u00a0\u202f]?)\d{3}(?![\d.,]?\d)", prose)
    right = [group if len(first) > 1 or language not in FOUR_TOGETHER else "" for first, _ in thousands]
    decimals = set(re.findall(r"(?<![\d.,])\d+([.,])\d{1,2}(?!\d|[.,]\d)", prose))
    return right != [gap for _, gap in thousands] or bool(decimals - {decimal})


@cache
def wrong_in_source(language: str) -> dict[str, set[str]]:
    """Return the messages of a language with a wrong mark in their source."""
    found = {
        name: set().union(*(wrong_marks(language, text) for text in texts(entry.value)))
        for name, entry in entries(language).items()
        if entry.value
    }
    return {name: marks for name, marks in found.items() if marks}


@cache
def wrong_in_rendering(language: str, number: float) -> dict[str, set[str]]:
    """Return the messages with a wrong mark when all their variables are this number."""
    say = Messages(language)
    found = {
        name: wrong_marks(language, say(name, **dict.fromkeys(variables, number)))
        for name, variables in variables_of(language).items()
        if variables
    }
    return {name: marks for name, marks in found.items() if marks}


@cache
def wrong(language: str) -> dict[str, set[str]]:
    """Return the messages with a wrong mark, written or rendered."""
    found = dict(wrong_in_source(language))
    for name, marks in wrong_in_rendering(language, -1234.5).items():
        found[name] = found.get(name, set()) | marks
    return found
