"""A turn of Tutto: cards, sets, Tuttos, nulls and the ends of a game."""

import pytest

from games.tutto.script import BLANK, ONES, SET_ONES, TUTTO, after, offered, sheet, tutto
from noppa import Choose, Draw, Over, Roll, Rules
from noppa.games.tutto.cards import CARDS, DECK, FULL
from noppa.games.tutto.state import Ending, State

RULES = tutto()
LATER = tutto("later")


def pile(**left: int) -> tuple[int, ...]:
    """Return a pile of these cards only."""
    return tuple(left.get(str(card), 0) for card in CARDS)


def test_the_deck_has_56_cards_of_eleven_faces() -> None:
    """There are one clover leaf, ten stop cards, and five of every other face."""
    assert sum(DECK.values()) == 56
    assert {str(card): count for card, count in DECK.items() if count != 5} == {"clover": 1, "stop": 10}
    assert len(CARDS) == 11


def test_the_booklets_example() -> None:
    """450 and the bonus of 600 make 1050; going on to a failed straight leaves nothing."""
    lines = ("draw bonus_600", "roll 1 3 3 4 6 6", "set 1", "roll 2 2 2 4 6", "set 2 2 2", "roll 1 5")
    last_roll = after(RULES, sheet(0, 0), *lines)
    assert after(RULES, last_roll, "stop").banked == (1050, 0)
    state = after(RULES, last_roll, "set 1 5")
    assert offered(RULES, state) == ["stop", "go"]
    assert after(RULES, state, "stop").banked == (1050, 0)
    straight = after(RULES, state, "go", "draw straight", "roll 1 3 3 4 4 4", "set 1 3 4")
    lost = after(RULES, straight, "roll 1 3 4")
    assert lost.banked == (0, 0)
    assert lost.seat == 1
    assert lost.past[-1].ending is Ending.NULL


def test_in_the_booklets_example_he_could_stop_at_300() -> None:
    """A 1 is aside, and three 2s are on the table."""
    lines = ("draw bonus_600", "roll 1 3 3 4 6 6", "set 1", "roll 2 2 2 4 6", "stop")
    assert after(RULES, sheet(0, 0), *lines).banked == (300, 0)


def test_only_the_first_card_of_a_turn_waits() -> None:
    """Rolls and the card after `go` follow at once."""
    state = sheet(0, 0)
    first = RULES.pending(state)
    assert isinstance(first, Draw)
    assert first.waits
    state = after(RULES, state, "draw bonus_200")
    assert RULES.pending(state) == Roll(0, 6, (0, 1, 2, 3, 4, 5), waits=False)
    state = after(RULES, state, *TUTTO, "go")
    next_card = RULES.pending(state)
    assert isinstance(next_card, Draw)
    assert not next_card.waits


def test_dice_keep_their_places() -> None:
    """Dice not set aside are rolled in their places; of equal dice the lowest places are taken."""
    state = after(RULES, sheet(0, 0), "draw bonus_200", "roll 5 1 3 5 2 5", "set 1 5")
    assert state.dice == (5, 1, None, None, None, None)
    assert RULES.pending(state) == Roll(0, 4, (2, 3, 4, 5), waits=False)
    state = after(RULES, state, "roll 3 4 1 1", "set 1")
    assert state.dice == (5, 1, None, None, 1, None)
    assert state.aside == ((1, 5), (1,))


def test_a_null_loses_the_turn() -> None:
    """Nothing is recorded, and the next seat turns a card."""
    state = after(RULES, sheet(0, 0), "draw bonus_200", "roll 1 1 2 3 4 6", "set 1 1", "roll 2 3 4 6")
    assert state.banked == (0, 0)
    pending = RULES.pending(state)
    assert isinstance(pending, Draw)
    assert pending.seat == 1
    assert pending.waits


def test_stop_counts_every_valid_die_of_the_roll() -> None:
    """This includes those that could have been left."""
    state = after(RULES, sheet(0, 0), "draw bonus_200", "roll 1 5 5 3 3 3", "stop")
    assert state.banked == (100 + 100 + 300 + 200, 0)
    state = after(RULES, sheet(0, 0), "draw bonus_200", "roll 1 5 5 3 3 4", "stop")
    assert state.banked == (200, 0)


