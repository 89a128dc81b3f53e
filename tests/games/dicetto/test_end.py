"""How a game ends, who owns which cards then, and who gets the bonus cards."""

from dataclasses import replace

import pytest

from games.dicetto.script import BONUS, dealt, dicetto, follow
from noppa import Draw, Over, Roll
from noppa.games.dicetto.bonus import holder
from noppa.games.dicetto.cards import Bonus, DiceCard, Kind
from noppa.games.dicetto.rules import Dicetto
from noppa.games.dicetto.state import Lying, State

RULES = dicetto()


def some(rules: Dicetto, number: int) -> tuple[DiceCard, ...]:
    """Return some equal cards of the deck."""
    card = rules.card("twos:2")
    assert isinstance(card, DiceCard)
    return (card,) * number


def with_won(rules: Dicetto, state: State, *numbers: int) -> State:
    """Return the same position with that many cards won by each seat."""
    return replace(state, won=tuple(some(rules, number) for number in numbers))


def test_the_tenth_card_ends_the_game_before_a_card_is_drawn() -> None:
    """Nine and one are ten; the points are those on the cards."""
    state = with_won(RULES, dealt(RULES), 9, 3)
    state = follow(RULES, state, "roll 6 1 2 3", "0: place 1 6", "0: done", "roll 1 2 3 4", "1: done")
    assert RULES.pending(state) == Over((20, 6), (0,))
    assert RULES.moves(state, 0) == ()


def test_nine_cards_do_not_end_the_game() -> None:
    """The row is refilled and the dice are rolled."""
    state = with_won(RULES, dealt(RULES), 8, 3)
    state = follow(RULES, state, "roll 6 1 2 3", "0: place 1 6", "0: done", "roll 1 2 3 4", "1: done")
    assert len(state.won[0]) == 9
    assert isinstance(RULES.pending(state), Draw)


def test_the_tenth_card_may_come_with_an_eleventh() -> None:
    """Both are collected and both count."""
    state = with_won(RULES, dealt(RULES), 9, 3)
    state = follow(RULES, state, "roll 6 1 1 3", "0: place 1 6", "0: place 2 1 1", "0: done", "roll 1 2 3 4", "1: done")
    assert len(state.won[0]) == 11
    assert RULES.pending(state) == Over((21, 6), (0,))


def test_a_card_just_placed_on_does_not_count_yet() -> None:
    """Only collecting ends the game, not placing."""
    state = follow(RULES, with_won(RULES, dealt(RULES), 9, 3), "roll 6 1 2 3", "0: place 1 6", "0: done")
    assert RULES.pending(state) == Roll(1, 4, (0, 1, 2, 3), waits=True)


def test_cards_under_dice_go_to_the_owners_of_the_dice() -> None:
    """This includes a card with dice just placed on it; cards without dice go to nobody."""
    state = with_won(RULES, dealt(RULES, players=3), 9, 9, 0)
    state = follow(
        RULES, state, "roll 6 1 1 3", "0: place 1 6", "0: done", "roll 1 1 2 3", "1: place 2 1 1", "1: done",
        "roll 4 4 4 6", "2: place 4 4 4 4", "2: place x 6", "2: done",
    )  # fmt: skip
    assert RULES.pending(state) == Over((20, 19, 4), (0,))
    assert [len(cards) for cards in state.won] == [10, 10, 1]
    assert [str(card) for card in state.row] == ["None", "None", "chance:1", "None"]
    assert state.lying == (None,) * 5


def test_the_extra_roll_card_never_counts_as_a_card() -> None:
    """Nine cards and the extra roll are nine cards."""
    state = with_won(RULES, dealt(RULES), 9, 3)
    state = follow(RULES, state, "roll 6 1 2 3", "0: place x 6", "0: done", "roll 1 2 3 4", "1: done")
    assert RULES.pending(state) == Roll(0, 4, (0, 1, 2, 3), waits=True)
    assert state.extra


@pytest.mark.parametrize("cards", [1, 3])
def test_another_number_of_cards_can_be_agreed_on(cards: int) -> None:
    """The game ends with that card."""
    rules = dicetto(cards_to_win=cards)
    state = with_won(rules, dealt(rules), cards - 1, 0)
    state = follow(rules, state, "roll 6 1 2 3", "0: place 1 6", "0: done", "roll 1 2 3 4", "1: done")
    assert isinstance(rules.pending(state), Over)


def test_equal_points_share_the_win() -> None:
    """There is no tie-break."""
    state = with_won(RULES, dealt(RULES), 9, 8)
    state = follow(RULES, state, "roll 6 1 2 3", "0: place 1 6", "0: done", "roll 4 4 4 1", "1: place 4 4 4 4")
    assert RULES.pending(follow(RULES, state, "1: done")) == Over((20, 20), (0, 1))


