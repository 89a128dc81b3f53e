import os
import random
from itertools import combinations, product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.yatzy.brute import brute_score
from noppa import Choose, IllegalMove, NoppaError, Over, Roll, Rules, UnreadableMove, rules
from noppa.core.dice import multisets
from noppa.games.yatzy.rows import ROWS
from noppa.games.yatzy.state import State

OPTIONS = [
    {"declare": declare, "yatzy": yatzy, "bonus_from": bonus_from, "chance": chance}
    for declare, yatzy, bonus_from, chance in product(
        ("after", "before"), ("fifty", "sum_plus_fifty"), (63, 64), ("free", "last_resort")
    )
]


def turn(rules: Rules[Any], state: Any, *steps: str) -> Any:
    """Play a turn: digits are rolled, anything else is a move of the seat in turn."""
    for step in steps:
        if step.isdigit():
            state = rules.roll(state, tuple(map(int, step)))
        else:
            state = rules.play(state, state.seat, rules.parse(step))
    return state


def may_score(rules: Rules[Any], state: Any) -> dict[str, int]:
    """Return the rows that may be filled with their scores, from the view."""
    view = rules.view(state, state.seat)
    return {entry["row"]: entry["points"] for entry in view["moves"] if entry["kind"] == "score"}


def filled(rules: Rules[Any], *free: str) -> Any:
    """Return a position in which only these rows are free, all others are 0."""
    column = tuple(None if row in free else 0 for row in ROWS)
    return State((column,), dice=rules.start(1).dice)


def test_the_booklets_first_example() -> None:
    """1-4-4-6-6, keep the sixes, 6-4-2, keep three sixes, 5-5: a full house of 28."""
    yatzy = rules("yatzy")
    state = turn(yatzy, yatzy.start(1), "14466", "keep 6 6")
    assert yatzy.pending(state) == Roll(0, 3, (0, 1, 2), waits=False)
    state = turn(yatzy, state, "642", "keep 6 6 6")
    assert state.dice == (6, None, None, 6, 6)
    state = turn(yatzy, state, "55")
    assert may_score(yatzy, state)["full_house"] == 28
    assert all(entry["kind"] == "score" for entry in yatzy.view(state, 0)["moves"])
    state = turn(yatzy, state, "score full_house")
    assert yatzy.sheet(state)[0].total == 28


def test_the_booklets_second_example() -> None:
    """The same start, 1-3 at the end: 18 in sixes or three of a kind, 22 in chance."""
    yatzy = rules("yatzy")
    state = turn(yatzy, yatzy.start(1), "14466", "keep 6 6", "642", "keep 6 6 6", "13")
    would = may_score(yatzy, state)
    assert (would["sixes"], would["three_of_a_kind"], would["chance"]) == (18, 18, 22)
    state = turn(yatzy, yatzy.start(1), "14466", "keep 6 6", "642")
    would = may_score(yatzy, state)
    assert (would["sixes"], would["three_of_a_kind"], would["chance"]) == (18, 18, 24)


@pytest.mark.slow
@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("sets", [20, pytest.param(40, marks=pytest.mark.exhaustive)])
def test_rows_offered_are_those_of_an_independent_reading(options: dict[str, Any], sets: int) -> None:
    """Rows and scores are compared for every roll, many sets of free rows, and every declared row."""
    variant = rules("yatzy", **options)
    draw = random.Random(str(options))
    for _ in range(sets):
        free = draw.sample(ROWS, draw.randint(1, len(ROWS)))
        start = filled(variant, *free)
        if options["declare"] == "before":
            start = variant.play(start, 0, draw.choice(variant.moves(start, 0)))
        for dice in draw.sample(multisets(5), 60):
            state = variant.roll(start, dice)
            assert may_score(variant, state) == slow_entries(options, set(free), start.declared, dice)


def slow_entries(
    options: dict[str, Any], free: set[str], declared: str | None, dice: tuple[int, ...]
) -> dict[str, int]:
    """Return the rows that a final roll may fill, following the sentences of the rules in order."""
    plus = options["yatzy"] == "sum_plus_fifty"
    scores = {row: brute_score(row, dice, sum_plus_fifty=plus) for row in free}
    others_score = {row for row in free - {"chance"} if scores[row] > 0}
    chance_takes = "chance" in free and (options["chance"] == "free" or not others_score or free == {"chance"})
    if declared is None:
        return {row: scores[row] for row in free if row != "chance" or chance_takes}
    if scores[declared] > 0:
        return {declared: scores[declared]}
    allowed = {declared: 0}
    if chance_takes:
        allowed["chance"] = scores["chance"]
    if "chance" not in free:
        allowed |= dict.fromkeys(free, 0)
    return allowed


