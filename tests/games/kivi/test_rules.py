"""Turns, placing, take-over, the box, and the end, with refusals that say why."""

from typing import Any

import pytest

from games.kivi.tables import kivi, legal, position, sentence, small_board
from noppa import BadOption, Choose, IllegalMove, Over, Roll, UnreadableMove
from noppa.core.keeps import Keep
from noppa.games.kivi.moves import Place, TakeOver
from noppa.games.kivi.rules import Kivi
from noppa.games.kivi.state import State
from noppa.locale import Messages
from noppa.testing.conformance import positions, random_table

NOTHING = (1, 2, 3, 5, 6, 6)
"""A roll that meets no target at all."""


def placing(rules: Kivi, state: State) -> list[str]:
    """Return the legal moves other than keeps."""
    return [text for text in legal(rules, state) if not text.startswith("keep")]


def refused(rules: Kivi, state: State, text: str) -> IllegalMove:
    """Return the refusal of a move, which must not change anything."""
    with pytest.raises(IllegalMove) as caught:
        rules.play(state, state.seat, rules.parse(text))
    assert caught.value.params["legal"] == tuple(legal(rules, state))
    assert sentence(caught.value)
    return caught.value


# A turn -------------------------------------------------------------------------------------


def test_a_turn_rolls_six_dice_and_up_to_two_times_again() -> None:
    """Kept dice stay in their places, of equal ones the lowest; then the next seat rolls."""
    rules = kivi()
    state = rules.start(2)
    assert rules.pending(state) == Roll(0, 6, (0, 1, 2, 3, 4, 5), waits=True)
    state = rules.roll(state, (4, 1, 4, 2, 4, 6))
    assert rules.pending(state) == Choose((0,))
    state = rules.play(state, 0, rules.parse("keep 4 4"))
    assert rules.pending(state) == Roll(0, 4, (1, 3, 4, 5), waits=False)
    state = rules.roll(state, (5, 5, 3, 6))
    assert state.dice == (4, 5, 4, 5, 3, 6)
    state = rules.play(state, 0, rules.parse("keep"))
    assert rules.pending(state) == Roll(0, 6, (0, 1, 2, 3, 4, 5), waits=False)
    state = rules.roll(state, (1, 1, 2, 2, 5, 6))
    assert legal(rules, state) == ["place a1", "place f4", "place g5", "place d7"]
    state = rules.play(state, 0, rules.parse("place f4"))
    assert rules.pending(state) == Roll(1, 6, (0, 1, 2, 3, 4, 5), waits=True)
    assert rules.view(state)["hands"] == [9, 10]


def test_a_stone_may_be_placed_after_any_roll() -> None:
    """The first or second roll may be the final one."""
    rules = kivi()
    for rolls in (1, 2, 3):
        state = position(rules, (1, 1, 1, 2, 2, 2), rolls=rolls)
        assert placing(rules, state)[:2] == ["place c1", "place f2"]
        assert any(text.startswith("keep") for text in legal(rules, state)) == (rolls < 3)


def test_a_roll_of_several_targets_takes_any_of_their_squares() -> None:
    """6-4-4-4-2-2 goes to "all even" or to "3+2"."""
    rules = kivi()
    view = rules.view(position(rules, (6, 4, 4, 4, 2, 2)))
    squares = {square["square"]: square["target"] for square in view["board"]["squares"]}
    assert {squares[name] for name in view["open"]} == {"all_even", "three_and_two"}
    assert len(view["open"]) == 3 + 4


def test_all_dice_count() -> None:
    """5-5-5-3-3-2 is no three of a kind, 1-2-3-4-5-5 no run of four."""
    rules = kivi()
    refusal = refused(rules, position(rules, (5, 5, 5, 3, 3, 2)), "place d1")
    assert refusal.code == "kivi-target-not-met"
    assert (refusal.params["square"], refusal.params["target"]) == ("d1", "three_of_a_kind")
    assert refusal.params["open"] == ["g3", "b4", "e6", "g7"]
    sentence = Messages().error(refusal, "kivi")
    assert sentence.startswith("d1 asks for 3 of a kind. Three of a kind and three different dice.")
    assert refused(rules, position(rules, (1, 2, 3, 4, 5, 5)), "place a3").code == "kivi-target-not-met"


def test_placing_is_compulsory() -> None:
    """After the last roll a stone must be placed if possible, even if unwanted."""
    rules = kivi()
    state = position(rules, (1, 1, 2, 2, 5, 6), {1: ["a1", "f4", "g5"]})
    assert legal(rules, state) == ["place d7"]
    refusal = refused(rules, state, "box")
    assert refusal.code == "kivi-box-can-place"
    assert refusal.params["open"] == ["d7"]


