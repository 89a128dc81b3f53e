"""The published board, custom boards, and boards that are refused."""

import json
import random
from copy import deepcopy
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from games.kivi.tables import kivi, position, sentence, small_board
from noppa import BadOption
from noppa.core import record_file
from noppa.core.record import Record
from noppa.games import rules_of
from noppa.games.kivi.board import Board, read_board
from noppa.testing import conformance as kit

TEXT = files("noppa.games.kivi").joinpath("board.toml").read_text(encoding="utf-8")
PRINTED = """
    AABB   ABCDE   <=12    AAA     odd     even    AAA
    even   AAAABB  AAA     AABBCC  ABCD    AAABBB  >=30
    ABCD   AAAA    >=30    ABCDE   AAAABB  odd     AAABB
    <=12   AAABB   even    AAABBB  <=12    AABB    ABCDE
    AAA    ABCDE   AABBCC  odd     AAAA    >=30    AABB
    odd    AAABBB  ABCD    AAAABB  AAABB   AABBCC  <=12
    ABCD   >=30    AAAA    AABB    odd     AAAA    AAABB
"""
VALUES = "1221221 2313132 1222321 2123212 1232221 2313132 1221221"
MEANING = {
    "AABB": "two_pairs",
    "AAA": "three_of_a_kind",
    "ABCD": "run_of_4",
    "AAABB": "three_and_two",
    "AAAA": "four_of_a_kind",
    "ABCDE": "run_of_5",
    "even": "all_even",
    "odd": "all_odd",
    "<=12": "at_most_12",
    ">=30": "at_least_30",
    "AABBCC": "three_pairs",
    "AAABBB": "two_triples",
    "AAAABB": "four_and_two",
}
WORTH = {1: "AABB AAA ABCD AAABB", 2: "AAAA ABCDE even odd <=12 >=30", 3: "AABBCC AAABBB AAAABB"}


def test_the_published_board_is_the_printed_one() -> None:
    """Every square has its printed target and value; all odd occurs five times, all even three."""
    squares = kivi().view(kivi().start(2))["board"]["squares"]
    assert [square["target"] for square in squares] == [MEANING[printed] for printed in PRINTED.split()]
    assert [square["value"] for square in squares] == [int(value) for value in VALUES.replace(" ", "")]
    assert [PRINTED.count(parity) for parity in ("odd", "even")] == [5, 3]


def test_a_target_of_the_published_board_has_one_value() -> None:
    """White squares count 1, black 2, red 3, and a target has one colour."""
    for square in kivi().view(kivi().start(2))["board"]["squares"]:
        values = [value for value, printed in WORTH.items() if square["target"] in map(MEANING.get, printed.split())]
        assert values == [square["value"]]


def test_an_example_meets_its_target() -> None:
    """Every target on the board has six dice that may be placed on each of its vacant squares."""
    board = kivi().view(kivi().start(2))["board"]
    assert sorted(board["examples"]) == sorted(MEANING.values())
    for target, dice in board["examples"].items():
        opened = kivi().view(position(kivi(), tuple(dice)))["open"]
        squares = {square["square"] for square in board["squares"] if square["target"] == target}
        assert squares <= set(opened), target


def test_squares_are_named_by_column_and_row() -> None:
    """Columns are letters from the left, rows numbers from the top, up to l12."""
    names = kivi().board.names
    assert (names[0], names[6], names[7], names[24], names[48]) == ("a1", "g1", "a2", "d4", "g7")
    assert kivi(board=small_board(*["all_odd " * 12] * 12)).board.names[-1] == "l12"


def test_a_board_is_given_as_path_text_data_or_board(tmp_path: Path) -> None:
    """All ways to give a board make the same one, and it goes into the record as plain data."""
    file = tmp_path / "board.toml"
    file.write_text(TEXT, encoding="utf-8")
    plain = kivi().board.plain()
    assert kivi().content is None
    for source in (file, str(file), TEXT, plain, kivi().board):
        variant = kivi(board=source)
        assert variant.board == kivi().board
        assert variant.content is None, "the published board is no board of one's own"
        assert variant.actions == kivi().actions
    other = {**plain, "values": [[2] * 7] * 7}
    assert kivi(board=other).content == other == json.loads(json.dumps(other))


def test_actions_depend_on_the_board() -> None:
    """There are 462 keeps, a placement per square, a take-over for each two squares, and the box."""
    assert len(kivi().actions) == 462 + 49 + 49 * 48 + 1
    two = kivi(board=small_board("all_odd", "all_even"))
    placing = [str(move) for move in two.actions if str(move).startswith("place")]
    assert placing == ["place a1", "place a2", "place a1 move a2", "place a2 move a1"]


@pytest.mark.parametrize(
    "board",
    [
        small_board("all_odd"),
        small_board("two_pairs two_pairs two_pairs"),
        small_board("two_pairs all_odd", "run_of_4 all_even", "three_of_a_kind two_pairs", value=7),
        small_board(*["two_pairs run_of_4 three_of_a_kind all_even at_most_12 three_pairs " * 2] * 12, value=999),
    ],
    ids=["1x1", "1x3", "3x2", "12x12"],
)
@pytest.mark.parametrize("edition", ["international", "italian"])
def test_own_boards_keep_the_contract(board: dict[str, Any], edition: str) -> None:
    """Random games on boards of any size, even too small for all stones, obey the contract."""
    rules = kivi(edition, board=board)
    draw = random.Random(5)
    for players in (2, 4):
        table = kit.random_table(rules, players, seed=players)
        for state in kit.positions(table):
            if draw.random() < 0.1:
                kit.check_position(rules, state, players, draw)
        kit.check_position(rules, table.state, players, draw)
        kit.check_record(table, seed=players)
    kit.check_notation(rules)


