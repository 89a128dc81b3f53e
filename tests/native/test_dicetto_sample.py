"""Runs everything that the core does for Dicetto once, for the sanitizers."""

from array import array
from typing import Any

import numpy as np
import pytest

from games.dicetto.script import dicetto
from games.dicetto.test_prospects import random_states
from games.dicetto.test_step import SMALL_DECK
from noppa.batches.games import NOBODY, Games, new_streams
from noppa.batches.layout import layout
from noppa.batches.workers import Helpers
from noppa.core.errors import NativeError
from noppa.games.dicetto import batches
from noppa.games.dicetto.cards import Kind
from noppa.games.dicetto.evaluator import Evaluator
from noppa.games.dicetto.packing import NUMBER, pack, rules_bytes, tables_of
from noppa.games.dicetto.prospects import FIGURES
from noppa.native import call


def large_deck() -> dict[str, Any]:
    """Return a deck of the largest size that a file may have."""
    cards = [(kind, points, logo) for kind in Kind for points in range(0, 100, 3) for logo in (False, True)]
    dice = [{"kind": str(kind), "points": points, "logo": logo, "count": 99} for kind, points, logo in cards]
    return {"dice": dice}


HARD = bytes([2, 2, 2])
CHANCES = {"dice": [{"kind": "chance", "points": 1, "count": 10}]}
RULES = {
    "international": dicetto(bonus=True),
    "finnish": dicetto("finnish", bonus=True),
    "short": dicetto("polish", cards_to_win=1),
    "small": dicetto(deck=SMALL_DECK, bonus=True, cards_to_win=46),
    "chances": dicetto("finnish", deck=CHANCES),
    "large": dicetto(deck=large_deck(), cards_to_win=46, bonus=True),
}


@pytest.mark.parametrize("name", RULES)
@pytest.mark.parametrize("players", [2, 4])
def test_positions_are_worth_what_follows_from_them(name: str, players: int) -> None:
    """Values, reasons and playouts are consistent in positions of a random game."""
    known = Evaluator(RULES[name])
    states = random_states(known.rules, players, players)
    for state in states[:: max(1, len(states) // 5)]:
        values = known.move_values(state, state.seat)
        assert max(values.values()) == pytest.approx(known.value(state, state.seat), abs=1e-9)
        for move in list(values)[-2:]:
            assert known.reasons(state, state.seat, move)[0].code.startswith("dicetto-why")
            after = known.rules.play(state, state.seat, move)
            shares = [known.value(after, seat) for seat in range(players)]
            assert sum(shares) == pytest.approx(1.0)
        assert len(known.finishes(state, 2, 1)) == 2


@pytest.mark.parametrize("name", RULES)
def test_batches_and_whole_games_run(name: str) -> None:
    """Every loop over a batch runs, and games of all levels."""
    rules = RULES[name]
    shape = layout(rules, 3)
    batch = Games(shape, 1, 5)
    result, everyone = batch.new_result(), np.arange(5)
    batch.start()
    for step in range(100):
        actions = np.array([batch.legal_actions(at)[-1 - step % 2] for at in range(5)])
        assert batch.step(actions, result, Helpers(0), wins=True) == NOBODY
    np.testing.assert_array_equal(batch.masks(everyone), result.masks)
    sampled = batch.sample(everyone, new_streams(1, 5))
    assert result.masks[everyone, sampled].all()
    for levels in (["random"] * 4, ["quick", "random"], ["hard", "quick", "random"]):
        played = batches.play(rules, levels, 3, 2, 7)
        assert min(played.lengths) > 0
        assert min(played.scores) >= 0


def test_turns_are_played_for_training() -> None:
    """After a quick turn the next seat is dealt cards, with chances that add up to one."""
    tables = tables_of(RULES["international"])
    row, stream = bytearray(call("row_size", tables, 3)), array("Q", [1])
    room, shares = bytearray(call("games_room", tables, b"", HARD, 1)), array("d", bytes(call("dicetto_outlook_size")))
    call("start", tables, row)
    for _ in range(10):
        call("chance", tables, row, stream)
        call("dicetto_quick_turn", tables, row, room, stream)
        call("dicetto_look", tables, row, room, shares)
        assert sum(shares[:3]) == pytest.approx(1.0)


def test_what_does_not_fit_is_refused() -> None:
    """Covers memory of the wrong size, a missing outlook, unknown levels, and values that are no numbers."""
    rules, number = RULES["international"], NUMBER
    tables, start = tables_of(rules), pack(rules, rules.start(2))
    state = random_states(rules, 2, 1)[0]
    row, bench = pack(rules, state), bytearray(call("games_room", tables, b"", HARD, 1))
    outlook, values = array("d", bytes(call("dicetto_outlook_size"))), array("d", bytes(8 * 97))
    moves, room = array("H", bytes(2 * 97)), bytearray(call("games_room", tables, b"", bytes(2), 1))
    scores, uses = array("q", bytes(16)), array("q", bytes(16 * len(rules.deck.dice)))
    call("dicetto_move_values", tables, outlook, row, bench, moves, values)
    wrong: list[tuple[Any, ...]] = [
        ("dicetto_look", tables, row, bench[:-8], outlook),
        ("dicetto_look", tables, row, bench, outlook[:-1]),
        ("dicetto_look", tables, row[:-8], bench, outlook),
        ("dicetto_move_values", tables, b"", row, bench, moves, values),
        ("dicetto_move_values", tables, outlook, row, bench, moves[:-1], values),
        ("dicetto_move_values", tables, outlook, row, bench, moves, values[:-1]),
        ("dicetto_quick_turn", tables, bytearray(row), room, array("Q", [1])),
        ("dicetto_quick_turn", tables, bytearray(start), bench, array("Q", [1])),
        ("playouts", tables, b"", row, 0, 1, room[:-8], scores, scores[:1]),
        ("playouts", tables, b"", row, 0, 1, room, scores[:1], scores[:1]),
        ("games", tables, b"", bytes([1, 2]), 0, 1, room, scores, scores[:1], scores[:1], uses),
        ("games", tables, b"", bytes([1, 3]), 0, 1, room, scores, scores[:1], scores[:1], uses),
        ("games", tables, b"", bytes([1]), 0, 1, room, scores, scores[:1], scores[:1], uses),
        ("games", tables, b"", bytes([1, 1]), 0, 1, room, scores, scores[:1], scores[:1], uses[:-1]),
        ("games", tables, bench, bytes([1, 1]), 0, 1, room, scores, scores[:1], scores[:1], uses),
        ("prepare", number, bytearray(len(tables)), rules_bytes(rules, {**FIGURES, "free": float("nan")})),
        ("prepare", number, bytearray(len(tables)), rules_bytes(rules, {**FIGURES, "now": -1.0})),
        ("prepare", number, bytearray(len(tables)), rules_bytes(rules)[:-4]),
    ]
    for function, *args in wrong:
        with pytest.raises(NativeError):
            call(function, *args)
