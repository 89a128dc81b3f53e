"""The odds of each target, compared with a recursion over whole rolls and with closed forms."""

from collections import Counter
from fractions import Fraction
from itertools import combinations, product

import pytest

from noppa.games.kivi.odds import is_wild, meets, odds, six_alike, takes
from noppa.games.kivi.targets import TARGETS, Target

ROLLED = {dice: Counter(tuple(sorted(roll)) for roll in product(range(1, 7), repeat=dice)) for dice in range(7)}
"""The multiplicity of each multiset among all rolls of this many dice."""


def whole_rolls(final: dict[tuple[int, ...], float]) -> float:
    """Return the chance after three rolls, with every outcome of every keep listed."""
    keeps = {kept for roll in final for size in range(7) for kept in combinations(roll, size)}
    values = final
    for _ in range(2):
        mean = {
            kept: sum(ways * values[tuple(sorted(kept + rest))] for rest, ways in ROLLED[6 - len(kept)].items())
            / 6 ** (6 - len(kept))
            for kept in keeps
        }
        values = {roll: max(mean[kept] for size in range(7) for kept in combinations(roll, size)) for roll in final}
    return sum(ways * values[roll] for roll, ways in ROLLED[6].items()) / 6**6


@pytest.mark.parametrize("target", [Target.TWO_PAIRS, Target.RUN_OF_5, Target.TWO_TRIPLES, Target.AT_LEAST_30])
def test_the_lattice_agrees_with_a_recursion_over_whole_rolls(target: Target) -> None:
    """Two methods for the best keeps give the same chance, with and without wild rolls."""
    for wanted in (meets(target), takes(target)):
        final = {roll: float(wanted(roll)) for roll in ROLLED[6]}
        assert float(odds(wanted).turn) == pytest.approx(whole_rolls(final), abs=1e-12)


@pytest.mark.exhaustive
@pytest.mark.parametrize("target", TARGETS)
def test_the_lattice_agrees_for_every_target(target: Target) -> None:
    """The same holds for all thirteen targets."""
    for wanted in (meets(target), takes(target)):
        final = {roll: float(wanted(roll)) for roll in ROLLED[6]}
        assert float(odds(wanted).turn) == pytest.approx(whole_rolls(final), abs=1e-12)


def test_closed_forms() -> None:
    """Each die has three tries to be even; one roll's chances are counted among all 6^6."""
    assert odds(meets(Target.ALL_EVEN)).turn == odds(meets(Target.ALL_ODD)).turn == Fraction(7, 8) ** 6
    assert odds(meets(Target.AT_MOST_12)) == odds(meets(Target.AT_LEAST_30))
    assert odds(is_wild).one_roll == Fraction(906, 6**6)
    assert odds(six_alike).one_roll == Fraction(6, 6**6)
    for target in TARGETS:
        ways = sum(count for roll, count in ROLLED[6].items() if meets(target)(roll))
        assert odds(meets(target)).one_roll == Fraction(ways, 6**6)


def test_wild_rolls_only_help() -> None:
    """Counting the rolls that go anywhere never lowers a square's chance."""
    for target in TARGETS:
        assert odds(takes(target)).turn > odds(meets(target)).turn > odds(meets(target)).one_roll
