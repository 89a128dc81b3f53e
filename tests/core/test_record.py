import json
import time
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from noppa import BadRecord, NoppaError, rules
from noppa.bots import BOTS
from noppa.core import record_file
from noppa.core.fair import FairDice
from noppa.core.record import Record
from noppa.core.sources import RealDice, Recorded, Seeded
from noppa.core.table import Seat, Table
from noppa.games import rules_of

FAIR = FairDice(bytes(range(32)), "game", ("Aino", "bot"))


def played(source: Recorded, edition: str = "international") -> Table:
    """Return a finished game of two bots."""
    seats = [Seat("Aino", "bot", "simple"), Seat("Robotti", "bot", "simple")]
    table = Table(rules("yatzy", edition, bonus_from=64), seats, source, BOTS)
    while table.step():
        pass
    return table


FINISHED = played(FAIR)
TEXT = Record.of(FINISHED).text()
DATA: dict[str, Any] = json.loads(TEXT)


def changed(**changes: Any) -> str:
    """Return the record's text with some keys changed; None drops a key."""
    return json.dumps({key: value for key, value in (DATA | changes).items() if value is not None})


def test_a_record_is_readable_by_people_and_reads_back() -> None:
    """It is indented JSON with one event per line, in notation."""
    assert '"0: score chance"' in TEXT
    assert all(len(line) < 120 for line in TEXT.splitlines())
    assert record_file.read(TEXT) == Record.of(FINISHED)
    assert record_file.read(TEXT).text() == TEXT


@pytest.mark.parametrize("edition", ["international", "danish"])
@pytest.mark.parametrize("source", [FAIR, Seeded(3)], ids=["fair", "seeded"])
def test_a_record_replays_and_verifies(source: Recorded, edition: str) -> None:
    """The replay has the same position and the same events; every roll is checked."""
    table = played(source, edition)
    record = record_file.read(Record.of(table).text())
    replayed = record.replay(rules_of(record))
    assert (replayed.state, replayed.events) == (table.state, table.events)
    rolls = sum(line.startswith("roll") for line in json.loads(record.text())["events"])
    assert record.verify(rules_of(record)) == rolls


def test_an_unfinished_game_goes_on_with_the_dice_it_would_have_had() -> None:
    """Saving and resuming changes no die."""
    whole = played(FAIR)
    record = Record.of(whole)
    cut = Record(**{name: getattr(record, name) for name in Record.__slots__} | {"events": record.events[:40]})
    table = cut.replay(rules_of(cut), BOTS)
    while table.step():
        pass
    assert table.events == whole.events


def test_one_changed_die_is_named() -> None:
    """The verifier names the first event that differs, and the result from the seeds."""
    events = list(DATA["events"])
    at = next(number for number, line in enumerate(events) if line.startswith("roll") and number > 20)
    roll = events[at].split()
    events[at] = " ".join(["roll", str(int(roll[1]) % 6 + 1), *roll[2:]])
    record = record_file.read(changed(events=events))
    with pytest.raises(BadRecord) as caught:
        record.verify(rules_of(record))
    assert caught.value.code == "verify-differs"
    assert caught.value.params == {"number": at, "event": events[at], "promised": DATA["events"][at]}


def test_another_seed_than_promised_is_found() -> None:
    """The revealed seed must match the published hash."""
    dice = DATA["dice"] | {"server_seed": "00" * 32}
    record = record_file.read(changed(dice=dice))
    with pytest.raises(BadRecord) as caught:
        record.verify(rules_of(record))
    assert caught.value.code == "verify-commitment"


def test_real_dice_have_nothing_to_verify() -> None:
    """The result says so explicitly."""
    table = Table(rules("yatzy"), [Seat("Aino")], RealDice())
    with pytest.raises(BadRecord) as caught:
        Record.of(table).verify(table.rules)
    assert caught.value.code == "verify-real-dice"


@pytest.mark.parametrize("step", [97, pytest.param(1, marks=pytest.mark.exhaustive)])
def test_a_record_cut_at_any_byte_is_refused(step: int, tmp_path: Path) -> None:
    """No part of a record is accepted as a whole one."""
    whole = TEXT.replace("Aino", "Äijö").encode()
    path = tmp_path / "cut.json"
    for length in range(0, len(whole.rstrip()), step):
        path.write_bytes(whole[:length])
        with pytest.raises(BadRecord):
            record_file.load(path)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(st.binary(max_size=200))
def test_random_bytes_are_refused(tmp_path: Path, found: bytes) -> None:
    """Whatever the file contains, the error is one of ours."""
    path = tmp_path / "random.json"
    path.write_bytes(found)
    with pytest.raises(BadRecord):
        record_file.load(path)


