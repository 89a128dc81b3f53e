"""Alias tables hold just the chances they were made from."""

from collections import Counter
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from noppa.kernels.alias import OUTCOME, bits_for, cells, drawn, large_cells, largely_drawn
from noppa.kernels.streams import Words


def held(table: Words) -> dict[int, Fraction]:
    """The chance that each outcome has in a table, in all its cells together."""
    found: dict[int, Fraction] = {}
    for cell in table:
        share = Fraction(int(cell) >> 32, 1 << 32)
        own, other = int(cell) >> 16 & int(OUTCOME), int(cell) & int(OUTCOME)
        found[own] = found.get(own, Fraction(0)) + share / len(table)
        found[other] = found.get(other, Fraction(0)) + (1 - share) / len(table)
    return found


@given(st.lists(st.integers(0, 1000), min_size=1, max_size=70).filter(any))
def test_a_table_holds_its_chances(weights: list[int]) -> None:
    """To within the 32 bits of a share."""
    chances = [Fraction(weight, sum(weights)) for weight in weights]
    table = held(cells(range(len(weights)), chances))
    for outcome, wanted in enumerate(chances):
        assert abs(table.get(outcome, Fraction(0)) - wanted) < Fraction(len(weights) + 1, 1 << 32)


@given(st.lists(st.integers(0, 1000), min_size=1, max_size=70).filter(any))
def test_a_large_table_holds_its_chances(weights: list[int]) -> None:
    """To within the 28 bits of a share, each of one cell among so many."""
    total = sum(weights)
    outcomes = [2**18 - 1 - at for at in range(len(weights))]
    table = large_cells(outcomes, [weight / total for weight in weights])
    found = dict.fromkeys(outcomes, Fraction(0))
    for cell in table.tolist():
        share = Fraction(cell >> 36, 1 << 28)
        found[cell >> 18 & 0x3FFFF] += share / len(table)
        found[cell & 0x3FFFF] += (1 - share) / len(table)
    for outcome, weight in zip(outcomes, weights, strict=True):
        assert abs(found[outcome] - Fraction(weight, total)) < Fraction(2, 1 << 28)


def test_a_draw_from_a_large_table_uses_the_whole_of_every_cell() -> None:
    """Words spread evenly give every outcome as often as its chance."""
    chances = [1 / 2, 1 / 3, 1 / 6]
    table, steps = large_cells([70_000, 8, 200_000], chances), 1 << 12
    counted = Counter(largely_drawn(table, np.uint64(at << 52)) for at in range(steps))
    for outcome, part in zip((70_000, 8, 200_000), chances, strict=True):
        assert counted[outcome] / steps == pytest.approx(part, abs=2e-3)


def test_a_draw_takes_the_cell_and_the_side_that_the_word_says() -> None:
    """The whole of every cell is used, its own part first."""
    table = cells([7, 8, 9], [Fraction(1, 2), Fraction(1, 3), Fraction(1, 6)])
    bits = bits_for(3)
    steps = 1 << 12
    words = [at << 52 for at in range(steps)]
    counted = Counter(drawn(table, 0, bits, np.uint64(word)) for word in words)
    for outcome, part in ((7, 1 / 2), (8, 1 / 3), (9, 1 / 6)):
        assert counted[outcome] / steps == pytest.approx(part, abs=2e-3)
