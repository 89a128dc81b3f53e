"""Random play by the native core, compared with its exact mean and with random games by the rules."""

import random
from itertools import product
from typing import Any, cast

import numpy as np
import pytest

from games.yatzy.random_turn import turn_ends
from noppa import Choose, Over, rules
from noppa.core.chance import RandomChance, answer_chance
from noppa.core.dice import FACES, multisets
from noppa.games import games
from noppa.games.yatzy.batches import play
from noppa.games.yatzy.rows import BONUS, ROWS, UPPER, row_points
from noppa.games.yatzy.rules import Yatzy
from noppa.games.yatzy.state import DICE, ROLLS
from noppa.simulate.batch import batch_of

OPTIONS = games()["yatzy"].options
HOUSES = [
    dict(zip(OPTIONS, chosen, strict=True)) for chosen in product(*(option.values for option in OPTIONS.values()))
]


def random_games(variant: Yatzy, players: int, count: int, first: int = 0) -> tuple[np.ndarray, ...]:
    """Return scores, decisions and uses of rows."""
    found = batch_of(play(variant, ("random",) * players, first, count, 11), players)
    return found.scores, found.lengths, found.usage


def exact_random_mean(bonus_from: int) -> tuple[float, float]:
    """Return the expected score and number of decisions of random play if every row may take any roll.

    Every turn fills each row with the same chance; the bonus follows from the distribution of the
    upper points over the sets of filled rows.
    """
    points = np.array([[row_points(roll, sum_plus_fifty=False)[row] for row in ROWS] for roll in multisets(DICE)])
    expected = decisions = 0.0
    most = DICE * sum(FACES)
    chances = {(0, 0): np.eye(1, most + 1)[0]}  # (upper rows filled, lower rows filled): upper points
    for free in range(len(ROWS), 0, -1):
        ends = turn_ends(free)
        final = ends.sum(axis=0)
        decisions += float(ends.sum(axis=1) @ np.arange(1, ROLLS + 1))
        expected += float((final @ points).mean())
        after: dict[tuple[int, int], np.ndarray] = {}
        for (upper, lower), spread in chances.items():
            lower_free = len(ROWS) - len(UPPER) - lower
            if lower_free:
                to = after.setdefault((upper, lower + 1), np.zeros(most + 1))
                to += spread * lower_free / free
            for row in range(len(UPPER)):
                if not upper >> row & 1:
                    to = after.setdefault((upper | 1 << row, lower), np.zeros(most + 1))
                    for points_made, chance in enumerate(np.bincount(points[:, row], final)):
                        to[points_made:] += spread[: most + 1 - points_made] * chance / free
        chances = after
    (total,) = chances.values()
    return expected + BONUS * float(total[bonus_from:].sum()), decisions


@pytest.mark.parametrize("bonus_from", [63, 64])
def test_random_play_has_its_exact_mean(bonus_from: int) -> None:
    """Mean score and number of decisions are within four standard errors of the exact ones."""
    count = 400_000
    scores, lengths, uses = random_games(cast("Yatzy", rules("yatzy", bonus_from=bonus_from)), 1, count)
    expected, decisions = exact_random_mean(bonus_from)
    assert abs(scores.mean() - expected) < 4 * scores.std() / np.sqrt(count)
    assert abs(lengths.mean() - decisions) < 4 * lengths.std() / np.sqrt(count)
    assert uses[0, ROWS.index("chance")] == count


@pytest.mark.parametrize("house", HOUSES, ids=lambda house: "-".join(map(str, house.values())))
def test_random_play_agrees_with_the_rules(house: dict[str, Any]) -> None:
    """Turns drawn whole or decision by decision have the means of random moves by the rules."""
    variant, count, draw = cast("Yatzy", rules("yatzy", **house)), 150, random.Random(5)
    scores, lengths, _ = random_games(variant, 1, 60_000)
    found, taken = [], []
    for number in range(count):
        state, decisions = variant.start(1), 0
        while isinstance(variant.pending(state := answer_chance(variant, state, RandomChance(draw))), Choose):
            state = variant.play(state, 0, draw.choice(variant.moves(state, 0)))
            decisions += 1
        end = variant.pending(state)
        assert isinstance(end, Over), number
        found.append(end.scores[0])
        taken.append(decisions)
    error = np.sqrt(np.var(found) / count + scores.var() / len(scores))
    assert abs(np.mean(found) - scores.mean()) < 4 * error
    error = np.sqrt(np.var(taken) / count + lengths.var() / len(lengths))
    assert abs(np.mean(taken) - lengths.mean()) < 4 * error


def test_a_game_is_the_same_whichever_part_it_is_played_in() -> None:
    """Games 100 to 199 alone equal those of a longer run, for every edition."""
    for edition in games()["yatzy"].editions:
        variant = cast("Yatzy", rules("yatzy", edition))
        whole, lengths, _ = random_games(variant, 2, 300)
        part, part_lengths, _ = random_games(variant, 2, 100, first=100)
        assert whole[100:200].tolist() == part.tolist()
        assert lengths[100:200].tolist() == part_lengths.tolist()