def test_a_game_on_an_own_board_replays_from_its_record_alone() -> None:
    """The record has the whole board; an altered one is refused."""
    table = kit.random_table(kivi(board=small_board("two_pairs all_odd", "run_of_4 all_even")), 2, seed=1)
    for _ in kit.positions(table):
        pass
    record = record_file.read(Record.of(table).text())
    again = rules_of(record)
    assert record.replay(again).state == table.state
    assert again.content == table.rules.content


def _changed(change: str, value: Any) -> dict[str, Any]:
    """Return the published board with one value changed, addressed by its path."""
    board: Any = deepcopy(read_board(TEXT).plain())
    *way, last = [int(step) if step.isdecimal() else step for step in change.split(".")]
    table = board
    for step in way:
        table = table[step]
    if value is None:
        del table[last]
    else:
        table[last] = value
    return board  # type: ignore[no-any-return]


@pytest.mark.parametrize(
    ("change", "value", "code", "told"),
    [
        ("size.rows", 0, "kivi-board-size", {"place": "size.rows", "least": 1, "most": 12}),
        ("size.rows", 13, "kivi-board-size", {"given": "13"}),
        ("size.columns", True, "kivi-board-size", {"place": "size.columns"}),
        ("size.columns", "7", "kivi-board-size", {}),
        ("size.columns", 7.0, "kivi-board-size", {}),
        ("size", 7, "content-not-a-table", {"place": "size"}),
        ("size.columns", None, "content-key-missing", {"key": "columns"}),
        ("size.depth", 3, "content-key-unknown", {"key": "depth", "allowed": ("rows", "columns")}),
        ("targets", None, "content-key-missing", {"key": "targets"}),
        ("colours", [], "content-key-unknown", {"key": "colours"}),
        ("targets", "none", "kivi-board-rows", {"place": "targets", "rows": 7}),
        ("targets.3", None, "kivi-board-rows", {"place": "targets", "given": 6, "rows": 7}),
        ("values.0", None, "kivi-board-rows", {"place": "values"}),
        ("targets.3.3", None, "kivi-board-columns", {"place": "targets[4]", "given": 6, "columns": 7}),
        ("values.6", 3, "kivi-board-columns", {"place": "values[7]"}),
        ("values.6", [], "kivi-board-columns", {"given": 0}),
        ("size.columns", 8, "kivi-board-columns", {"place": "targets[1]", "columns": 8}),
        ("targets.3.3", "five_alike", "kivi-board-target", {"place": "d4", "target": "five_alike"}),
        ("targets.0.6", "", "kivi-board-target", {"place": "g1", "target": ""}),
        ("targets.0.6", 3, "kivi-board-target", {"place": "g1"}),
        ("targets.0.6", ["all_odd"], "kivi-board-target", {"place": "g1"}),
        ("values.1.2", 0, "kivi-board-value", {"place": "c2", "value": "0", "least": 1, "most": 999}),
        ("values.1.2", -1, "kivi-board-value", {"place": "c2"}),
        ("values.1.2", 1000, "kivi-board-value", {"place": "c2"}),
        ("values.1.2", 1.0, "kivi-board-value", {"place": "c2"}),
        ("values.1.2", True, "kivi-board-value", {"place": "c2"}),
        ("values.1.2", "1", "kivi-board-value", {"place": "c2"}),
    ],
)
def test_a_bad_board_is_refused_at_its_place(change: str, value: Any, code: str, told: dict[str, Any]) -> None:
    """The refusal names the place and what is allowed there."""
    with pytest.raises(BadOption) as caught:
        kivi(board=_changed(change, value))
    assert caught.value.code == code
    assert told.items() <= caught.value.params.items()
    assert sentence(caught.value)


def test_an_unknown_target_is_answered_with_the_known_ones() -> None:
    """The thirteen targets are listed."""
    with pytest.raises(BadOption) as caught:
        kivi(board=TEXT.replace("two_pairs", "two_twos"))
    assert set(caught.value.params["allowed"]) == set(MEANING.values())  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("board", "code"),
    [
        (7, "content-kind"),
        ([[1]], "content-kind"),
        ("no-such-board.toml", "content-no-file"),
        ("size = \n", "content-not-toml"),
        (TEXT.replace("size = {", "size = {{"), "content-not-toml"),
        (TEXT + "#" * 64_000, "content-too-long"),
        (TEXT + f"more = {'9' * 5000}\n", "content-line-too-long"),
        (TEXT.replace("[1, 2, 2, 1,", f"[0x{'f' * 500}, 2, 2, 1,", 1), "kivi-board-value"),
        ({}, "content-key-missing"),
        ({"size": {1, 2}}, "content-not-plain"),
    ],
)
def test_what_is_no_board_at_all_is_refused(board: object, code: str) -> None:
    """Wrong types, missing files, broken and too long texts have different codes."""
    with pytest.raises(BadOption) as caught:
        kivi(board=board)
    assert caught.value.code == code


def test_a_board_made_by_hand_is_checked_too() -> None:
    """A loaded value is validated the same way."""
    with pytest.raises(BadOption):
        kivi(board=Board(1, ("nonsense",), (1,)))  # type: ignore[arg-type]
