"""Runs everything that the core does for Tutto once, for the sanitizers."""

from typing import Any, cast

import numpy as np
import pytest

from noppa import Over, rules
from noppa.games.tutto.batches import play
from noppa.games.tutto.evaluator import LOST, Evaluator
from noppa.games.tutto.rules import Tutto
from noppa.games.tutto.solved import FIRST, LAST, Solved, solve
from noppa.games.tutto.state import State

SOLVED: dict[str, Solved] = {}
"""Tables by options: with sanitizers, solving a variant takes ten seconds."""
VARIANTS: list[dict[str, Any]] = [
    {"target": 500},
    {"target": 500, "ending": "equal_turns", "leader_plus_minus": "plays_on", "floor_at_zero": False},
    {"target": 550, "straight_is_tutto": False, "floor_at_zero": False},
]


def rules_and_tables(options: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> tuple[Tutto, Solved]:
    """Return rules and their tables, solved here and used by all evaluators."""
    variant = cast("Tutto", rules("tutto", **options))
    found = SOLVED.get(str(options)) or SOLVED.setdefault(str(options), solve(variant, settled=0.02))
    for module in ("evaluator", "batches"):
        monkeypatch.setattr(f"noppa.games.tutto.{module}.solved", lambda *_: found)
    return variant, found


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_a_short_game_is_solved_and_every_position_is_worth_something(
    options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Values of moves and of positions for every seat, turn ends and playouts are consistent."""
    variant, found = rules_and_tables(options, monkeypatch)
    assert all(0 <= value <= 1 for value in found.values)
    assert 0.3 < found.chance(FIRST, 10, 10) < 0.7
    if not variant.at_once:
        assert found.chance(LAST, 10, -3) < 0.5
    evaluator = Evaluator(variant)
    for players in (1, 2, 3):
        state = variant.start(players)
        for card, rolled, move in (("plus_minus", (1, 1, 5, 5, 2, 3), "set 1 1 5 5"), ("double", (1,) * 6, "go")):
            state = variant.draw(state, variant.card(card))
            check(evaluator, state)
            state = variant.roll(state, rolled)
            check(evaluator, state)
            if move == "go":
                state = variant.play(state, 0, variant.parse("set 1 1 1 1 1 1"))
                check(evaluator, state)
                state = variant.play(state, 0, variant.parse("go"))
                check(evaluator, state)
            else:
                state = variant.play(state, 0, variant.parse(move))
                state = variant.play(variant.roll(state, (1, 5)), 0, variant.parse("set 1 5"))
                state = variant.play(state, 0, variant.parse("go"))
        shares = evaluator.wins(state, 5, 1)
        assert [sum(game) for game in shares] == pytest.approx([1.0] * 5)


def check(evaluator: Evaluator, state: State) -> None:
    """Check that everybody's chances add up, and that the best move has the value of the position."""
    variant, seats = evaluator.rules, range(len(state.banked))
    assert not isinstance(variant.pending(state), Over)
    values = [evaluator.value(state, seat) for seat in seats]
    assert all(-0.01 <= value <= 1.01 for value in values)
    assert len(values) == 1 or sum(values) == pytest.approx(1.0)
    assert all(-0.01 <= evaluator.end_value(state, seat, 1, cells) <= 1.01 for seat in seats for cells in (LOST, 0, 3))
    if variant.moves(state, state.seat):
        assert max(evaluator.move_values(state, state.seat).values()) == pytest.approx(values[state.seat])


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_games_of_all_levels_run(options: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Random, points and best play run."""
    variant, _ = rules_and_tables(options, monkeypatch)
    for levels in (("random",) * 10, ("quick", "random"), ("hard", "quick", "random"), ("hard",)):
        played = play(variant, levels, 3, 10, 7)
        assert min(played.lengths) > 0
        assert min(played.winners) > 0
        assert np.array_equal(played.scores, play(variant, levels, 3, 10, 7).scores)
