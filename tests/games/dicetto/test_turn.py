"""A turn: dealing, rolling, placing, collecting, refilling, the extra roll."""

import pytest

from games.dicetto.script import BONUS, ROW, dealt, dicetto, follow, legal
from noppa import Choose, Draw, IllegalMove, Roll
from noppa.games.dicetto.state import Lying

RULES = dicetto()


def texts(cards: object) -> list[str]:
    """Return the texts of cards."""
    assert isinstance(cards, tuple)
    return [str(card) for card in cards]


def test_the_deal_is_drawn_by_seat_0_dice_cards_first() -> None:
    """Four dice cards fill the slots in order, then four bonus cards come, without waiting for anybody."""
    rules = dicetto(bonus=True)
    state = rules.start(3)
    for number, card in enumerate((*ROW, *BONUS)):
        pending = rules.pending(state)
        assert isinstance(pending, Draw)
        assert (pending.seat, pending.waits) == (0, False)
        assert sum(pending.deck.values()) == (46 - number if number < 4 else 12 - number)
        state = follow(rules, state, f"draw {card}")
    assert texts(state.row) == list(ROW)
    assert texts(state.bonus) == list(BONUS)
    assert rules.pending(state) == Roll(0, 4, (0, 1, 2, 3), waits=True)


def test_without_bonus_cards_none_are_dealt() -> None:
    """The first roll follows the fourth card."""
    assert RULES.pending(dealt(RULES)) == Roll(0, 4, (0, 1, 2, 3), waits=True)


def test_the_first_roll_waits_and_the_others_do_not() -> None:
    """Kept dice stay in their places, of equal ones the lowest."""
    state = follow(RULES, dealt(RULES), "roll 5 2 5 5", "0: keep 5 5")
    assert state.dice == (5, None, 5, None)
    assert RULES.pending(state) == Roll(0, 2, (1, 3), waits=False)


def test_three_rolls_and_no_more() -> None:
    """After the third roll nothing can be kept."""
    state = follow(RULES, dealt(RULES), "roll 1 2 3 4", "0: keep 1", "roll 1 2 3")
    assert legal(RULES, state, "keep")
    state = follow(RULES, state, "0: keep", "roll 1 2 3 4")
    assert not legal(RULES, state, "keep")
    with pytest.raises(IllegalMove, match="dicetto-no-rolls-left"):
        follow(RULES, state, "0: keep 1")


def test_keeps_are_every_choice_but_all_four() -> None:
    """Equal dice make equal keeps."""
    state = follow(RULES, dealt(RULES), "roll 5 5 2 5")
    assert legal(RULES, state, "keep") == {
        "keep", "keep 2", "keep 5", "keep 2 5", "keep 5 5", "keep 2 5 5", "keep 5 5 5",
    }  # fmt: skip


def test_placing_ends_the_rolling_and_only_done_ends_the_turn() -> None:
    """Even with no die left the turn continues until the player is done."""
    state = follow(RULES, dealt(RULES), "roll 6 6 6 6", "0: place 1 6")
    with pytest.raises(IllegalMove, match="dicetto-placed-already"):
        follow(RULES, state, "0: keep 6")
    state = follow(RULES, state, "0: place 4 6 6 6")
    assert legal(RULES, state) == {"done"}
    assert RULES.pending(state) == Choose((0,))
    assert follow(RULES, state, "0: done").seat == 1


def test_done_is_allowed_after_any_roll() -> None:
    """Nothing has to be placed."""
    for lines in (("roll 1 2 3 4",), ("roll 1 2 3 4", "0: keep", "roll 1 1 1 1")):
        after = follow(RULES, dealt(RULES), *lines, "0: done")
        assert after.seat == 1
        assert RULES.pending(after) == Roll(1, 4, (0, 1, 2, 3), waits=True)


def test_a_die_lies_on_one_card_only() -> None:
    """Placed dice are no longer in the hand."""
    state = follow(RULES, dealt(RULES), "roll 6 6 1 2", "0: place 1 6")
    assert state.laid == (0, None, None, None)
    assert legal(RULES, state, "place 2") == set()
    with pytest.raises(IllegalMove, match="dicetto-dice-not-in-hand"):
        follow(RULES, state, "0: place 2 6 6")


def test_a_card_takes_dice_once_a_turn() -> None:
    """No die is added to placed dice."""
    state = follow(RULES, dealt(RULES), "roll 6 6 1 2", "0: place 1 6")
    with pytest.raises(IllegalMove, match="dicetto-once-a-turn"):
        follow(RULES, state, "0: place 1 6")


def test_a_higher_sum_sends_the_dice_back_at_once() -> None:
    """The card is the other's from then on, and is not collected."""
    state = follow(RULES, dealt(RULES), "roll 6 1 2 3", "0: place 1 6", "0: done", "roll 6 6 1 1")
    state = follow(RULES, state, "1: place 1 6 6")
    assert state.lying[0] == Lying(1, (6, 6))
    state = follow(RULES, state, "1: done")
    assert state.won == ((), ())
    assert state.seat == 0
    assert RULES.pending(state) == Roll(0, 4, (0, 1, 2, 3), waits=True)


