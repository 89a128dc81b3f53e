"""Runs everything that the core does for Dice Trip once, for the sanitizers."""

import random
from array import array
from typing import Any

import numpy as np
import pytest

from games.dicetrip.brute import recoloured, trip_rules
from native.recorded import play
from noppa.batches.games import NOBODY, Games, new_streams
from noppa.batches.layout import layout
from noppa.batches.workers import Helpers
from noppa.bots.levels import hard
from noppa.core.errors import NativeError
from noppa.core.rules import Choose, Over, Roll
from noppa.games.dicetrip import batches
from noppa.games.dicetrip.evaluator import Evaluator
from noppa.games.dicetrip.guess import guess_of, table_sizes
from noppa.games.dicetrip.packing import pack, tables_of
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
    """Values, reasons and playouts are consistent in positions of a random game."""
    known, draw = Evaluator(RULES[name]), random.Random(players)
    for state, seat, move in play(
        known.rules, players, 3, lambda rules, state, seat: draw.choice(rules.moves(state, seat))
    ):
        values = known.move_values(state, seat)
        assert max(values.values()) == pytest.approx(known.value(state, seat), abs=1e-9)
        assert known.reasons(state, seat, move)[0].code.startswith("dicetrip-why")
        if draw.random() < 0.1:
            assert len(known.finishes(state, 2, 1)) == 2


@pytest.mark.parametrize("name", RULES)
def test_batches_and_whole_games_run(name: str) -> None:
    """Every loop over a batch runs, and games of all levels."""
    rules: DiceTrip = RULES[name]
    shape = layout(rules, 3)
    batch = Games(shape, 1, 5)
    result, everyone = batch.new_result(), np.arange(5)
    batch.start()
    for _ in range(200):
        actions = np.array([batch.legal_actions(at)[-1] for at in range(5)])
        assert batch.step(actions, result, Helpers(0), wins=True) == NOBODY
    np.testing.assert_array_equal(batch.masks(everyone), result.masks)
    sampled = batch.sample(everyone, new_streams(1, 5))
    assert result.masks[everyone, sampled].all()
    for levels in (["random"] * 4, ["quick", "random"], ["hard", "quick", "random"]):
        played = batches.play(rules, levels, 3, 3, 7)
        assert min(played.lengths) >= 25 * len(levels)
        assert max(played.usage) <= 3


def test_what_does_not_fit_is_refused() -> None:
    """Covers another map's guess, memory of the wrong size, a map impossible in any round, and impossible dice."""
    rules = RULES["plain"]
    tables, guess, start = tables_of(rules), Evaluator(rules).guess.tables, rules.start(2)
    row, work = pack(rules, start), bytearray(call("dicetrip_planner"))
    room, other = bytearray(work), guess_of(3, 8, array("f", bytes(4 * sum(table_sizes(3, 8).values())))).tables
    writes = rules.play(rules.roll(start, (1, 4, 6, 6)), 0, rules.actions[15])
    good = pack(rules, rules.roll(writes, (1, 4, 6, 6)))
    powers, plan, mean, usage = np.zeros(9), np.zeros(4), np.zeros(7**4), np.zeros(25)
    values, scores = np.zeros(len(rules.moves(rules.roll(writes, (1, 4, 6, 6)), 0))), np.zeros(2, dtype=np.int64)
    places = {0: 14, 1: 3, 3: 7, 24: 38, 25: 0, 41: 255, 49: 0, 52: 37, 53: 3}
    positions = [bytearray(good) for _ in places]
    for position, (place, value) in zip(positions, places.items(), strict=True):
        position[place] = value

    def ask(
        position: bytes | bytearray, seat: int, asked: int, breadth: int, into: Any, by: bytes = guess
    ) -> tuple[Any, ...]:
        return "dicetrip_values", tables, by, position, seat, asked, breadth, work, into

    for asked, into in enumerate((powers, mean, plan, values)):
        assert call(*ask(good, 0, asked, 25, into)) == 0
    wrong: list[tuple[Any, ...]] = [
        ("playouts", tables, other, row, 0, 1, room, scores, scores[:1]),
        ("playouts", tables, guess[:-8], row, 0, 1, room, scores, scores[:1]),
        ("playouts", tables, b"", row, 0, 1, room, scores, scores[:1]),
        ("playouts", tables, guess, row[:-1], 0, 1, room, scores, scores[:1]),
        ("playouts", tables, guess, row, 0, 1, room[:-1], scores, scores[:1]),
        *(ask(position, 0, 2, 25, plan) for position in positions),
        ask(good[:-1], 0, 2, 25, plan),
        ask(good, 0, 0, 25, powers, other),
        ask(good, 0, 0, 25, powers[:-1]),
        ask(good, 0, 1, 25, mean[:-1]),
        ask(good, 0, 3, 25, values[:-1]),
        ("dicetrip_values", tables, guess, good, 0, 2, 25, work[:-1], plan),
        *(ask(good, seat, 0, 25, powers) for seat in (-1, 2)),
        *(ask(good, 0, asked, 25, plan) for asked in (-1, 4)),
        *(ask(good, 0, 2, breadth, plan) for breadth in (0, 26)),
        ask(good, 1, 2, 25, plan),
        ask(row, 0, 2, 25, plan),
        ("games", tables, guess, bytes([3]), 0, 1, room, scores[:1], scores[:1], scores[:1], usage),
    ]
    for function, *args in wrong:
        with pytest.raises(NativeError):
            call(function, *args)


@pytest.mark.parametrize("name", RULES)
@pytest.mark.parametrize("players", [1, 2, 3])
def test_hard_players_of_the_core_choose_as_the_bot_does(name: str, players: int) -> None:
    """On the same dice they get the same scores, cities and number of decisions."""
    rules, first = RULES[name], 4
    played, streams = batches.play(rules, ["hard"] * players, first, 1, 6), array("Q", bytes(8))
    call("streams", 6, first, streams)
    state, decisions, tables = rules.start(players), 0, tables_of(rules)
    while not isinstance(pending := rules.pending(state), Over):
        if isinstance(pending, Roll):
            row = bytearray(pack(rules, state))
            call("chance", tables, row, streams)
            state = rules.roll(state, [row[3 + place] + 1 for place in pending.places])
        elif isinstance(pending, Choose):
            seat = pending.seats[0]
            state = rules.play(state, seat, hard(rules, rules.observed(state, seat), seat))
            decisions += 1
    seats = [(player + first) % players for player in range(players)]
    assert list(played.scores) == [pending.scores[seat] for seat in seats]
    assert played.lengths[0] == decisions
    assert list(played.usage) == [int(bool(number)) for seat in seats for number in state.trips[seat].numbers]
