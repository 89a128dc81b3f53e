"""What every room's compiled batches promise, for all games that have some."""

from importlib import import_module
from importlib.util import find_spec

import numpy as np
import pytest

from noppa import games, rules
from noppa.kernels.batches import UNKNOWN, Batch, uncounted
from noppa.simulate import Plan, plan, simulate, through_rules
from noppa.simulate.run import play

COMPILED = [game for game in games() if find_spec(f"noppa.games.{game}.batches") is not None]
EDITIONS = [(game, edition) for game in COMPILED for edition in games()[game].editions]
SLOW = 120


def random_plan(game: str, edition: str, count: int) -> Plan:
    """Two players who take any legal move."""
    return plan(game, ["random"] * 2, count, seed=17, edition=edition)


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_compiled_games_are_like_those_through_the_rules(game: str, edition: str) -> None:
    """Scores, shares of the win and where they are counted lengths, within five standard errors."""
    made = random_plan(game, edition, 4000)
    room = import_module(f"noppa.games.{game}.batches")
    fast: Batch = room.play(rules(game, edition), made.players, 0, 4000, made.seed)
    slow = through_rules.play(made, 0, SLOW)
    pairs = [(fast.scores.ravel(), slow.scores.ravel()), (fast.winners & 1, slow.winners & 1)]
    if fast.lengths.min() != UNKNOWN:
        pairs.append((fast.lengths, slow.lengths))
    for one, other in pairs:
        error = np.sqrt(one.var() / 4000 + other.var() / SLOW)
        assert abs(one.mean() - other.mean()) < 5 * error


@pytest.mark.parametrize("game", COMPILED)
def test_compiled_games_do_not_depend_on_how_they_are_shared_out(game: str) -> None:
    """Games 1000 to 1099 alone are those of a longer run, their players at the same seats."""
    edition = next(iter(games()[game].editions))
    made = random_plan(game, edition, 2000)
    whole, part = play(made, 500, 1000), play(made, 1000, 101)
    for name in ("scores", "winners", "lengths"):
        assert getattr(whole, name)[500:601].tolist() == getattr(part, name).tolist()


@pytest.mark.parametrize("game", COMPILED)
def test_uses_are_counted_in_every_game_or_in_the_first_ones(game: str) -> None:
    """Something is used, whoever counts."""
    made = random_plan(game, next(iter(games()[game].editions)), 400)
    tally = simulate(game, made.players, 400, workers=1).tally
    assert tally.counted == (made.sample or 400)
    assert tally.games == 400
    assert tally.uses.sum() > 0
    assert tally.lengths.games >= tally.counted


def test_winners_by_seat_become_winners_by_player() -> None:
    """Also where the highest score does not win, and nothing is counted."""
    batch = uncounted(np.array([[5, 9], [9, 5]]), first=1, winners=np.array([0b01, 0b11]))
    assert batch.scores.tolist() == [[9, 5], [9, 5]]
    assert batch.winners.tolist() == [0b10, 0b11]
    assert batch.lengths.tolist() == [UNKNOWN, UNKNOWN]
    assert not batch.counted
