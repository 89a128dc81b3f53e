"""The promises of the levels that the native core plays, for all games that have them."""

from typing import Any

import numpy as np
import pytest

from noppa import BadOption, rules
from noppa.bots.evaluators import evaluator
from noppa.games import games
from noppa.simulate import Plan, plan, play_by_rules, simulate
from noppa.simulate.batch import Batch, batch_of
from noppa.simulate.plan import batches_of
from noppa.simulate.run import play as play_games

NATIVE = [game for game in games() if batches_of(game) is not None]
EDITIONS = [(game, edition) for game in NATIVE for edition in games()[game].editions]
QUICK = [game for game in NATIVE if "quick" in batches_of(game).SIZES]


def play(planned: Plan, first: int, count: int) -> Batch:
    """Return the games of these numbers, by player."""
    return batch_of(play_games(planned, first, count), len(planned.players))


def random_plan(game: str, edition: str, count: int) -> Plan:
    """Return a plan of two players who choose any legal move."""
    return plan(game, ["random"] * 2, count, seed=17, edition=edition)


def test_there_are_levels_in_the_core() -> None:
    """Otherwise the tests below would test nothing."""
    assert NATIVE
    assert QUICK


@pytest.mark.parametrize("slow_games", [60, pytest.param(240, marks=pytest.mark.exhaustive)])
@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_games_of_the_core_are_like_those_through_the_rules(game: str, edition: str, slow_games: int) -> None:
    """Scores, shares of the win, lengths and usage of every item agree within five standard errors."""
    planned = random_plan(game, edition, 4000)
    fast = play(planned, 0, 4000)
    batches = [batch_of(play_by_rules.play(planned, number, 1), 2) for number in range(slow_games)]
    slow = [np.concatenate(column) for column in list(zip(*batches, strict=True))[:3]]
    pairs: list[tuple[Any, Any]] = [
        (fast.scores.ravel(), slow[0].ravel()),
        (fast.winners & 1, slow[1] & 1),
        (fast.lengths, slow[2]),
    ]
    for one, other in pairs:
        error = np.sqrt(one.var() / 4000 + other.var() / slow_games)
        assert abs(one.mean() - other.mean()) < 5 * error
    usage = np.array([one.usage.sum(axis=0) for one in batches])
    seldom = np.maximum(usage.var(axis=0), 5 / slow_games)  # unused here may still be used rarely
    assert (
        np.abs(usage.mean(axis=0) - fast.usage.sum(axis=0) / 4000) < 5 * np.sqrt(seldom * (1 / slow_games + 1 / 4000))
    ).all()


@pytest.mark.parametrize("game", NATIVE)
def test_games_of_the_core_do_not_depend_on_how_they_are_shared_out(game: str) -> None:
    """Games 1000 to 1100 alone equal those of a longer run, with players at the same seats."""
    edition = next(iter(games()[game].editions))
    planned = random_plan(game, edition, 2000)
    whole, part = play(planned, 500, 1000), play(planned, 1000, 101)
    for name in ("scores", "winners", "lengths"):
        assert getattr(whole, name)[500:601].tolist() == getattr(part, name).tolist()
    before, after = play(planned, 500, 500), play(planned, 1101, 399)
    assert whole.usage.tolist() == (before.usage + part.usage + after.usage).tolist()
    assert (whole.lengths > 0).all()


@pytest.mark.parametrize("game", NATIVE)
def test_hard_players_of_a_simulation_play_in_the_core(game: str) -> None:
    """They do so together, beside random ones and in a full game."""
    for players in (["hard", "hard"], ["hard", "random"], ["hard"] * games()[game].most_players):
        assert plan(game, players, 10).batches is batches_of(game)


@pytest.mark.parametrize("game", QUICK)
def test_quick_is_the_player_by_whom_chances_are_counted(game: str) -> None:
    """It plays the same games on the same streams, and is far better than random, in every seat."""
    variant = rules(game)
    known = plan(variant, ["quick", "quick"], 24, seed=5)
    finals = evaluator(variant).finishes(variant.start(2), 24, 5)
    by_player = [[scores[(player + game) % 2] for player in range(2)] for game, scores in enumerate(finals)]
    assert play(known, 0, 24).scores.tolist() == by_player
    stats = simulate(variant, ["random", "quick"], 128, seed=1, workers=1).stats
    assert stats.win(1).low > 0.6
    assert stats.lengths.mean > 10


@pytest.mark.parametrize(("game", "players"), [("yatzy", ("optimal", "simple")), ("kivi", ("quick", "simple"))])
def test_a_level_of_the_core_does_not_sit_with_others(game: str, players: tuple[str, ...]) -> None:
    """The refusal names the level."""
    with pytest.raises(BadOption) as refused:
        plan(game, players, 10)
    assert refused.value.code == "simulate-apart"
    assert refused.value.params["player"] == players[0]