@pytest.mark.parametrize("last", ["stop", "set 5"])
def test_a_tutto_on_the_very_last_die(last: str) -> None:
    """Six singles from six rolls are a Tutto, whether the last die is set aside or stopped on."""
    state = after(RULES, sheet(0, 0), "draw bonus_300")
    for left in range(6, 1, -1):
        blanks = " ".join(["2", "2", "3", "3", "4"][: left - 1])
        state = after(RULES, state, f"roll 5 {blanks}", "set 5")
    state = after(RULES, state, "roll 5", last)
    if last != "stop":
        state = after(RULES, state, "stop")
    assert state.banked == (6 * 50 + 300, 0)


@pytest.mark.parametrize("bonus", [200, 300, 400, 500, 600])
def test_a_tutto_adds_the_bonus(bonus: int) -> None:
    """Without a Tutto there is no bonus."""
    assert after(RULES, sheet(0, 0), f"draw bonus_{bonus}", *TUTTO, "stop").banked == (2000 + bonus, 0)
    assert after(RULES, sheet(0, 0), f"draw bonus_{bonus}", "roll 1 2 2 3 3 4", "stop").banked == (100, 0)


def test_double_after_a_bonus_doubles_both() -> None:
    """The dice of both cards and the bonus are doubled."""
    lines = ("draw bonus_500", "roll 2 2 2 3 3 3", "set 2 2 2 3 3 3", "go", "draw double", "roll 4 4 4 1 5 5", "stop")
    assert after(RULES, sheet(0, 0), *lines).banked == (2 * (500 + 500 + 400 + 200), 0)


def test_double_without_a_tutto_doubles_nothing() -> None:
    """Stopping before it banks the points undoubled."""
    assert after(RULES, sheet(0, 0), "draw double", "roll 1 2 2 3 3 4", "stop").banked == (100, 0)


def test_double_doubles_the_1000_and_the_2000_of_earlier_cards_but_not_the_leaders_loss() -> None:
    """1000 for plus/minus, 2000 for the straight and 2000 of its own dice are doubled; the leader loses 1000."""
    lines = ["draw plus_minus", *TUTTO, "go", "draw straight", "roll 1 2 3 4 5 6", "set 1 2 3 4 5 6", "go"]
    state = after(RULES, sheet(0, 3000), *lines, "draw double", ONES, "stop")
    assert [total.total for total in RULES.sheet(state)] == [10000, 2000]


def test_cards_after_a_double_are_not_doubled() -> None:
    """Only earlier points are doubled."""
    lines = ["draw double", *TUTTO, "go", "draw bonus_200", "roll 1 2 2 3 3 4", "stop"]
    assert after(RULES, sheet(0, 0), *lines).banked == (4100, 0)


def test_a_stop_card_at_the_start_ends_the_turn() -> None:
    """No dice are rolled."""
    state = after(RULES, sheet(0, 0), "draw stop")
    assert state.seat == 1
    assert state.past[-1].ending is Ending.STOP_CARD


def test_a_stop_card_after_a_chain_of_3000_points_loses_them() -> None:
    """The plus/minus in it takes nothing."""
    lines = ["draw bonus_600", "roll 1 1 1 2 2 2", "set 1 1 1 2 2 2", "go", "draw plus_minus", *TUTTO, "go"]
    state = after(RULES, sheet(0, 2000), *lines)
    assert state.collected == 2800
    state = after(RULES, state, "draw bonus_200", "roll 1 1 5 5 5 5", "set 1 1", "roll 5 2 2 3", "set 5", "roll 3 3 3")
    state = after(RULES, state, "set 3 3 3", "go")
    assert state.collected == 2800 + 550 + 200
    state = after(RULES, state, "draw stop")
    assert [total.total for total in RULES.sheet(state)] == [0, 2000]


def test_a_null_after_a_tutto_loses_every_card_of_the_turn() -> None:
    """The first Tutto is lost as well as the second."""
    assert after(RULES, sheet(0, 0), "draw bonus_200", *TUTTO, "go", "draw double", BLANK).banked == (0, 0)


