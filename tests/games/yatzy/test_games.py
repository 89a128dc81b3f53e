"""Whole games in the native core, by players of different levels."""

import struct
from collections import Counter
from math import sqrt
from typing import Any, cast

import numpy as np
import pytest

from noppa import Choose, Roll, rules
from noppa.bots import BOTS
from noppa.core.dice import multisets
from noppa.games import games
from noppa.games.yatzy.batches import play
from noppa.games.yatzy.packing import pack, tables_of
from noppa.games.yatzy.rules import Yatzy
from noppa.native import call
from noppa.native.streams import streams

ON_THE_TABLE = [dice for size in range(6) for dice in multisets(size)]
"""Multisets of dice as numbered by the core."""


@pytest.mark.parametrize("edition", list(games()["yatzy"].editions))
def test_hard_plays_what_the_bot_plays(edition: str) -> None:
    """Two games of three are compared move by move: the core rolls, the readable rules and the bot play."""
    variant, players = cast("Yatzy", rules("yatzy", edition)), 3
    tables, numbers = tables_of(variant), variant.action_numbers
    for game in range(2):
        state, row, stream = (
            variant.start(players),
            bytearray(pack(variant, variant.start(players))),
            streams(5, 1, game),
        )
        decisions = 0
        while True:
            call("chance", tables, row, stream)
            pending: Any = variant.pending(state)
            if isinstance(pending, Roll):
                kept = Counter(die for die in state.dice if die is not None)
                lying = Counter(ON_THE_TABLE[struct.unpack_from("<H", row, 4)[0]])
                state = variant.roll(state, tuple((lying - kept).elements()))
                pending = variant.pending(state)
            if not isinstance(pending, Choose):
                break
            move = BOTS["hard"](variant, state, pending.seats[0])
            call("play", tables, row, numbers[move])
            state = variant.play(state, pending.seats[0], move)
            decisions += 1
        played = play(variant, ("hard",) * players, game, 1, 5)
        totals = [sheet.total for sheet in variant.sheet(state)]
        assert list(played.scores) == [totals[(player + game) % players] for player in range(players)]
        assert list(played.lengths) == [decisions]


def test_whoever_knows_more_does_not_win_less() -> None:
    """`optimal` beats `random` nearly always; `hard` is not worse than `optimal` by two standard errors."""
    variant, count = cast("Yatzy", rules("yatzy")), 1500
    winners = np.array(play(variant, ("optimal", "random"), 0, count, 3).winners)
    assert (winners == 1).mean() > 0.99
    winners = np.array(play(variant, ("hard", "optimal"), 0, count, 3).winners)
    assert (winners & 1).sum() - (winners >> 1).sum() > -2 * sqrt(count)


@pytest.mark.parametrize("levels", [("optimal", "random"), ("hard", "random", "optimal")], ids=str)
def test_games_do_not_depend_on_how_they_are_divided(levels: tuple[str, ...]) -> None:
    """A game depends on its number only."""
    variant, players = cast("Yatzy", rules("yatzy")), len(levels)
    whole, part = play(variant, levels, 0, 30, 9), play(variant, levels, 20, 10, 9)
    assert whole.scores[20 * players :] == part.scores
    assert whole.winners[20:] == part.winners
    assert whole.lengths[20:] == part.lengths
