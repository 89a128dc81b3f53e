import random
from itertools import product

import pytest

from games.dicetrip.brute import COLOURS, legal_numbers, most_bonus
from noppa.games.dicetrip.numbers import DOUBLES, makes, settle

ROLLS = list(product(range(1, 7), repeat=4))


def doublings(dice: tuple[int, ...]) -> list[tuple[int, int] | None]:
    """Return no doubling, and every doubling of two of the dice."""
    pairs = {(dice[a], dice[b]) for a in range(4) for b in range(4) if a != b}
    return [None, *sorted(pairs)]


def check_roll(dice: tuple[int, ...], draw: random.Random, colours: int) -> None:
    """Check everything that may be written with a roll, and the bonus cities of some colours."""
    for twice in doublings(dice):
        firsts = makes(dice, twice, ())
        assert set(firsts) == legal_numbers(dice, twice, None)
        for first in firsts:
            seconds = makes(dice, twice, (first,))
            assert set(seconds) == legal_numbers(dice, twice, first)
            for _ in range(colours):
                wants = draw.choices((*COLOURS, None), k=2)
                places = tuple(None if want is None else COLOURS.index(want) for want in wants)
                alone = settle(firsts[first], (first,), places[:1])
                assert sum(alone) == most_bonus(dice, twice, [(first, wants[0])])
                for second in seconds:
                    both = settle(seconds[second], (first, second), places)
                    writings = list(zip((first, second), wants, strict=True))
                    assert sum(both) == most_bonus(dice, twice, writings)
                    assert sum(alone) <= sum(both), "a second writing takes no bonus away"


def test_numbers_and_bonus_cities_of_some_rolls() -> None:
    """A sample of rolls, with and without a die used twice, is compared with all ways to assign the dice."""
    draw = random.Random(4)
    for dice in [*draw.sample(ROLLS, 40), (5, 5, 2, 3), (5, 5, 5, 2), (6, 6, 6, 6), (1, 1, 2, 2)]:
        check_roll(dice, draw, colours=2)


@pytest.mark.exhaustive
def test_numbers_and_bonus_cities_of_all_rolls() -> None:
    """All 1 296 rolls are compared."""
    draw = random.Random(5)
    for dice in ROLLS:
        check_roll(dice, draw, colours=4)


def test_one_roll_by_hand() -> None:
    """1 4 6 6 has twelve orders; 66 leaves 14 or 41, and 16 leaves 46 or 64."""
    assert list(makes((1, 4, 6, 6), None, ())) == [14, 16, 41, 46, 61, 64, 66]
    assert list(makes((1, 4, 6, 6), None, (66,))) == [14, 41]
    assert list(makes((1, 4, 6, 6), None, (16,))) == [46, 64]


def test_a_die_used_twice_is_in_every_number_and_makes_no_double() -> None:
    """With 5 5 2 3 the other five may be unused, or part of a number that cannot be written."""
    assert list(makes((5, 5, 2, 3), (5, 5), ())) == [25, 35, 52, 53]
    assert list(makes((5, 5, 2, 3), (5, 2), ())) == [35, 53]
    assert list(makes((5, 5, 2, 3), (5, 2), (35,))) == []
    assert list(makes((5, 5, 5, 2), (5, 2), ())) == []
    for dice in random.Random(1).sample(ROLLS, 60):
        for twice in doublings(dice)[1:]:
            assert twice is not None
            assert DOUBLES.isdisjoint(makes(dice, twice, ()))


def test_equal_dice_are_given_where_they_make_most_bonus_cities() -> None:
    """Red and green show 4: either may make 14 or 24, and the colours of both cities can count."""
    dice = (4, 1, 4, 2)
    ways = makes(dice, None, (14,))[24]
    assert settle(ways, (14, 24), (2, 0)) == (True, True)
    assert settle(ways, (14, 24), (0, 2)) == (True, True)
    assert settle(ways, (14, 24), (0, 0)) == (True, False), "one red die is in one number only"
    assert settle(ways, (14, 24), (3, 0)) == (False, True)


def test_of_two_equal_dice_the_better_one_is_doubled() -> None:
    """Red and yellow show 5; doubled, either colour counts in both numbers."""
    dice = (5, 5, 2, 3)
    ways = makes(dice, (5, 5), (52,))[53]
    assert settle(ways, (52, 53), (0, 0)) == (True, True)
    assert settle(ways, (52, 53), (1, 1)) == (True, True)
    assert sum(settle(ways, (52, 53), (0, 1))) == 1, "only one of the two dice is used"


def test_a_double_is_one_bonus_city_whatever_its_colour() -> None:
    """66 in a red city with the red die is one bonus city."""
    ways = makes((6, 6, 1, 2), None, ())[66]
    assert settle(ways, (66,), (0,)) == (True,)
    assert settle(ways, (66,), (None,)) == (True,)
