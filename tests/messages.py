"""The message files as they stand: which languages there are, and what a rules page holds."""

import re
from collections import Counter
from functools import cache
from itertools import chain
from pathlib import Path
from typing import TypeVar

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import noppa
from noppa.core.dice import Dice
from noppa.locale import Messages
from noppa.locale.files import SourceFile, parse

V = TypeVar("V", bound=Visitor)

FOLDER = Path(noppa.__file__).parent / "locale"
LANGUAGES = sorted(folder.name for folder in FOLDER.iterdir() if (folder / "web.ftl").exists())
LETTERS = re.compile(r"[^\W\d_]")
DICE = "⚀⚁⚂⚃⚄⚅"


def dice_in(text: str) -> list[Dice]:
    """Every group of drawn dice in a text, each in ascending order."""
    return [tuple(sorted(DICE.index(die) + 1 for die in group)) for group in re.findall(f"[{DICE}]+", text)]


def numbers_in(text: str) -> list[int]:
    """Every whole number of a text, however its thousands are set apart."""
    plain = re.sub(r"(?<=\d)[., \u00a0\u202f](?=\d{3}(?!\d))", "", text)
    return [int(number.replace("−", "-")) for number in re.findall(r"−?\d+", plain)]


def blocks(language: str, game: str) -> list[str]:
    """The paragraphs and tables of a rules page."""
    return re.split(r"\n\s*\n", Messages(language)(f"{game}-rules"))


def rows(block: str) -> list[list[str]]:
    """The cells of a table, row by row, its heading first."""
    lines = [line.strip() for line in block.splitlines()]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in (lines[0], *lines[2:])]


def tables(language: str, game: str) -> list[list[list[str]]]:
    """The tables of a rules page, without their headings."""
    return [rows(block)[1:] for block in blocks(language, game) if block.startswith("|")]


def differences(english: str, there: str) -> list[str]:
    """What is built differently in a paragraph or table of another language: dice, figures, bold words, cells."""
    if not english.startswith("|"):
        return _lost(english, there) + ([] if english.count("__") == there.count("__") else ["__"])
    ours, theirs = rows(english), rows(there) if there.startswith("|") else []
    if [len(row) for row in ours] != [len(row) for row in theirs]:
        return [english]
    pairs = [pair for row in zip(ours, theirs, strict=True) for pair in zip(*row, strict=True)]
    # a name may have a figure where the English one has none: 1 pari, 2 Paare
    return list(chain(*(_lost(*pair, 9 if LETTERS.search(pair[0]) else 0) for pair in pairs)))


def _lost(english: str, there: str, from_: int = 9) -> list[str]:
    """The dice that differ, and the figures above a small one that are not there."""
    dice = Counter(dice_in(english)), Counter(dice_in(there))
    figures = Counter(number for number in numbers_in(english) if abs(number) > from_) - Counter(numbers_in(there))
    return [english] if dice[0] != dice[1] or figures else []


class _Variables(Visitor):
    """Collects the variables of a message, and the messages that it refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - the visitor's way
        """Called for each `{ other-message }`."""
        self.messages.add(node.id.name)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the visitor's way
        """Called for each `$name`."""
        self.names.add(node.id.name)


class _Selectors(Visitor):
    """Collects the keys of every choice between numbers."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: list[set[str]] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - the visitor's way
        """Called for each `{ $x -> … }`."""
        keys = {
            variant.key.name if isinstance(variant.key, ftl.Identifier) else str(variant.key.value)
            for variant in node.variants
        }
        if keys & CATEGORIES - {"other"} or keys <= {"other", *map(str, range(10))}:
            self.keys.append(keys)
        self.generic_visit(node)


CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


@cache
def entries(language: str) -> dict[str, ftl.Message]:
    """The messages of a language's files in the package."""
    found: dict[str, ftl.Message] = {}
    for file in sorted((FOLDER / language).glob("*.ftl")):
        for name, message in parse(SourceFile(file.name, file.read_text(encoding="utf-8"))).messages.items():
            assert name not in found, f"{name} stands twice in {language}"
            found[name] = message
    return found


@cache
def variables_of(language: str) -> dict[str, set[str]]:
    """Every message of a language with the variables in it, those of messages that it refers to included."""
    found = {name: _collected(_Variables(), message) for name, message in entries(language).items()}
    return {
        name: variables.names.union(*(found[other].names for other in variables.messages))
        for name, variables in found.items()
    }


@cache
def counted_of(language: str) -> dict[str, list[set[str]]]:
    """Every message of a language with the keys of its choices between numbers."""
    return {name: _collected(_Selectors(), message).keys for name, message in entries(language).items()}


def _collected(visitor: V, message: ftl.Message) -> V:
    visitor.visit(message)
    return visitor


def paragraph(game: str, beginning: str) -> str:
    """The English paragraph that begins so."""
    (found,) = (block for block in blocks("en", game) if block.startswith(f"__{beginning}"))
    return found
