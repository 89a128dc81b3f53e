"""Many games side by side in arrays, played by the native core.

A step plays an action, answers chance up to the next choice, and writes the observation and legal moves of the seat
that is due. Every game has its own stream of random numbers, so it depends only on the seed and on its actions.
"""

from array import array
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from noppa.batches.layout import NATIVE, Layout, Numbers
from noppa.batches.workers import Helpers
from noppa.core.errors import BadOption
from noppa.games import part
from noppa.native import address, call
from noppa.native.streams import streams

NOBODY = -1
Indices = NDArray[np.int64]
Masks = NDArray[np.int8]
Words = NDArray[np.uint64]


class StepResult(NamedTuple):
    """The result of a step in every game.

    `observations`, `masks` and `seats` belong to the seat that is due next; `rewards` has all seats and `reward` the
    one that moved; `finals` has that seat's last observation where a game `ended`.
    """

    observations: Numbers
    masks: Masks
    seats: Indices
    rewards: NDArray[np.float64]
    reward: NDArray[np.float64]
    ended: NDArray[np.bool_]
    finals: Numbers


class Games:
    """A batch in progress: a row of state per game, with the seat that is due, its legal moves, and all points.

    Raises `BadOption` if the native core does not play the game.
    """

    def __init__(self, layout: Layout, seed: int, count: int, first: int = 0) -> None:
        packing = part(layout.rules.game.name, NATIVE)
        if packing is None:
            raise BadOption("rl-no-batch", game=layout.rules.game.name)
        self.layout, self.count = layout, count
        tables = packing.tables_of(layout.rules)
        row_size, most_moves = call("row_size", tables, layout.players), call("most_moves", tables)
        self.rows = np.zeros((count, row_size), dtype=np.uint8)
        self.streams = new_streams(seed, count, first)
        self.seats = np.zeros(count, dtype=np.int64)
        self.move_counts = np.zeros(count, dtype=np.int64)
        self.moves = np.zeros((count, most_moves), dtype=np.uint16)
        self.totals = np.zeros((count, layout.players), dtype=np.int64)
        self._finals = np.zeros((count, layout.size), dtype=np.int32)
        self._buffers = (tables, self.rows, self.streams, self.seats, self.move_counts, self.moves, self.totals)
        addresses = _addresses(self._buffers)
        self._batch = array("q", [*addresses[:2], count, layout.players, row_size, most_moves, *addresses[2:]])
        """The arrays as `struct batch` in `native/batch.h` has them."""

    def start(self) -> Numbers:
        """Start all games and return the observations of the seats that are due."""
        observations = np.zeros((self.count, self.layout.size), dtype=np.int32)
        call("batch_start", self._batch, observations)
        return observations

    def new_result(self) -> StepResult:
        """Return arrays for the result of a step; `finals` is shared, because few games end in a step."""
        count, layout = self.count, self.layout
        return StepResult(
            observations=np.empty((count, layout.size), dtype=np.int32),
            masks=np.empty((count, len(layout.rules.actions)), dtype=np.int8),
            seats=np.empty(count, dtype=np.int64),
            rewards=np.empty((count, layout.players)),
            reward=np.empty(count),
            ended=np.empty(count, dtype=np.bool_),
            finals=self._finals,
        )

    def step(self, actions: Indices, result: StepResult, helpers: Helpers, *, wins: bool) -> int:
        """Play in every game and restart those that end; rewards are wins, or points.

        Returns the first game whose action is not legal, having played none, or NOBODY.
        """
        helpers.wake()
        addresses = array("q", _addresses(result))
        try:
            return call("batch_step", self._batch, actions, int(wins), addresses, helpers.team) - 1
        finally:
            helpers.wait()

    def advance(self, which: Indices, actions: Indices, observations: Numbers) -> int:
        """Play in the games `which` and leave those that end at their end, with nobody due.

        Returns where in `which` the first illegal action is, having played none, or NOBODY.
        """
        return call("batch_advance", self._batch, which, actions, observations) - 1

    def masks(self, which: Indices) -> Masks:
        """Return a row for each of the games `which` with a 1 for every legal move."""
        masks = np.empty((len(which), len(self.layout.rules.actions)), dtype=np.int8)
        call("batch_masks", self._batch, which, masks)
        return masks

    def legal_actions(self, at: int) -> list[int]:
        """Return the numbers of the legal moves of a game."""
        actions: list[int] = sorted(self.moves[at, : self.move_counts[at]].tolist())
        return actions

    def sample(self, which: Indices, words: Words) -> Indices:
        """Return a random legal action for each of the games `which`; `words` has a stream for every game."""
        actions = np.empty(len(which), dtype=np.int64)
        call("batch_sample", self._batch, which, words, actions)
        return actions

    def winners(self) -> Indices:
        """Return the winners of finished games, a bit per seat."""
        winners = np.empty(self.count, dtype=np.int64)
        call("batch_winners", self._batch, winners)
        return winners

    def usage(self, first: int, items: int) -> Indices:
        """Return how often each player used each of `items`; in game g, counted from `first`, seats turn by g."""
        counts = np.zeros((self.layout.players, items), dtype=np.int64)
        call("batch_usage", self._batch, first, counts)
        return counts


def new_streams(seed: int, count: int, first: int = 0) -> Words:
    """Return streams of `count` games, counted from the number of the first."""
    return np.frombuffer(streams(seed, count, first), dtype=np.uint64)


def _addresses(buffers: Sequence[Any]) -> list[Any]:
    return [number for buffer in buffers for number in address(buffer)]