def test_last_resort_counts_upper_rows_too() -> None:
    """A single six scores in a free sixes row, so chance must wait."""
    nordic = rules("yatzy", "nordic")
    state = turn(nordic, filled(nordic, "chance", "sixes"), "12346")
    assert set(may_score(nordic, state)) == {"sixes"}
    with pytest.raises(IllegalMove) as caught:
        turn(nordic, state, "score chance")
    assert caught.value.code == "yatzy-chance-last-resort"
    state = turn(nordic, filled(nordic, "chance", "sixes"), "12345")
    assert may_score(nordic, state) == {"sixes": 0, "chance": 15}


def test_chance_as_the_last_free_row_takes_anything() -> None:
    """There is nowhere else to go."""
    nordic = rules("yatzy", "nordic")
    state = turn(nordic, filled(nordic, "chance"), "66666")
    assert may_score(nordic, state) == {"chance": 30}


def test_danish_turns_begin_with_a_row() -> None:
    """Declare, then roll; the roll waits for the player."""
    danish = rules("yatzy", "danish")
    state = danish.start(2)
    assert danish.pending(state) == Choose((0,))
    assert len(danish.moves(state, 0)) == 14
    state = turn(danish, state, "declare yatzy")
    assert danish.pending(state) == Roll(0, 5, (0, 1, 2, 3, 4), waits=True)
    state = turn(danish, state, "66666")
    assert may_score(danish, state) == {"yatzy": 80}
    state = turn(danish, state, "score yatzy")
    assert danish.sheet(state)[0].total == 80
    assert state.declared is None
    assert state.seat == 1


def test_danish_chance_is_declared_last_of_all() -> None:
    """With `last_resort` it is the last free row; with `free` it is like any other."""
    danish = rules("yatzy", "danish")
    assert [str(move) for move in danish.moves(filled(danish, "chance", "ones"), 0)] == ["declare ones"]
    assert [str(move) for move in danish.moves(filled(danish, "chance"), 0)] == ["declare chance"]
    free = rules("yatzy", "danish", chance="free")
    assert len(free.moves(filled(free, "chance", "ones"), 0)) == 2


def test_danish_with_chance_filled_a_miss_strikes_any_free_row() -> None:
    """Even a row in which the roll would have scored gets 0."""
    danish = rules("yatzy", "danish")
    state = turn(danish, filled(danish, "ones", "sixes", "yatzy"), "declare yatzy", "11666")
    assert may_score(danish, state) == {"ones": 0, "sixes": 0, "yatzy": 0}
    state = turn(danish, state, "score sixes")
    assert danish.sheet(state)[0].value("sixes") == 0


@pytest.mark.parametrize(
    ("edition", "upper", "bonus"), [("international", 63, 50), ("dutch", 63, 0), ("dutch", 64, 50)]
)
def test_the_bonus_is_reached_at_63_or_at_64(edition: str, upper: int, bonus: int) -> None:
    """The Dutch booklet requires more than 63."""
    variant = rules("yatzy", edition)
    sixes = upper - 3 - 6 - 9 - 12 - 15
    column = (3, 6, 9, 12, 15, sixes, *(None,) * 9)
    sheet = variant.sheet(State((column,)))[0]
    assert sheet.value("bonus") == bonus
    assert sheet.total == upper + bonus


def test_the_bonus_counts_before_the_upper_rows_are_full() -> None:
    """It counts as soon as the filled rows reach it; the sheet has the lead over the pace."""
    variant = rules("yatzy")
    sheet = variant.sheet(State(((None, None, 15, 20, 25, 30, *(None,) * 9),)))[0]
    assert sheet.total == 90 + 50
    bonus = next(item for item in sheet.items if item.id == "bonus")
    assert bonus.detail == {"upper": 90, "from": 63, "ahead": 90 - 3 * (3 + 4 + 5 + 6)}


def test_the_view_says_what_a_row_gains_with_the_bonus() -> None:
    """Filling the row that completes the bonus gains its points and 50."""
    variant = rules("yatzy")
    start = variant.start(1)
    state = variant.roll(State(((5, 10, 15, 20, None, 12, *(None,) * 9),), start.seat, start.dice), (5, 5, 1, 2, 3))
    entry = next(entry for entry in variant.view(state, 0)["moves"] if entry["move"] == "score fives")
    assert (entry["points"], entry["gain"]) == (10, 60)


def test_winners_share_equal_totals() -> None:
    """Two at the top both win."""
    variant = rules("yatzy")
    full = (0,) * 15
    state = State(((*full[:-1], 50), full, (*full[:-1], 50)))
    assert variant.pending(state) == Over((50, 0, 50), (0, 2))
    assert variant.moves(state, 0) == ()
    assert variant.view(state, 0)["turn"] is None


def test_twenty_can_play() -> None:
    """Turns go up by seat and start again."""
    variant = rules("yatzy")
    state = variant.start(20)
    for seat in range(20):
        assert state.seat == seat
        state = turn(variant, state, "12345", "score chance")
    assert state.seat == 0


