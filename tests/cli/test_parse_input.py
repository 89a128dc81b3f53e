from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from noppa import NoppaError, UnreadableMove, rules
from noppa.cli.play.drawings import drawing
from noppa.cli.play.parse_input import parse_dice, parse_move
from noppa.locale import Messages

SAY = Messages()
YATZY = rules("yatzy")


def read(state: Any, text: str) -> str:
    """Return the move that the terminal understands in a position of Yatzy."""
    entries = YATZY.view(state, 0)["moves"]
    labels = {YATZY.parse(entry["move"]): drawing("yatzy").label(entry, SAY) for entry in entries}
    return str(parse_move(YATZY, state, 0, labels, text))


ROLLED = YATZY.roll(YATZY.start(1), (1, 4, 4, 6, 6))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("keep 6 6", "keep 6 6"),
        ("KEEP 6 4 6", "keep 4 6 6"),
        ("66", "keep 6 6"),
        ("6 6", "keep 6 6"),
        ("k 66", "keep 6 6"),
        ("keep", "keep"),
        ("score full_house", "score full_house"),
        ("full house", "score full_house"),
        ("Full", "score full_house"),
        ("fh", ""),
        ("s full", "score full_house"),
        ("full h", "score full_house"),
        ("yatzy", "score yatzy"),
        ("large", "score large_straight"),
        ("one pair", "score one_pair"),
        ("ones", "score ones"),
        ("two", ""),
        ("straight", ""),
    ],
)
def test_people_may_write_shorter_than_the_notation(typed: str, meant: str) -> None:
    """Unique abbreviations are understood; nothing else is guessed."""
    if meant:
        assert read(ROLLED, typed) == meant
    else:
        with pytest.raises(UnreadableMove):
            read(ROLLED, typed)


@pytest.mark.parametrize(
    ("typed", "code", "like"),
    [
        ("two", "typed-ambiguous", "score two_pairs"),
        ("ful hose", "typed-close", "score full_house"),
        ("scor chanse", "typed-close", "score chance"),
        ("qqq", "typed-unknown", ""),
    ],
)
def test_a_typo_is_answered_with_what_would_be_right(typed: str, code: str, like: str) -> None:
    """The refusal suggests close spellings and possible moves."""
    with pytest.raises(UnreadableMove) as caught:
        read(ROLLED, typed)
    assert caught.value.code == code
    if like:
        assert like in caught.value.params["like"]  # type: ignore[operator]
    assert SAY.error(caught.value, "yatzy")


def test_a_move_that_is_not_legal_is_refused_by_the_rules() -> None:
    """The terminal repeats no rule: the reason is the engine's."""
    with pytest.raises(NoppaError) as caught:
        read(ROLLED, "keep 5")
    assert caught.value.code == "yatzy-keep-not-there"


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=12))
def test_whatever_is_typed_is_a_legal_move_or_an_error_of_ours(text: str) -> None:
    """There is never a traceback."""
    try:
        meant = read(ROLLED, text)
    except NoppaError as error:
        assert SAY.error(error, "yatzy")  # noqa: PT017 - either outcome is right
    else:
        assert YATZY.parse(meant) in YATZY.moves(ROLLED, 0)


@pytest.mark.parametrize("typed", ["14466", "1 4 4 6 6", "1,4,4,6,6", "1-4-4-6-6", " 1 44 66 "])
def test_dice_are_typed_apart_or_together(typed: str) -> None:
    """Both forms are read."""
    assert parse_dice(typed) == (1, 4, 4, 6, 6)


@pytest.mark.parametrize("typed", ["", "six", "1 4 x", "１４", "1" * 40])
def test_what_is_not_dice_is_refused(typed: str) -> None:
    """The refusal is a sentence."""
    with pytest.raises(UnreadableMove) as caught:
        parse_dice(typed)
    assert "digits" in SAY.error(caught.value)
