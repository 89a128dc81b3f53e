"""The results of a match, and when they are significant."""

import random
from math import inf, log, log10

import pytest

from noppa.engine.standing import BOUND, Standing, elo_of, score_of


def of(*results: float) -> Standing:
    """Return the standing after these results of the first player."""
    return Standing(results=list(map(float, results)))


def test_elo_and_score_are_each_others_inverse() -> None:
    """Three of four are 191 Elo; zero and all are infinite."""
    assert elo_of(0.75) == pytest.approx(400 * log10(3))
    assert [elo_of(0.0), elo_of(1.0)] == [-inf, inf]
    assert all(elo_of(score_of(elo)) == pytest.approx(elo) for elo in (-300.0, 0.0, 7.5))


def test_games_of_a_pair_are_counted_together() -> None:
    """Dice that decide every game, whoever has them, say nothing about the players; an odd game waits."""
    luck, skill = of(*[1, 0] * 50), of(*[1, 1] * 25, *[0, 0] * 25)
    assert luck.score == skill.score == 0.5
    (low, high), (lower, higher) = luck.interval, skill.interval
    assert high - low < (higher - lower) / 3
    assert of(1, 0, 1).pairs == [0.5]


def test_the_interval_of_equal_results_is_what_likelihood_gives() -> None:
    """After n won pairs a score s has the likelihood sⁿ."""
    for pairs in (1, 5, 20):
        low, high = of(*[1, 1] * pairs).interval
        assert high == 1.0
        assert low == pytest.approx(2.718281828 ** (-(1.959964**2) / 2 / pairs), abs=0.002)
    assert Standing().interval == (0.0, 1.0)


def test_the_likelihood_ratio_of_won_pairs_is_exact() -> None:
    """N won pairs give N log(s₁ / s₀), and the opposite for the other player."""
    expected = 10 * log(score_of(50) / score_of(0))
    assert of(*[1, 1] * 10).log_likelihood_ratio(0, 50) == pytest.approx(expected, abs=0.01)
    assert of(*[0, 0] * 10).log_likelihood_ratio(-50, 0) == pytest.approx(-expected, abs=0.01)
    assert Standing().log_likelihood_ratio(0, 50) == 0.0


@pytest.mark.parametrize(("elo", "right"), [(0.0, "not-stronger"), (150.0, "stronger")])
def test_the_stop_rule_is_seldom_wrong(elo: float, right: str) -> None:
    """Of 60 matches of known players about three are decided wrongly; more than nine would be a fault."""
    pick, wrong = random.Random(7), 0
    for _ in range(60):
        standing = Standing()
        while (verdict := standing.verdict(0, 150)) == "open":
            standing.results += [float(pick.random() < score_of(elo)) for _ in range(4)]
        assert abs(standing.log_likelihood_ratio(0, 150)) >= BOUND
        wrong += verdict != right
    assert wrong <= 9


def test_the_interval_holds_the_truth_as_often_as_it_says() -> None:
    """It does in about 95 of 100 matches."""
    pick = random.Random(3)
    held = 0
    for _ in range(100):
        low, high = of(*(pick.random() < 0.6 for _ in range(60))).interval
        held += low <= 0.6 <= high
    assert held >= 88
