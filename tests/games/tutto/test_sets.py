"""Which dice count, compared with a scorer that tries every choice and grouping of dice."""

import random
from fractions import Fraction
from functools import cache
from itertools import combinations, product

import pytest

from games.tutto.script import after, offered, sheet, tutto
from noppa.core.dice import FACES, Dice, multisets
from noppa.games.tutto.moves import Set
from noppa.games.tutto.sets import null_ways, points, sets_of, straight_sets_of, whole
from noppa.games.tutto.state import State

RULES = tutto()
SINGLES = {1: 100, 5: 50}


@cache
def best_grouping(dice: Dice) -> int | None:
    """Return the most points of singles and triples that use all dice; None if some do not count."""
    if not dice:
        return 0
    first, rest = dice[0], dice[1:]
    worths = []
    if first in SINGLES:
        worths.append((SINGLES[first], rest))
    if rest.count(first) >= 2:
        fewer = list(rest)
        fewer.remove(first)
        fewer.remove(first)
        worths.append((1000 if first == 1 else 100 * first, tuple(fewer)))
    sums = [value + left for value, others in worths if (left := best_grouping(others)) is not None]
    return max(sums, default=None)


def brute_force(rolled: Dice) -> dict[Dice, int]:
    """Return every choice of dice by place that can be grouped, with its points."""
    found: dict[Dice, int] = {}
    for size in range(1, len(rolled) + 1):
        for places in combinations(range(len(rolled)), size):
            dice = tuple(sorted(rolled[place] for place in places))
            value = best_grouping(dice)
            if value is not None:
                found[dice] = value
    return found


def with_dice_left(dice: int) -> State:
    """Return a position under a bonus card with this many dice to roll."""
    state = after(RULES, sheet(0, 0), "draw bonus_200")
    if dice == 6:
        return state
    aside = " ".join(["5"] * (6 - dice))
    blanks = " ".join(["2", "2", "3", "3", "4"][:dice])
    return after(RULES, state, f"roll {aside} {blanks}", f"set {aside}")


def check_roll(rolled: Dice, before: State) -> None:
    """Check that the rules offer exactly the sets of the brute force, and that stopping banks the best."""
    expected = brute_force(rolled)
    state = RULES.roll(before, rolled)
    if not expected:
        assert state.turns == before.turns + 1
        assert state.banked == before.banked
        return
    moves = RULES.moves(state, 0)
    assert {move.dice for move in moves if isinstance(move, Set)} == set(expected)
    for move in moves:
        if isinstance(move, Set):
            now = RULES.put_aside(state, move.dice).now
            assert now is not None
            assert now.dice - (before.collected) == expected[move.dice]
    best = max(expected, key=len)
    bonus = 200 if len(best) == len(rolled) else 0
    assert RULES.stopped(state).collected == before.collected + expected[best] + bonus


@pytest.mark.parametrize("dice", range(1, 7))
def test_every_multiset_offers_what_the_brute_force_finds(dice: int) -> None:
    """Sets, their points and the whole roll agree with the scorer for every multiset."""
    for rolled in multisets(dice):
        expected = brute_force(rolled)
        assert set(sets_of(rolled)) == set(expected)
        assert all(points(some) == value for some, value in expected.items())
        assert points(whole(rolled)) == max(expected.values(), default=0)
        assert len(whole(rolled)) == max(map(len, expected), default=0)


@pytest.mark.parametrize("dice", range(1, 7))
def test_sampled_rolls_score_as_the_brute_force_says(dice: int) -> None:
    """Dice in any order go through the rules."""
    before = with_dice_left(dice)
    draw = random.Random(dice)
    for _ in range(150):
        check_roll(tuple(draw.choices(FACES, k=dice)), before)


@pytest.mark.exhaustive
@pytest.mark.parametrize("dice", range(1, 7))
def test_every_roll_scores_as_the_brute_force_says(dice: int) -> None:
    """All 6^n rolls go through the rules."""
    before = with_dice_left(dice)
    for rolled in product(FACES, repeat=dice):
        check_roll(rolled, before)


def test_the_chance_of_a_null_is_exact() -> None:
    """It has the published value for one to six dice."""
    known = [Fraction(2, 3), Fraction(4, 9), Fraction(60, 216), Fraction(204, 1296), Fraction(600, 7776)]
    known.append(Fraction(1440, 46656))
    assert [Fraction(null_ways(dice, straight=False), 6**dice) for dice in range(1, 7)] == known


def test_the_chance_of_a_null_is_what_counting_rolls_gives() -> None:
    """Ordered rolls are counted with the brute-force scorer."""
    for dice in range(1, 5):
        nulls = sum(not brute_force(rolled) for rolled in product(FACES, repeat=dice))
        assert null_ways(dice, straight=False) == nulls


def test_the_chance_of_a_null_under_straight_counts_rolls_without_a_missing_face() -> None:
    """With n dice left n faces are missing."""
    for dice in range(1, 6):
        missing = set(FACES[:dice])
        nulls = sum(not missing & set(rolled) for rolled in product(FACES, repeat=dice))
        assert null_ways(dice, straight=True) == nulls
    assert null_ways(6, straight=True) == 0


def test_a_straight_takes_one_die_each_of_new_faces() -> None:
    """Every choice of new faces is offered, never one twice."""
    assert straight_sets_of((1, 1, 2, 4, 4, 6), frozenset({2})) == (
        (1,),
        (4,),
        (6,),
        (1, 4),
        (1, 6),
        (4, 6),
        (1, 4, 6),
    )


def test_a_triple_of_ones_beside_a_single_one() -> None:
    """Four 1s may be set aside as one, two, three or four, with 100, 200, 1000 and 1100 points."""
    state = after(RULES, sheet(0, 0), "draw bonus_200", "roll 1 1 1 1 2 3")
    assert offered(RULES, state) == ["set 1", "set 1 1", "set 1 1 1", "set 1 1 1 1", "stop"]
    listed = [entry["points"] for entry in _moves(state) if entry["kind"] == "set"]
    assert listed == [100, 200, 1000, 1100]


def _moves(state: State) -> list[dict[str, object]]:
    moves = RULES.view(state, 0)["moves"]
    assert isinstance(moves, list)
    return moves


def test_a_triple_counts_only_in_one_roll() -> None:
    """Three 1s from three rolls are three singles."""
    lines = ("draw bonus_200", "roll 1 2 2 3 3 4", "set 1", "roll 1 2 2 3 3", "set 1", "roll 1 2 2 3", "stop")
    assert after(RULES, sheet(0, 0), *lines).banked == (300, 0)


def test_six_alike_are_two_triples() -> None:
    """Six 2s have 400 points and may be taken by three or by six."""
    state = after(RULES, sheet(0, 0), "draw bonus_200", "roll 2 2 2 2 2 2")
    assert offered(RULES, state) == ["set 2 2 2", "set 2 2 2 2 2 2", "stop"]
    assert after(RULES, state, "stop").banked == (600, 0)


def test_every_action_can_be_legal() -> None:
    """`actions` has each set that some roll offers, `stop` and `go`, and nothing else."""
    usual = {dice for size in range(1, 7) for rolled in multisets(size) for dice in brute_force(rolled)}
    straight = {dice for size in range(1, 7) for dice in combinations(FACES, size)}
    texts = {" ".join(map(str, ("set", *dice))) for dice in usual | straight}
    assert {str(move) for move in RULES.actions} == texts | {"stop", "go"}
    assert len(RULES.actions) == 139
