"""Every example on the rules page agrees with the rules."""

from messages import dice_in, paragraph, tables
from noppa import rules
from noppa.games.kivi.board import published_board
from noppa.games.kivi.scoring import tally
from noppa.games.kivi.targets import TARGETS, Wild, targets_met, wild


def test_the_targets_are_met_as_the_table_says() -> None:
    """Each target has its value on the board and a roll that meets it."""
    (table,) = tables("en", "kivi")
    board = published_board()
    values = dict(zip(board.targets, board.values, strict=True))
    for target, (_, counts, roll) in zip(TARGETS, table, strict=True):
        (dice,) = dice_in(roll)
        assert target in targets_met(dice), (target, dice)
        assert wild(dice) is Wild.NONE
        assert int(counts) == values[target]


def test_the_examples_hold() -> None:
    """They show what a roll fits, what is wild, and the points of five stones."""
    first, kept, rolled, last = dice_in(paragraph("kivi", "An example"))
    assert targets_met(first) == {"two_pairs"}
    assert tuple(sorted(kept + rolled)) == last
    assert targets_met(last) == {"three_and_two", "all_even"}
    five, run, six = dice_in(paragraph("kivi", "Wild"))
    assert [wild(dice) for dice in (five, run, six)] == [Wild.VACANT, Wild.VACANT, Wild.TAKE_OVER]
    italian = rules("kivi", "italian").reach  # type: ignore[attr-defined] # KIVI's own
    assert [italian.wild(dice) for dice in (five, run, six)] == [Wild.NONE, Wild.TAKE_OVER, Wild.NONE]
    board = published_board()
    counted = tally(board, frozenset(board.numbers[name] for name in ("b2", "c2", "d2", "c3", "g7")))
    assert [line.points for line in counted.lines] == [21, 6]
    assert (counted.single_points, counted.total) == (1, 28)
    assert "7 × 3 = 21" in paragraph("kivi", "Scoring, an")
