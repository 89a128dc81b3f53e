"""Finds where messages insert the word for a row, card, city, square or target, and whether that is allowed.

Languages with cases cannot decline an inserted word, so it must be where the dictionary form is right: behind a class
noun of the glossary ("riville { $row }"), in quotation marks or brackets, after a colon or a dash, or at the start.
"""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import ast as ftl

from messages import FOLDER, entries

CASES = ("de", "et", "fi", "hu", "is", "lt", "lv", "pl", "ru", "uk")
"""Languages whose nouns or adjectives change within a sentence."""
TERMS = {
    "item": "row",
    "other_item": "row",
    "row": "row",
    "rows": "row",
    "card": "card",
    "cards": "card",
    "city": "city",
    "cities": "city",
    "square": "square",
    "squares": "square",
    "other_square": "square",
    "to": "square",
    "target": "target",
    "targets": "target",
    "other_target": "target",
    "zone": "zone",
    "edition": "edition",
}
"""The parameters that are words of a game, each with the class noun that may precede it."""
NUMBERS: dict[str, list[str]] = tomllib.loads(
    (Path(__file__).parent / "locale" / "number_parameters.toml").read_text(encoding="utf-8")
)
"""Parameters of the same name that are numbers, by the first part of the message's name."""
UNCHANGED = {"de": {"city", "square"}}
"""Names that a language never declines: German writes "in Gent"."""
OPEN = re.compile(r"(^|[.:;!?…·–—=(\[/|\n„“”«\"»]|->)[\s\u00a0\u202f]*$")
"""Text after which the dictionary form is right."""


@cache
def class_nouns(language: str) -> dict[str, tuple[str, ...]]:
    """Return the beginnings of a language's class nouns, by what they denote."""
    glossary = tomllib.loads((FOLDER / language / "glossary.toml").read_text(encoding="utf-8"))
    return {kind: tuple(beginnings) for kind, beginnings in glossary["class_nouns"].items()}


def _patterns(pattern: ftl.Pattern) -> Iterator[ftl.Pattern]:
    """Yield a message's pattern and those of all its nested variants."""
    yield pattern
    for element in pattern.elements:
        if isinstance(element, ftl.Placeable) and isinstance(element.expression, ftl.SelectExpression):
            for variant in element.expression.variants:
                yield from _patterns(variant.value)


def _misplaced(language: str, name: str, pattern: ftl.Pattern) -> Iterator[str]:
    """Yield the parameters of one text that would have to be declined."""
    before = ""
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            before += element.value
            continue
        parameter = element.expression.id.name if isinstance(element.expression, ftl.VariableReference) else ""
        kind = TERMS.get(parameter, "")
        number = parameter in NUMBERS.get(name.partition("-")[0], ())
        if kind and not number and kind not in UNCHANGED.get(language, ()) and not _safe(language, kind, before):
            yield parameter
        before += "{}"


def _safe(language: str, kind: str, before: str) -> bool:
    """Return whether the dictionary form is right after this text."""
    if OPEN.search(before):
        return True
    word = re.search(r"(\w+)[\s\u00a0\u202f]*$", before)
    return word is not None and word[1].casefold().startswith(
        tuple(noun.casefold() for noun in class_nouns(language).get(kind, ()))
    )


@cache
def misplaced(language: str) -> dict[str, list[str]]:
    """Return every message of a language whose inserted words would have to be declined, with the parameters."""
    found = {
        name: [misplaced for text in _patterns(entry.value) for misplaced in _misplaced(language, name, text)]
        for name, entry in entries(language).items()
        if entry.value
    }
    return {name: sorted(set(parameters)) for name, parameters in found.items() if parameters}
