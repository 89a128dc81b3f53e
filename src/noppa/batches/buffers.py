"""The arrays of a batch, and the loops that work on them."""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from noppa.batches.layout import Layout
from noppa.kernels.batch_kernel import Totals
from noppa.kernels.streams import Words


class Games(NamedTuple):
    """A batch in progress: a row a game, and for each who is due, how many moves they have, which, and all points."""

    rows: NDArray[Any]
    streams: Words
    seats: NDArray[np.int64]
    counts: NDArray[np.int64]
    moves: NDArray[np.uint16]
    totals: Totals


class Told(NamedTuple):
    """What a step tells of every game.

    What is seen by the seat that is due and what it may do; the rewards of all seats and that of the one which moved;
    whether the game ended, and what that one saw then.
    """

    seen: NDArray[np.int32]
    masks: NDArray[np.int8]
    seats: NDArray[np.int64]
    rewards: NDArray[np.float64]
    reward: NDArray[np.float64]
    ended: NDArray[np.bool_]
    finals: NDArray[np.int32]


def room_to_tell(layout: Layout, count: int) -> Told:
    """Room for what a step tells of so many games."""
    return Told(
        seen=np.empty((count, layout.size), dtype=np.int32),
        masks=np.empty((count, len(layout.rules.actions)), dtype=np.int8),
        seats=np.empty(count, dtype=np.int64),
        rewards=np.empty((count, layout.players)),
        reward=np.empty(count),
        ended=np.empty(count, dtype=np.bool_),
        finals=np.empty((count, layout.size), dtype=np.int32),
    )


class Loops(NamedTuple):
    """The loops over a batch.

    `begin(tables, games, seen)` begins all games. `step(tables, first, end, games, actions, wins, told)` plays legal
    actions in those from one to another and begins anew those that end; `wins` says that a win is the reward and not
    points. `go_on(tables, games, which, actions, seen)` plays in the games named, and leaves those that end at their
    end; it gives the first game whose action is not legal, having played none, or NOBODY. `winners(tables, games,
    into)` are then the winners of all, a bit for each, and `uses(tables, games, first, into)` what each player used in
    them together, who in game g, counted from that first one, sits at seat (player + g) mod players.
    """

    begin: Callable[[Any, Games, NDArray[np.int32]], None]
    step: Callable[[Any, int, int, Games, NDArray[np.int64], bool, Told], None]
    go_on: Callable[[Any, Games, NDArray[np.int64], NDArray[np.int64], NDArray[np.int32]], int]
    winners: Callable[[Any, Games, NDArray[np.int64]], None]
    uses: Callable[[Any, Games, int, NDArray[np.int64]], None]


class Room(NamedTuple):
    """All that a batch of one game needs: its tables and loops, a row as a pattern, and room for how many moves."""

    tables: Any
    loops: Loops
    row: NDArray[Any]
    most_moves: int
