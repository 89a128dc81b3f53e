"""Records and finished games step by step, their reviews, and one's own history."""

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from host.changed import changed
from noppa import rules
from noppa.bots import BOTS
from noppa.core.changes import change
from noppa.core.fair import FairDice
from noppa.core.record import Record
from noppa.core.sources import RealDice
from noppa.core.table import Seat, Table
from noppa.games import games
from noppa.server.sentences import Sentences
from noppa.service.jobs.record_steps import record_steps
from server.conftest import Meet
from server.running import Person, next_act


@cache
def record_of(game: str) -> Record:
    """Return a game that two simple bots played with fair dice."""
    dice = FairDice(bytes(range(32)), "a game", ("one", "two"))
    table = Table(rules(game), [Seat("Aino", "bot", "simple"), Seat("Väinö", "bot", "simple")], dice, BOTS)
    while table.step():
        pass
    return Record.of(table)


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.text("ab", max_size=2),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text("abc", max_size=2), inner, max_size=3),
    max_leaves=8,
)


@given(PLAIN, PLAIN)
def test_a_change_makes_one_value_of_the_other(before: Any, after: Any) -> None:
    """This includes removed keys, longer lists, and 1 that becomes true; equal values need no change."""
    found = change(before, after)
    rebuilt = before if found is None else changed(before, found)
    assert json.dumps(rebuilt, sort_keys=True) == json.dumps(after, sort_keys=True)
    assert (found is None) == (json.dumps(before, sort_keys=True) == json.dumps(after, sort_keys=True))


@pytest.mark.parametrize("game", list(games()))
def test_every_step_shows_the_position_that_a_replay_reaches(game: str) -> None:
    """The views, rebuilt from their changes, are those of the rules with nothing hidden."""
    record = record_of(game)
    steps = json.loads(json.dumps(record_steps(record.text(), Sentences(), check=True)))
    law = rules(game)
    view = steps["view"]
    assert len(steps["steps"]) == len(record.events)
    for table, step in zip(record.steps(law), steps["steps"], strict=True):
        view = changed(view, step["change"]) if step["change"] else view
        assert view == json.loads(json.dumps(law.view(table.state, revealed=True)))
        assert step["text"] == str(table.events[-1])
    assert steps["check"]["checked"] > 5
    assert steps["check"]["problem"] is steps["first_conflict"] is None
    assert steps["scores"] == [sheet.total for sheet in law.sheet(table.state)]
    assert steps["winners"]


def test_an_open_round_is_shown_open() -> None:
    """In Dice Trip a writing is shown while the other still chooses: the game is already over."""
    record, law = record_of("dicetrip"), rules("dicetrip")
    for table in record.steps(law):
        hidden = law.observed(table.state, None) != table.state
        assert hidden == bool(table.hidden)
        assert law.view(table.state, revealed=True)["trips"] == law.view(table.state, 0, revealed=True)["trips"]
        if hidden:
            assert law.view(table.state, revealed=True)["trips"] != law.view(table.state)["trips"]


def test_a_record_is_opened_and_reviewed_over_http(url: str, meet: Meet) -> None:
    """The dice are checked; luck and loss are given with the better move and the reason."""
    person, text = meet(url), record_of("yatzy").text()
    response = person.ask("POST", "/api/records", record=text)
    assert response["game"] == "yatzy"
    assert [seat["name"] for seat in response["seats"]] == ["Aino", "Väinö"]
    found = person.ask("POST", "/api/records/review", record=text)
    assert len(found["numbers"]) + 1 == len(found["review"]["seats"][0]["curve"])
    for entry in found["costly"]:
        assert response["steps"][entry["number"]]["text"] == f"{entry['seat']}: {entry['move']}"
        assert entry["reason"]
        assert entry["loss"] > 0


def _altered(record: Mapping[str, Any], number: int, text: str) -> str:
    events = list(record["events"])
    events[number] = text
    return json.dumps({**record, "events": events})


