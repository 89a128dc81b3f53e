"""Dice battles, fought at once or at the end of the turn."""

from collections.abc import Mapping

import pytest

from games.dicetto.script import dealt, dicetto, follow, legal
from noppa import Choose, IllegalMove, Roll
from noppa.games.dicetto.rules import Dicetto
from noppa.games.dicetto.state import LOST, Lying, State

AT_ONCE = dicetto()
AT_END = dicetto("finnish")
BATTLE = Roll(1, 2, (0, 1), waits=False)


def challenged(rules: Dicetto) -> State:
    """Return a position: seat 0 has 6 6 on the sixes and 5 5 on the pair; seat 1 has rolled the same."""
    return follow(
        rules, dealt(rules), "roll 6 6 5 5", "0: place 1 6 6", "0: place 2 5 5", "0: done", "roll 6 5 6 5"
    )  # fmt: skip


def test_an_equal_sum_is_fought_for_at_once() -> None:
    """Two dice are rolled for the challenger, whose own is the first; nobody chooses before."""
    state = follow(AT_ONCE, challenged(AT_ONCE), "1: place 1 6 6")
    assert AT_ONCE.pending(state) == BATTLE
    assert AT_ONCE.moves(state, 1) == ()
    assert state.lying[0] == Lying(0, (6, 6))


def test_the_challenger_wins() -> None:
    """The challenger's dice replace the others, and the rest may still be placed."""
    state = follow(AT_ONCE, challenged(AT_ONCE), "1: place 1 6 6", "roll 3 2")
    assert state.lying[0] == Lying(1, (6, 6))
    assert AT_ONCE.pending(state) == Choose((1,))
    assert "place 2 5 5" in legal(AT_ONCE, state)
    state = follow(AT_ONCE, state, "1: done")
    assert [str(card) for card in state.won[0]] == ["pair:1"]


def test_the_challenger_loses() -> None:
    """The dice are idle, the card takes no more in this turn, and the rest may still be placed."""
    state = follow(AT_ONCE, challenged(AT_ONCE), "1: place 1 6 6", "roll 2 3")
    assert state.lying[0] == Lying(0, (6, 6))
    assert state.laid == (LOST, None, LOST, None)
    assert legal(AT_ONCE, state, "place") == {
        "place 2 5 5", "place 3 5", "place 3 5 5", "place x 5", "place x 5 5",
    }  # fmt: skip
    for move, code in (("place 3 6", "dicetto-dice-lost"), ("place 1 6 6", "dicetto-challenge-lost")):
        with pytest.raises(IllegalMove, match=code):
            follow(AT_ONCE, state, f"1: {move}")
    with pytest.raises(IllegalMove, match="dicetto-placed-already"):
        follow(AT_ONCE, state, "1: keep 5 5")
    state = follow(AT_ONCE, state, "1: place 3 5", "1: done")
    assert [str(card) for card in state.won[0]] == ["sixes:2", "pair:1"]


def test_a_card_lost_in_a_battle_takes_no_other_dice_of_the_challenger() -> None:
    """This includes a higher sum."""
    state = dealt(AT_ONCE, row=("chance:1", "pair:1", "ones:2", "twos:2"))
    state = follow(
        AT_ONCE, state, "roll 6 1 1 1", "0: place 1 6", "0: done", "roll 6 5 5 4", "1: place 1 6", "roll 1 2"
    )
    assert legal(AT_ONCE, state, "place 1") == set()
    with pytest.raises(IllegalMove, match="dicetto-challenge-lost"):
        follow(AT_ONCE, state, "1: place 1 5 5")


def test_lost_dice_come_back_with_the_next_turn() -> None:
    """They are idle for this turn only."""
    state = follow(AT_ONCE, challenged(AT_ONCE), "1: place 1 6 6", "roll 2 3", "1: done", "draw ones:2", "draw twos:2")
    state = follow(AT_ONCE, state, "roll 1 2 3 4", "0: done")
    assert AT_ONCE.pending(state) == Roll(1, 4, (0, 1, 2, 3), waits=True)
    assert follow(AT_ONCE, state, "roll 6 6 5 5").hand == (5, 5, 6, 6)


@pytest.mark.parametrize("rules", [AT_ONCE, AT_END], ids=["at once", "end of turn"])
@pytest.mark.parametrize(("dice", "owner"), [("5 4", 1), ("4 5", 0)])
def test_a_battle_tied_four_times_is_fought_until_the_dice_differ(rules: Dicetto, dice: str, owner: int) -> None:
    """A tie changes nothing, however often it occurs."""
    state = follow(rules, challenged(rules), "1: place 1 6 6")
    if rules is AT_END:
        state = follow(rules, state, "1: done")
    for tie in ("1 1", "6 6", "3 3", "3 3"):
        state = follow(rules, state, f"roll {tie}")
        assert rules.pending(state) == BATTLE
    state = follow(rules, state, f"roll {dice}")
    if rules is AT_ONCE:
        assert state.lying[0] == Lying(owner, (6, 6))
        state = follow(rules, state, "1: done")
    assert [str(card) for card in state.won[0]] == (["pair:1"] if owner else ["sixes:2", "pair:1"])


