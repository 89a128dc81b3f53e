import random
from itertools import product
from typing import cast

import numpy as np
import pytest

from noppa import rules
from noppa.core.dice import multisets, ways
from noppa.core.keeps import Keep
from noppa.games.yatzy.evaluator import Evaluator
from noppa.games.yatzy.moves import Score
from noppa.games.yatzy.rows import PLACE, ROWS, Row
from noppa.games.yatzy.rules import Yatzy
from noppa.games.yatzy.state import Column, State

NEAR = 4
"""With this many free rows or fewer a player looks at the others."""


def yatzy(edition: str = "international") -> Yatzy:
    """Return the rules."""
    return cast("Yatzy", rules("yatzy", edition))


def column(free: tuple[Row, ...], seed: int, upper_each: int = 3) -> Column:
    """Return a column with only some rows free."""
    draw = random.Random(seed)
    written: list[int | None] = [
        upper_each * (place + 1) if place < 6 else draw.choice((0, 10, 20)) for place in range(15)
    ]
    for row in free:
        written[PLACE[row]] = None
    return tuple(written)


@pytest.mark.parametrize("edition", ["international", "danish"])
def test_chances_to_win_are_those_of_games_played_out(edition: str) -> None:
    """With one row to fill, everybody's best play for points is simulated against one rival and three."""
    variant, games = yatzy(edition), 20_000
    known = Evaluator(variant)
    mine, theirs = column((Row.SIXES,), 1), column((Row.FULL_HOUSE, Row.CHANCE), 1)
    for rivals in (1, 3):
        state = State((mine, *(theirs,) * rivals), dice=(1, 2, 6, 6, 6), rolls=3, declared=_declared(variant))
        for move, value in known.win_values(state, 0).items():
            finals = np.array(known.finishes(variant.play(state, 0, move), games, 3))
            won = finals == finals.max(axis=1, keepdims=True)
            shares = won[:, 0] / won.sum(axis=1)
            assert value == pytest.approx(shares.mean(), abs=4 * shares.std() / games**0.5 + 1e-12)


def _declared(variant: Yatzy) -> Row | None:
    return Row.SIXES if variant.declares else None


def test_ties_are_shared() -> None:
    """Two rivals have full columns: totals above, equal to both, and below are tried."""
    known = Evaluator(yatzy())
    mine = column((Row.SIXES,), 1)
    written = sum(points or 0 for points in mine)
    for more, share in ((5, 1.0), (6, 1 / 3), (7, 0.0)):
        theirs = list(column((), 1))
        theirs[:6] = [0] * 6
        theirs[PLACE[Row.CHANCE]] = None
        theirs[PLACE[Row.CHANCE]] = written + more - sum(points or 0 for points in theirs)
        state = State((mine, tuple(theirs), tuple(theirs)), dice=(1, 1, 2, 2, 6), rolls=3)
        assert known.win_values(state, 0) == {Score(Row.SIXES): pytest.approx(share)}


def test_the_last_turn_of_a_game_is_played_for_the_win_exactly() -> None:
    """Brute force over both rerolls of the last turn of the last player: only yatzy or sixes can still win."""
    variant = yatzy()
    known = Evaluator(variant)
    mine = column((Row.SIXES,), 2)
    written = sum(points or 0 for points in mine)
    for ahead in (6, 17, 24, 30):
        theirs = list(column((), 2))
        theirs[PLACE[Row.CHANCE]] = 0
        theirs[PLACE[Row.CHANCE]] = written + ahead - sum(points or 0 for points in theirs)
        # the rival's total may contain a bonus that mine gets too: compare totals, not columns
        rival = variant.sheet(State((tuple(theirs), mine)))[0].total

        def wins(dice: tuple[int, ...], rival: int = rival) -> float:
            final = (*mine[:5], 6 * dice.count(6), *mine[6:])
            total = sum(points or 0 for points in final) + (50 if sum(p or 0 for p in final[:6]) >= 63 else 0)
            return 1.0 if total > rival else 0.5 if total == rival else 0.0

        dice = (1, 2, 6, 6, 6)
        state = State((tuple(theirs), mine), seat=1, dice=dice, rolls=2)
        values = known.win_values(state, 1)
        for move, value in values.items():
            if isinstance(move, Keep):
                rest = 5 - len(move.dice)
                expected = sum(wins((*move.dice, *roll)) for roll in product(range(1, 7), repeat=rest)) / 6**rest
                assert value == pytest.approx(expected, abs=1e-12)
        assert values[Score(Row.SIXES)] == wins(dice)


def test_playing_to_win_differs_from_playing_for_points_only_near_the_end() -> None:
    """With more rows free, or alone, only points count."""
    variant = yatzy()
    known = Evaluator(variant)
    earlier = State(((None,) * 15, (None,) * 15), dice=(1, 1, 3, 4, 6), rolls=1)
    assert known.win_values(earlier, 0) == known.move_values(earlier, 0)
    late = column(ROWS[-NEAR:], 4)
    alone = State((late,), dice=(1, 1, 3, 4, 6), rolls=1)
    assert known.win_values(alone, 0) == known.move_values(alone, 0)
    two = State((late, late), dice=(1, 1, 3, 4, 6), rolls=1)
    assert all(0 <= value <= 1 for value in known.win_values(two, 0).values())


def test_the_chance_before_a_roll_is_the_mean_over_rolls() -> None:
    """It is an identity of the lattice, for chances."""
    variant = yatzy()
    known = Evaluator(variant)
    mine, theirs = column((Row.YATZY, Row.TWOS), 5), column((Row.YATZY, Row.TWOS), 6)
    start = State((mine, theirs), dice=(2, 2, 5, 5, 6), rolls=2)
    values = known.win_values(start, 0)
    for keep in (Keep((2, 2)), Keep(())):
        mean = 0.0
        for rest in multisets(5 - len(keep.dice)):
            rolled = State((mine, theirs), dice=tuple(sorted((*keep.dice, *rest))), rolls=3)
            best = max(known.win_values(rolled, 0).values())
            mean += ways(rest) / 6 ** len(rest) * best
        assert values[keep] == pytest.approx(mean, abs=1e-12)
