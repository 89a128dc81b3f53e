"""The arrays of a batch, and the loops that work on them."""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from noppa.batches.layout import Layout
from noppa.kernels.batch_kernel import Totals
from noppa.kernels.streams import Words


class Games(NamedTuple):
    """A batch in progress: a row of state per game, with the seat that is due, its legal moves, and all points."""

    rows: NDArray[Any]
    streams: Words
    seats: NDArray[np.int64]
    counts: NDArray[np.int64]
    moves: NDArray[np.uint16]
    totals: Totals


class StepResult(NamedTuple):
    """The result of a step in every game.

    `observations`, `masks` and `seats` belong to the seat that is due next; `rewards` has all seats and `reward` the
    one that moved; `finals` is what that seat saw at the end where a game `ended`.
    """

    observations: NDArray[np.int32]
    masks: NDArray[np.int8]
    seats: NDArray[np.int64]
    rewards: NDArray[np.float64]
    reward: NDArray[np.float64]
    ended: NDArray[np.bool_]
    finals: NDArray[np.int32]


def empty_result(layout: Layout, count: int) -> StepResult:
    """Return arrays for the result of a step in `count` games."""
    return StepResult(
        observations=np.empty((count, layout.size), dtype=np.int32),
        masks=np.empty((count, len(layout.rules.actions)), dtype=np.int8),
        seats=np.empty(count, dtype=np.int64),
        rewards=np.empty((count, layout.players)),
        reward=np.empty(count),
        ended=np.empty(count, dtype=np.bool_),
        finals=np.empty((count, layout.size), dtype=np.int32),
    )


class Loops(NamedTuple):
    """The loops over a batch.

    - `begin(tables, games, seen)` starts all games.
    - `step(tables, first, end, games, actions, wins, result)` plays legal actions in games `first` to `end` and
      restarts those that end; with `wins` the reward is a win, otherwise points.
    - `advance(tables, games, which, actions, seen)` plays in the games `which` and leaves those that end at their end;
      it returns the first of them whose action is not legal, having played none, or NOBODY.
    - `winners(tables, games, into)` writes the winners of finished games, a bit per seat.
    - `uses(tables, games, first, into)` adds up what each player used; in game g, counted from `first`, a player sits
      at seat (player + g) mod players.
    """

    begin: Callable[[Any, Games, NDArray[np.int32]], None]
    step: Callable[[Any, int, int, Games, NDArray[np.int64], bool, StepResult], None]
    advance: Callable[[Any, Games, NDArray[np.int64], NDArray[np.int64], NDArray[np.int32]], int]
    winners: Callable[[Any, Games, NDArray[np.int64]], None]
    uses: Callable[[Any, Games, int, NDArray[np.int64]], None]


class CompiledGame(NamedTuple):
    """What a batch of one game needs: tables, loops, the first row, and the most moves a seat can have."""

    tables: Any
    loops: Loops
    row: NDArray[Any]
    most_moves: int