def five_cards() -> Dicetto:
    """Return rules with a deck of five cards."""
    deck = {"dice": [{"kind": "sixes", "points": 3, "count": 4}, {"kind": "pair", "points": 1, "count": 1}]}
    return dicetto(deck=deck)


def test_an_empty_pile_leaves_the_slot_empty() -> None:
    """The last card goes to the lowest empty slot; then play continues with the cards on the table."""
    rules = five_cards()
    state = dealt(rules, row=("sixes:3",) * 4)
    state = follow(rules, state, "roll 6 6 2 3", "0: place 4 6", "0: place 2 6", "0: done", "roll 1 2 3 4", "1: done")
    state = follow(rules, state, "draw pair:1")
    assert [str(card) for card in state.row] == ["sixes:3", "pair:1", "sixes:3", "None"]
    assert rules.pending(state) == Roll(0, 4, (0, 1, 2, 3), waits=True)
    state = follow(rules, state, "roll 6 1 1 6")
    assert not [move for move in rules.moves(state, 0) if str(move).startswith("place 4")]
    with pytest.raises(Exception, match="dicetto-slot-empty"):
        follow(rules, state, "0: place 4 6")


def test_the_game_ends_when_no_dice_card_is_left() -> None:
    """Nobody needs ten cards then."""
    rules = five_cards()
    state = dealt(rules, row=("sixes:3",) * 4)
    state = follow(
        rules, state, "roll 6 6 6 6", "0: place 1 6", "0: place 2 6", "0: place 3 6", "0: place 4 6", "0: done",
        "roll 1 2 3 4", "1: done", "draw pair:1", "roll 2 3 4 5", "0: done", "roll 1 1 2 2", "1: place 1 1 1",
        "1: done", "roll 2 3 4 5", "0: done",
    )  # fmt: skip
    assert rules.pending(state) == Over((12, 1), (0,))


def test_a_deck_of_four_cards_plays_to_the_end() -> None:
    """Without bonus cards the first roll follows the deal, although no pile is left."""
    rules = dicetto(deck={"dice": [{"kind": "sixes", "points": 3, "count": 4}]})
    state = dealt(rules, row=("sixes:3",) * 4)
    assert rules.pending(state) == Roll(0, 4, (0, 1, 2, 3), waits=True)


def test_until_the_end_only_collected_cards_are_on_the_sheet() -> None:
    """Cards under dice and bonus cards are added when the game is over."""
    rules = dicetto(bonus=True)
    state = with_won(rules, dealt(rules), 9, 3)
    state = follow(rules, state, "roll 6 1 2 3", "0: place 1 6", "0: done", "roll 1 1 3 4", "1: place 2 1 1")
    sheet = rules.sheet(state)
    assert [item.id for item in sheet[0].items] == ["cards", "bonus"]
    assert [(one.value("cards"), one.value("bonus"), one.total) for one in sheet] == [(18, None, 18), (6, None, 6)]
    state = follow(rules, state, "1: done")
    # most logos and most chances are tied at none; fewest cards and fewest points are seat 1's
    assert [(one.value("cards"), one.value("bonus")) for one in rules.sheet(state)] == [(20, 0), (7, 9)]
    assert rules.sheet(state)[1].items[1].detail == {"cards": ["fewest_cards", "fewest_points"]}
    assert rules.pending(state) == Over((20, 16), (0,))


def test_bonus_cards_can_decide_the_game() -> None:
    """The winner has the most points with them."""
    rules = dicetto(bonus=True)
    state = with_won(rules, dealt(rules), 9, 7)
    state = follow(rules, state, "roll 6 1 2 3", "0: place 1 6", "0: done", "roll 1 2 3 4", "1: done")
    assert rules.pending(state) == Over((20, 14 + 4 + 5), (1,))


PLAIN = DiceCard(Kind.SIXES, 2, logo=False)
LOGO = DiceCard(Kind.PAIR, 1, logo=True)
SMALL = DiceCard(Kind.SMALL_STRAIGHT, 2, logo=False)
LARGE = DiceCard(Kind.LARGE_STRAIGHT, 6, logo=False)
CHANCE = DiceCard(Kind.CHANCE, 1, logo=False)
ONE = DiceCard(Kind.ONES, 2, logo=True)