def test_the_pile_carries_over_from_turn_to_turn() -> None:
    """A card is gone until all are."""
    state = after(RULES, sheet(0, 0), "draw clover", BLANK)
    pending = RULES.pending(state)
    assert isinstance(pending, Draw)
    assert "clover" not in {str(card) for card in pending.deck}
    assert sum(pending.deck.values()) == 55


def test_the_deck_used_up_in_the_middle_of_a_turn_is_shuffled_whole() -> None:
    """The card just finished is among the 56 again."""
    state = after(RULES, sheet(0, 0, pile=pile(bonus_200=1)), "draw bonus_200", *TUTTO)
    assert state.pile == pile()
    pending = RULES.pending(after(RULES, state, "go"))
    assert isinstance(pending, Draw)
    assert dict(pending.deck) == dict(DECK)
    state = after(RULES, state, "go", "draw bonus_200")
    assert sum(state.pile) == 55
    assert state.collected == 2200


def test_the_game_ends_at_once_at_the_target() -> None:
    """Seat 1 has no further turn."""
    state = after(RULES, sheet(4000, 5900, 0), "draw bonus_200", ONES, "stop")
    assert RULES.pending(state) == Over((6200, 5900, 0), (0,))


def test_just_the_target_is_enough() -> None:
    """6000 ends it, 5950 does not."""
    assert isinstance(RULES.pending(after(RULES, sheet(5900, 0), "draw double", "roll 1 2 2 3 3 4", "stop")), Over)
    assert isinstance(RULES.pending(after(RULES, sheet(5850, 0), "draw double", "roll 1 2 2 3 3 4", "stop")), Draw)


def test_the_points_of_a_turn_do_not_end_the_game_before_they_are_banked() -> None:
    """A player with 2200 in the turn and 4000 on the sheet still chooses."""
    state = after(RULES, sheet(4000, 0), "draw bonus_200", *TUTTO)
    assert RULES.pending(state) == Choose((0,))


def test_with_equal_turns_the_round_is_finished_and_two_may_reach_the_target() -> None:
    """The higher of them wins."""
    state = after(LATER, sheet(5000, 5000, 0), "draw double", "roll 1 1 1 2 2 3", "stop")
    assert isinstance(LATER.pending(state), Draw)
    state = after(LATER, state, "draw bonus_200", ONES, "stop")
    assert isinstance(LATER.pending(state), Draw)
    state = after(LATER, state, "draw stop")
    assert LATER.pending(state) == Over((6000, 7200, 0), (1,))


def test_with_equal_turns_equal_totals_share_the_win() -> None:
    """Two players have 6000."""
    state = sheet(5000, 5000)
    for _ in range(2):
        state = after(LATER, state, "draw double", "roll 1 1 1 2 2 3", "stop")
    assert LATER.pending(state) == Over((6000, 6000), (0, 1))


def test_with_equal_turns_the_end_stands_even_if_plus_minus_pushes_below_the_target() -> None:
    """Nobody has 6000 at the end, and the highest wins."""
    state = after(LATER, sheet(5500, 4600), "draw double", "roll 1 1 1 2 2 3", "stop")
    state = after(LATER, state, "draw plus_minus", *TUTTO, "stop")
    assert LATER.pending(state) == Over((5500, 5600), (1,))


def test_with_equal_turns_the_last_seat_ends_the_game_at_the_target() -> None:
    """The round is over with its turn."""
    state = sheet(0, 5900, turns=1)
    assert LATER.pending(after(LATER, state, "draw double", "roll 1 2 2 3 3 4", "stop")) == Over((0, 6000), (1,))


def test_a_firework_offers_one_set_and_only_a_null_ends_it_and_banks() -> None:
    """Every valid die is set aside; a Tutto rolls all six again without a card."""
    state = after(RULES, sheet(0, 0), "draw firework", "roll 1 1 5 2 2 2")
    assert offered(RULES, state) == ["set 1 1 2 2 2 5"]
    state = after(RULES, state, "set 1 1 5 2 2 2")
    assert RULES.pending(state) == Roll(0, 6, (0, 1, 2, 3, 4, 5), waits=False)
    state = after(RULES, state, "roll 5 5 3 3 4 4")
    assert offered(RULES, state) == ["set 5 5"]
    state = after(RULES, state, "set 5 5", "roll 2 3 4 6")
    assert state.banked == (450 + 100, 0)
    assert state.past[-1].ending is Ending.BURNT_OUT


