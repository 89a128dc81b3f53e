"""The solved game, compared with slow solvers, published figures and played games."""

import random
from dataclasses import replace
from functools import cache
from itertools import product
from typing import Any

import numpy as np
import pytest

from noppa import rules
from noppa.core.dice import multisets, turn
from noppa.core.solution import Distribution
from noppa.games.yatzy.batches import play
from noppa.games.yatzy.evaluator import Evaluator
from noppa.games.yatzy.outcome import outcome
from noppa.games.yatzy.rows import PLACE, ROWS
from noppa.games.yatzy.rules import Yatzy
from noppa.games.yatzy.solved import Solved, solve, solved
from noppa.games.yatzy.state import State

EMPTY = (None,) * 15
# Published by several solvers of Scandinavian Yatzy, and recomputed here.
INTERNATIONAL = 248.4399893779
OPTIONS = [
    {"declare": declare, "yatzy": yatzy, "bonus_from": bonus_from, "chance": chance}
    for declare, yatzy, bonus_from, chance in product(
        ("after", "before"), ("fifty", "sum_plus_fifty"), (63, 64), ("free", "last_resort")
    )
]


def yatzy_rules(**options: Any) -> Yatzy:
    """Return rules of Yatzy, typed."""
    found = rules("yatzy", **options)
    assert isinstance(found, Yatzy)
    return found


def test_the_opening_is_worth_what_others_found() -> None:
    """It agrees to nine decimals."""
    assert solve(yatzy_rules()).value(EMPTY) == pytest.approx(INTERNATIONAL, abs=5e-10)


def test_positions_are_merged_as_far_as_they_can_be() -> None:
    """958 976 of 2 097 152 remain."""
    assert len(solved(yatzy_rules()).values) == 958_976 + 8  # eight more, so that eight can always be read


@pytest.mark.parametrize(
    ("options", "most"),
    [
        *((options, 2) for options in OPTIONS),
        *(
            pytest.param(options, 3, marks=() if number == 0 else pytest.mark.exhaustive)
            for number, options in enumerate(OPTIONS)
            if options["declare"] == "after"
        ),
    ],
    ids=str,
)
def test_values_are_those_of_a_slow_solver_on_the_readable_rules(options: dict[str, Any], most: int) -> None:
    """Positions with up to that many free rows are solved again in plain Python from the rules' moves."""
    yatzy = yatzy_rules(**options)
    known = solved(yatzy)
    draw = random.Random(str(options))
    for _ in range(3):
        free = draw.sample(ROWS, draw.randint(1, most))
        column = tuple(None if row in free else draw.choice(_possible(PLACE[row])) for row in ROWS)
        assert known.value(column) == pytest.approx(slow_value(yatzy, column), abs=1e-9)


def _possible(place: int) -> list[int]:
    """Return the possible points of a row."""
    if place < 6:
        return [count * (place + 1) for count in range(6)]
    return [0, 10]


def slow_value(yatzy: Yatzy, column: tuple[int | None, ...]) -> float:
    """Return the points still to come, from what the readable rules offer for every roll."""

    @cache
    def value(column: tuple[int | None, ...]) -> float:
        if None not in column:
            return float(next(item.value or 0 for item in yatzy.sheet(State((column,)))[0].items if item.id == "bonus"))
        start = yatzy.start(1)
        state = replace(start, columns=(column,))
        if not yatzy.declares:
            return turn_value(state)
        return max(turn_value(yatzy.play(state, 0, move)) for move in yatzy.moves(state, 0))

    def turn_value(state: State) -> float:
        final = {}
        for dice in multisets(5):
            rolled = yatzy.roll(state, dice)
            entries = {row: yatzy.play(rolled, 0, move) for move, row in _scores(yatzy, rolled)}
            final[dice] = max(
                (after.columns[0][PLACE[row]] or 0) + value(after.columns[0]) for row, after in entries.items()
            )
        return turn(final, 3)[3][()]

    return value(column)


def _scores(yatzy: Yatzy, state: State) -> list[tuple[Any, Any]]:
    return [(move, move.row) for move in yatzy.moves(state, 0) if str(move).startswith("score")]  # type: ignore[attr-defined]


def play_games(yatzy: Yatzy, games: int, seed: int) -> Any:
    """Return final scores of games with best play."""
    return np.array(play(yatzy, ("optimal",), 0, games, seed).scores)


def check_games(yatzy: Yatzy, games: int) -> None:
    """Check that games with the solved policy average the value, within four standard errors."""
    scores, known = play_games(yatzy, games, 2), solved(yatzy)
    error = scores.std() / np.sqrt(games)
    assert abs(scores.mean() - known.value(EMPTY)) < 4 * error
    assert error < 0.5


@pytest.mark.parametrize(
    ("edition", "games"),
    [
        *(("international", 20_000), ("danish", 20_000)),
        *(
            pytest.param(edition, 1_000_000, marks=pytest.mark.exhaustive)
            for edition in ("international", "nordic", "danish", "dutch")
        ),
    ],
)
def test_games_played_out_average_the_value(edition: str, games: int) -> None:
    """Compiled play with the solved policy has its own random streams."""
    check_games(yatzy_rules(edition=edition), games)


def check_outcome(known: Solved, found: Distribution) -> None:
    """Check that the distribution adds up and has the value as its mean."""
    assert min(found.chances) >= 0
    assert sum(found.chances) == pytest.approx(1, abs=1e-12)
    assert found.mean == pytest.approx(known.value(EMPTY), abs=1e-9)


@pytest.mark.exhaustive
@pytest.mark.parametrize("edition", ["international", "nordic", "danish", "dutch"])
def test_the_distribution_is_that_of_many_games(edition: str) -> None:
    """Mean, spread, percentiles and the chance of the bonus agree with a million games."""
    known = solved(yatzy_rules(edition=edition))
    found = outcome(known)
    check_outcome(known, found)
    scores = play_games(yatzy_rules(edition=edition), 1_000_000, 3)
    assert found.spread == pytest.approx(scores.std(), rel=0.01)
    for part in (5, 25, 50, 75, 95):
        assert abs(found.percentile(part) - np.percentile(scores, part)) <= 1


def test_percentiles_and_spread_of_a_small_distribution() -> None:
    """Half is at 1, half at 3."""
    found = Distribution((0, 0.5, 0, 0.5), {})
    assert (found.mean, found.spread) == (2, 1)
    assert [found.percentile(part) for part in (1, 50, 51, 99)] == [1, 1, 3, 3]


def test_the_same_seed_plays_the_same_games_on_any_number_of_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Streams belong to games, not to threads."""
    known, results = Evaluator(yatzy_rules()), []
    for workers in (1, 3):
        monkeypatch.setattr("os.cpu_count", lambda workers=workers: workers)
        results.append(known.finishes(yatzy_rules().start(2), 2000, seed=5))
    assert results[0] == results[1]