Hands = tuple[tuple[DiceCard, ...], ...]
WON: list[tuple[Bonus, Hands, int]] = [
    (Bonus.FEWEST_LOGOS, ((LOGO, PLAIN), (PLAIN,), (LOGO, LOGO)), 1),
    (Bonus.MOST_LOGOS, ((LOGO, PLAIN, PLAIN), (PLAIN,), (LOGO, ONE)), 2),
    (Bonus.FEWEST_CARDS, ((PLAIN,), (LOGO, LOGO), (PLAIN, LOGO, ONE)), 0),
    (Bonus.MOST_CARDS, ((LARGE,), (LOGO, LOGO), (LOGO, LOGO, LOGO)), 2),
    (Bonus.MOST_STRAIGHTS, ((LARGE,), (SMALL, LARGE), (PLAIN, PLAIN, PLAIN)), 1),
    (Bonus.MOST_CHANCES, ((CHANCE,), (PLAIN,), (LARGE,)), 0),
    (Bonus.FEWEST_POINTS, ((LARGE,), (LOGO, LOGO, LOGO), (PLAIN, PLAIN)), 1),
    (Bonus.MOST_NUMBERS, ((PLAIN, ONE), (PLAIN, LOGO, CHANCE), (LARGE,)), 0),
]
TIED: list[tuple[Bonus, Hands]] = [
    (Bonus.FEWEST_LOGOS, ((PLAIN,), (SMALL, LARGE), (LOGO,))),
    (Bonus.MOST_LOGOS, ((LOGO,), (ONE, PLAIN), ())),
    (Bonus.FEWEST_CARDS, ((), (), (LARGE,))),
    (Bonus.MOST_CARDS, ((LARGE, LARGE), (LOGO, ONE), (PLAIN,))),
    (Bonus.MOST_STRAIGHTS, ((SMALL,), (LARGE,), ())),
    (Bonus.MOST_CHANCES, ((PLAIN,), (), (LARGE,))),
    (Bonus.FEWEST_POINTS, ((LOGO, CHANCE), (PLAIN,), (LARGE,))),
    (Bonus.MOST_NUMBERS, ((PLAIN, CHANCE), (ONE,), ())),
]


@pytest.mark.parametrize(("kind", "hands", "seat"), WON, ids=[str(kind) for kind, _, _ in WON])
def test_a_bonus_card_goes_to_who_alone_has_most_or_fewest(kind: Bonus, hands: Hands, seat: int) -> None:
    """The order of the seats does not matter."""
    assert holder(kind, hands) == seat
    turned = (*hands[1:], hands[0])
    assert holder(kind, turned) == (seat - 1) % 3


@pytest.mark.parametrize(("kind", "hands"), TIED, ids=[str(kind) for kind, _ in TIED])
def test_a_tied_bonus_card_goes_to_nobody(kind: Bonus, hands: Hands) -> None:
    """This holds even if nobody has any of what it counts."""
    assert holder(kind, hands) is None


def test_every_bonus_card_is_tested() -> None:
    """There are eight of them."""
    assert {kind for kind, _, _ in WON} == {kind for kind, _ in TIED} == set(Bonus)


@pytest.mark.parametrize(
    ("edition", "points"), [("international", [3, 3, 4, 3, 3, 3, 5, 3]), ("polish", [3, 3, 4, 4, 3, 3, 5, 3])]
)
def test_what_the_bonus_cards_are_worth(edition: str, points: list[int]) -> None:
    """The Polish booklet has 4 for most cards."""
    assert [card.points for card in dicetto(edition).deck.bonus] == points


def test_bonus_cards_count_cards_handed_out_at_the_end() -> None:
    """A logo under dice counts."""
    rules = dicetto(bonus=True)
    state = with_won(rules, dealt(rules, row=("sixes:2", "pair:1*", "chance:1", "ones:2")), 9, 3)
    state = follow(
        rules, state, "roll 6 1 2 3", "0: place 1 6", "0: done", "roll 1 1 3 4", "1: place 2 1 1", "1: place 3 3",
        "1: done",
    )  # fmt: skip
    detail = rules.sheet(state)[1].items[1].detail
    assert detail == {"cards": ["most_logos", "fewest_cards", "most_chances", "fewest_points"]}
    assert list(BONUS) == detail["cards"]


def test_the_extra_roll_card_at_the_end_is_worth_nothing() -> None:
    """Dice on it earn neither points nor a card."""
    state = with_won(RULES, dealt(RULES), 9, 3)
    state = follow(
        RULES, state, "roll 6 1 2 3", "0: place 1 6", "0: done", "roll 1 2 3 4", "1: place x 1 2 3 4",
    )  # fmt: skip
    assert state.lying[4] == Lying(1, (1, 2, 3, 4))
    assert RULES.pending(follow(RULES, state, "1: done")) == Over((20, 6), (0,))
