"""Many games at once on a compiled kernel: loops over a batch, put together for each game.

A step plays an action, answers for chance up to the next choice, and writes what the seat that is due sees and
may do. Every game has a stream of random numbers of its own, so what happens in it depends on
the seed and on its actions alone.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from noppa.arrays.layouts import Layout
from noppa.core.errors import BadOption
from noppa.kernels.compiled import composed, inserted
from noppa.kernels.streams import Words, next_word, share, streams

NOBODY = -1
ONE, EIGHT, LAST = np.uint64(1), np.uint64(8), np.uint64(56)
EACH = np.uint64(0x0101010101010101)
"""Times this, the last byte of a word is the sum of its bytes."""
Totals = NDArray[np.int64]


class Kernel(NamedTuple):
    """A game compiled for arrays; the functions take its tables and the row of a game, and write `into` arrays.

    `begin(tables, row, players)`; `chance(tables, row, stream)` up to the next choice; `due(tables, row)`, the
    seat that chooses or NOBODY; `play(tables, row, seat, action)`; `score(tables, row, seat, totals)`, everybody's
    points after a move of that seat and the chance behind it, from those before; `won(tables, row, totals)`, a bit
    for each winner of a finished game; `used(tables, row, seat, uses)` adds what a seat used in it to the counts of the
    room's things; `mask(tables, row, seat, into)`; `observe(tables, row, seat, totals, into)`.
    All points are 0 when a game begins.
    """

    begin: Callable[..., None]
    chance: Callable[..., None]
    due: Callable[..., int]
    play: Callable[..., None]
    score: Callable[..., None]
    won: Callable[..., int]
    used: Callable[..., None]
    mask: Callable[..., None]
    observe: Callable[..., None]


class Games(NamedTuple):
    """A batch in progress: a row a game, and for each who is due, what may be done, and everybody's points.

    A mask is filled up to whole words of eight moves.
    """

    rows: NDArray[Any]
    streams: Words
    seats: NDArray[np.int64]
    masks: NDArray[np.int8]
    totals: Totals


class Told(NamedTuple):
    """What a step tells of every game: rewards of all seats, whether it ended, and what was seen then."""

    seen: NDArray[np.int32]
    rewards: NDArray[np.float64]
    ended: NDArray[np.bool_]
    finals: NDArray[np.int32]


class Loops(NamedTuple):
    """The loops over a batch.

    `begin(tables, games, seen)` begins all games. `step(tables, games, actions, wins, told)` plays legal actions in
    all of them and begins anew those that end; `wins` says that a win is the reward and not points. `go_on(tables,
    games, which, actions, seen)` plays in the games named, and leaves those that end at their end; it gives the first
    game whose action is not legal, having played none, or NOBODY. `winners(tables, games, into)` are then the winners
    of all, a bit for each, and `uses(tables, games, first, into)` what each player used in them together, who in
    game g, counted from that first one, sits at seat (player + g) mod players.
    """

    begin: Callable[[Any, Games, NDArray[np.int32]], None]
    step: Callable[[Any, Games, NDArray[np.int64], bool, Told], None]
    go_on: Callable[[Any, Games, NDArray[np.int64], NDArray[np.int64], NDArray[np.int32]], int]
    winners: Callable[[Any, Games, NDArray[np.int64]], None]
    uses: Callable[[Any, Games, int, NDArray[np.int64]], None]


class Room(NamedTuple):
    """All that a batch of one game needs: its tables, its loops, and a row as a pattern."""

    tables: Any
    loops: Loops
    row: NDArray[Any]


def is_compiled(game: str) -> bool:
    """Whether a game has a kernel for arrays."""
    return find_spec(f"noppa.arrays.kernels.{game}") is not None


def room_of(layout: Layout) -> Room:
    """The compiled game that a layout is of."""
    game = layout.rules.game.name
    if not is_compiled(game):
        raise BadOption("rl-no-batch", game=game)
    module = import_module(f"noppa.arrays.kernels.{game}")
    tables, row = module.tables_and_row(layout.rules, layout.players)
    return Room(tables, loops_of(module.KERNEL), row)


def own_room(tables: Any) -> Any:
    """The same tables in arrays of their own: two threads may not share the room to work in that is among them."""
    if isinstance(tables, tuple):
        parts = map(own_room, tables)
        return tables._make(parts) if hasattr(tables, "_make") else tuple(parts)
    return tables.copy() if isinstance(tables, np.ndarray) else tables


def games_of(row: NDArray[Any], layout: Layout, seed: int, count: int, first: int = 0) -> Games:
    """Room for so many games of rows like this one, with the chance of the games of these numbers."""
    return Games(
        rows=np.tile(row, (count, 1)),
        streams=streams(seed, count, first),
        seats=np.zeros(count, dtype=np.int64),
        masks=np.zeros((count, -(-len(layout.rules.actions) // 8) * 8), dtype=np.int8),
        totals=np.zeros((count, layout.players), dtype=np.int64),
    )


@cache
def loops_of(kernel: Kernel) -> Loops:  # noqa: C901 - the loops are counted as its own
    """The loops over a batch of one game; they are compiled on first use, once in a process."""
    start, chance, due, play, score, won, used, mask, observe = kernel

    @inserted
    def anew(tables: Any, games: Games, at: int) -> None:
        row = games.rows[at]
        start(tables, row, games.totals.shape[1])
        games.totals[at] = 0
        chance(tables, row, games.streams[at : at + 1])

    @inserted
    def tell(tables: Any, games: Games, at: int, seen: Any) -> None:
        row = games.rows[at]
        seat = due(tables, row)
        games.seats[at] = seat
        mask(tables, row, seat, games.masks[at])
        observe(tables, row, seat, games.totals[at], seen)

    @composed
    def begin(tables: Any, games: Games, seen: Any) -> None:
        for at in range(len(games.rows)):
            anew(tables, games, at)
            tell(tables, games, at, seen[at])

    @inserted
    def move(tables: Any, games: Games, at: int, action: int) -> bool:
        row, seat = games.rows[at], games.seats[at]
        play(tables, row, seat, action)
        chance(tables, row, games.streams[at : at + 1])
        score(tables, row, seat, games.totals[at])
        return due(tables, row) == NOBODY

    @composed
    def step(tables: Any, games: Games, actions: Any, wins: bool, told: Told) -> None:  # noqa: FBT001 - compiled
        players = games.totals.shape[1]
        for at in range(len(actions)):
            seat, rewards, totals = games.seats[at], told.rewards[at], games.totals[at]
            for other in range(players):
                rewards[other] = 0.0 if wins else -totals[other]
            told.ended[at] = move(tables, games, at, actions[at])
            if not wins:
                for other in range(players):
                    rewards[other] += totals[other]
            if told.ended[at]:
                if wins:
                    share_out(won(tables, games.rows[at], totals), rewards)
                observe(tables, games.rows[at], seat, totals, told.finals[at])
                anew(tables, games, at)
            tell(tables, games, at, told.seen[at])

    @composed
    def go_on(tables: Any, games: Games, which: Any, actions: Any, seen: Any) -> int:
        for number in range(len(which)):
            if is_illegal(games.masks, which[number], actions[number]):
                return number
        for number in range(len(which)):
            at = which[number]
            if move(tables, games, at, actions[number]):
                games.seats[at] = NOBODY
            else:
                tell(tables, games, at, seen[at])
        return NOBODY

    @composed
    def winners(tables: Any, games: Games, into: Any) -> None:
        for at in range(len(into)):
            into[at] = won(tables, games.rows[at], games.totals[at])

    @composed
    def uses(tables: Any, games: Games, first: int, into: Any) -> None:
        players = games.totals.shape[1]
        for at in range(len(games.rows)):
            for player in range(players):
                used(tables, games.rows[at], (player + first + at) % players, into[player])

    return Loops(begin, step, go_on, winners, uses)


@composed
def is_illegal(masks: NDArray[np.int8], at: int, action: int) -> bool:
    """Whether an action may not be played in a game."""
    return not 0 <= action < masks.shape[1] or masks[at, action] == 0


@composed
def first_illegal(masks: NDArray[np.int8], actions: NDArray[np.int64]) -> int:
    """The first game whose action is not legal, or NOBODY."""
    for at in range(len(actions)):
        if is_illegal(masks, at, actions[at]):
            return at
    return NOBODY


@composed
def share_out(winners: int, rewards: NDArray[np.float64]) -> None:
    """One win, shared among the winners."""
    count = 0
    for seat in range(len(rewards)):
        count += winners >> seat & 1
    for seat in range(len(rewards)):
        rewards[seat] = (winners >> seat & 1) / count


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
