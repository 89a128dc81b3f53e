"""The view for faces: everything that they draw, and nothing that they would have to compute."""

from typing import Any

import pytest

from games.tutto.script import BLANK, TUTTO, after, sheet, tutto
from noppa.games.tutto.state import State

RULES = tutto()


def view(state: State, *lines: str) -> dict[str, Any]:
    """Return seat 0's view after these lines."""
    return RULES.view(after(RULES, state, *lines), 0)


def moves(shown: dict[str, Any]) -> dict[str, Any]:
    """Return the outlook of each move by its text."""
    return {entry["move"]: entry for entry in shown["moves"]}


def test_the_turn_is_told_card_by_card() -> None:
    """Each card has its dice and gift, the current card last."""
    shown = view(sheet(0, 0), "draw bonus_600", *TUTTO, "go", "draw double", "roll 1 2 2 3 3 4", "set 1")
    assert shown["card"] == "double"
    assert shown["cards"] == [
        {"card": "bonus_600", "dice": 2000, "gift": 600, "points": 2600, "tuttos": 1},
        {"card": "double", "dice": 100, "gift": 0, "points": 100, "tuttos": 0},
    ]
    assert shown["points"] == 2700


def test_dice_aside_are_told_as_they_were_taken() -> None:
    """Three 1s of three rolls are three sets, a triple is one."""
    lines = ("draw bonus_600", "roll 3 1 3 2 2 2", "set 2 2 2", "roll 3 1 1", "set 1", "roll 3 1")
    shown = view(sheet(0, 0), *lines)
    assert shown["aside"] == [
        {"dice": [2, 2, 2], "places": [3, 4, 5], "points": 200},
        {"dice": [1], "places": [1], "points": 100},
    ]
    assert shown["dice"] == [3, 1, 1, 2, 2, 2]
    assert shown["valid"] == [2]


def test_dice_aside_under_plus_minus_are_worth_nothing() -> None:
    """The card gives 1000, whatever was rolled."""
    shown = view(sheet(0, 0), "draw plus_minus", "roll 1 2 2 3 3 4", "set 1")
    assert [taken["points"] for taken in shown["aside"]] == [0]
    assert shown["points"] == 0


def test_stopping_now_is_told_where_one_may() -> None:
    """It includes the dice of the roll, and the card's gift if they make a Tutto."""
    assert view(sheet(0, 0), "draw bonus_600", "roll 1 5 2 3 3 4")["would_bank"] == 150
    assert view(sheet(0, 0), "draw bonus_600", "roll 1 5 5 5 5 5")["would_bank"] == 100 + 600 + 600
    assert view(sheet(0, 0), "draw plus_minus", "roll 1 5 2 3 3 4")["would_bank"] is None
    assert view(sheet(0, 0), "draw bonus_600")["would_bank"] is None


def test_every_set_tells_its_points_and_the_null_after_it() -> None:
    """The chance is 4 of 6 for one die left, 60 of 216 for three."""
    listed = moves(view(sheet(0, 0), "draw bonus_600", "roll 1 1 2 2 2 3"))
    assert listed["set 2 2 2"]["null"] == {"dice": 3, "ways": 60, "of": 216, "chance": 60 / 216}
    assert listed["set 1 1 2 2 2"]["null"]["ways"] == 4
    assert listed["set 1 1 2 2 2"]["points"] == 400
    assert listed["set 1 1 2 2 2"]["collected"] == 400
    assert listed["set 1 1 2 2 2"]["left"] == 1
    assert listed["stop"]["banks"] == 400


def test_a_set_that_makes_a_tutto_tells_what_the_card_gives() -> None:
    """Nothing is rolled next."""
    listed = moves(view(sheet(0, 0), "draw bonus_600", "roll 1 1 2 2 2 5"))
    entry = listed["set 1 1 2 2 2 5"]
    assert (entry["tutto"], entry["gift"], entry["collected"], entry["left"], entry["null"]) == (
        True,
        600,
        1050,
        0,
        None,
    )


def test_a_tutto_under_a_firework_rolls_six_again() -> None:
    """The chance of a null is that for six dice."""
    entry = moves(view(sheet(0, 0), "draw firework", "roll 1 1 1 1 1 1"))["set 1 1 1 1 1 1"]
    assert (entry["left"], entry["null"]["ways"], entry["wins"]) == (6, 1440, False)


def test_the_second_tutto_of_a_clover_leaf_tells_that_it_wins() -> None:
    """The first does not."""
    first = moves(view(sheet(0, 0), "draw clover", "roll 1 1 1 1 1 1"))["set 1 1 1 1 1 1"]
    assert (first["wins"], first["left"]) == (False, 6)
    second = view(sheet(0, 0), "draw clover", *TUTTO, "roll 1 1 1 1 1 1")
    assert moves(second)["set 1 1 1 1 1 1"]["wins"]
    assert second["tuttos"] == 1


