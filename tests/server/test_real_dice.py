"""Games with real dice: previewed, entered with the choice, and corrected afterwards."""

from typing import Any

import pytest

from noppa import rules
from server.conftest import Meet
from server.running import Person


def real(one: Person, game: str = "yatzy", **options: Any) -> str:
    """Create a game of two people at one device, with real dice."""
    return str(one.make(game, "here", "here", dice="real", **options)["game"]["id"])


def texts(one: Person, game_id: str) -> list[str]:
    """Return the events of a game."""
    return [event["text"] for event in one.ask("GET", f"/api/games/{game_id}/events")["events"]]


def test_dice_are_tried_out_and_nothing_is_entered(url: str, meet: Meet) -> None:
    """The preview's scores are those of the rules, and no roll is left to be made."""
    one = meet(url)
    game_id = real(one)
    response = one.ask("POST", f"/api/games/{game_id}/preview", dice=[6, 6, 6, 5, 5])["views"][0]["view"]
    law = rules("yatzy")
    scored = law.view(law.roll(law.start(2), (6, 6, 6, 5, 5)), 0)["moves"]
    assert {move["move"]: move["points"] for move in response["moves"]} == {
        move["move"]: move["points"] for move in scored if move["kind"] == "score"
    }
    assert response["rolls_left"] == 0
    assert texts(one, game_id) == ["start"]


def test_final_dice_and_the_row_are_one_command(url: str, meet: Meet) -> None:
    """Either all of it happens or nothing; a full row leaves the dice unentered too."""
    one, two = meet(url), meet(url)
    game_id = real(one)
    one.act(game_id, "dice", dice=[6, 6, 6, 5, 5], moves=["score full_house"])
    assert texts(one, game_id) == ["start", "roll 6 6 6 5 5", "0: score full_house"]
    one.act(game_id, "dice", 1, dice=[1, 1, 1, 5, 5], moves=["score chance"])
    assert one.act(game_id, "dice", dice=[1, 2, 3, 4, 5], moves=["score full_house"], status=409)["code"]
    assert two.act(game_id, "dice", dice=[1, 2, 3, 4, 5], moves=["score ones"], status=403)["code"] == "players-only"
    assert len(texts(one, game_id)) == 5


def test_a_move_that_waits_for_the_last_roll_comes_after_rolls_that_were_not_entered(url: str, meet: Meet) -> None:
    """In KIVI the box is possible then; with every roll entered it has to wait."""
    one = meet(url)
    nothing = [1, 2, 3, 5, 6, 6]
    game_id = real(one, "kivi")
    shown = one.ask("POST", f"/api/games/{game_id}/preview", dice=nothing)["views"][0]["view"]
    assert [move["move"] for move in shown["moves"]] == ["box"]
    one.act(game_id, "dice", dice=nothing, moves=["box"])
    keep = "0: keep 1 2 3 5 6"
    assert texts(one, game_id)[1:] == ["roll 1 2 3 5 6 6", keep, "roll 6", keep, "roll 6", "0: box"]
    one.act(game_id, "dice", 1, dice=nothing)
    assert [move["move"] for move in one.look(game_id)["views"][1]["view"]["moves"]] == ["box"]
    one.act(game_id, "play", 1, moves=["box"])
    every = real(one, "kivi", every_roll=True)
    shown = one.ask("POST", f"/api/games/{every}/preview", dice=nothing)["views"][0]["view"]
    assert shown["rolls_left"] == 2
    assert any(move["kind"] == "keep" for move in shown["moves"])


