"""Every example on the rules page agrees with the rules."""

from messages import dice_in, numbers_in, paragraph, tables
from noppa import rules
from noppa.games.yatzy.rows import Row, points


def test_the_rows_score_what_the_table_says() -> None:
    """Each row of the table is tried, with the first one for the fours."""
    (table,) = tables("en", "yatzy")
    listed = [Row.FOURS, *list(Row)[6:]]
    for row, cells in zip(listed, table, strict=True):
        (dice,), (scored,) = dice_in(cells[2]), numbers_in(cells[2])
        assert points(row, dice) == scored, cells


def test_the_examples_hold() -> None:
    """They are a turn with its possible scores, four equal dice, and five in the Danish edition."""
    first, kept, rolled, kept_again, rolled_again, last, other, other_last = dice_in(paragraph("yatzy", "An example"))
    assert set(kept) <= set(first)
    assert sorted((*kept, *rolled)) == sorted((*kept_again, 1, 3))
    assert (last, other_last) == (tuple(sorted(kept_again + rolled_again)), tuple(sorted(kept_again + other)))
    assert points(Row.FULL_HOUSE, last) == 21
    others = [points(row, other_last) for row in (Row.FIVES, Row.THREE_OF_A_KIND, Row.ONE_PAIR, Row.CHANCE)]
    assert others == [15, 15, 10, 22]
    assert (points(Row.THREE_OF_A_KIND, (1, 4, 4, 4, 4)), points(Row.ONE_PAIR, (1, 4, 4, 4, 4))) == (12, 8)
    assert points(Row.TWO_PAIRS, (1, 4, 4, 4, 4)) == points(Row.FULL_HOUSE, (4,) * 5) == 0
    (five,), danish = dice_in(paragraph("yatzy", "Danish")), rules("yatzy", "danish")
    assert points(Row.YATZY, five, sum_plus_fifty=danish.options["yatzy"] == "sum_plus_fifty") == 80


def test_the_nordic_example_names_every_row_that_scores() -> None:
    """They are ones, threes, fours, sixes and one pair, and no other row but chance."""
    (dice,) = dice_in(paragraph("yatzy", "Nordic"))
    scoring = {row for row in Row if points(row, dice)}
    assert scoring == {Row.ONES, Row.THREES, Row.FOURS, Row.SIXES, Row.ONE_PAIR, Row.CHANCE}
