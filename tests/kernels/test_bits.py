import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from noppa.kernels.bits import NOWHERE, SPREADS, nth, nth_by_clearing, nth_by_spreading, ones, place_of
from noppa.kernels.compiled import compiled

WORDS = st.integers(0, 2**64 - 1)


@compiled
def asked(word: np.uint64) -> tuple[int, int]:
    """What compiled code finds of a word: its bits, and where the lowest is."""
    return ones(word), place_of(word)


@settings(deadline=None)  # the first call compiles
@given(WORDS)
def test_bits_are_counted_and_found(word: int) -> None:
    """As Python counts and finds them."""
    lowest = (word & -word).bit_length() - 1 if word else NOWHERE
    assert asked(np.uint64(word)) == (word.bit_count(), lowest)


@settings(deadline=None)  # the first call compiles
@given(WORDS, st.integers(0, 63))
def test_the_bit_in_a_place_is_found_either_way(word: int, number: int) -> None:
    """The one that has so many below it; none where there are too few."""
    places = [place for place in range(64) if word >> place & 1]
    wanted = 1 << places[number] if number < len(places) else 0
    assert int(nth(np.uint64(word), number)) == wanted
    assert int(nth_by_clearing(np.uint64(word), number)) == wanted


@pytest.mark.skipif(not SPREADS, reason="this processor does not spread bits over a mask")
def test_where_a_processor_spreads_bits_it_is_asked_to() -> None:
    """The quicker of the two is taken."""
    assert nth is nth_by_spreading
