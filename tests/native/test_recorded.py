"""Evaluators in the native core give the values of the previous version."""

from itertools import accumulate

import pytest

from native.recorded import TYPES, decisions, read, values_of
from native.variants import NATIVE
from noppa.games import part

CLOSE = {"d": 1e-9, "f": 1e-6}
NEAR = {"kivi": 2e-5, "tutto": 1e-6, "dicetrip": 5e-6}
"""The absolute tolerance for values.

The networks of KIVI and Dice Trip add up in single precision, now in another order; Tutto's tables were computed with
this tolerance.
"""
SAMPLE = 29
"""One game in this many is compared in the ordinary run."""


def check(name: str, every: int) -> int:
    """Compare some of the games; return the number of their positions."""
    recording, compared = read(name), 0
    ends = list(accumulate(game.values for game in recording.games))
    assert ends[-1] == len(recording.values)
    for game, end in list(zip(recording.games, ends, strict=True))[::every]:
        variant = game.rules(name, recording.contents)
        evaluator = part(name, "evaluator").Evaluator(variant)  # type: ignore[union-attr]
        found: list[float] = []
        for state, seat in decisions(variant, game):
            found += values_of(evaluator, state, seat)
            compared += 1
        expected = list(recording.values[end - game.values : end])
        assert found == pytest.approx(expected, rel=CLOSE[TYPES.get(name, "f")], abs=NEAR.get(name))
    return compared


@pytest.mark.parametrize("name", NATIVE)
def test_values_are_those_of_the_version_before(name: str) -> None:
    """A sample of the positions is compared."""
    assert check(name, SAMPLE) > 200


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", NATIVE)
def test_all_recorded_values_are_those_of_the_version_before(name: str) -> None:
    """Ten thousand positions are compared."""
    assert check(name, 1) >= 10_000
