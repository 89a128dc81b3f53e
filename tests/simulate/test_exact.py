"""Simulated frequencies match exactly known chances.

Those of Yatzy are elsewhere: the mean of random play beside its kernel, that of best play in `test_run`.
"""

from array import array
from typing import Any

import numpy as np
import pytest

from games.kivi.tables import small_board
from noppa import Rules, rules
from noppa.core.dice import multiset, multisets, turn
from noppa.core.keeps import Keep
from noppa.core.rules import Move
from noppa.games.kivi.moves import Place
from noppa.games.kivi.odds import odds, takes
from noppa.games.kivi.state import ROLLS, STONES
from noppa.games.kivi.targets import Target
from noppa.games.tutto.cards import BONUS
from noppa.games.tutto.packing import pack, tables_of
from noppa.games.tutto.rules import Tutto
from noppa.games.tutto.sets import null_ways
from noppa.games.tutto.state import State, Turned
from noppa.native import call
from noppa.native.streams import streams
from noppa.simulate import simulate

TURNS = 12
"""The field of a packed row of Tutto that counts turns."""


@pytest.mark.parametrize("dice", range(1, 7))
def test_nulls_of_tutto_come_as_often_as_they_should(dice: int) -> None:
    """In the native core, rolls of this many dice under a bonus card end the turn at the right rate."""
    variant, rolls = rules("tutto"), 20_000
    assert isinstance(variant, Tutto)
    tables, nulls = tables_of(variant), 0
    aside = (*(None,) * dice, *(1,) * (6 - dice))
    taken = (*(0,) * dice, *(1,) * (6 - dice))
    start = pack(variant, State((0, 0), (0, 0), now=Turned(next(iter(BONUS))), dice=aside, taken=taken))
    for stream in streams(dice, rolls):
        row = bytearray(start)
        call("chance", tables, row, array("Q", [stream]))
        nulls += row[TURNS] > 0
    chance = null_ways(dice, straight=False) / 6**dice
    assert abs(nulls / rolls - chance) < 4 * np.sqrt(chance * (1 - chance) / rolls)


class Seeker:
    """A player who wants only one target of KIVI, and keeps the best dice for it."""

    def __init__(self, target: Target) -> None:
        wanted = takes(target)
        self.stages = turn({dice: float(wanted(dice)) for dice in multisets(6)}, ROLLS)

    def __call__(self, variant: Rules[Any], state: Any, seat: int) -> Move:
        """Return a square if the roll fits one, else the best keep, or the box."""
        kept = self.stages[ROLLS - state.rolls]

        def chance(move: Move) -> float:
            return kept[multiset(move.dice)] if isinstance(move, Keep) else float(isinstance(move, Place))

        return max(variant.moves(state, seat), key=chance)


@pytest.mark.parametrize("target", [Target.TWO_PAIRS, Target.RUN_OF_5, Target.AT_LEAST_30])
def test_targets_of_kivi_are_made_as_often_as_the_odds_say(target: Target) -> None:
    """On a board with that target only, the number of stones is within four standard errors of three rolls' odds."""
    board, games = small_board(*[" ".join([str(target)] * 5)] * 5), 40
    seeker = Seeker(target)
    stats = simulate("kivi", [seeker, seeker], games, seed=2, workers=1, board=board).stats
    turns, chance = games * 2 * STONES, float(odds(takes(target)).turn)
    assert abs(stats.usage.sum() / turns - chance) < 4 * np.sqrt(chance * (1 - chance) / turns)
