"""Loops over a batch of games, put together for each game from its compiled kernel.

A step plays an action, answers chance up to the next choice, and writes what the seat that is due sees and may do.
Every game has its own stream of random numbers, so it depends only on the seed and on its actions.
"""

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from noppa.batches.buffers import CompiledGame, Games, Loops, StepResult
from noppa.batches.layout import KERNEL, NATIVE, Layout
from noppa.batches.native_batch import native_game
from noppa.core.errors import BadOption
from noppa.games import part
from noppa.kernels.batch_kernel import NOBODY, Kernel
from noppa.kernels.blocks import clear
from noppa.kernels.compiled import composed, inserted
from noppa.kernels.streams import Words, next_word, share, streams

MOST_ACTIONS = 2**16
"""Actions are numbered in 16 bits; the largest custom board has 21,199."""


def compiled_game(layout: Layout) -> CompiledGame:
    """Return the compiled game of a layout. Raises `BadOption` if the game is not compiled."""
    game = layout.rules.game.name
    packing = part(game, NATIVE)
    if packing is not None:
        return native_game(packing, layout)
    module = part(game, KERNEL)
    if module is None:
        raise BadOption("rl-no-batch", game=game)
    tables, row = module.tables_and_row(layout.rules, layout.players)
    return CompiledGame(tables, loops_of(module.KERNEL), row, module.most_moves(layout.rules))


def private_copy(tables: Any) -> Any:
    """Return a copy of the tables: two threads may not share the scratch arrays among them."""
    if isinstance(tables, tuple):
        parts = map(private_copy, tables)
        return tables._make(parts) if hasattr(tables, "_make") else tuple(parts)
    return tables.copy() if isinstance(tables, np.ndarray) else tables


def new_games(game: CompiledGame, players: int, seed: int, count: int, first: int = 0) -> Games:
    """Return arrays for `count` games, with the random numbers of games `first`, `first` + 1 and so on."""
    return Games(
        rows=np.tile(game.row, (count, 1)),
        streams=streams(seed, count, first),
        seats=np.zeros(count, dtype=np.int64),
        counts=np.zeros(count, dtype=np.int64),
        moves=np.zeros((count, game.most_moves), dtype=np.uint16),
        totals=np.zeros((count, players), dtype=np.int64),
    )


def legal_actions(games: Games, at: int) -> list[int]:
    """Return the numbers of the legal moves of a game."""
    found: list[int] = sorted(games.moves[at, : games.counts[at]].tolist())
    return found


@cache
def loops_of(kernel: Kernel) -> Loops:  # noqa: C901 - the loops are counted as its own
    """Return the loops over a batch of one game; they are compiled on first use, once per process."""
    start, chance, due, play, score, won, used, legal, observe = kernel

    @inserted
    def anew(tables: Any, games: Games, at: int) -> int:
        row = games.rows[at]
        start(tables, row, games.totals.shape[1])
        games.totals[at] = 0
        chance(tables, row, games.streams[at : at + 1])
        return due(tables, row)

    @inserted
    def tell(tables: Any, games: Games, at: int, seat: int, seen: Any) -> None:
        row = games.rows[at]
        games.seats[at] = seat
        games.counts[at] = legal(tables, row, seat, games.moves[at])
        observe(tables, row, seat, games.totals[at], seen)

    @composed
    def begin(tables: Any, games: Games, seen: Any) -> None:
        for at in range(len(games.rows)):
            tell(tables, games, at, anew(tables, games, at), seen[at])

    @inserted
    def move(tables: Any, games: Games, at: int, action: int) -> int:
        row, seat = games.rows[at], games.seats[at]
        play(tables, row, seat, action)
        chance(tables, row, games.streams[at : at + 1])
        score(tables, row, seat, games.totals[at])
        return due(tables, row)

    @composed
    def step(tables: Any, first: int, end: int, games: Games, actions: Any, wins: bool, result: StepResult) -> None:  # noqa: FBT001 - compiled
        players = games.totals.shape[1]
        for at in range(first, end):
            seat, rewards, totals = games.seats[at], result.rewards[at], games.totals[at]
            for other in range(players):
                rewards[other] = 0.0 if wins else -totals[other]
            after = move(tables, games, at, actions[at])
            result.ended[at] = after == NOBODY
            if not wins:
                for other in range(players):
                    rewards[other] += totals[other]
            if after == NOBODY:
                if wins:
                    share_out(won(tables, games.rows[at], totals), rewards)
                observe(tables, games.rows[at], seat, totals, result.finals[at])
                after = anew(tables, games, at)
            result.reward[at], result.seats[at] = rewards[seat], after
            tell(tables, games, at, after, result.observations[at])
            mark(games, at, result.masks[at])

    @composed
    def advance(tables: Any, games: Games, which: Any, actions: Any, seen: Any) -> int:
        for number in range(len(which)):
            if is_illegal(games, which[number], actions[number]):
                return number
        for number in range(len(which)):
            at = which[number]
            after = move(tables, games, at, actions[number])
            if after == NOBODY:
                games.seats[at] = NOBODY
            else:
                tell(tables, games, at, after, seen[at])
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

    return Loops(begin, step, advance, winners, uses)


@inserted
def is_illegal(games: Games, at: int, action: int) -> bool:
    """Return whether an action is not legal in a game."""
    moves, wanted, same = games.moves[at], np.uint16(action), 0
    for number in range(games.counts[at]):
        same += moves[number] == wanted
    return same == 0 or not 0 <= action < MOST_ACTIONS


@composed
def find_illegal(_nothing: int, first: int, end: int, games: Games, actions: NDArray[np.int64], into: Any) -> None:
    """Write for games `first` to `end` whether their action is not legal."""
    for at in range(first, end):
        into[at] = is_illegal(games, at, actions[at])


@inserted
def mark(games: Games, at: int, into: NDArray[np.int8]) -> None:
    """Write a 1 for every legal move of a game."""
    clear(into, 0, len(into))
    moves = games.moves[at]
    for number in range(games.counts[at]):
        into[moves[number]] = 1


@composed
def mark_legal(games: Games, which: NDArray[np.int64], into: NDArray[np.int8]) -> None:
    """Write a 1 for every legal move of the games `which`, one row each."""
    for number in range(len(which)):
        mark(games, which[number], into[number])


@composed
def share_out(winners: int, rewards: NDArray[np.float64]) -> None:
    """Share one win among the winners."""
    count = 0
    for seat in range(len(rewards)):
        count += winners >> seat & 1
    for seat in range(len(rewards)):
        rewards[seat] = (winners >> seat & 1) / count


@composed
def sample(games: Games, which: NDArray[np.int64], words: Words, actions: NDArray[np.int64]) -> None:
    """Write a random legal action for each of the games `which`; every game has its own stream."""
    for number in range(len(which)):
        at = which[number]
        actions[number] = games.moves[at, share(next_word(words, at), games.counts[at])]
