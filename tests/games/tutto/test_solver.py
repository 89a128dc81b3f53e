"""The solved tables, compared with turns by the readable rules, and their cache."""

from array import array
from importlib import import_module
from pathlib import Path

import platformdirs
import pytest

import noppa
from games.tutto.slow import Sheet, Slow, pile_of
from noppa.games.tutto.packing import tables_of
from noppa.games.tutto.rules import Tutto
from noppa.games.tutto.solved import FIRST, LAST, SECOND, VALUES, Solved, solve, solved
from noppa.native import call

SETTLED = 1e-12
SMALL = pile_of(bonus_200=1, plus_minus=1, stop=1)
EVERY_CARD = pile_of(
    clover=1, firework=1, stop=2, straight=1, plus_minus=1, double=1, bonus_200=1, bonus_400=1, bonus_600=1
)
OPTIONS: list[dict[str, object]] = [
    {},
    {"ending": "equal_turns"},
    {"floor_at_zero": False},
    {"leader_plus_minus": "plays_on"},
    {"straight_is_tutto": False},
]


def rules_of(options: dict[str, object]) -> Tutto:
    """Return rules with these options."""
    variant = noppa.rules("tutto", **options)  # type: ignore[arg-type]
    assert isinstance(variant, Tutto)
    return variant


def solved_for(rules: Tutto, pile: tuple[int, ...]) -> Solved:
    """Return the tables of a game with another pile."""
    return solve(rules, pile=pile, settled=SETTLED)


def in_tables(rules: Tutto, known: Solved, sheet: Sheet) -> float:
    """Return the first seat's chance from the tables."""
    first, second, seat, reached = sheet
    need, rival = (rules.target - first) // 50, (rules.target - second) // 50
    if reached:
        return 1 - known.chance(LAST, rival, need)
    return known.chance(FIRST, need, rival) if seat == 0 else 1 - known.chance(SECOND, rival, need)


def check(rules: Tutto, pile: tuple[int, ...], sheets: list[Sheet]) -> None:
    """Check that the tables' value of a turn is the one by the rules, given the tables for the next turn."""
    known = solved_for(rules, pile)
    slow = Slow(rules, pile, lambda sheet: in_tables(rules, known, sheet))
    for sheet in sheets:
        assert slow.turn(sheet) == pytest.approx(in_tables(rules, known, sheet), abs=1e-9), sheet


@pytest.mark.parametrize("options", OPTIONS[:4], ids=str)
def test_turns_are_worth_what_the_rules_say(options: dict[str, object]) -> None:
    """The pile has three cards, and the target is 500."""
    rules = rules_of(options | {"target": 500})
    sheets: list[Sheet] = [(150, 400, 1, False), (200, 350, 0, False)]
    if not rules.at_once:
        sheets = [(150, 400, 1, False), (550, 300, 1, True)]
    if not rules.floor_at_zero:
        sheets.append((-200, 450, 0, False))
    check(rules, SMALL, sheets)


@pytest.mark.exhaustive
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_turns_are_worth_what_the_rules_say_with_every_card(options: dict[str, object]) -> None:
    """All kinds of cards are in it, and the target takes more than one turn."""
    rules = rules_of(options | {"target": 1200})
    sheets: list[Sheet] = [(0, 0, 0, False), (500, 1050, 1, False), (200, 1100, 0, False), (700, 700, 1, False)]
    if not rules.at_once:
        sheets += [(1300, 1000, 1, True), (2000, 100, 1, True)]
    check(rules, EVERY_CARD, sheets)


def test_two_seats_share_one_win() -> None:
    """The first player is slightly ahead, one about to win is far ahead, and chances are between 0 and 1."""
    known = solved_for(rules_of({"target": 1000}), SMALL)
    level = known.chance(FIRST, 20, 20)
    assert 0.5 < level < 0.6
    assert known.chance(FIRST, 1, 20) > level + 0.2
    assert known.chance(FIRST, 20, 1) < level - 0.1
    assert all(0 <= value <= 1 for value in known.values)


@pytest.mark.parametrize("target", [500, 6000, 6050, 10_000, 50_000])
@pytest.mark.parametrize("floor_at_zero", [True, False])
def test_the_grid_has_every_need_near_the_target_and_few_lines(target: int, floor_at_zero: bool) -> None:  # noqa: FBT001
    """Needs up to 2000 have their line, the first position too, and values between lines are linear."""
    tables = tables_of(rules_of({"target": target, "floor_at_zero": floor_at_zero}))
    room = array("i", bytes(4 * 192))
    lines = list(room[: call("tutto_lines", tables, room)])
    most = target // 50 + (0 if floor_at_zero else 20)
    assert lines[: min(40, most)] == list(range(1, min(40, most) + 1))
    assert lines[-1] == most
    assert len(lines) <= 121
    values = array("d", [need + 2.0 * rival for need in lines for rival in lines])
    flat = Solved(tables, values + array("d", bytes(8 * (call("tutto_size", tables, VALUES) - len(values)))))
    for need, rival in ((1, most), (most // 2, most // 3 + 1), (most, 3)):
        assert flat.chance(FIRST, need, rival) == pytest.approx(need + 2 * rival)
    assert flat.chance(FIRST, most + 7, 1) == pytest.approx(most + 2)


def test_tables_are_kept_and_made_again_when_damaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are solved once, read from the file after that, and solved again when the file is truncated."""
    monkeypatch.setattr(platformdirs, "user_cache_path", lambda _name: tmp_path)
    rules, progress = rules_of({"target": 550}), list[float]()
    first = solved(rules, progress.append, fresh=True)
    assert progress
    assert progress == sorted(progress)
    assert 0 < progress[0] < progress[-1] <= 1
    (file,) = (tmp_path / "tables").iterdir()
    for damage, asked_again in ((False, False), (True, True)):
        monkeypatch.setattr(import_module("noppa.games.tutto.solved"), "_latest", {})
        if damage:
            file.write_bytes(file.read_bytes()[:-8])
        progress.clear()
        again = solved(rules, progress.append)
        assert bool(progress) is asked_again
        assert list(again.values) == pytest.approx(list(first.values), abs=1e-5)
