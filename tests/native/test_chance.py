"""Chance in the native core: the other dice come with their exact odds, and kept dice stay."""

import random
from array import array
from collections import Counter
from dataclasses import replace
from typing import cast

import pytest

from noppa import rules
from noppa.core.dice import Dice, chance, multiset, multisets
from noppa.games.yatzy.packing import ROW, pack, tables_of
from noppa.games.yatzy.rules import Yatzy
from noppa.games.yatzy.state import DICE
from noppa.native import call

KNOWN = [dice for size in range(DICE + 1) for dice in multisets(size)]
DRAWS = 6000


@pytest.mark.parametrize("keep", [(), (6,), (1, 1), (2, 5), (3, 3, 3), (1, 2, 3, 4)], ids=str)
def test_the_rest_has_its_odds_and_the_keep_stays(keep: Dice) -> None:
    """Each roll after a keep has its exact frequency within five standard errors."""
    variant = cast("Yatzy", rules("yatzy"))
    begun = replace(variant.start(1), dice=keep + (None,) * (DICE - len(keep)), rolls=len(keep) and 1)
    tables, draw, counted = tables_of(variant), random.Random(str(keep)), Counter[Dice]()
    for _ in range(DRAWS):
        row = bytearray(pack(variant, begun))
        call("chance", tables, row, array("Q", [draw.getrandbits(64)]))
        counted[KNOWN[ROW.unpack_from(row)[4]]] += 1
    expected = {multiset(keep + rest): float(chance(rest)) for rest in multisets(DICE - len(keep))}
    assert set(counted) <= set(expected)
    for roll, part in expected.items():
        assert abs(counted[roll] - DRAWS * part) < 5 * (DRAWS * part) ** 0.5 + 1
