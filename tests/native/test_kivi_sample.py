"""Runs everything that the core does for KIVI once, for the sanitizers."""

from typing import Any

import numpy as np
import pytest

from games.kivi.positions import met
from games.kivi.tables import kivi, small_board
from noppa.batches.games import NOBODY, Games, new_streams
from noppa.batches.layout import layout
from noppa.batches.workers import Helpers
from noppa.core.errors import NativeError
from noppa.games.kivi import batches
from noppa.games.kivi.evaluator import Evaluator
from noppa.games.kivi.outlook import SIZE
from noppa.games.kivi.packing import pack, tables_of
from noppa.games.kivi.rules import Kivi
from noppa.games.kivi.weights import learned
from noppa.native import call

RULES = {
    "international": kivi(),
    "italian": kivi("italian"),
    "one": kivi("italian", board=small_board("two_pairs")),
    "small": kivi(board=small_board("two_pairs run_of_4 all_odd", "three_pairs at_most_12 four_and_two")),
    "large": kivi("italian", board=small_board(*["two_pairs all_even run_of_5 " * 4] * 12, value=999)),
}


@pytest.mark.parametrize("name", RULES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_positions_are_worth_what_follows_from_them(name: str, players: int) -> None:
    """Values, reasons and playouts are consistent in positions of a random game."""
    known = Evaluator(RULES[name])
    for state in met(known.rules, players, players, 17):
        moves = known.rules.moves(state, state.seat)
        if moves:
            values = known.move_values(state, state.seat)
            assert max(values.values()) == pytest.approx(known.value(state, state.seat), abs=1e-9)
            assert known.reasons(state, state.seat, moves[-1])[0].code.startswith(("kivi-why", "kivi-wild"))
        assert len(known.finishes(state, 3, 1)) == 3


@pytest.mark.parametrize("name", RULES)
def test_batches_and_whole_games_run(name: str) -> None:
    """Every loop over a batch runs, and games of all levels."""
    rules: Kivi = RULES[name]
    shape = layout(rules, 3)
    batch = Games(shape, 1, 5)
    result, everyone = batch.new_result(), np.arange(5)
    batch.start()
    for _ in range(150):
        actions = np.array([batch.legal_actions(at)[-1] for at in range(5)])
        assert batch.step(actions, result, Helpers(0), wins=True) == NOBODY
    np.testing.assert_array_equal(batch.masks(everyone), result.masks)
    sampled = batch.sample(everyone, new_streams(1, 5))
    assert result.masks[everyone, sampled].all()
    for levels in (["random"] * 4, ["quick", "random"], ["hard", "quick", "random"]):
        played = batches.play(rules, levels, 3, 9, 7)
        assert min(played.lengths) >= 10 * len(levels)
        assert min(played.scores) >= 0


def test_what_does_not_fit_is_refused() -> None:
    """Covers a network for other players or another board, and memory of the wrong size."""
    rules, other = RULES["international"], RULES["small"]
    known = learned(rules.board)
    assert known is not None
    network, row = known.network(2), pack(rules, rules.start(2))
    outlook = bytearray(SIZE)
    room = bytearray(call("games_room", tables_of(rules), network, bytes(2), 1))
    values = np.zeros(2)
    wrong: list[tuple[Any, ...]] = [
        ("kivi_look", tables_of(rules), network, pack(rules, rules.start(3)), room, outlook),
        ("kivi_look", tables_of(other), network, pack(other, other.start(2)), room, outlook),
        ("kivi_look", tables_of(rules), network[:-8], row, room, outlook),
        ("kivi_look", tables_of(rules), network, row, room[:-1], outlook),
        ("kivi_look", tables_of(rules), network, row, room, outlook[:-8]),
        ("kivi_network_size", 2, 49, 500),
        ("kivi_network_size", 5, 49, 512),
        ("kivi_network", bytearray(len(network)), 2, 49, 512, known.halves[3], known.added[2]),
        ("kivi_network", bytearray(len(network)), 2, 49, 512, known.halves[2], known.added[3]),
        ("games_room", tables_of(rules), network, bytes([0, 3]), 1),
        ("games_room", tables_of(rules), network, bytes([0, 1, 2]), 1),
        ("games", tables_of(rules), network, bytes([0, 2]), 0, 1, room, values, values[:1], values[:1], values),
    ]
    for function, *args in wrong:
        with pytest.raises(NativeError):
            call(function, *args)