def test_any_entry_can_be_looked_at_and_put_right(url: str, meet: Meet) -> None:
    """The choices are shown; entries that no longer fit afterwards are named and removed."""
    one = meet(url)
    game_id = real(one)
    one.act(game_id, "dice", dice=[6, 6, 6, 5, 5], moves=["score chance"])
    one.act(game_id, "dice", 1, dice=[1, 1, 1, 5, 5], moves=["score chance"])
    entries = one.ask("GET", f"/api/games/{game_id}/entries")["entries"]
    assert [(entry["number"], entry["seat"], entry["text"]) for entry in entries] == [
        (1, 0, "roll 6 6 6 5 5"),
        (2, 0, "0: score chance"),
        (3, 1, "roll 1 1 1 5 5"),
        (4, 1, "1: score chance"),
    ]
    looked = one.ask("GET", f"/api/games/{game_id}/entries/2")
    assert "score full_house" in {move["move"] for move in looked["view"]["moves"]}
    assert one.ask("GET", f"/api/games/{game_id}/entries/1")["view"]["pending"]["kind"] == "roll"
    assert one.act(game_id, "amend", number=2, text="score full_house")["first_conflict"] is None
    assert one.look(game_id)["game"]["scores"] == [28, 13]
    assert one.act(game_id, "amend", number=2, text="keep 6 6 6")["first_conflict"] == 3
    assert [entry["text"] for entry in one.ask("GET", f"/api/games/{game_id}/entries")["entries"]] == [
        "roll 6 6 6 5 5",
        "0: keep 6 6 6",
    ]


@pytest.mark.parametrize(
    ("dice", "status", "code"),
    [([1, 2, 3], 409, "roll-count"), ([1, 2, 3, 4, 7], 409, "roll-face"), ([], 422, "request-invalid")],
)
def test_dice_that_cannot_be_are_refused(url: str, meet: Meet, dice: list[int], status: int, code: str) -> None:
    """They are refused as in an entry."""
    one = meet(url)
    game_id = real(one)
    assert one.ask("POST", f"/api/games/{game_id}/preview", status, dice=dice)["code"] == code


def test_who_may_look_and_where(url: str, meet: Meet) -> None:
    """Only players preview dice, and only real ones; a missing entry is refused."""
    one, two = meet(url), meet(url)
    game_id = real(one)
    dice = [1, 2, 3, 4, 5]
    assert two.ask("POST", f"/api/games/{game_id}/preview", 403, dice=dice)["code"] == "players-only"
    assert one.ask("GET", f"/api/games/{game_id}/entries/7", 409)["code"] == "step-unknown"
    fair = one.make("yatzy", "here")["game"]["id"]
    assert one.ask("POST", f"/api/games/{fair}/preview", 409, dice=dice)["code"] == "dice-not-real"
    waiting = one.make("yatzy", "here", "link")["game"]["id"]
    assert one.ask("GET", f"/api/games/{waiting}/entries", 409)["code"] == "game-not-started"


def test_what_is_withheld_is_no_entry_of_others(url: str, meet: Meet) -> None:
    """While a round of Dice Trip is open, another seat's writings are neither listed nor shown."""
    one, two = meet(url), meet(url)
    created = one.make("dicetrip", "here", "link", dice="real")
    two.sit(created["invites"][0]["invite"])
    game_id = created["game"]["id"]
    one.act(game_id, "dice", dice=[1, 2, 3, 4])
    one.act(game_id, "play", moves=["stand"])
    write = next(move["move"] for move in one.look(game_id)["views"][0]["view"]["moves"] if move["kind"] == "write")
    number = one.act(game_id, "play", moves=[write])["last"]
    mine = {entry["number"] for entry in one.ask("GET", f"/api/games/{game_id}/entries")["entries"]}
    theirs = {entry["number"] for entry in two.ask("GET", f"/api/games/{game_id}/entries")["entries"]}
    assert mine - theirs == {number}
    assert two.ask("GET", f"/api/games/{game_id}/entries/{number}", 409)["code"] == "step-unknown"
    response = {event["number"]: event for event in two.ask("GET", f"/api/games/{game_id}/events")["events"]}[number]
    assert (response["text"], response["seat"], response["withheld"]) == ("", None, None)
    own = {event["number"]: event for event in one.ask("GET", f"/api/games/{game_id}/events")["events"]}[number]
    assert (own["text"], own["seat"], own["withheld"]) == (f"0: {write}", 0, 0)
