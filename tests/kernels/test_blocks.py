"""Stretches of arrays, beside the same by numpy."""

from typing import Any

import numpy as np
import pytest

from noppa.kernels.blocks import BLOCK, clear, copy, repeat
from noppa.kernels.compiled import compiled


@compiled
def clear_some(array: Any, first: int, count: int) -> None:
    """As compiled code calls it."""
    clear(array, first, count)


@compiled
def copy_some(source: Any, start: int, array: Any, first: int, count: int) -> None:
    """As compiled code calls it."""
    copy(source, start, array, first, count)


@compiled
def repeat_some(array: Any, start: int, first: int, more: int) -> None:
    """As compiled code calls it."""
    repeat(array, start, first, more)


@pytest.mark.parametrize("kind", [np.int8, np.uint16, np.int32, np.int64])
@pytest.mark.parametrize(("first", "count"), [(0, 40), (3, 5), (39, 1), (7, 0)])
def test_only_the_stretch_is_touched(kind: Any, first: int, count: int) -> None:
    """Cleared, or copied from elsewhere."""
    array = np.arange(1, 41).astype(kind)
    expected = array.copy()
    expected[first : first + count] = 0
    clear_some(array, first, count)
    np.testing.assert_array_equal(array, expected)
    source = np.arange(50, 100).astype(kind)
    expected[first : first + count] = source[6 : 6 + count]
    copy_some(source, 6, array, first, count)
    np.testing.assert_array_equal(array, expected)


def test_a_copy_is_of_one_kind() -> None:
    """Bytes are moved, nothing is converted."""
    with pytest.raises(TypeError, match="kind"):
        copy_some(np.zeros(4, dtype=np.int32), 0, np.zeros(4, dtype=np.int64), 0, 4)


@pytest.mark.parametrize("kind", [np.uint16, np.int32, np.int64])
def test_a_block_is_repeated_with_more(kind: Any) -> None:
    """From any place to any that does not begin inside it."""
    array = np.arange(100).astype(kind)
    expected = array.copy()
    expected[33 : 33 + BLOCK] = expected[5 : 5 + BLOCK] + 700
    repeat_some(array, 5, 33, 700)
    np.testing.assert_array_equal(array, expected)
