"""The points of stones, compared with a scorer that splits rows of text at gaps."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.kivi.tables import GREEN, kivi, position
from noppa.games.kivi.board import Board
from noppa.games.kivi.scoring import tally
from noppa.games.kivi.targets import Target


def slow_score(values: list[list[int]], rows: list[str]) -> int:
    """Return the points; lines are two or more x in a row of text, or in a row of the transposed board."""
    total = 0
    in_lines = set()
    for turned in (False, True):
        texts = ["".join(column) for column in zip(*rows, strict=True)] if turned else rows
        for number, text in enumerate(texts):
            for line in re.finditer("xx+", text):
                squares = [(place, number) if turned else (number, place) for place in range(*line.span())]
                in_lines |= set(squares)
                total += sum(values[row][column] for row, column in squares) * len(squares)
    for row, text in enumerate(rows):
        for column, mark in enumerate(text):
            if mark == "x" and (row, column) not in in_lines:
                total += values[row][column]
    return total


@st.composite
def stones_on_boards(draw: st.DrawFn) -> tuple[list[list[int]], list[str]]:
    """Draw a board of any size and value, and any stones on it."""
    rows, columns = draw(st.integers(1, 12)), draw(st.integers(1, 12))
    row_of_values = st.lists(st.integers(1, 9), min_size=columns, max_size=columns)
    values = draw(st.lists(row_of_values, min_size=rows, max_size=rows))
    stones = draw(st.lists(st.text("x.", min_size=columns, max_size=columns), min_size=rows, max_size=rows))
    return values, stones


@given(stones_on_boards())
def test_stones_count_what_the_slow_scorer_says(case: tuple[list[list[int]], list[str]]) -> None:
    """Lines and singles of any stones on any board have the same total by another method."""
    values, rows = case
    flat = tuple(value for row in values for value in row)
    board = Board(len(values[0]), (Target.ALL_ODD,) * len(flat), flat)
    stones = frozenset(place for place, mark in enumerate("".join(rows)) if mark == "x")
    assert tally(board, stones).total == slow_score(values, rows)


def test_the_example_of_the_booklet_counts_56() -> None:
    """There are lines of 18, 10, 15 and 10 and singles of 1 and 2, each on the sheet."""
    rules = kivi()
    sheet = rules.view(position(rules, (1,) * 6, {0: GREEN, 1: ["a2", "d1"]}))["sheets"][0]
    lines, singles = sheet["items"]
    described = [
        (line["direction"], " ".join(line["squares"]), line["values"], line["sum"], line["stones"], line["points"])
        for line in lines["detail"]["lines"]
    ]
    assert sorted(described) == [
        ("across", "b4 c4 d4", [1, 2, 3], 6, 3, 18),
        ("across", "f2 g2", [3, 2], 5, 2, 10),
        ("down", "f1 f2", [2, 3], 5, 2, 10),
        ("down", "g2 g3 g4", [2, 1, 2], 5, 3, 15),
    ]
    assert (lines["id"], lines["value"]) == ("lines", 53)
    assert singles["detail"] == {"squares": ["a1", "c1"], "values": [1, 2]}
    assert (singles["id"], singles["value"]) == ("singles", 3)
    assert sheet["total"] == 56


@pytest.mark.parametrize("order", [GREEN, GREEN[::-1], GREEN[5:] + GREEN[:5]])
def test_the_example_grows_by_what_the_view_says_of_each_placement(order: list[str]) -> None:
    """Stone by stone, the gains shown for the placements add up to the 56."""
    rules = kivi()
    total = 0
    for number, square in enumerate(order):
        view = rules.view(position(rules, (1, 2, 3, 4, 5, 6), {0: order[:number]}), 0)
        assert view["sheets"][0]["total"] == total
        total += next(move["gain"] for move in view["moves"] if move["move"] == f"place {square}")
    assert total == 56


@pytest.mark.parametrize(
    ("mine", "points"),
    [
        ([], 0),
        (["d4"], 3),
        (["d4", "e5"], 5),
        (["g1", "a2"], 3),
        (["d3", "d4", "c4", "e4"], 31),
        (["a1", "b1", "c1", "d1", "e1", "f1", "g1"], 77),
    ],
)
def test_lines_end_at_gaps_corners_and_edges(mine: list[str], points: int) -> None:
    """Corners do not touch, the end of a row is not next to the start of the next, other stones separate."""
    rules = kivi()
    assert rules.sheet(position(rules, (1,) * 6, {0: mine}))[0].total == points


def test_a_stone_of_another_player_parts_a_line() -> None:
    """Only one's own stones make a line."""
    rules = kivi()
    sheets = rules.sheet(position(rules, (1,) * 6, {0: ["a1", "c1"], 1: ["b1"]}))
    assert [sheet.total for sheet in sheets] == [3, 2]
