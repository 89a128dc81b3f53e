"""The tables of fast play say what the readable rules say."""

import random

import numpy as np
import pytest

from games.kivi.tables import kivi, small_board
from noppa.core.dice import FACES, chance, keep_values, multisets
from noppa.games.kivi.board import Board, read_board
from noppa.games.kivi.compiled.gains import Pattern, clear, find_singles, gains, score, turn_over
from noppa.games.kivi.compiled.tables import line_tables, roll_tables, steps
from noppa.games.kivi.targets import Wild

BOARDS = [
    kivi().board,
    read_board(small_board("two_pairs run_of_4 all_odd", "three_pairs at_most_12 four_and_two", value=7)),
    read_board(small_board(*["two_pairs"] * 12, value=3)),
]


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: f"{board.rows}x{board.columns}")
def test_scores_and_gains_are_those_of_the_rules(board: Board) -> None:
    """For random stones: what they count, and what one more adds on every square."""
    rules, lines = kivi(board=board), line_tables(board)
    squares, draw = len(board.targets), random.Random(1)
    pattern = Pattern(np.zeros(board.rows, np.int64), np.zeros(board.columns, np.int64), np.zeros(board.rows, np.int64))
    for _ in range(60):
        stones = frozenset(draw.sample(range(squares), draw.randrange(squares + 1)))
        clear(pattern)
        for square in stones:
            turn_over(pattern, square // board.columns, square % board.columns)
        find_singles(lines, pattern)
        assert score(lines, pattern) == rules.tally(stones).total
        vacant, into = np.array([square not in stones for square in range(squares)]), np.zeros(squares, np.int64)
        gains(lines, pattern, vacant, into)
        now = rules.tally(stones).total
        assert into.tolist() == [
            0 if square in stones else rules.tally(stones | {square}).total - now for square in range(squares)
        ]


@pytest.mark.parametrize("edition", ["international", "italian"])
def test_classes_of_rolls_go_where_the_rules_say(edition: str) -> None:
    """Each of the 462 rolls, by its class."""
    reach = kivi(edition).reach
    rolls = roll_tables(reach)
    for number, dice in enumerate(multisets(6)):
        kind = rolls.kind[number]
        assert tuple(np.nonzero(rolls.squares[kind])[0]) == reach.fitting[dice]
        assert bool(rolls.takes_over[kind]) == (reach.wild(dice) is Wild.TAKE_OVER)


def test_the_lattice_is_that_of_the_dice() -> None:
    """Chances of rolls from keeps, one die more, one die fewer."""
    known, lattice = [some for size in range(7) for some in multisets(size)], steps()
    assert lattice.chance[0] == pytest.approx([float(chance(roll)) for roll in multisets(6)], abs=1e-15)
    draw = random.Random(2)
    final = {roll: draw.random() for roll in multisets(6)}
    values = keep_values(final)
    found = lattice.chance @ np.array(list(final.values()))
    assert found == pytest.approx([values[keep] for keep in known[:462]], abs=1e-12)
    for keep in range(462):
        assert [known[more] for more in lattice.more[keep]] == [tuple(sorted((*known[keep], die))) for die in FACES]
    for some in range(1, 924):
        fewer = {tuple(known[some][:at] + known[some][at + 1 :]) for at in range(len(known[some]))}
        assert {known[less] for less in lattice.fewer[some]} == fewer
