from itertools import product

import pytest

from games.yatzy.brute import brute_score
from noppa.core.dice import multiset, multisets
from noppa.games.yatzy.rows import ROWS, Row, points, row_points


@pytest.mark.parametrize("sum_plus_fifty", [False, True])
def test_every_roll_scores_in_every_row_what_brute_force_finds(*, sum_plus_fifty: bool) -> None:
    """All 252 rolls and all fifteen rows are compared, for both values of a yatzy."""
    for dice in multisets(5):
        for row in ROWS:
            slow = brute_score(row, dice, sum_plus_fifty=sum_plus_fifty)
            assert points(row, dice, sum_plus_fifty=sum_plus_fifty) == slow, (row, dice)


def test_the_order_of_the_dice_does_not_matter() -> None:
    """All 7 776 rolls score like their multisets."""
    for roll in product(range(1, 7), repeat=5):
        table = row_points(multiset(roll), sum_plus_fifty=False)
        assert {row: points(row, roll) for row in ROWS} == table


@pytest.mark.parametrize(
    ("dice", "row", "scores"),
    [
        ("66655", "full_house", 28),
        ("66613", "sixes", 18),
        ("66613", "three_of_a_kind", 18),
        ("66613", "chance", 22),
        ("66642", "sixes", 18),
        ("66642", "three_of_a_kind", 18),
        ("66642", "chance", 24),
        ("11116", "ones", 4),
        ("22245", "twos", 6),
        ("13466", "one_pair", 12),
        ("34466", "two_pairs", 20),
        ("43555", "three_of_a_kind", 15),
        ("13333", "four_of_a_kind", 12),
        ("44441", "three_of_a_kind", 12),
        ("33322", "full_house", 13),
        ("66622", "full_house", 22),
        ("66444", "full_house", 24),
        ("66543", "one_pair", 12),
        ("66543", "sixes", 12),
        ("66543", "chance", 24),
        ("33321", "threes", 9),
        ("22222", "yatzy", 50),
        ("66666", "yatzy", 50),
        ("12345", "small_straight", 15),
        ("23456", "large_straight", 20),
        ("66666", "full_house", 0),
        ("66666", "two_pairs", 0),
    ],
)
def test_the_worked_examples(dice: str, row: str, scores: int) -> None:
    """Covers all examples of the booklets, and what five equal dice are not."""
    assert points(Row(row), tuple(map(int, dice))) == scores
