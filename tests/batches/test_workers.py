"""Threads that share the steps of a batch."""

import threading
import time

import numpy as np
import pytest

from noppa.batches.games import NOBODY, Games, new_streams
from noppa.batches.layout import layout
from noppa.batches.workers import Helpers
from noppa.core.errors import NativeError
from noppa.games import games, rules
from noppa.native import call


def play(game: str, helpers: Helpers, size: int, steps: int) -> tuple[np.ndarray, ...]:
    """Play random steps; return the final rows and points, and the sum of all rewards."""
    batch = Games(layout(rules(game), max(2, games()[game].least_players)), 3, size)
    words, everyone = new_streams(4, size), np.arange(size)
    batch.start()
    result, total = batch.new_result(), np.zeros(size)
    for _ in range(steps):
        assert batch.step(batch.sample(everyone, words), result, helpers, wins=False) == NOBODY
        total += result.reward
    return batch.rows, batch.totals, total


@pytest.mark.parametrize("game", list(games()))
@pytest.mark.parametrize("count", [1, 3])
def test_helpers_play_the_same_games(game: str, count: int) -> None:
    """Whichever thread plays a piece of the batch, every game is played once in every step."""
    alone, together = Helpers(0), Helpers(count)
    for one, other in zip(play(game, alone, 500, 150), play(game, together, 500, 150), strict=True):
        np.testing.assert_array_equal(one, other)
    together.close()


def test_helpers_stay_for_a_moment_and_leave() -> None:
    """Nobody needs processor time when no steps follow, and the next step wakes them again."""
    helpers = Helpers(2)
    for _ in range(2):
        play("yatzy", helpers, 64, 3)
        until = time.monotonic() + 20
        while not all(job is not None and job.done() for job in helpers._jobs) and time.monotonic() < until:
            time.sleep(0.01)
        assert [job.result() for job in helpers._jobs if job] == [0, 0]
    helpers.close()


def test_closed_helpers_leave_no_thread_behind() -> None:
    """Threads that wait for work end."""
    before = set(threading.enumerate())
    helpers = Helpers(3)
    play("yatzy", helpers, 64, 3)
    helpers.close()
    assert set(threading.enumerate()) <= before


def test_a_team_of_the_wrong_size_is_refused() -> None:
    """The core neither helps nor plays with it."""
    team = np.zeros(call("batch_team") // 8 + 1, dtype=np.int64)
    with pytest.raises(NativeError):
        call("batch_help", team)
    with pytest.raises(NativeError):
        call("batch_busy", team)
    batch, helpers = Games(layout(rules("yatzy"), 2), 3, 4), Helpers(0)
    batch.start()
    helpers.team = team
    with pytest.raises(NativeError):
        batch.step(np.zeros(4, dtype=np.int64), batch.new_result(), helpers, wins=False)