@pytest.mark.parametrize(("card", "ways"), [("bonus_200", 600), ("straight", 1)])
def test_the_null_of_the_dice_to_be_rolled(card: str, ways: int) -> None:
    """Under a straight it is the chance of no new face."""
    shown = view(sheet(0, 0), f"draw {card}", "roll 1 2 2 3 3 4", "set 1")
    assert shown["null"] == {"dice": 5, "ways": ways, "of": 7776, "chance": ways / 7776}


def test_going_on_tells_how_many_cards_end_the_turn() -> None:
    """Ten of 55 are stop cards; for a sole leader plus/minus counts too."""
    shown = moves(view(sheet(0, 0), "draw bonus_200", *TUTTO))["go"]
    assert (shown["ends"], shown["of"], shown["at_risk"]) == (10, 55, 2200)
    rolled = 55 - 10 - 5 - 5  # no stop card, no firework, no straight
    assert shown["loses"] == pytest.approx((10 + rolled * 1440 / 46656) / 55)
    assert moves(view(sheet(100, 0), "draw bonus_200", *TUTTO))["go"]["ends"] == 15


def test_stopping_tells_the_new_total_and_what_plus_minus_takes() -> None:
    """It also has whether the target is reached."""
    entry = moves(view(sheet(5000, 5500), "draw plus_minus", *TUTTO))["stop"]
    assert (entry["banks"], entry["total"], entry["reaches"], entry["takes"]) == (1000, 6000, True, [0, 1000])


def test_the_pile_is_told_by_kind() -> None:
    """This includes a used-up pile, where the next card comes from all 56."""
    shown = view(sheet(0, 0), "draw clover", BLANK)
    assert shown["pile"]["clover"] == 0
    assert shown["pile"]["stop"] == 10
    assert shown["pile_left"] == 55
    used_up = view(sheet(0, 0, pile=(0,) * 11))
    assert (used_up["pile_left"], sum(used_up["pile"].values())) == (0, 56)


def test_the_last_turn_of_each_seat_is_told() -> None:
    """It has the result, the cards, the last roll, and whom plus/minus took from."""
    shown = view(sheet(0, 600, 0), "draw plus_minus", *TUTTO, "stop", "draw stop", "draw bonus_200", BLANK)
    assert [(turn["seat"], turn["ending"]) for turn in shown["past"]] == [(0, "stopped"), (1, "stop_card"), (2, "null")]
    assert shown["past"][0]["took"] == [0, 600, 0]
    assert shown["past"][0]["banked"] == 1000
    assert shown["past"][2]["dice"] == [2, 2, 3, 3, 4, 6]
    again = view(sheet(0, 0), "draw stop", "draw stop", "draw bonus_200", BLANK)
    assert [(turn["seat"], turn["ending"]) for turn in again["past"]] == [(1, "stop_card"), (0, "null")]


def test_turns_and_rounds_are_counted() -> None:
    """Finished turns are counted by seat, with the current round."""
    shown = view(sheet(0, 0, 0), "draw stop", "draw stop", "draw stop", "draw stop")
    assert shown["turns"] == [2, 1, 1]
    assert shown["round"] == 2
    assert shown["turn"] == 1


def test_the_last_round_is_told() -> None:
    """With equal turns it starts once a player has reached the target."""
    later = tutto("later")
    state = after(later, sheet(5000, 0), "draw double", "roll 1 1 1 2 2 3", "stop")
    assert later.view(state)["last_round"]
    assert not later.view(after(later, state, "draw stop"))["last_round"]


def test_the_lowest_pays_the_round() -> None:
    """All of them pay if they are tied, and nobody before the end."""
    lines = ("draw double", "roll 1 1 1 2 2 3", "stop")
    assert view(sheet(5000, 300, 300, 400), *lines)["pays"] == [1, 2]
    assert view(sheet(0, 300, 300, 400), *lines)["pays"] == []


def test_a_winner_by_clover_leaf_never_pays() -> None:
    """Even with the fewest points the winner does not; the lowest of the others does."""
    shown = view(sheet(0, 300, 400), "draw clover", *TUTTO, *TUTTO)
    assert (shown["clover"], shown["pays"]) == (0, [1])


def test_when_all_share_the_win_nobody_pays() -> None:
    """Two players have 6000."""
    later = tutto("later")
    state = sheet(5000, 5000)
    for _ in range(2):
        state = after(later, state, "draw double", "roll 1 1 1 2 2 3", "stop")
    assert later.view(state)["pays"] == []
