"""Which targets a roll meets, compared with sets built from the patterns."""

from collections import Counter
from itertools import combinations_with_replacement, permutations, product

import pytest

from games.kivi.tables import kivi, position
from noppa.core.dice import multisets
from noppa.games.kivi.targets import Target, Wild, targets_met, wild

FACES = range(1, 7)


def _of_pattern(letters: str) -> set[tuple[int, ...]]:
    """Return every multiset of a pattern, each letter being another face."""
    kinds = sorted(set(letters))
    return {
        tuple(sorted(dict(zip(kinds, faces, strict=True))[letter] for letter in letters))
        for faces in permutations(FACES, len(kinds))
    }


def _of_run(length: int) -> set[tuple[int, ...]]:
    """Return every multiset of a run with dice that neither extend it nor make a longer one."""
    dice = set()
    for first in range(1, 8 - length):
        run = tuple(range(first, first + length))
        others = [face for face in FACES if face not in (first - 1, first + length)]
        dice |= {tuple(sorted(run + rest)) for rest in combinations_with_replacement(others, 6 - length)}
    return dice


def _of_sum(totals: range) -> set[tuple[int, ...]]:
    return {dice for dice in combinations_with_replacement(FACES, 6) if sum(dice) in totals}


BUILT = {
    "two_pairs": _of_pattern("AABBCD"),
    "three_of_a_kind": _of_pattern("AAABCD"),
    "run_of_4": _of_run(4),
    "three_and_two": _of_pattern("AAABBC"),
    "four_of_a_kind": _of_pattern("AAAABC"),
    "run_of_5": _of_run(5),
    "all_even": set(combinations_with_replacement((2, 4, 6), 6)),
    "all_odd": set(combinations_with_replacement((1, 3, 5), 6)),
    "at_most_12": _of_sum(range(6, 13)),
    "at_least_30": _of_sum(range(30, 37)),
    "three_pairs": _of_pattern("AABBCC"),
    "two_triples": _of_pattern("AAABBB"),
    "four_and_two": _of_pattern("AAAABB"),
}


def test_every_roll_meets_the_targets_that_it_is_built_from() -> None:
    """All 6^6 rolls, in any order of the dice, meet exactly the independently built targets."""
    assert {str(target) for target in Target} == set(BUILT)
    for roll in product(FACES, repeat=6):
        dice = tuple(sorted(roll))
        assert targets_met(dice) == {target for target, built in BUILT.items() if dice in built}


def test_every_roll_is_wild_or_not() -> None:
    """Five equal dice come in 180 of the 6^6 rolls, the run of six in 720, six equal dice in 6."""
    rolls = Counter(wild(tuple(sorted(roll))) for roll in product(FACES, repeat=6))
    assert rolls == {Wild.NONE: 6**6 - 906, Wild.VACANT: 900, Wild.TAKE_OVER: 6}
    italian = Counter(wild(tuple(sorted(roll)), run_takes_over=True) for roll in product(FACES, repeat=6))
    assert italian == {Wild.NONE: 6**6 - 906, Wild.VACANT: 180, Wild.TAKE_OVER: 726}
    plain = Counter(wild(tuple(sorted(roll)), alike_is_wild=False) for roll in product(FACES, repeat=6))
    assert plain == {Wild.NONE: 6**6 - 720, Wild.VACANT: 720}


@pytest.mark.parametrize(
    ("dice", "targets"),
    [
        ((1, 1, 2, 2, 5, 6), {"two_pairs"}),
        ((1, 1, 2, 2, 3, 3), {"three_pairs", "at_most_12"}),
        ((1, 1, 1, 2, 3, 5), {"three_of_a_kind"}),
        ((1, 1, 1, 1, 2, 3), {"four_of_a_kind", "at_most_12"}),
        ((1, 1, 1, 2, 2, 5), {"three_and_two", "at_most_12"}),
        ((1, 1, 1, 1, 2, 2), {"four_and_two", "at_most_12"}),
        ((1, 1, 1, 2, 2, 2), {"two_triples", "at_most_12"}),
        ((1, 2, 3, 4, 6, 6), {"run_of_4"}),
        ((1, 2, 3, 4, 5, 5), {"run_of_5"}),
        ((1, 3, 5, 1, 3, 5), {"all_odd", "three_pairs"}),
        ((2, 4, 6, 2, 4, 6), {"all_even", "three_pairs"}),
        ((1, 2, 2, 3, 3, 1), {"at_most_12", "three_pairs"}),
        ((6, 6, 5, 5, 2, 6), {"at_least_30", "three_and_two"}),
        ((6, 4, 4, 4, 2, 2), {"all_even", "three_and_two"}),
        ((5, 5, 5, 3, 3, 2), {"three_and_two"}),
        ((1, 1, 2, 2, 3, 4), {"two_pairs", "run_of_4"}),
        ((1, 2, 3, 4, 4, 4), {"three_of_a_kind", "run_of_4"}),
        ((1, 2, 3, 5, 6, 6), set()),
    ],
)
def test_the_examples_of_the_booklet_meet_their_targets(dice: tuple[int, ...], targets: set[str]) -> None:
    """A roll shown in the booklet meets its target, and the view names all targets that it meets."""
    rules = kivi()
    assert set(rules.view(position(rules, dice))["targets"]) == targets


def test_a_roll_takes_exactly_the_squares_of_its_targets() -> None:
    """Every multiset of six dice may go to the vacant squares of its targets, or to all if wild."""
    rules = kivi()
    for dice in multisets(6):
        view = rules.view(position(rules, dice, {0: ["a1"], 1: ["g7", "d4"]}), 0)
        vacant = [square for square in view["board"]["squares"] if square["stone"] is None]
        anywhere = max(map(dice.count, dice)) >= 5 or len(set(dice)) == 6
        expected = [square["square"] for square in vacant if anywhere or dice in BUILT[square["target"]]]
        assert view["open"] == expected
        assert view["take_overs"] == (["d4", "g7"] if len(set(dice)) == 1 else [])