def test_a_lower_sum_may_not_be_placed() -> None:
    """The refusal names the sum that is needed."""
    state = follow(RULES, dealt(RULES), "roll 6 6 2 3", "0: place 1 6 6", "0: done", "roll 6 1 1 1")
    assert legal(RULES, state, "place 1") == set()
    with pytest.raises(IllegalMove) as caught:
        follow(RULES, state, "1: place 1 6")
    assert caught.value.code == "dicetto-sum-too-low"
    assert (caught.value.params["sum"], caught.value.params["least"]) == (6, 12)


def test_a_player_whose_dice_were_all_sent_back_collects_nothing() -> None:
    """All four dice are back in the hand and may win the same cards again."""
    state = follow(
        RULES, dealt(RULES), "roll 6 1 1 2", "0: place 1 6", "0: place 2 1 1", "0: done",
        "roll 6 2 2 6", "1: place 1 6 6", "1: place 2 2 2", "1: done",
    )  # fmt: skip
    assert state.won == ((), ())
    assert RULES.pending(state) == Roll(0, 4, (0, 1, 2, 3), waits=True)
    state = follow(RULES, state, "roll 6 6 6 6")
    assert legal(RULES, state, "place 1") == {"place 1 6 6", "place 1 6 6 6", "place 1 6 6 6 6"}


def test_cards_are_collected_at_the_start_of_the_next_turn_and_replaced() -> None:
    """New cards replace the collected ones, the lowest slot first, drawn by the seat in turn."""
    state = follow(
        RULES, dealt(RULES), "roll 6 1 1 2", "0: place 3 6", "0: place 2 1 1", "0: done", "roll 1 2 3 4", "1: done"
    )
    assert texts(state.won[0]) == ["pair:1", "chance:1"]
    assert texts(state.row) == ["sixes:2", "None", "None", "three_of_a_kind:4"]
    pending = RULES.pending(state)
    assert isinstance(pending, Draw)
    assert (pending.seat, pending.waits, sum(pending.deck.values())) == (0, False, 42)
    state = follow(RULES, state, "draw ones:2*", "draw twos:2")
    assert texts(state.row) == ["sixes:2", "ones:2*", "twos:2", "three_of_a_kind:4"]
    assert RULES.pending(state) == Roll(0, 4, (0, 1, 2, 3), waits=True)


def test_cards_are_not_collected_by_somebody_else() -> None:
    """The third seat's dice stay while the second plays."""
    state = dealt(RULES, players=3)
    state = follow(RULES, state, "roll 1 1 2 3", "0: done", "roll 1 1 2 3", "1: done", "roll 6 1 2 3")
    state = follow(RULES, state, "2: place 1 6", "2: done", "roll 1 1 2 3", "0: done")
    assert state.lying[0] == Lying(2, (6,))
    assert state.won == ((), (), ())


def test_the_extra_roll_card_gives_a_fourth_roll_and_stays_on_the_table() -> None:
    """It is neither won nor counted, and the next turn has three rolls again."""
    state = follow(RULES, dealt(RULES), "roll 1 2 3 4", "0: place x 1", "0: done", "roll 1 2 3 4", "1: done")
    assert state.won == ((), ())
    assert state.extra
    assert state.lying[4] is None
    state = follow(RULES, state, "roll 1 1 1 2", "0: keep", "roll 1 1 1 2", "0: keep", "roll 1 1 1 2")
    assert state.rolls_left == 1
    state = follow(RULES, state, "0: keep 1", "roll 1 1 2")
    assert not legal(RULES, state, "keep")
    state = follow(RULES, state, "0: done", "roll 1 2 3 4", "1: done")
    assert not state.extra
    assert state.rolls_left == 3


def test_the_extra_roll_card_can_be_won_twice_in_a_row() -> None:
    """Each time the next turn has four rolls."""
    state = dealt(RULES)
    for _ in range(2):
        state = follow(RULES, state, "roll 1 2 3 5", "0: place x 5", "0: done", "roll 1 2 3 4", "1: done")
        assert state.extra
        assert state.rolls_left == 4
    assert state.won == ((), ())


def test_dice_of_another_on_the_extra_roll_card_are_beaten_like_any() -> None:
    """Then the other seat has the four rolls."""
    state = follow(RULES, dealt(RULES), "roll 1 2 3 4", "0: place x 1 2", "0: done", "roll 4 4 4 2", "1: place x 4")
    state = follow(RULES, state, "1: done")
    assert not state.extra
    assert follow(RULES, state, "roll 1 1 1 1", "0: done").extra


def test_seats_take_turns_in_order() -> None:
    """After the last comes the first."""
    state = dealt(RULES, players=4)
    seen = []
    for _ in range(6):
        seen.append(state.seat)
        state = follow(RULES, state, "roll 1 1 2 3", f"{state.seat}: done")
    assert seen == [0, 1, 2, 3, 0, 1]
