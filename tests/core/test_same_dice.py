"""The same dice for all: equal rolls in equal turns show equal dice."""

import json

import pytest

from noppa import BadRecord, Roll, rules
from noppa.core import record_file
from noppa.core.fair import FairDice
from noppa.core.record import Record
from noppa.core.sources import read_source
from noppa.core.table import Seat, Table

SEED = bytes(range(32))


def played(players: int = 2) -> Table:
    """Play three turns each: seat 0 rolls three times in each turn, seat 1 once."""
    variant = rules("yatzy")
    at = Table(variant, [Seat(str(seat)) for seat in range(players)], FairDice(SEED, "example", ("a", "b"), same=True))
    for row in ("ones", "twos", "threes"):
        at.roll()
        for _ in range(2):
            at.play(0, variant.parse("keep"))
            at.step()
        at.play(0, variant.parse(f"score {row}"))
        at.roll()
        at.play(1, variant.parse(f"score {row}"))
    return at


def test_equal_turns_get_equal_dice() -> None:
    """The number of earlier rolls does not matter."""
    rolls = [str(event) for event in played().events if str(event).startswith("roll")]
    assert rolls[0] == rolls[3]
    assert rolls[4] == rolls[7]
    assert rolls[8] == rolls[11]
    assert len(set(rolls)) == 9


def test_the_number_is_the_turn_and_the_roll_within_it() -> None:
    """As documented it is turn times 65536 plus roll, with its own tag."""
    dice = FairDice(SEED, "example", ("a", "b"), same=True)
    pending = Roll(0, 5, (0, 1, 2, 3, 4), waits=True)
    rolls = [event for event in played().events if str(event).startswith("roll")]
    expected = [0, 1, 2, 0, 65536, 65537, 65538, 65536]
    assert [str(roll) for roll in rolls[:8]] == [
        "roll " + " ".join(map(str, dice.roll(pending, number))) for number in expected
    ]
    assert dice.roll(pending, 0) != FairDice(SEED, "example", ("a", "b")).roll(pending, 0)


def test_a_record_of_it_verifies() -> None:
    """The record names the scheme; a changed roll is found."""
    at = played()
    text = Record.of(at).text()
    record = record_file.read(text)
    assert record.dice["scheme"] == "noppa-dice-1-same"
    assert record.verify(at.rules) == 12
    changed = json.loads(text)
    changed["events"][1] = "roll 1 1 1 1 1"
    with pytest.raises(BadRecord, match="verify-differs"):
        record_file.read(json.dumps(changed)).verify(at.rules)
    changed["dice"]["scheme"] = "noppa-dice-9"
    with pytest.raises(BadRecord, match="record-value"):
        read_source(changed["dice"])