def test_of_equal_dice_the_lowest_places_are_kept() -> None:
    """With 6 at places 0, 1 and 3 the first two stay."""
    variant = rules("yatzy")
    state = turn(variant, variant.start(1), "66264", "keep 6 6")
    assert variant.pending(state) == Roll(0, 3, (2, 3, 4), waits=False)


def test_keeps_are_offered_once_as_values() -> None:
    """Every choice of some dice but not all is offered, and none after the third roll."""
    variant = rules("yatzy")
    state = turn(variant, variant.start(1), "11223")
    keeps = [move for move in map(str, variant.moves(state, 0)) if move.startswith("keep")]
    slow = {" ".join(("keep", *sorted(some))) for size in range(5) for some in combinations("11223", size)}
    assert len(keeps) == len(set(keeps)) == len(slow)
    assert set(keeps) == slow
    state = turn(variant, state, "keep", "12345", "keep", "12345")
    assert all(str(move).startswith("score") for move in variant.moves(state, 0))


@pytest.mark.parametrize(
    ("edition", "steps", "move", "code"),
    [
        ("international", (), "score ones", "move-chance-first"),
        ("international", ("12345",), "declare ones", "yatzy-declares-after"),
        ("international", ("12345",), "keep 6", "yatzy-keep-not-there"),
        ("international", ("12345",), "keep 1 1", "yatzy-keep-not-there"),
        ("international", ("12345", "keep", "12345", "keep", "12345"), "keep 1", "yatzy-no-rolls-left"),
        ("international", ("12345", "score ones", "12345"), "score ones", "yatzy-row-filled"),
        ("danish", (), "score ones", "yatzy-declare-first"),
        ("danish", (), "declare chance", "yatzy-chance-last-resort"),
        ("danish", ("declare ones", "12345"), "declare twos", "yatzy-declared-already"),
        ("danish", ("declare ones", "12345"), "score twos", "yatzy-declared-row-only"),
    ],
)
def test_a_refusal_says_why_and_what_is_legal(edition: str, steps: tuple[str, ...], move: str, code: str) -> None:
    """The position does not change."""
    variant = rules("yatzy", edition)
    state = turn(variant, variant.start(1), *steps)
    with pytest.raises(IllegalMove) as caught:
        variant.play(state, 0, variant.parse(move))
    assert caught.value.code == code
    assert caught.value.params["legal"] == tuple(map(str, variant.moves(state, 0)))
    assert state == turn(variant, variant.start(1), *steps)


def test_a_move_out_of_turn_names_who_is_due() -> None:
    """Seat 1 has to wait."""
    variant = rules("yatzy")
    state = turn(variant, variant.start(2), "12345")
    with pytest.raises(IllegalMove) as caught:
        variant.play(state, 1, variant.parse("score ones"))
    assert (caught.value.code, caught.value.params["due"]) == ("move-out-of-turn", (0,))


def test_dice_of_a_move_are_read_in_any_order_and_written_in_ascending_order() -> None:
    """`keep 6 4 6` is `keep 4 6 6`."""
    variant = rules("yatzy")
    assert str(variant.parse("keep 6 4 6")) == "keep 4 6 6"
    for text in (
        "keep 1 1 1 1 1",
        "keep 0",
        "keep 7",
        "keep ６",
        "Keep 1",
        "keep 66",
        "score",
        "score bonus",
        "keep -1",
    ):
        with pytest.raises(UnreadableMove):
            variant.parse(text)


WORDS = ["keep", "score", "declare", *map(str, range(10)), *ROWS, " ", "\t", "\n", "é", "６", "\0"]


@settings(max_examples=300)
@given(st.one_of(st.text(), st.lists(st.sampled_from(WORDS)).map(" ".join)))
def test_any_text_is_a_move_of_the_game_or_unreadable(text: str) -> None:
    """What is read is one of the actions, and its text reads back."""
    variant = rules("yatzy")
    try:
        move = variant.parse(text)
    except UnreadableMove:
        return
    assert move in variant.actions
    assert variant.parse(str(move)) == move


@pytest.mark.parametrize("number", [20_000, pytest.param(1_000_000, marks=pytest.mark.exhaustive)])
def test_random_bytes_as_moves_change_nothing(number: int) -> None:
    """Seeded bytes, decoded as text in any way, give an error of ours, and the state does not change."""
    variant = rules("yatzy")
    state = turn(variant, variant.start(2), "14466")
    draw = random.Random(os.fspath("yatzy"))
    legal = set(variant.moves(state, 0))
    for _ in range(number):
        text = draw.randbytes(draw.randrange(1, 16)).decode("latin-1")
        try:
            variant.play(state, 0, variant.parse(text))
        except NoppaError:
            continue
        assert variant.parse(text) in legal
    assert state == turn(variant, variant.start(2), "14466")