def test_with_battles_at_the_end_the_turn_goes_on_after_a_challenge() -> None:
    """Both players' dice stay there until the turn is done; the card takes no more."""
    state = follow(AT_END, challenged(AT_END), "1: place 2 5 5")
    assert AT_END.pending(state) == Choose((1,))
    assert state.lying[1] == Lying(0, (5, 5))
    assert state.laid_on(1) == (5, 5)
    assert legal(AT_END, state, "place 2") == set()
    with pytest.raises(IllegalMove, match="dicetto-once-a-turn"):
        follow(AT_END, state, "1: place 2 6 6")
    assert legal(AT_END, state, "keep") == set()


def test_battles_at_the_end_are_fought_in_the_order_of_the_slots() -> None:
    """The order of placing does not matter, and the extra roll card is last; then the next seat collects."""
    state = follow(
        AT_END, dealt(AT_END), "roll 6 5 5 2", "0: place 1 6", "0: place 2 5 5", "0: place x 2", "0: done",
        "roll 2 5 5 6", "1: place x 2", "1: place 2 5 5", "1: place 1 6", "1: done",
    )  # fmt: skip
    assert state.challenges == (0, 1, 4)
    assert AT_END.moves(state, 1) == ()
    for left, dice in (((1, 4), "6 1"), ((4,), "1 6")):
        assert AT_END.pending(state) == BATTLE
        state = follow(AT_END, state, f"roll {dice}")
        assert state.challenges == left
    state = follow(AT_END, state, "roll 1 1", "roll 2 5")
    assert state.seat == 0
    assert [str(card) for card in state.won[0]] == ["pair:1"]
    assert state.lying[0] == Lying(1, (6,))
    assert state.extra


def test_a_battle_at_the_end_may_win_the_card() -> None:
    """The challenger collects it a round later."""
    state = follow(AT_END, challenged(AT_END), "1: place 1 6 6", "1: done", "roll 6 1")
    assert [str(card) for card in state.won[0]] == ["pair:1"]
    state = follow(AT_END, state, "draw ones:2", "roll 2 2 3 3", "0: done")
    assert [str(card) for card in state.won[1]] == ["sixes:2"]


def test_a_higher_sum_needs_no_battle_in_either_way() -> None:
    """With battles at the end it also sends the dice back at once."""
    for rules in (AT_ONCE, AT_END):
        state = follow(rules, dealt(rules), "roll 6 1 1 2", "0: place 1 6", "0: done", "roll 6 6 1 1", "1: place 1 6 6")
        assert state.lying[0] == Lying(1, (6, 6))
        assert rules.pending(state) == Choose((1,))


def test_equal_sums_of_different_dice_are_fought_over_too() -> None:
    """Only the sum is compared: three twos are a six on a chance."""
    state = dealt(AT_ONCE, row=("chance:1", "pair:1", "ones:2", "twos:2"))
    state = follow(AT_ONCE, state, "roll 6 1 1 1", "0: place 1 6", "0: done", "roll 2 2 2 1", "1: place 1 2 2 2")
    assert AT_ONCE.pending(state) == BATTLE
    assert follow(AT_ONCE, state, "roll 6 2").lying[0] == Lying(1, (2, 2, 2))


@pytest.mark.parametrize(("dice", "winner"), [((3, 2), 1), ((2, 3), 0), ((4, 4), None)])
def test_the_story_of_a_battle_agrees_with_what_follows(dice: tuple[int, int], winner: int | None) -> None:
    """It has the card's owner, the dice, and the owner afterwards; any other roll has no story."""
    state = follow(AT_ONCE, challenged(AT_ONCE), "1: place 1 6 6")
    story: Mapping[str, object] = AT_ONCE.roll_story(state, dice)
    assert story == {
        "slot": "1", "challenger": 1, "owner": 0, "challenge": [6, 6], "dice": list(dice), "winner": winner,
    }  # fmt: skip
    after = AT_ONCE.roll(state, dice)
    lying = after.lying[0]
    assert lying is not None
    assert lying.owner == (0 if winner is None else winner)
    assert AT_ONCE.battle_is_due(after) == (winner is None)
    assert AT_ONCE.roll_story(dealt(AT_ONCE), (1, 2, 3, 4)) == {}


def test_the_story_of_a_placement_names_the_card_of_that_moment() -> None:
    """A log read later needs it, when another card lies there; a move without a card has no story."""
    state = follow(AT_ONCE, dealt(AT_ONCE, row=("chance:1", "pair:1", "ones:2", "twos:2")), "roll 6 1 1 1")
    expected = {"place 3 1 1 1": {"asks": "ones"}, "place x 6": {"asks": "extra_roll"}, "keep 6": {}, "done": {}}
    stories: dict[str, Mapping[str, object]] = {
        move: AT_ONCE.move_story(state, AT_ONCE.parse(move)) for move in expected
    }
    assert stories == expected
