"""Every example on the rules page agrees with the rules."""

from messages import blocks, dice_in, numbers_in, paragraph, tables
from noppa.games.tutto.cards import DECK
from noppa.games.tutto.sets import points as worth
from noppa.games.tutto.sets import sets_of, straight_sets_of, whole


def test_what_counts_in_tutto() -> None:
    """Singles and triples of the table, the roll below it, and all cards of the pile are correct."""
    counting, cards = tables("en", "tutto")
    printed = {dice_in(row[at])[0]: numbers_in(row[at + 1])[0] for row in counting for at in (0, 2)}
    assert printed == {dice: worth(dice) for dice in [(1,), (5,), *((face,) * 3 for face in range(1, 7))]}
    (roll,) = (dice for block in blocks("en", "tutto") if block.startswith("So ") for dice in dice_in(block)[:1])
    assert worth(whole(roll)) == 350
    assert [numbers_in(row[1]) for row in cards] == [[5], [5], [10], [5], [5], [5], [1]]
    assert sum(DECK.values()) == 5 * 5 + 5 + 10 + 5 + 5 + 5 + 1 == 56


def test_the_examples_hold() -> None:
    """They are a Tutto of 500 with its bonus, the roll that loses it, and a straight that lacks one face."""
    first, set_one, second, set_two, third, lost = dice_in(paragraph("tutto", "An example"))
    assert set_one in sets_of(first)
    assert set_two in sets_of(second)
    assert third in sets_of(third)
    assert [worth(chosen) for chosen in (set_one, set_two, third)] == [300, 50, 150]
    assert len(set_one + set_two + third) == 6
    assert sets_of(lost) == ()
    straight, aside, missing = dice_in(paragraph("tutto", "Straight"))
    assert aside in straight_sets_of(straight, frozenset())
    assert sorted(aside + missing) == [1, 2, 3, 4, 5, 6]
