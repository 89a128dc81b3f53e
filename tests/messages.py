"""The message files as they stand: which languages there are, and what a rules page holds."""

import re
from collections import Counter
from pathlib import Path

import noppa
from noppa.core.dice import Dice
from noppa.locale import Messages

FOLDER = Path(noppa.__file__).parent / "locale"
LANGUAGES = sorted(folder.name for folder in FOLDER.iterdir() if (folder / "web.ftl").exists())
DICE = "⚀⚁⚂⚃⚄⚅"


def dice_in(text: str) -> list[Dice]:
    """Every group of drawn dice in a text, each in ascending order."""
    return [tuple(sorted(DICE.index(die) + 1 for die in group)) for group in re.findall(f"[{DICE}]+", text)]


def numbers_in(text: str) -> list[int]:
    """Every whole number of a text, however its thousands are set apart."""
    plain = re.sub(r"(?<=\d)[.,  \u202f](?=\d{3}(?!\d))", "", text)
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


def build(block: str) -> tuple[object, ...]:
    """How a paragraph or table is built: what must be the same in every language."""
    if block.startswith("|"):
        return tuple(tuple((tuple(dice_in(cell)), tuple(numbers_in(cell))) for cell in row) for row in rows(block)[1:])
    large = Counter(number for number in numbers_in(block) if abs(number) > 9)
    return block.startswith("__"), block.count("__"), Counter(dice_in(block)), large