def test_a_last_roll_that_can_go_nowhere_goes_into_the_box() -> None:
    """No target is met, or all its squares are taken: the stone is lost, and only after the last roll."""
    rules = kivi()
    taken = position(rules, (1, 1, 2, 2, 5, 6), {1: ["a1", "f4"], 0: ["g5", "d7"]})
    for state in (position(rules, NOTHING), taken):
        assert legal(rules, state) == ["box"]
        after = rules.play(state, 0, rules.parse("box"))
        assert after.stones == state.stones
        assert (after.hands, after.seat) == ((4, 5), 1)
    earlier = position(rules, NOTHING, rolls=2)
    assert placing(rules, earlier) == []
    assert refused(rules, earlier, "box").code == "kivi-box-rolls-left"


# Wild rolls ---------------------------------------------------------------------------------


@pytest.mark.parametrize("dice", [(3, 3, 3, 3, 3, 1), (6, 5, 4, 3, 2, 1)])
def test_five_alike_and_the_run_of_six_go_to_any_vacant_square(dice: tuple[int, ...]) -> None:
    """All vacant squares are possible, and no take-over."""
    rules = kivi()
    state = position(rules, dice, {0: ["d4"], 1: ["d5"]})
    assert placing(rules, state) == [f"place {name}" for name in rules.board.names if name not in ("d4", "d5")]
    assert refused(rules, state, "place d5").code == "kivi-square-taken"
    assert refused(rules, state, "place d5 move a1").code == "kivi-no-take-over"


def test_six_alike_take_over_a_square_of_another_player() -> None:
    """The displaced stone goes to any vacant square; its owner loses none."""
    rules = kivi()
    state = position(rules, (5,) * 6, {0: ["d4", "e4"], 1: ["d5", "d6"], 2: ["a1"]}, players=3)
    vacant = [name for name in rules.board.names if name not in ("d4", "e4", "d5", "d6", "a1")]
    expected = [f"place {name}" for name in vacant]
    expected += [f"place {taken} move {name}" for taken in ("a1", "d5", "d6") for name in vacant]
    assert placing(rules, state) == expected
    after = rules.play(state, 0, rules.parse("place d5 move b2"))
    stones = {square["square"]: square["stone"] for square in rules.view(after)["board"]["squares"]}
    assert (stones["d5"], stones["b2"], stones["d6"]) == (0, 1, 1)
    assert after.hands == (4, 5, 5)
    assert [sum(owner == seat for owner in stones.values()) for seat in range(3)] == [3, 2, 1]


def test_a_take_over_says_what_it_changes_for_both() -> None:
    """The view has the roller's gain and what the other player's stones lose or win."""
    rules = kivi()
    state = position(rules, (5,) * 6, {0: ["d4", "e4"], 1: ["d5", "d6"]})
    entries = {entry["move"]: entry for entry in rules.view(state, 0)["moves"]}
    entry = entries["place d5 move b2"]
    assert (entry["kind"], entry["square"], entry["to"], entry["other"]) == ("take_over", "d5", "b2", 1)
    before, after = (rules.sheet(now) for now in (state, rules.play(state, 0, rules.parse("place d5 move b2"))))
    assert entry["gain"] == after[0].total - before[0].total == 10
    assert entry["other_gain"] == after[1].total - before[1].total == 3 + 3 - 10


def test_what_every_move_would_change_is_what_it_changes() -> None:
    """The view's numbers hold for all 300 and more moves of six equal dice in a full game."""
    rules = kivi()
    names = rules.board.names
    state = position(rules, (2,) * 6, {seat: names[seat:39:4] for seat in range(4)}, players=4, seat=2, rolls=1)
    before = [sheet.total for sheet in rules.sheet(state)]
    entries = rules.view(state, 2)["moves"]
    assert sum(entry["kind"] == "take_over" for entry in entries) == 29 * 10
    for entry in entries:
        after = [sheet.total for sheet in rules.sheet(rules.play(state, 2, rules.parse(entry["move"])))]
        changed = {seat: now - was for seat, (was, now) in enumerate(zip(before, after, strict=True)) if now != was}
        gains = {2: entry.get("gain", 0), entry.get("other", 2): entry.get("other_gain", entry.get("gain", 0))}
        assert changed == {seat: change for seat, change in gains.items() if change}


def test_six_alike_with_no_stone_of_another_player() -> None:
    """There is nothing to take over, and one's own stones stay."""
    rules = kivi()
    state = position(rules, (1,) * 6, {0: ["d4"]})
    assert placing(rules, state) == [f"place {name}" for name in rules.board.names if name != "d4"]
    assert rules.view(state)["take_overs"] == []
    assert refused(rules, state, "place d4 move a1").code == "kivi-take-over-own"
    assert refused(rules, state, "place a1 move a2").code == "kivi-take-over-vacant"
    assert refused(rules, state, "place d4").code == "kivi-square-taken"


