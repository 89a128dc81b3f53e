"""The view for faces: the row, the dice, what would beat them, and who has won what."""

from typing import Any

import pytest

from games.dicetto.script import dealt, dicetto, follow
from noppa.games.dicetto.rules import Dicetto
from noppa.games.dicetto.state import State
from noppa.locale import Messages

RULES = dicetto()
AT_END = dicetto("finnish")
SAY = Messages()


def seen(rules: Dicetto, state: State, seat: int | None = None) -> Any:
    """Return the view."""
    return rules.view(state, seat)


def test_the_row_shows_dice_owner_and_the_sums_that_tie_or_beat() -> None:
    """A pair of fours is tied by eight and beaten by ten, the next possible sum of a pair."""
    state = follow(RULES, dealt(RULES), "roll 4 4 6 6", "0: place 2 4 4", "0: place 1 6", "0: done", "roll 1 1 2 3")
    row = seen(RULES, state)["row"]
    assert [place["slot"] for place in row] == ["1", "2", "3", "4", "x"]
    assert row[1] == {
        "slot": "2", "card": "pair:1", "asks": "pair", "points": 1, "logo": False, "owner": 0, "dice": [4, 4],
        "sum": 8, "tied_by": 8, "beaten_by": 10, "challenger": None, "challenge": [], "open": True,
    }  # fmt: skip
    assert (row[0]["tied_by"], row[0]["beaten_by"]) == (6, 12)
    assert (row[2]["owner"], row[2]["dice"], row[2]["sum"], row[2]["beaten_by"]) == (None, [], None, None)
    assert (row[4]["card"], row[4]["asks"], row[4]["points"]) == ("extra_roll", "extra_roll", 0)


def test_the_highest_dice_are_beaten_by_nothing() -> None:
    """A pair of sixes can only be tied."""
    state = follow(RULES, dealt(RULES), "roll 6 6 1 2", "0: place 2 6 6")
    place = seen(RULES, state)["row"][1]
    assert (place["tied_by"], place["beaten_by"], place["open"]) == (12, None, False)


def test_an_empty_slot_has_no_card() -> None:
    """The slot's number stays."""
    rules = dicetto(deck={"dice": [{"kind": "sixes", "points": 3, "count": 4}]})
    state = follow(rules, dealt(rules, row=("sixes:3",) * 4), "roll 6 1 2 3", "0: place 3 6", "0: done")
    state = follow(rules, state, "roll 1 2 3 4", "1: done")
    row = seen(rules, state)["row"]
    assert (row[2]["slot"], row[2]["card"]) == ("3", None)
    assert row[3]["card"] == "sixes:3"


def test_dice_are_told_by_place_with_where_they_lie() -> None:
    """A die is in the hand, on a card, or lost in a battle."""
    state = follow(RULES, dealt(RULES), "roll 6 5 4 4", "0: place 1 6", "0: done", "roll 5 6 4 4")
    state = follow(RULES, state, "1: place 2 4 4", "1: place 1 6")
    view = seen(RULES, state)
    assert view["battle"] == {"slot": "1", "challenger": 1, "owner": 0}
    assert (view["row"][0]["challenger"], view["row"][0]["challenge"]) == (1, [6])
    view = seen(RULES, follow(RULES, state, "roll 1 2"))
    assert view["battle"] is None
    assert view["dice"] == [5, 6, 4, 4]
    assert view["laid"] == [None, "lost", "2", "2"]
    assert view["hand"] == [5]
    assert (view["rolls"], view["rolls_left"]) == (1, 0)


def test_challenges_for_the_end_of_the_turn_are_shown_with_both_dice() -> None:
    """There is no battle before the turn is done."""
    state = follow(AT_END, dealt(AT_END), "roll 6 5 4 4", "0: place 1 6", "0: done", "roll 5 6 4 4", "1: place 1 6")
    view = seen(AT_END, state)
    assert view["battle"] is None
    assert (view["row"][0]["owner"], view["row"][0]["challenger"], view["row"][0]["challenge"]) == (0, 1, [6])
    assert seen(AT_END, follow(AT_END, state, "1: done"))["battle"]["slot"] == "1"


