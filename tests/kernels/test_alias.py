"""Alias tables hold just the chances they were made from."""

from collections import Counter
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from noppa.core.dice import chance, multiset, multisets
from noppa.kernels.alias import OUTCOME, bits_for, cells, drawn, large_cells, largely_drawn
from noppa.kernels.rolls import rolls
from noppa.kernels.streams import Words, next_word, streams


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


@pytest.mark.parametrize("dice", [2, 5])
def test_rolling_the_rest_has_the_chances_of_the_rest(dice: int) -> None:
    """Every keep's table holds the exact chance of each roll it may become."""
    known = [some for size in range(dice + 1) for some in multisets(size)]
    made = rolls(dice)
    for keep in range(len(made.bits)):
        table = held(made.table[made.start[keep] : made.start[keep + 1]])
        wanted: dict[int, Fraction] = {}
        for rest in multisets(dice - len(known[keep])):
            at = known.index(multiset(known[keep] + rest))
            wanted[at] = wanted.get(at, Fraction(0)) + chance(rest)
        assert {at for at, part in table.items() if part > Fraction(1, 1 << 20)} == set(wanted)
        assert all(abs(table[at] - part) < Fraction(1, 1 << 24) for at, part in wanted.items())


def test_a_keep_stays_in_the_roll_it_becomes() -> None:
    """Whatever comes, the kept dice are among it."""
    known = [some for size in range(6) for some in multisets(size)]
    made, words = rolls(5), streams(1, 1)
    for keep in range(0, len(made.bits), 7):
        for _ in range(20):
            word = np.uint64(next_word(words, 0))
            roll = known[drawn(made.table, made.start[keep], made.bits[keep], word)]
            assert not Counter(known[keep]) - Counter(roll)
