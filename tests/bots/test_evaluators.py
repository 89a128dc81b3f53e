"""Evaluators are created once, and the most recently used ones are cached."""

import pytest

from bots.test_own_content import kivi_board
from noppa import rules
from noppa.bots import evaluators
from noppa.bots.evaluators import evaluator


def test_an_evaluator_is_made_once() -> None:
    """Equal rules share one."""
    assert evaluator(rules("kivi")) is evaluator(rules("kivi"))


def test_only_the_latest_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """A series of boards does not fill the memory; evaluators in use stay."""
    monkeypatch.setattr(evaluators, "MOST", 3)
    usual = evaluator(rules("kivi"))
    for seed in range(6):
        evaluator(rules("kivi", board=kivi_board(5, 5, seed)))
        assert evaluator(rules("kivi")) is usual
    assert len(evaluators._evaluators) == 3