@pytest.mark.parametrize("rolls", [1, 2, 3])
def test_six_alike_with_a_full_board(rolls: int) -> None:
    """A displaced stone would have nowhere to go, so the stone goes into the box, after any roll."""
    rules = kivi(board=small_board("all_odd all_odd", "all_odd all_odd"))
    state = position(rules, (1,) * 6, {0: ["a1"], 1: ["b1", "a2", "b2"]}, rolls=rolls)
    assert placing(rules, state) == ["box"]
    assert refused(rules, state, "place b1 move a2").code == "kivi-board-full"
    assert rules.play(state, 0, rules.parse("box")).hands == (4, 5)


def test_six_alike_with_one_vacant_square() -> None:
    """That square is possible, or any of the others' with their stone moved there."""
    rules = kivi(board=small_board("all_odd all_odd", "all_odd all_odd"))
    state = position(rules, (4,) * 6, {0: ["a1"], 1: ["b1", "a2"]})
    assert legal(rules, state) == ["place b2", "place b1 move b2", "place a2 move b2"]
    assert rules.play(state, 0, rules.parse("place b1 move b2")).stones == (0, 0, 1, 1)
    assert refused(rules, state, "place b1 move a2").code == "kivi-move-to-taken"
    assert refused(rules, state, "place b1").code == "kivi-take-over-where"


def test_a_full_board_takes_no_roll_at_all() -> None:
    """On a board with fewer squares than stones the box is open once no square is vacant."""
    rules = kivi(board=small_board("all_odd"))
    for dice in (NOTHING, (1, 3, 5, 1, 3, 5), (1, 2, 3, 4, 5, 6)):
        for rolls in (1, 2, 3):
            state = position(rules, dice, {1: ["a1"]}, rolls=rolls)
            assert placing(rules, state) == ["box"]
            assert ("keep" in legal(rules, state)) == (rolls < 3)


def test_a_run_of_six_takes_over_where_that_is_agreed() -> None:
    """1-2-3-4-5-6 then works like six equal dice; five equal dice still do not."""
    rules = kivi("italian", alike="wild")
    state = position(rules, (1, 2, 3, 4, 5, 6), {0: ["d4"], 1: ["d5"]})
    assert rules.view(state)["wild"] == "take_over"
    assert rules.view(state)["wild_roll"] == "run"
    assert [text for text in placing(rules, state) if " move " in text] == [
        f"place d5 move {name}" for name in rules.board.names if name not in ("d4", "d5")
    ]
    assert kivi(run_of_six="take_over").moves(state, 0) == rules.moves(state, 0)
    five = position(rules, (2, 2, 2, 2, 2, 6), {0: ["d4"], 1: ["d5"]})
    assert (rules.view(five)["wild"], rules.view(five)["wild_roll"]) == ("vacant", "five")
    assert rules.view(position(rules, (3,) * 6))["wild_roll"] == "six"
    assert not any(" move " in text for text in placing(rules, five))


@pytest.mark.parametrize(
    ("dice", "targets"),
    [((2, 2, 2, 2, 2, 6), {"all_even"}), ((1,) * 6, {"all_odd", "at_most_12"}), ((4, 4, 4, 4, 4, 5), set())],
)
def test_five_and_six_alike_are_plain_rolls_in_the_italian_booklet(dice: tuple[int, ...], targets: set[str]) -> None:
    """They go to squares that all six dice meet and take over nothing; the run of six still does."""
    rules = kivi("italian")
    state = position(rules, dice, {1: ["d5"]}, rolls=3)
    squares = [name for name, target in zip(rules.board.names, rules.board.targets, strict=True) if target in targets]
    assert placing(rules, state) == ([f"place {name}" for name in squares if name != "d5"] or ["box"])
    assert (rules.view(state)["wild"], rules.view(state)["wild_roll"]) == ("none", None)
    assert rules.view(position(rules, (1, 2, 3, 4, 5, 6), {1: ["d5"]}))["wild"] == "take_over"


# The end ------------------------------------------------------------------------------------


