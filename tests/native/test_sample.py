"""Runs everything that the core does for Yatzy once, for the sanitizers."""

from array import array
from typing import cast

import numpy as np
import pytest

from noppa import rules
from noppa.batches.games import NOBODY, Games, new_streams
from noppa.batches.layout import layout
from noppa.batches.workers import Helpers
from noppa.games import games
from noppa.games.yatzy.evaluator import Evaluator
from noppa.games.yatzy.packing import tables_of
from noppa.games.yatzy.rows import ROWS
from noppa.games.yatzy.rules import Yatzy
from noppa.games.yatzy.solved import Solved
from noppa.games.yatzy.state import State
from noppa.native import call
from noppa.native.games import play_games

EDITIONS = list(games()["yatzy"].editions)


def late(edition: str, free: int) -> tuple[Yatzy, Solved]:
    """Return the game solved for all positions with at most this many free rows."""
    variant = cast("Yatzy", rules("yatzy", edition))
    tables = tables_of(variant)
    values = array("d", bytes(8 * call("yatzy_size", tables, -1)))
    for level in range(len(ROWS), len(ROWS) - free - 1, -1):
        call("yatzy_solve", tables, values, level, 0, 1, b"", b"")
    return variant, Solved(tables, values)


@pytest.mark.parametrize("edition", EDITIONS)
def test_late_positions_are_worth_what_follows_from_them(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Move values, chances to win, turn ends and playouts are consistent in a game with two free rows."""
    variant, solved = late(edition, 2)
    monkeypatch.setattr("noppa.games.yatzy.evaluator.solved", lambda *_: solved)
    evaluator = Evaluator(variant)
    column = tuple(None if place in {5, 13} else 3 * (place + 1) if place < 6 else 10 for place in range(len(ROWS)))
    state = State((column, column))
    if variant.declares:
        assert max(evaluator.move_values(state, 0).values()) == pytest.approx(evaluator.value(state, 0))
        state = variant.play(state, 0, variant.moves(state, 0)[0])
    rolled = variant.roll(state, (1, 4, 6, 6, 6))
    values, wins = evaluator.move_values(rolled, 0), evaluator.win_values(rolled, 0)
    assert list(values) == list(wins) == list(variant.moves(rolled, 0))
    assert max(values.values()) == pytest.approx(evaluator.value(rolled, 0))
    assert all(0 <= chance <= 1 for chance in wins.values())
    assert evaluator.reasons(rolled, 0, next(iter(values)))[0].code.startswith("yatzy-why")
    finals = np.array(evaluator.finishes(rolled, 200, 1))[:, 0]
    assert finals.mean() == pytest.approx(evaluator.value(rolled, 0), abs=4 * finals.std() / 200**0.5)


@pytest.mark.parametrize("edition", EDITIONS)
def test_batches_and_random_games_run(edition: str) -> None:
    """Every loop over a batch runs, and whole random games."""
    variant = cast("Yatzy", rules("yatzy", edition))
    shape = layout(variant, 2)
    batch = Games(shape, 1, 5)
    result, everyone = batch.new_result(), np.arange(5)
    batch.start()
    for _ in range(200):
        actions = np.array([batch.legal_actions(at)[-1] for at in range(5)])
        assert batch.step(actions, result, Helpers(0), wins=True) == NOBODY
    np.testing.assert_array_equal(batch.masks(everyone), result.masks)
    sampled = batch.sample(everyone, new_streams(1, 5))
    assert result.masks[everyone, sampled].all()
    assert (batch.winners() > 0).all()
    assert (batch.usage(0, len(ROWS) + 1) <= 5).all()
    played = play_games(tables_of(variant), b"", ("random",) * 3, len(ROWS) + 1, 0, 50, 7)
    assert min(played.lengths) >= 3 * len(ROWS)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("levels", [("quick", "random"), ("hard", "quick", "random")])
def test_whole_games_run(edition: str, levels: tuple[str, ...]) -> None:
    """Columns on their own run, and games with a view to rivals; the values are unknown here."""
    variant, solved = late(edition, 0)
    played = play_games(tables_of(variant), solved.values, levels, len(ROWS) + 1, 0, 5, 7)
    assert min(played.lengths) >= len(levels) * len(ROWS)
    assert min(played.scores) > 0