def test_placings_tell_their_points_and_what_they_do() -> None:
    """They take a free card, send dice back, or start a battle, against a named seat."""
    state = follow(RULES, dealt(RULES), "roll 6 5 4 4", "0: place 1 6", "0: place 2 4 4", "0: done", "roll 6 6 5 5")
    listed = {move["move"]: move for move in seen(RULES, state, 1)["moves"]}
    assert listed["place 1 6"] == {
        "move": "place 1 6", "kind": "place", "slot": "1", "card": "sixes:2", "asks": "sixes", "points": 2,
        "logo": False, "dice": [6], "sum": 6, "effect": "battle", "against": 0,
    }  # fmt: skip
    assert listed["place 1 6 6"]["effect"] == "sends_back"
    assert (listed["place 3 5 5"]["effect"], listed["place 3 5 5"]["against"]) == ("takes", None)
    assert listed["keep 5 6"] == {"move": "keep 5 6", "kind": "keep", "dice": [5, 6]}
    assert listed["done"] == {"move": "done", "kind": "done"}


def test_cards_won_and_bonus_cards_are_told_with_who_leads() -> None:
    """Only collected cards count so far; a tie has no leader."""
    rules = dicetto(bonus=True)
    state = dealt(rules, row=("sixes:2", "pair:1*", "chance:1", "ones:2"))
    state = follow(rules, state, "roll 6 5 4 4", "0: place 2 4 4", "0: done", "roll 1 2 3 4", "1: done", "draw ones:2*")
    view = seen(rules, state)
    assert view["won"] == [[{"card": "pair:1*", "asks": "pair", "points": 1, "logo": True}], []]
    assert view["bonus"] == [
        {"kind": "most_logos", "points": 3, "counts": [1, 0], "holder": 0},
        {"kind": "fewest_cards", "points": 4, "counts": [1, 0], "holder": 1},
        {"kind": "most_chances", "points": 3, "counts": [0, 0], "holder": None},
        {"kind": "fewest_points", "points": 5, "counts": [1, 0], "holder": 1},
    ]
    assert view["pile"] == sum(view["pile_cards"].values()) == 41
    assert view["pile_cards"]["ones:2"] == 1
    assert "ones:2*" not in view["pile_cards"]
    assert view["cards_to_win"] == 10


def test_the_extra_roll_is_told() -> None:
    """Such a turn starts with four rolls."""
    state = follow(RULES, dealt(RULES), "roll 1 2 3 4", "0: place x 1", "0: done", "roll 1 2 3 4", "1: done")
    view = seen(RULES, state)
    assert (view["extra_roll"], view["rolls_left"], view["turn"]) == (True, 4, 0)


@pytest.mark.parametrize("rules", [dicetto(bonus=True), AT_END])
def test_every_id_in_a_view_has_a_word(rules: Dicetto) -> None:
    """There are words for cards, bonus cards, colours, the deck and the items of the sheet."""
    for card in rules.cards:
        kind = str(card).split(":", maxsplit=1)[0]
        assert SAY.term("dicetto", "card", kind) != kind
    view = seen(rules, dealt(rules, players=4))
    for colour in view["colours"]:
        assert f"dicetto-colour-{colour}" in SAY
    assert f"dicetto-deck-{view['deck']}" in SAY
    for item in view["sheets"][0]["items"]:
        assert f"dicetto-item-{item['id']}" in SAY
    for place in view["row"]:
        assert SAY.term("dicetto", "asks", place["asks"]) != place["asks"]


def test_our_own_deck_is_called_so() -> None:
    """This holds wherever the deck is shown."""
    assert SAY("dicetto-deck-built-in") == "our own deck"
    assert "our own deck" in SAY("dicetto-rules")
