"""The value by computation alone, beside a slow version in the words of its docstring."""

import random

import numpy as np
import pytest

from games.kivi.tables import kivi, small_board
from noppa.games.kivi.compiled.computed import PARTS, VACANT, judge, new_sight, square_chances
from noppa.games.kivi.compiled.tables import line_tables
from noppa.games.kivi.rules import Kivi

RULES = [
    kivi(),
    kivi(board=small_board("two_pairs run_of_4 all_odd two_pairs", "three_pairs at_most_12 all_odd all_even")),
]


def expected(rules: Kivi, mine: frozenset[int], vacant: set[int], left: int) -> float:
    """Score and part of the prospect."""
    lines = rules.tally(mine).line_points
    prospect = sum(
        chance * (_line_points(rules, mine | {square}) - lines)
        for square, chance in enumerate(square_chances(rules.board))
        if square in vacant
    )
    return float(rules.tally(mine).total + PARTS[left] * prospect)


def _line_points(rules: Kivi, stones: frozenset[int]) -> int:
    return rules.tally(stones).line_points


def lead(points: list[float]) -> list[float]:
    """Each seat's points minus those of its strongest rival."""
    return [own - max(points[:seat] + points[seat + 1 :]) for seat, own in enumerate(points)]


@pytest.mark.parametrize("rules", RULES, ids=["published", "small"])
@pytest.mark.parametrize("players", [2, 3])
def test_placements_take_overs_and_the_box(rules: Kivi, players: int) -> None:
    """Every one of them in random positions."""
    squares, draw, taking = len(rules.board.targets), random.Random(players), True
    lines, chances, sight = line_tables(rules.board), square_chances(rules.board), new_sight(rules.board, players)
    for _ in range(4):
        stones = np.array([draw.choice([VACANT, VACANT, *range(players)]) for _ in range(squares)])
        left = np.array([draw.randrange(10) for _ in range(players)])
        judge(lines, chances, PARTS, stones, left, sight, taking)
        seats = [frozenset(np.nonzero(stones == seat)[0].tolist()) for seat in range(players)]
        vacant = set(np.nonzero(stones == VACANT)[0].tolist())
        points = [expected(rules, seats[seat], vacant, left[seat]) for seat in range(players)]
        assert sight.placed[squares] == pytest.approx(lead(points), abs=1e-9)
        for square in range(squares):
            owner = int(stones[square])
            if owner == 0:
                continue
            after = [seats[0] | {square}, *seats[1:]]
            if owner > 0:
                after[owner] = seats[owner] - {square}
            points = [expected(rules, after[seat], vacant - {square}, left[seat]) for seat in range(players)]
            if owner > 0 and vacant:
                now = rules.tally(after[owner]).total
                points[owner] += min(rules.tally(after[owner] | {to}).total - now for to in vacant)
            assert sight.placed[square] == pytest.approx(lead(points), abs=1e-9)
