"""The page of the documentation is correct."""

import re
from pathlib import Path
from typing import Any

from games.kivi.tables import kivi
from noppa.games.kivi.odds import odds_table

PAGE = (Path(__file__).parents[3] / "docs" / "games" / "kivi.md").read_text(encoding="utf-8")
PRINTED = {
    "AABB": "two_pairs",
    "AAA": "three_of_a_kind",
    "ABCD": "run_of_4",
    "AAABB": "three_and_two",
    "AAAA": "four_of_a_kind",
    "ABCDE": "run_of_5",
    "even": "all_even",
    "odd": "all_odd",
    "≤12": "at_most_12",
    "≥30": "at_least_30",
    "AABBCC": "three_pairs",
    "AAABBB": "two_triples",
    "AAAABB": "four_and_two",
}


def block(language: str) -> str:
    """Return the first example in that language."""
    found = re.search(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)
    assert found
    return found[1]


def test_the_odds_on_the_page_are_the_computed_ones() -> None:
    """The table agrees with the lattice."""
    assert odds_table() in PAGE


def test_the_board_on_the_page_is_the_published_one() -> None:
    """Every square has its target and value."""
    cells = re.findall(r" (\S+) (\d) (?=\|)", "\n".join(re.findall(r"\| \*\*\d\*\* (\|.*\|)", PAGE)))
    board = kivi().board
    assert [(PRINTED[target], int(value)) for target, value in cells] == list(
        zip(board.targets, board.values, strict=True)
    )


def test_the_examples_on_the_page_work() -> None:
    """The program runs and shows what its comment says; the little board loads."""
    documented: dict[str, Any] = {}
    program = block("python")
    shown = re.search(r"(rules\.view.*?)\s+# (.*)", program)
    assert shown
    exec(program.replace(shown[1], f"shown = {shown[1]}"), documented)  # noqa: S102 - our own page
    assert repr(documented["shown"]) == shown[2]
    assert documented["state"].seat == 1
    assert kivi(board=block("toml")).board.rows == 2
