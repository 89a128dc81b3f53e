"""The message files: which languages there are, their messages, and the contents of rules pages."""

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
from noppa.locale.files import read_language as read_files

V = TypeVar("V", bound=Visitor)

FOLDER = Path(noppa.__file__).parent / "locale"
LANGUAGES = sorted(folder.name for folder in FOLDER.iterdir() if (folder / "web.ftl").exists())
LETTERS = re.compile(r"[^\W\d_]")
DICE = "⚀⚁⚂⚃⚄⚅"


def dice_in(text: str) -> list[Dice]:
    """Return every group of drawn dice in a text, each in ascending order."""
    return [tuple(sorted(DICE.index(die) + 1 for die in group)) for group in re.findall(f"[{DICE}]+", text)]


def numbers_in(text: str) -> list[int]:
    """Return every whole number in a text, whatever separates its thousands."""
    plain = re.sub(r"(?<=\d)[., \u00a0\u202f](?=\d{3}(?!\d))", "", text)
    return [int(number.replace("−", "-")) for number in re.findall(r"−?\d+", plain)]


def blocks(language: str, game: str) -> list[str]:
    """Return the paragraphs and tables of a rules page."""
    return re.split(r"\n\s*\n", Messages(language)(f"{game}-rules"))


def rows(block: str) -> list[list[str]]:
    """Return the cells of a table by row, the heading first."""
    lines = [line.strip() for line in block.splitlines()]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in (lines[0], *lines[2:])]


def tables(language: str, game: str) -> list[list[list[str]]]:
    """Return the tables of a rules page, without their headings."""
    return [rows(block)[1:] for block in blocks(language, game) if block.startswith("|")]


def differences(english: str, there: str) -> list[str]:
    """Return the differences of a paragraph or table in another language: dice, figures, bold words, cells."""
    if not english.startswith("|"):
        return _lost(english, there) + ([] if english.count("__") == there.count("__") else ["__"])
    ours, theirs = rows(english), rows(there) if there.startswith("|") else []
    if [len(row) for row in ours] != [len(row) for row in theirs]:
        return [english]
    pairs = [pair for row in zip(ours, theirs, strict=True) for pair in zip(*row, strict=True)]
    # a name may have a figure where the English one has none: 1 pari, 2 Paare
    return list(chain(*(_lost(*pair, 9 if LETTERS.search(pair[0]) else 0) for pair in pairs)))


def _lost(english: str, there: str, from_: int = 9) -> list[str]:
    """Return the text if its dice differ, or if figures above a limit are missing."""
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
        """Add the message of an `{ other-message }`."""
        self.messages.add(node.id.name)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the visitor's way
        """Add the variable of a `$name`."""
        self.names.add(node.id.name)


class _Selectors(Visitor):
    """Collects the keys of every choice between numbers."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: list[set[str]] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - the visitor's way
        """Add the keys of a `{ $x -> … }`."""
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
    """Return the messages of a language's files in the package."""
    found: dict[str, ftl.Message] = {}
    for file in read_files(language):
        for name, message in file.messages.items():
            assert name not in found, f"{name} stands twice in {language}"
            found[name] = message
    return found


@cache
def variables_of(language: str) -> dict[str, set[str]]:
    """Return every message of a language with its variables, including those of messages that it refers to."""
    found = {name: _collected(_Variables(), message) for name, message in entries(language).items()}
    return {
        name: variables.names.union(*(found[other].names for other in variables.messages))
        for name, variables in found.items()
    }


@cache
def counted_of(language: str) -> dict[str, list[set[str]]]:
    """Return every message of a language with the keys of its choices between numbers."""
    return {name: _collected(_Selectors(), message).keys for name, message in entries(language).items()}


def _collected(visitor: V, message: ftl.Message) -> V:
    visitor.visit(message)
    return visitor


def paragraph(game: str, beginning: str) -> str:
    """Return the English paragraph with this beginning."""
    (found,) = (block for block in blocks("en", game) if block.startswith(f"__{beginning}"))
    return found