def test_a_firework_that_is_a_null_at_once_banks_the_cards_before_it() -> None:
    """It settles their plus/minus."""
    state = after(RULES, sheet(0, 3000), "draw plus_minus", *TUTTO, "go", "draw firework", BLANK)
    assert [total.total for total in RULES.sheet(state)] == [1000, 2000]
    assert after(RULES, sheet(0, 3000), "draw firework", BLANK).banked == (0, 3000)


def test_a_straight_gives_2000_and_is_a_tutto() -> None:
    """There is no stopping before it is complete; then one may stop or go on."""
    state = after(RULES, sheet(0, 0), "draw straight", "roll 1 1 2 4 4 5")
    assert "stop" not in offered(RULES, state)
    assert "set 1 1" not in offered(RULES, state)
    state = after(RULES, state, "set 1 2 4 5", "roll 3 3")
    assert offered(RULES, state) == ["set 3"]
    state = after(RULES, state, "set 3", "roll 6", "set 6")
    assert offered(RULES, state) == ["stop", "go"]
    assert after(RULES, state, "stop").banked == (2000, 0)


def test_a_straight_roll_without_a_new_face_is_a_null() -> None:
    """Its dice may count under another card."""
    assert after(RULES, sheet(0, 0), "draw straight", ONES, "set 1", "roll 1 1 1 1 1").seat == 1


def test_a_straight_that_is_no_tutto_banks_by_itself() -> None:
    """The cards before it and their plus/minus are banked too."""
    rules = tutto(straight_is_tutto=False)
    lines = ["draw plus_minus", *TUTTO, "go", "draw straight", "roll 1 2 3 4 5 6", "set 1 2 3 4 5 6"]
    state = after(rules, sheet(0, 3000), *lines)
    assert [total.total for total in rules.sheet(state)] == [3000, 2000]
    assert state.seat == 1
    assert state.past[-1].ending is Ending.STRAIGHT


@pytest.mark.parametrize("rules", [RULES, LATER])
def test_a_clover_leaf_wins_from_far_behind(rules: Rules[State]) -> None:
    """Two Tuttos under the card end the game at once in every edition, and nothing is banked."""
    assert isinstance(rules, type(RULES))
    state = after(rules, sheet(0, 5950, 3000), "draw bonus_600", *TUTTO, "go", "draw clover", ONES)
    assert "stop" not in offered(rules, state)
    state = after(rules, state, SET_ONES)
    assert rules.pending(state) == Roll(0, 6, (0, 1, 2, 3, 4, 5), waits=False)
    state = after(rules, state, "roll 5 5 5 5 2 3", "set 5 5 5 5", "roll 1 5", "set 1 5")
    assert rules.pending(state) == Over((0, 5950, 3000), (0,))
    assert rules.view(state)["pays"] == [2]


def test_a_clover_leaf_that_fails_after_one_tutto_gives_nothing() -> None:
    """A Tutto made under an earlier card does not count for it either."""
    state = after(RULES, sheet(0, 0), "draw bonus_600", *TUTTO, "go", "draw clover", *TUTTO, BLANK)
    assert state.banked == (0, 0)
    assert isinstance(RULES.pending(state), Draw)


def test_alone_the_turns_are_counted() -> None:
    """Scores are points; the view has the number of turns."""
    state = after(RULES, sheet(0), "draw stop", "draw bonus_600", ONES, "stop", "draw bonus_600", ONES, "stop")
    state = after(RULES, state, "draw bonus_600", ONES, "stop")
    assert RULES.pending(state) == Over((7800,), (0,))
    assert RULES.view(state)["turns"] == [4]
    assert RULES.view(state)["pays"] == []


def test_ten_can_play_with_a_target_of_500_or_50000() -> None:
    """Any multiple of 50 between is possible."""
    for target in (500, 550, 50_000):
        assert tutto(target=target).start(10).pile == FULL
