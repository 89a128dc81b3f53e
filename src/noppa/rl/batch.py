"""Many games at once on a compiled kernel: one loop over a batch, put together for each game.

A step plays the action of every game, answers for chance up to the next choice, begins a new game where one is
over, and writes what the seat that is due sees and may do. Every game has a stream of random numbers of
its own, so what happens in it depends on the seed and on its actions alone.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from noppa.kernels.compiled import composed
from noppa.kernels.streams import Words, next_word, share, streams
from noppa.rl.layouts import Layout

NOBODY = -1
ONE, EIGHT, LAST = np.uint64(1), np.uint64(8), np.uint64(56)
EACH = np.uint64(0x0101010101010101)
"""Times this, the last byte of a word is the sum of its bytes."""


class Kernel(NamedTuple):
    """A game compiled for learners; the functions take its tables and the row of a game, and write `into` arrays.

    `begin(tables, row, players)`, `chance(tables, row, stream)` up to the next choice, `due(tables, row)` the
    seat that chooses or NOBODY, `play(tables, row, seat, action)`, `mask(tables, row, seat, into)`,
    `observe(tables, row, seat, into)`.
    """

    begin: Callable[..., None]
    chance: Callable[..., None]
    due: Callable[..., int]
    play: Callable[..., None]
    mask: Callable[..., None]
    observe: Callable[..., None]


class Games(NamedTuple):
    """A batch in progress: a row a game, and for each who is due, what may be done, and everybody's points.

    `total_at` says where the points stand in an observation. A mask is filled up to whole words of eight moves.
    """

    rows: NDArray[Any]
    streams: Words
    seats: NDArray[np.int64]
    masks: NDArray[np.int8]
    totals: NDArray[np.int64]
    total_at: int


class Told(NamedTuple):
    """What a step tells of every game: rewards of all seats, whether it ended, and what was seen then."""

    seen: NDArray[np.int32]
    rewards: NDArray[np.float64]
    ended: NDArray[np.bool_]
    finals: NDArray[np.int32]


class Loops(NamedTuple):
    """The loops over a batch; `step` gives the first game whose action is not legal, having played none."""

    reset: Callable[[Any, Games, NDArray[np.int32]], None]
    step: Callable[[Any, Games, NDArray[np.int64], Told], int]


def games_of(row: NDArray[Any], count: int, layout: Layout) -> Games:
    """Room for so many games of rows like this one."""
    return Games(
        rows=np.tile(row, (count, 1)),
        streams=np.zeros(count, dtype=np.uint64),
        seats=np.zeros(count, dtype=np.int64),
        masks=np.zeros((count, -(-len(layout.rules.actions) // 8) * 8), dtype=np.int8),
        totals=np.zeros((count, layout.players), dtype=np.int64),
        total_at=layout.slices["total"].start,
    )


def sow(games: Games, seed: int) -> None:
    """Begin the streams of all games anew."""
    games.streams[:] = streams(seed, len(games.streams))


@cache
def loops_of(kernel: Kernel) -> Loops:
    """The loops over a batch of one game; they are compiled on first use, once in a process."""
    begin, chance, due, play, mask, observe = kernel

    @composed
    def reset(tables: Any, games: Games, seen: Any) -> None:
        players = games.totals.shape[1]
        for at in range(len(games.rows)):
            row = games.rows[at]
            begin(tables, row, players)
            chance(tables, row, games.streams[at : at + 1])
            seat = due(tables, row)
            games.seats[at] = seat
            mask(tables, row, seat, games.masks[at])
            observe(tables, row, seat, seen[at])
            for later in range(players):
                games.totals[at, (seat + later) % players] = seen[at, games.total_at + later]

    @composed
    def step(tables: Any, games: Games, actions: Any, told: Told) -> int:
        players = games.totals.shape[1]
        for at in range(len(actions)):
            if not 0 <= actions[at] < games.masks.shape[1] or games.masks[at, actions[at]] == 0:
                return at
        for at in range(len(actions)):
            row, seat = games.rows[at], games.seats[at]
            play(tables, row, seat, actions[at])
            chance(tables, row, games.streams[at : at + 1])
            ended = due(tables, row) == NOBODY
            told.ended[at] = ended
            if ended:
                observe(tables, row, seat, told.finals[at])
                for later in range(players):
                    other = seat + later if seat + later < players else seat + later - players
                    told.rewards[at, other] = told.finals[at, games.total_at + later] - games.totals[at, other]
                begin(tables, row, players)
                chance(tables, row, games.streams[at : at + 1])
            seat = due(tables, row)
            games.seats[at] = seat
            mask(tables, row, seat, games.masks[at])
            observe(tables, row, seat, told.seen[at])
            for later in range(players):
                other = seat + later if seat + later < players else seat + later - players
                if not ended:
                    told.rewards[at, other] = told.seen[at, games.total_at + later] - games.totals[at, other]
                games.totals[at, other] = told.seen[at, games.total_at + later]
        return NOBODY

    return Loops(reset, step)


@composed
def sum_of(eight: np.uint64) -> int:
    """How many of eight moves are legal."""
    return int(np.int64((eight * EACH) >> LAST))


@composed
def sample(masks: Words, words: Words, actions: NDArray[np.int64]) -> None:
    """A legal action of every game, each with the same chance; masks are read eight moves at a time."""
    for at in range(len(actions)):
        legal = 0
        for eight in range(masks.shape[1]):
            legal += sum_of(masks[at, eight])
        left = share(next_word(words, at), legal)
        eight = 0
        while left >= sum_of(masks[at, eight]):
            left -= sum_of(masks[at, eight])
            eight += 1
        action, moves = 8 * eight, masks[at, eight]
        while left >= int(np.int64(moves & ONE)):
            left -= int(np.int64(moves & ONE))
            moves >>= EIGHT
            action += 1
        actions[at] = action
