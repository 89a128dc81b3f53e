"""Which dice fit on which card, compared with lists built in another way."""

from itertools import combinations, product

import pytest

from games.dicetto.script import dicetto, follow
from noppa.games.dicetto.cards import DiceCard, Kind, fits
from noppa.games.dicetto.moves import Place
from noppa.games.dicetto.state import State

FACES = range(1, 7)


def allowed() -> dict[str, set[tuple[int, ...]]]:
    """Return all sets of dice that each card takes, built face by face."""
    names = ("ones", "twos", "threes", "fours", "fives", "sixes")
    sets = {name: {(face,) * number for number in range(1, 5)} for face, name in enumerate(names, 1)}
    sets["pair"] = {(face,) * 2 for face in FACES}
    sets["three_of_a_kind"] = {(face,) * 3 for face in FACES}
    sets["four_of_a_kind"] = {(face,) * 4 for face in FACES}
    sets["two_pairs"] = {(low, low, high, high) for low in FACES for high in FACES if low <= high}
    sets["small_straight"] = {(1, 2, 3), (2, 3, 4), (3, 4, 5), (4, 5, 6)}
    sets["large_straight"] = {(1, 2, 3, 4), (2, 3, 4, 5), (3, 4, 5, 6)}
    sets["chance"] = {tuple(sorted(dice)) for size in range(1, 5) for dice in product(FACES, repeat=size)}
    return sets


ALLOWED = allowed()


def test_the_lists_name_every_kind() -> None:
    """There are thirteen kinds of dice cards."""
    assert set(ALLOWED) == {str(kind) for kind in Kind}
    assert len(ALLOWED) == 13


@pytest.mark.parametrize(
    ("kind", "dice"),
    [
        (Kind.SMALL_STRAIGHT, (1, 2, 3)),
        (Kind.SMALL_STRAIGHT, (3, 4, 5)),
        (Kind.LARGE_STRAIGHT, (1, 2, 3, 4)),
        (Kind.LARGE_STRAIGHT, (3, 4, 5, 6)),
        (Kind.TWO_PAIRS, (2, 2, 6, 6)),
        (Kind.TWO_PAIRS, (5, 5, 5, 5)),
        (Kind.FOUR_OF_A_KIND, (5, 5, 5, 5)),
    ],
)
def test_the_examples_of_the_booklet(kind: Kind, dice: tuple[int, ...]) -> None:
    """Covers straights, two pairs, and four equal dice that also count as two pairs."""
    assert fits(kind, dice)
    assert dice in ALLOWED[kind]


@pytest.mark.parametrize("kind", list(Kind))
def test_every_choice_of_dice_fits_as_the_list_says(kind: Kind) -> None:
    """Of no dice up to four dice, exactly those on the list fit."""
    for size in range(5):
        for dice in product(FACES, repeat=size):
            if list(dice) == sorted(dice):
                assert fits(kind, dice) == (dice in ALLOWED[kind])


@pytest.mark.parametrize("kind", list(Kind))
def test_every_roll_offers_just_the_dice_that_fit(kind: Kind) -> None:
    """After each of the 1,296 rolls the card takes all fitting choices of its dice, and no other."""
    rules = dicetto()
    before = State(pile=rules.deck.counts, won=((), ()), row=(DiceCard(kind, 1, logo=False), None, None, None))
    for roll in product(FACES, repeat=4):
        state = rules._roll(before, roll)
        offered = {move.dice for move in rules.moves(state, 0) if isinstance(move, Place) and move.slot == 0}
        some = {tuple(sorted(dice)) for size in range(1, 5) for dice in combinations(roll, size)}
        assert offered == some & ALLOWED[kind]


def test_the_extra_roll_card_takes_any_dice() -> None:
    """The card beside the row takes what a chance takes."""
    rules = dicetto()
    before = State(pile=rules.deck.counts, won=((), ()), row=(None,) * 4)
    for roll in product(FACES, repeat=4):
        state = rules._roll(before, roll)
        offered = [move.dice for move in rules.moves(state, 0) if isinstance(move, Place)]
        assert set(offered) == {tuple(sorted(dice)) for size in range(1, 5) for dice in combinations(roll, size)}


@pytest.mark.parametrize(
    ("text", "kind", "points", "logo"), [("pair:1", Kind.PAIR, 1, False), ("sixes:2*", Kind.SIXES, 2, True)]
)
def test_a_card_has_a_text(text: str, kind: Kind, points: int, *, logo: bool) -> None:
    """It has the kind and points, and a star for the logo."""
    card = dicetto().card(text)
    assert card == DiceCard(kind, points, logo)
    assert str(card) == text


def test_moves_name_the_slot_then_the_dice() -> None:
    """Dice are read in any order; the slot comes first."""
    rules = dicetto()
    assert rules.parse("place 4 2 6 1") == Place(3, (1, 2, 6))
    assert str(rules.parse("place 4 2 6 1")) == "place 4 1 2 6"
    assert str(rules.parse("place x 5 3")) == "place x 3 5"
    assert str(rules.parse("keep 6 1")) == "keep 1 6"
    assert len(rules.actions) == 84 + 5 * 209 + 1


@pytest.mark.parametrize(
    "text",
    [
        "place",
        "place 2",
        "place 5 1",
        "place 0 1",
        "place x",
        "place 1 1 1 1 1 1",
        "place 1 7",
        "keep 1 2 3 4",
        "done 1",
    ],
)
def test_other_texts_are_unreadable(text: str) -> None:
    """Covers a missing slot, no dice, too many dice, and an invalid die."""
    with pytest.raises(Exception, match="move-unreadable"):
        dicetto().parse(text)


def test_a_bonus_card_is_called_by_its_kind() -> None:
    """Its points are not part of its name."""
    rules = dicetto(bonus=True)
    assert [str(card) for card in rules.deck.bonus] == [
        "fewest_logos",
        "most_logos",
        "fewest_cards",
        "most_cards",
        "most_straights",
        "most_chances",
        "fewest_points",
        "most_numbers",
    ]
    state = follow(rules, rules.start(2), "draw ones:2", "draw ones:2", "draw ones:2*", "draw twos:2")
    assert str(follow(rules, state, "draw most_cards").bonus[0]) == "most_cards"