@settings(deadline=None)
@given(st.data())
def test_a_damaged_record_never_replays_to_something_else_unseen(data: st.DataObject) -> None:
    """With one byte changed there is an error of ours, or a record with exactly that content."""
    found = bytearray(TEXT.encode())
    at = data.draw(st.integers(0, len(found) - 1))
    found[at] = data.draw(st.integers(0, 255))
    try:
        record = record_file.read(found.decode())
        table = record.replay(rules_of(record))
    except (NoppaError, UnicodeDecodeError):
        return
    assert [str(event) for event in table.events] == [str(event) for event in record.events]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "record-not-a-record"),
        ("# Noppa", "record-not-a-record"),
        ('{"format": ', "record-not-json"),
        ("[]", "record-not-a-record"),
        ("{}", "record-not-a-record"),
        ("[" * 100_000, "record-not-a-record"),
        ('{"format": 1' + "0" * 5000 + "}", "record-not-a-record"),
        ('{"a": 1, "a": 2}', "record-key-twice"),
        ('{"a": NaN}', "record-value"),
        (changed(format_version=2), "record-format-version"),
        (changed(extra=1), "record-key-unknown"),
        (changed(events=None), "record-key-missing"),
        (changed(events="start"), "record-value"),
        (changed(events=["start", 3]), "record-value"),
        (changed(events=["start", "jump"]), "record-event"),
        (changed(game=7), "record-value"),
        (changed(rules_version=True), "record-value"),
        (changed(players=[{"name": "Aino"}]), "record-value"),
        (changed(players=[{"name": "A", "kind": "ghost", "player": ""}]), "record-value"),
        (changed(players=[{"name": 1, "kind": "bot", "player": ""}]), "record-value"),
        (changed(dice={"kind": "loaded"}), "record-value"),
        (changed(dice={"kind": "seeded", "seed": "7"}), "record-value"),
        (changed(dice={"kind": "seeded", "seed": 7, "x": 1}), "record-key-unknown"),
        (changed(dice=DATA["dice"] | {"server_seed": "xyz"}), "record-value"),
        (changed(dice=DATA["dice"] | {"scheme": "other"}), "record-value"),
        (changed(dice=DATA["dice"] | {"player_seeds": [1]}), "record-value"),
        (changed(content={}), "record-key-missing"),
        (changed(content={}, content_hash="0"), "record-content-hash"),
    ],
)
def test_what_is_wrong_in_a_record_has_a_code(text: str, code: str) -> None:
    """Unknown and missing keys, wrong types and other versions are each named."""
    with pytest.raises(BadRecord) as caught:
        record_file.read(text)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"game": "chess"}, "game-unknown"),
        ({"edition": "martian"}, "edition-unknown"),
        ({"options": {"bonus_from": 7}}, "option-value"),
        ({"rules_version": 99}, "record-rules-version"),
        ({"events": []}, "event-misfit"),
        ({"events": ["roll 1 1 1 1 1"]}, "event-misfit"),
        ({"events": ["start", "roll 1 1 1 1 7"]}, "event-misfit"),
        ({"events": ["start", "0: score ones"]}, "event-misfit"),
        ({"events": ["start", "end over"]}, "event-misfit"),
        ({"events": ["start", "start"]}, "event-misfit"),
        ({"players": []}, "players"),
    ],
)
def test_a_record_that_breaks_its_rules_is_refused_where_it_does(changes: dict[str, Any], code: str) -> None:
    """The error has the number of the event, its text, and the reason."""
    record = record_file.read(changed(**changes))
    with pytest.raises(NoppaError) as caught:
        record.replay(rules_of(record))
    assert caught.value.code == code
    if code == "event-misfit":
        assert caught.value.params["number"] == len(changes["events"][1:])


def test_a_file_that_is_not_there_or_too_long_is_refused(tmp_path: Path) -> None:
    """It is refused before all of it is read."""
    with pytest.raises(BadRecord) as caught:
        record_file.load(tmp_path / "none.json")
    assert caught.value.code == "record-no-file"
    long = tmp_path / "long.json"
    with long.open("wb") as file:
        file.truncate(record_file.MOST_BYTES + 1)
    with pytest.raises(BadRecord) as caught:
        record_file.load(long)
    assert caught.value.code == "record-too-long"


def test_saving_is_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A crash while writing leaves the old file and no temporary one."""
    path = tmp_path / "game.json"
    Record.of(FINISHED).save(path)
    assert path.read_text(encoding="utf-8") == TEXT

    def crash(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", crash)
    with pytest.raises(OSError, match="No space"):
        Record.of(played(Seeded(9))).save(path)
    assert path.read_text(encoding="utf-8") == TEXT
    assert list(tmp_path.iterdir()) == [path]


def test_a_record_with_very_many_keys_is_read_in_linear_time() -> None:
    """They are refused as unknown, not compared with each other."""
    text = json.dumps({"format": "noppa record", "format_version": 1, **{f"key {n}": 1 for n in range(20_000)}})
    began = time.process_time()
    with pytest.raises(BadRecord, match="record-key-unknown"):
        record_file.read(text)
    assert time.process_time() - began < 2
