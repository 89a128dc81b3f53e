"""Players that choose by arrays, many games at a time."""

from typing import Any

import numpy as np
import pytest

from noppa import BadOption, Rules
from noppa.core.rules import Move
from noppa.games import games
from noppa.simulate import by_arrays, plan, play_by_arrays, simulate
from noppa.simulate.batch import batch_of
from noppa.simulate.play_by_arrays import play

EVERY_GAME = list(games())


@by_arrays
def lowest(seen: Any, masks: Any) -> Any:
    """Choose the move with the lowest number."""
    assert len(seen) == len(masks)
    return masks.argmax(axis=1)


def lowest_move(variant: Rules[Any], state: Any, seat: int) -> Move:
    """Choose the same move, one position at a time."""
    return min(variant.moves(state, seat), key=variant.action_numbers.__getitem__)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_player_by_arrays_is_the_same_move_by_move(game: str) -> None:
    """Scores, lengths and usage agree on average; the core draws rolls and cards differently from the rules."""
    fast = simulate(game, [lowest, lowest], 300, seed=3)
    slow = simulate(game, [lowest_move, lowest_move], 60, seed=3, workers=1)
    for some, more in ((fast.scores.ravel(), slow.scores.ravel()), (fast.lengths, slow.lengths)):
        error = np.sqrt(some.var() / len(some) + more.var() / len(more)) + 1e-9
        assert abs(some.mean() - more.mean()) <= 5 * error
    uses = fast.stats.usage.sum() / 300, slow.stats.usage.sum() / 60
    assert uses[0] == pytest.approx(uses[1], rel=0.2)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_random_beside_arrays_is_random(game: str) -> None:
    """Two players who choose any move have the mean score of the core's random play."""
    chooser = np.random.default_rng(1)

    @by_arrays
    def anything(_seen: Any, masks: Any) -> Any:
        return (masks * chooser.random(masks.shape)).argmax(axis=1)

    compiled = simulate(game, ["random", "random"], 2000, seed=1, workers=1)
    mixed = simulate(game, [anything, "random"], 2000, seed=1)
    assert mixed.stats.plan.uses_arrays
    for player in range(2):
        one, other = compiled.scores[:, player], mixed.scores[:, player]
        assert abs(one.mean() - other.mean()) < 5 * np.sqrt((one.var() + other.var()) / 2000)
    one, other = compiled.lengths, mixed.lengths
    assert abs(one.mean() - other.mean()) < 5 * np.sqrt((one.var() + other.var()) / 2000)


def test_games_on_arrays_do_not_depend_on_how_they_are_shared_out() -> None:
    """Games 30 to 50 alone equal those of a longer run."""
    planned = plan("tutto", [lowest, "random", "random"], 100, seed=9)
    whole, part = batch_of(play(planned, 0, 100), 3), batch_of(play(planned, 30, 21), 3)
    for name in ("scores", "winners", "lengths"):
        assert getattr(whole, name)[30:51].tolist() == getattr(part, name).tolist()


def test_beside_bots_a_player_by_arrays_is_asked_game_by_game() -> None:
    """It gets one position at a time, through the rules; its name is that of its function."""
    results = simulate("tutto", [lowest, "simple"], 8, seed=1, workers=1)
    same = simulate("tutto", [lowest_move, "simple"], 8, seed=1, workers=1)
    assert results.scores.tolist() == same.scores.tolist()
    assert results.stats.plan.names == ("lowest", "simple")


def breaks_down(_seen: Any, _masks: Any) -> Any:
    """Fail instead of choosing."""
    raise ZeroDivisionError


@pytest.mark.parametrize(
    ("choose", "code"),
    [
        (lambda _seen, masks: masks.argmin(axis=1), "simulate-illegal"),
        (lambda _seen, masks: np.full(len(masks), -1), "simulate-illegal"),
        (lambda _seen, masks: np.full(len(masks), 10**9), "simulate-illegal"),
        (lambda _seen, masks: masks.argmax(axis=1)[:-1], "simulate-actions"),
        (lambda _seen, masks: masks.argmax(axis=1) + 0.5, "simulate-actions"),
        (lambda _seen, _masks: None, "simulate-actions"),
        (breaks_down, "simulate-failed"),
    ],
)
def test_a_player_who_answers_wrongly_is_named(choose: Any, code: str) -> None:
    """The error says what was wrong and what would be right; it carries the earlier games."""
    with pytest.raises(BadOption) as caught:
        simulate("kivi", [by_arrays(choose), "random"], 16)
    assert caught.value.code == code
    assert caught.value.params["player"] == choose.__name__
    assert caught.value.partial.stats.games == 0  # type: ignore[attr-defined]
    if code == "simulate-illegal":
        assert caught.value.params["game"] == 0
        assert caught.value.params["allowed"]


def test_players_who_never_end_a_game_are_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """In Dicetto `done` is always legal and the last move, and playing only that never ends the game."""
    monkeypatch.setattr(play_by_arrays, "MOST_DECISIONS", 300)
    done = by_arrays(lambda _seen, masks: np.full(len(masks), masks.shape[1] - 1))
    with pytest.raises(BadOption) as caught:
        simulate("dicetto", [done, done], 16)
    assert caught.value.code == "simulate-endless"
    assert caught.value.params == {"game": 0, "decisions": 300}
