"""Everything that the core does for Dice Trip, once: what the sanitizers should see."""

import random
from typing import Any

import numpy as np
import pytest

from games.dicetrip.brute import recoloured, trip_rules
from native.recorded import play
from noppa.batches.games import NOBODY, Games, new_streams
from noppa.batches.layout import layout
from noppa.core.errors import NativeError
from noppa.games.dicetrip import batches
from noppa.games.dicetrip.evaluator import Evaluator
from noppa.games.dicetrip.packing import pack, stands, tables_of
from noppa.games.dicetrip.rules import DiceTrip
from noppa.native import call

RULES = {
    "plain": trip_rules(),
    "tens": trip_rules(tens=True),
    "recoloured tens": trip_rules(map=recoloured(), tens=True),
}


@pytest.mark.parametrize("name", RULES)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_positions_are_worth_what_follows_from_them(name: str, players: int) -> None:
    """Values, reasons and playouts in positions of a game of random play."""
    known, draw = Evaluator(RULES[name]), random.Random(players)
    for state, seat, move in play(
        known.rules, players, 3, lambda rules, state, seat: draw.choice(rules.moves(state, seat))
    ):
        values = known.move_values(state, seat)
        assert max(values.values()) == pytest.approx(known.value(state, seat), abs=1e-9)
        assert known.reason(state, seat, move).code.startswith("dicetrip-reason")
        if draw.random() < 0.1:
            assert len(known.finishes(state, 2, 1)) == 2


@pytest.mark.parametrize("name", RULES)
def test_batches_and_whole_games_run(name: str) -> None:
    """Every loop over a batch, and games of all levels."""
    rules: DiceTrip = RULES[name]
    shape = layout(rules, 3)
    batch = Games(shape, 1, 5)
    result, everyone = batch.new_result(), np.arange(5)
    batch.start()
    for _ in range(200):
        actions = np.array([batch.legal_actions(at)[-1] for at in range(5)])
        assert batch.first_illegal(actions) == NOBODY
        batch.step(0, 5, actions, result, wins=True)
    np.testing.assert_array_equal(batch.masks(everyone), result.masks)
    sampled = batch.sample(everyone, new_streams(1, 5))
    assert result.masks[everyone, sampled].all()
    for levels in (["random"] * 4, ["quick", "random"], ["quick"]):
        played = batches.play(rules, levels, 3, 9, 7)
        assert min(played.lengths) >= 25 * len(levels)
        assert max(played.usage) <= 9


def test_what_does_not_fit_is_refused() -> None:
    """A guess for another map, memory of the wrong size, a map that no round leaves, dice that there are not."""
    rules = RULES["plain"]
    tables, guess, start = tables_of(rules), Evaluator(rules).guess.tables, rules.start(2)
    row, room, work = pack(rules, start), bytearray(call("dicetrip_games_room")), bytearray(call("dicetrip_planner"))
    empty, writing, doubling = stands(start.trips[0].numbers), np.zeros(37 * 25), np.zeros(36)
    other = bytearray(call("dicetrip_guess_size", 1, 3))
    call("dicetrip_guess", other, 1, 3, 0, np.zeros((len(other) - 16) // 4, dtype=np.float32))
    scores, numbers = np.zeros(2, dtype=np.int64), bytes([0, 1, 2, 3])
    wrong: list[tuple[Any, ...]] = [
        ("dicetrip_finishes", tables, other, row, 0, 1, room, scores),
        ("dicetrip_finishes", tables, guess[:-8], row, 0, 1, room, scores),
        ("dicetrip_finishes", tables, guess, row[:-1], 0, 1, room, scores),
        ("dicetrip_finishes", tables, guess, row, 0, 1, room[:-1], scores),
        ("dicetrip_writings", tables, guess, empty, 1, 2, numbers, 36, 1, work, writing, doubling),
        ("dicetrip_writings", tables, guess, empty, 1, 1, bytes([0, 1, 2, 6]), 36, 1, work, writing, doubling),
        ("dicetrip_writings", tables, guess, empty, 1, 1, numbers, 37, 1, work, writing, doubling),
        ("dicetrip_writings", tables, guess, empty, 1, 1, numbers, 36, 1, work[:-1], writing, doubling),
        ("dicetrip_second", tables, guess, empty, 1, 1, numbers, 36, 25, 0, work, writing),
        ("dicetrip_second", tables, guess, empty, 1, 1, numbers, 36, 0, 37, work, writing),
        ("dicetrip_rolls", tables, guess, empty, 1, 1, 1, 0, work, writing, doubling),
        ("dicetrip_guess_size", 33, 40),
        ("dicetrip_guess_size", 1, 70),
        ("dicetrip_level_games", tables, guess, bytes([2]), 0, 1, room, scores[:1], scores[:1], writing),
    ]
    for function, *given in wrong:
        with pytest.raises(NativeError):
            call(function, *given)
