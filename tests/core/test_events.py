from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from noppa import BadRecord, NoppaError
from noppa.core.events import (
    KINDS,
    REASONS,
    Amended,
    Drawn,
    Ended,
    Event,
    Moved,
    Rolled,
    Seated,
    Started,
    Undone,
    read_event,
    read_step,
)

NUMBER = st.integers(0, 10**6)
WORD = st.from_regex(r"[a-z0-9_=:*-]{1,12}", fullmatch=True)
WORDS = st.lists(WORD, min_size=1, max_size=4).map(" ".join)
EVENTS: st.SearchStrategy[Event] = st.one_of(
    st.just(Started()),
    st.lists(st.integers(1, 6), min_size=1, max_size=6).map(lambda dice: Rolled(tuple(dice))),
    WORD.map(Drawn),
    st.builds(Moved, NUMBER, WORDS),
    st.builds(Undone, NUMBER),
    st.builds(Amended, NUMBER, WORDS),
    st.builds(Seated, NUMBER, st.sampled_from(KINDS), st.one_of(st.just(""), WORD)),
    st.builds(Ended, st.sampled_from(REASONS)),
)


@given(EVENTS)
def test_an_event_reads_back_from_its_line(event: Event) -> None:
    """An event is one line, the same in table, record and server."""
    assert read_event(str(event)) == event


@given(st.text(max_size=30))
def test_any_other_line_is_refused(text: str) -> None:
    """A line is an event of exactly this text, or an error of ours."""
    with suppress(BadRecord):
        assert str(read_event(text)) == text


ALMOST = """
start now|roll x|roll  1|draw|draw a b|undo|undo -1|undo ٣|undo 07|amend 3|seat 1|seat 1 ghost
seat 1 bot a b|seat 1 bot |end|end soon|0 keep|x: keep|0:|: keep|-1: keep|00: keep
"""


@pytest.mark.parametrize("text", ["", *ALMOST.strip().replace("\n", "|").split("|")])
def test_what_is_almost_an_event_is_refused(text: str) -> None:
    """The error shows the line."""
    with pytest.raises(BadRecord) as caught:
        read_event(text)
    assert caught.value.params["text"] == text


def test_an_amendment_keeps_the_seat() -> None:
    """A move is amended by a move of the same seat."""
    assert read_step("score ones", seat=3) == Moved(3, "score ones")
    assert read_step("roll 1 2", seat=3) == Rolled((1, 2))
    with pytest.raises(NoppaError):
        read_step("roll one", seat=3)
