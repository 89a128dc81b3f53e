"""A record from before an option existed still opens and replays unchanged."""

import json

import pytest

from noppa import BadRecord, rules
from noppa.core.record import Record
from noppa.core.record_file import read
from noppa.core.sources import RealDice
from noppa.core.table import Seat, Table
from noppa.games import games, rules_of


def five_alike_placed() -> Record:
    """Return a record of the earlier Italian edition of KIVI: five equal dice on a target that they do not meet."""
    variant = rules("kivi", "italian", alike="wild")
    at = Table(variant, [Seat("Aino"), Seat("Eino")], RealDice())
    at.enter((4, 4, 4, 4, 4, 5))
    at.play(0, variant.parse("place a1"))
    return Record.of(at)


def test_a_record_from_before_an_option_replays() -> None:
    """Without the option in its file the game replays as before; with the edition's value it does not fit."""
    data = json.loads(five_alike_placed().text())
    assert data["options"].pop("alike") == "wild"
    old = read(json.dumps(data))
    assert rules_of(old).options == {"run_of_six": "take_over", "alike": "wild"}
    assert len(old.replay(rules_of(old)).history) == 2
    data["options"]["alike"] = "plain"
    new = read(json.dumps(data))
    with pytest.raises(BadRecord, match="event-misfit"):
        new.replay(rules_of(new))


def test_only_options_that_came_later_are_filled_in() -> None:
    """All others are in every record, or were deliberately left to the edition."""
    kivi = games()["kivi"]
    assert kivi.recorded({}) == {"alike": "wild"}
    assert kivi.recorded({"alike": "plain", "run_of_six": "vacant"}) == {"alike": "plain", "run_of_six": "vacant"}
    assert games()["yatzy"].recorded({}) == {}
