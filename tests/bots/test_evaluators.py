"""Evaluators are made once, and those asked last are kept."""

import pytest

from bots.test_own_content import kivi_board
from noppa import rules
from noppa.bots import evaluators
from noppa.bots.evaluators import evaluator


def test_an_evaluator_is_made_once() -> None:
    """The same rules have the same one."""
    assert evaluator(rules("kivi")) is evaluator(rules("kivi"))


def test_only_the_latest_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever brings one board after the other does not fill the memory; what is asked again stays."""
    monkeypatch.setattr(evaluators, "MOST", 3)
    usual = evaluator(rules("kivi"))
    for seed in range(6):
        evaluator(rules("kivi", board=kivi_board(5, 5, seed)))
        assert evaluator(rules("kivi")) is usual
    assert len(evaluators._evaluators) == 3
