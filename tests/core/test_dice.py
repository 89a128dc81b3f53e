import random
from collections import Counter
from fractions import Fraction
from itertools import combinations, product
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from noppa.core.dice import (
    FACES,
    best_keeps,
    chance,
    counts,
    keep_values,
    multiset,
    multisets,
    places_of,
    submultisets,
    turn,
    ways,
)

DICE = st.lists(st.sampled_from(FACES), max_size=6).map(tuple)


@pytest.mark.parametrize("size", range(7))
def test_multisets_and_their_ways_count_every_roll_once(size: int) -> None:
    """The multisets of n dice are those of all 6^n rolls, each with its multiplicity."""
    seen = Counter(multiset(roll) for roll in product(FACES, repeat=size))
    assert multisets(size) == tuple(sorted(seen))
    assert len(multisets(size)) == comb(size + 5, 5)
    assert {dice: ways(dice) for dice in multisets(size)} == seen
    assert sum(chance(dice) for dice in multisets(size)) == 1


@pytest.mark.parametrize("size", [-1, 7])
def test_only_up_to_six_dice(size: int) -> None:
    """No game here rolls more than six dice."""
    with pytest.raises(ValueError, match="0 to 6 dice"):
        multisets(size)


@given(DICE)
def test_submultisets_are_the_choices_of_some_dice(dice: tuple[int, ...]) -> None:
    """Every multiset of chosen dice occurs once."""
    slow = {multiset(some) for size in range(len(dice) + 1) for some in combinations(dice, size)}
    assert len(submultisets(dice)) == len(slow)
    assert set(submultisets(dice)) == slow


@given(DICE)
def test_counts_count_faces(dice: tuple[int, ...]) -> None:
    """There are six numbers, one for each face."""
    assert sum(counts(dice)) == len(dice)
    assert all(counts(dice)[face - 1] == dice.count(face) for face in FACES)


def test_of_equal_dice_the_lowest_places_stay() -> None:
    """A die's place goes into the fair dice, so it matters."""
    assert places_of((6, 6), (6, 1, 6, 6, 2)) == (0, 2)
    assert places_of((1, 6), (6, None, 6, 1, 1)) == (0, 3)


@pytest.mark.parametrize("size", range(1, 5))
def test_keep_values_are_means_over_all_rolls_of_the_rest(size: int) -> None:
    """One die at a time gives exactly the mean over all dice at once."""
    draw = random.Random(size)
    final = {dice: Fraction(draw.randrange(1000)) for dice in multisets(size)}
    values = keep_values(final)
    for fewer in range(size + 1):
        for keep in multisets(fewer):
            rolls = list(product(FACES, repeat=size - fewer))
            mean = Fraction(sum(final[multiset(keep + roll)] for roll in rolls), len(rolls))
            assert values[keep] == mean


@pytest.mark.parametrize("size", range(1, 6))
def test_best_keeps_look_at_every_choice(size: int) -> None:
    """The best keep of a roll is the best of all its sub-multisets, and is one of them."""
    draw = random.Random(size)
    values = keep_values({dice: draw.random() for dice in multisets(size)})
    for dice, (value, keep) in best_keeps(values).items():
        assert value == max(values[some] for some in submultisets(dice)) == values[keep]
        assert keep in submultisets(dice)


def test_chance_of_a_yatzy_in_three_rolls_is_the_published_one() -> None:
    """It is 347 897 / 7 558 272, about 4.6029 %, as in many textbooks on probability."""
    all_equal = {dice: Fraction(len(set(dice)) == 1) for dice in multisets(5)}
    assert turn(all_equal, 3)[3][()] == Fraction(347897, 7558272)


def test_six_dice_work_too() -> None:
    """The mean sum of six dice is right for the best keeps and for a single roll."""
    total = {dice: Fraction(sum(dice)) for dice in multisets(6)}
    stages = turn(total, 3)
    assert stages[1][()] == 21
    # One die with two rerolls has the mean 14/3; six dice have six times that.
    assert stages[3][()] == 6 * Fraction(14, 3)
