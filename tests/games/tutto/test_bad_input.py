"""Refusals with their reasons; nothing changes."""

from collections.abc import Sequence
from typing import Any

import pytest

from games.tutto.script import TUTTO, after, sheet, tutto
from noppa import BadOption, IllegalMove, ImpossibleChance, UnreadableMove
from noppa.games.tutto.moves import Set
from noppa.locale import Messages

RULES = tutto()
SAY = Messages()


def refused(move: str | Set, *lines: str) -> IllegalMove:
    """Return the error of a move after these lines."""
    state = after(RULES, sheet(0, 0), *lines)
    with pytest.raises(IllegalMove) as caught:
        RULES.play(state, 0, RULES.parse(move) if isinstance(move, str) else move)
    assert caught.value.params["legal"] == tuple(map(str, RULES.moves(state, 0)))
    assert SAY.error(caught.value, "tutto")
    return caught.value


def test_a_die_that_does_not_count() -> None:
    """The reason names the dice that do."""
    error = refused("set 2", "draw bonus_200", "roll 1 2 2 2 4 5")
    assert error.code == "tutto-set-not-valid"
    assert error.params["valid"] == [1, 2, 2, 2, 5]


def test_part_of_a_triple() -> None:
    """Two of three 2s are a constructed move; as a text they are no move at all."""
    error = refused(Set((2, 2)), "draw bonus_200", "roll 1 2 2 2 4 5")
    assert error.code == "tutto-set-not-valid"
    with pytest.raises(UnreadableMove) as caught:
        RULES.parse("set 2 2")
    assert caught.value.code == "tutto-set-never"


def test_four_of_a_face_that_counts_by_three() -> None:
    """The fourth 2 does not count."""
    assert refused(Set((2, 2, 2, 2)), "draw bonus_200", "roll 2 2 2 2 4 5").code == "tutto-set-not-valid"


@pytest.mark.parametrize("move", ["set 6 6 6", "set 1 1", Set(())])
def test_dice_that_are_not_in_the_roll(move: str | Set) -> None:
    """The reason names the roll."""
    error = refused(move, "draw bonus_200", "roll 1 2 2 2 4 5")
    assert error.code == "tutto-set-not-there"
    assert error.params["dice"] == [1, 2, 2, 2, 4, 5]


def test_dice_that_lie_aside_already() -> None:
    """Only the roll counts."""
    assert refused("set 1", "draw bonus_200", "roll 1 2 2 2 4 5", "set 1", "roll 5 3 3 4 4").code == (
        "tutto-set-not-there"
    )


@pytest.mark.parametrize("card", ["plus_minus", "straight", "clover", "firework"])
def test_stop_under_a_card_that_forbids_it(card: str) -> None:
    """The reason names the card."""
    error = refused("stop", f"draw {card}", "roll 1 2 2 2 4 5")
    assert error.code == "tutto-stop-forbidden"
    assert error.params["card"] == card


def test_go_before_a_tutto() -> None:
    """The next card has to be earned."""
    assert refused("go", "draw bonus_200", "roll 1 2 2 2 4 5").code == "tutto-go-needs-tutto"


def test_a_set_after_a_tutto() -> None:
    """All six are aside."""
    assert refused("set 1", "draw bonus_200", *TUTTO).code == "tutto-set-after-tutto"


def test_less_than_all_under_a_firework() -> None:
    """The reason names all that count."""
    error = refused("set 1", "draw firework", "roll 1 2 2 2 4 5")
    assert error.code == "tutto-set-all"
    assert error.params["valid"] == [1, 2, 2, 2, 5]


@pytest.mark.parametrize("move", ["set 1 1", "set 2 2 2"])
def test_a_face_twice_under_a_straight(move: str) -> None:
    """The reason names the new faces."""
    error = refused(move, "draw straight", "roll 1 1 2 2 2 5")
    assert error.code == "tutto-set-new-faces"
    assert error.params["valid"] == [1, 2, 5]


def test_a_face_that_lies_there_under_a_straight() -> None:
    """Only 2 and 3 are new."""
    error = refused("set 1", "draw straight", "roll 1 1 2 2 2 5", "set 1 5", "roll 1 2 3 5")
    assert error.code == "tutto-set-new-faces"
    assert error.params["valid"] == [2, 3]


def test_a_card_that_is_no_longer_in_the_pile() -> None:
    """There is one clover leaf; the error lists what is left."""
    state = after(RULES, sheet(0, 0), "draw clover", "roll 2 2 3 3 4 6")
    with pytest.raises(ImpossibleChance) as caught:
        RULES.draw(state, RULES.card("clover"))
    assert caught.value.code == "card-not-in-pile"
    allowed = caught.value.params["allowed"]
    assert isinstance(allowed, Sequence)
    assert len(allowed) == 10


@pytest.mark.parametrize("text", ["set", "set 7", "set 1 1 1 1 1 1 1", "set 2 2", "set x", "stop 1", "go go", "keep 1"])
def test_texts_that_are_no_move(text: str) -> None:
    """They are unreadable in any position."""
    with pytest.raises(UnreadableMove):
        RULES.parse(text)


def test_dice_are_read_in_any_order() -> None:
    """They are written in ascending order."""
    assert str(RULES.parse("  set 2 1  2 2 ")) == "set 1 2 2 2"


@pytest.mark.parametrize(
    "options",
    [
        {"target": 450},
        {"target": 6025},
        {"target": 50_050},
        {"target": "6000"},
        {"target": True},
        {"ending": "never"},
        {"floor_at_zero": 1},
        {"leader_plus_minus": "loses"},
        {"joker": True},
    ],
)
def test_options_that_there_are_not(options: dict[str, Any]) -> None:
    """The error names the key and what is allowed."""
    with pytest.raises(BadOption) as caught:
        tutto(**options)
    assert caught.value.params["key"] == next(iter(options))
    assert caught.value.params["allowed"]