def test_the_game_ends_when_all_stones_are_played() -> None:
    """Each has ten turns, placed or boxed; the highest total wins, equal totals share the win."""
    rules = kivi()
    state = rules.start(2)
    for turn in range(20):
        view = rules.view(state)
        assert (view["turn"], view["round"], view["rounds"]) == (turn % 2, turn // 2 + 1, 10)
        state = rules.roll(state, (1, 2, 3, 4, 5, 6))
        square = "d4" if turn == 0 else "d6" if turn == 1 else None
        for _ in range(0 if square else 2):
            state = rules.roll(rules.play(state, turn % 2, rules.parse("keep")), NOTHING)
        state = rules.play(state, turn % 2, rules.parse(f"place {square}" if square else "box"))
    assert rules.pending(state) == Over((3, 3), (0, 1))
    view = rules.view(state, 0)
    assert (view["turn"], view["hands"], view["boxes"], view["moves"]) == (None, [0, 0], [9, 9], [])


def test_the_highest_total_wins() -> None:
    """Red plays against white."""
    rules = kivi()
    state = State(position(rules, NOTHING, {0: ["a1"], 1: ["d4"]}).stones, (0, 0))
    assert rules.pending(state) == Over((1, 3), (1,))


# Bad input ----------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["place h1", "place a8", "place a0", "place d4 move h1", "place z9 move a1"])
def test_a_square_that_does_not_exist_is_named(text: str) -> None:
    """The refusal lists the existing squares."""
    with pytest.raises(UnreadableMove) as caught:
        kivi().parse(text)
    assert caught.value.code == "kivi-square-unknown"
    unknown = next(word for word in text.split() if word in ("h1", "a8", "a0", "z9"))
    params = {"square": unknown, "first": "a1", "last": "g7"}
    assert params.items() <= caught.value.params.items()
    assert sentence(caught.value) == f"There’s no square {unknown} on this board. The squares go from a1 to g7."


@pytest.mark.parametrize(
    "text",
    [
        "place",
        "place d4 d5",
        "place d4 move",
        "place d4 move d4",
        "place move d4",
        "box a1",
        "keep 1 1 1 1 1 1",
        "d4",
        "place foo",
    ],
)
def test_what_is_no_move_is_unreadable(text: str) -> None:
    """Moves have one notation; a keep of all six dice is none."""
    with pytest.raises(UnreadableMove) as caught:
        kivi().parse(text)
    assert caught.value.code == "move-unreadable"


def test_dice_of_a_keep_are_read_in_any_order_and_squares_are_not() -> None:
    """`keep 6 1` is `keep 1 6`; the square taken comes first."""
    rules = kivi()
    assert str(rules.parse("keep 6 1 4")) == "keep 1 4 6"
    assert rules.parse("place d4 move b2") == TakeOver("d4", "b2") != rules.parse("place b2 move d4")


@pytest.mark.parametrize(
    ("move", "rolls", "code"),
    [
        (Keep((5,)), 2, "kivi-keep-not-there"),
        (Keep((1, 1, 1)), 2, "kivi-keep-not-there"),
        (Keep((1, 1, 2, 2, 3, 3)), 2, "kivi-keep-all"),
        (Keep((1,)), 3, "kivi-no-rolls-left"),
        (Place("d4"), 3, "kivi-target-not-met"),
        (Place("c1"), 3, "kivi-square-taken"),
        (Place("h9"), 3, "kivi-square-unknown"),
        (TakeOver("c1", "h9"), 3, "kivi-square-unknown"),
        (TakeOver("c1", "a1"), 3, "kivi-no-take-over"),
    ],
)
def test_a_refusal_says_why(move: Any, rolls: int, code: str) -> None:
    """Each reason has its code, with the dice and the open squares."""
    rules = kivi()
    state = position(rules, (1, 1, 2, 2, 3, 3), {1: ["c1"]}, rolls=rolls)
    with pytest.raises(IllegalMove) as caught:
        rules.play(state, 0, move)
    assert caught.value.code == code
    assert sentence(caught.value)
    assert caught.value.params["dice"] == [1, 1, 2, 2, 3, 3]
    assert caught.value.params["open"] == ["d2", "a4", "e4", "c5", "f6", "g6"]


def test_options_and_editions_that_there_are_not_are_refused() -> None:
    """The refusal lists the two values, and the two editions."""
    with pytest.raises(BadOption) as caught:
        kivi(run_of_six="any")
    assert caught.value.params["allowed"] == ("vacant", "take_over")
    with pytest.raises(BadOption) as caught:
        kivi("finnish")
    assert caught.value.params["allowed"] == ("international", "italian")


def test_what_a_stone_would_make_is_what_it_makes() -> None:
    """In a random game the lines and the gain in the view are on the sheet after the placing."""
    rules = kivi()
    table = random_table(rules, 3, seed=5)
    checked = 0
    for state in positions(table):
        seat = state.seat
        for move in rules.moves(state, seat):
            if not isinstance(move, Place):
                continue
            view: Any = rules.view(state, seat)
            promised = next(square["makes"] for square in view["board"]["squares"] if square["square"] == move.square)
            after: Any = rules.view(rules.play(state, seat, move), seat)
            lines = after["sheets"][seat]["items"][0]["detail"]["lines"]
            assert promised["lines"] == [line for line in lines if move.square in line["squares"]]
            assert promised["gain"] == after["sheets"][seat]["total"] - view["sheets"][seat]["total"]
            checked += bool(promised["lines"])
    assert checked > 10
    last: Any = rules.view(table.state)
    assert all(square["makes"] is None for square in last["board"]["squares"])