YATZY: dict[str, Any] = json.loads(record_of("yatzy").text())
ROLL = next(number for number, text in enumerate(YATZY["events"]) if text.startswith("roll "))
OTHER = "roll 1 1 1 1 1" if YATZY["events"][ROLL] != "roll 1 1 1 1 1" else "roll 2 2 2 2 2"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "record-not-a-record"),
        ("\x00\x7fELF", "record-not-a-record"),
        ('{"scores": [1, 2]}', "record-not-a-record"),
        (record_of("yatzy").text()[:700], "record-not-json"),
        (json.dumps(YATZY | {"game": "chess"}), "game-unknown"),
        (json.dumps(YATZY | {"rules_version": 99}), "record-rules-version"),
        (json.dumps(YATZY | {"events": []}), "event-misfit"),
        (json.dumps(YATZY | {"players": []}), "players"),
        (json.dumps(YATZY | {"options": {"colour": "red"}}), "option-unknown"),
        (_altered(YATZY, ROLL, "roll seven"), "record-event"),
    ],
)
def test_what_is_no_record_is_refused_with_a_sentence(url: str, meet: Meet, text: str, code: str) -> None:
    """Both endpoints that read a record refuse it with the same code."""
    for path in ("/api/records", "/api/records/review"):
        problem = meet(url).ask("POST", path, 409, record=text)
        assert problem["code"] == code
        assert problem["sentence"]


def test_a_record_that_is_too_long_is_refused(url: str, meet: Meet) -> None:
    """It is refused before it is parsed."""
    assert meet(url).ask("POST", "/api/records", 413, record="x" * 300_000)["code"] == "body-too-long"


def test_altered_dice_are_found_and_the_record_can_still_be_looked_at(url: str, meet: Meet) -> None:
    """The response names the event that differs; the steps go as far as the events fit."""
    response = meet(url).ask("POST", "/api/records", record=_altered(YATZY, ROLL, OTHER))
    problem = response["check"]["problem"]
    assert problem["code"] == "verify-differs"
    assert problem["params"]["number"] == ROLL
    assert len(response["steps"]) > ROLL


def test_a_step_against_the_rules_ends_the_steps(url: str, meet: Meet) -> None:
    """The steps before it are shown."""
    response = meet(url).ask("POST", "/api/records", record=_altered(YATZY, ROLL + 1, "1: score chance"))
    assert response["first_conflict"]["code"] == "event-misfit"
    assert response["first_conflict"]["params"]["number"] == ROLL + 1
    assert len(response["steps"]) == ROLL + 1


def test_real_dice_have_nothing_to_check() -> None:
    """The record is still shown."""
    table = Table(rules("yatzy"), [Seat("Aino")], RealDice())
    table.enter((1, 2, 3, 4, 5))
    steps = record_steps(Record.of(table).text(), Sentences(), check=True)
    assert steps["check"]["problem"]["code"] == "verify-real-dice"
    assert steps["real_dice"]
    assert steps["winners"] == []


def _play(person: Person, game_id: str, most: int = 4000) -> Any:
    """Play a game whose seats are all this person's until it is over."""
    for _ in range(most):
        response = person.look(game_id)
        if response["game"]["status"] == "over":
            return response
        seat = next(seat for seat in response["you"]["seats"] if next_act(response, seat))
        kind, body = next_act(response, seat) or ("", {})
        person.act(game_id, kind, seat, **body)
    raise AssertionError


def test_a_finished_game_is_stepped_through_and_stands_in_the_history(url: str, meet: Meet) -> None:
    """It has colours and shapes; nobody else's history has it, and a stopped game counts for nobody."""
    person = meet(url)
    created = person.make("yatzy", "here", "here")
    game_id = created["game"]["id"]
    assert person.ask("GET", f"/api/games/{game_id}/steps", 409)["code"] == "game-not-over"
    over = _play(person, game_id)
    response = person.ask("GET", f"/api/games/{game_id}/steps")
    assert [seat["colour"] for seat in response["seats"]] == [seat["colour"] for seat in over["game"]["seats"]]
    assert response["check"] is None
    assert response["winners"] == over["game"]["winners"]
    stopped = person.make("yatzy", "here")["game"]["id"]
    person.act(stopped, "stop")
    played = person.ask("GET", "/api/history")["played"]
    assert [part["seat"] for part in played] == [0, 1]
    assert [part["score"] for part in played] == over["game"]["scores"]
    assert [part["seat"] for part in played if part["won"]] == over["game"]["winners"]
    assert person.ask("GET", "/api/history")["played"] == played
    assert meet(url).ask("GET", "/api/history")["played"] == []
