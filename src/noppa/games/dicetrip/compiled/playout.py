"""Games played out from a position between rounds, many of them: what `chances` counts.

The players here look at the same worth of maps as the hard bot, but try a first number only in its
best few cities, and roll again only all four dice, when what lies is worth less than a new roll. That
is less than a point weaker and many times faster; nobody is favoured by it.
"""

import os
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import numpy as np

from noppa.games.dicetrip.compiled.guess import Guess
from noppa.games.dicetrip.compiled.kernel import chance, deciding, play, roller_of, room_to_score, scores, start_stream
from noppa.games.dicetrip.compiled.map_tables import Atlas, Integers, Small
from noppa.games.dicetrip.compiled.plan import Bench, all_last_rows, choose, choose_last, workplace
from noppa.games.dicetrip.compiled.planner_buffers import Desk, lay, standing
from noppa.games.dicetrip.compiled.row_layout import (
    A_TWICE,
    A_WRITING,
    DOUBLED,
    FACES_AT,
    PLAYERS,
    ROUND,
    SEAT,
    SEATS,
    TENS,
    WAYS,
    Tables,
)
from noppa.games.dicetrip.map import CITIES
from noppa.games.dicetrip.numbers import DICE
from noppa.games.dicetrip.state import ROUNDS
from noppa.kernels.compiled import compiled

BREADTH = 2
ALL_AGAIN = 15
"""The last of the rerolls in `rules.actions`: all four dice."""


def play_out(tables: Tables, guess: Guess, row: Integers, games: int, seed: int) -> Integers:
    """Final scores, games × seats, of games that begin with this row; nobody has written in its round yet."""
    into = np.zeros((games, int(row[PLAYERS])), dtype=np.int64)
    workers = os.cpu_count() or 1
    bounds = np.linspace(0, games, workers + 1).astype(int)
    with ThreadPoolExecutor(workers) as pool:
        jobs = [
            pool.submit(_play_some, tables, guess, row, int(first), seed, into[first:end])
            for first, end in pairwise(bounds)
        ]
        for job in jobs:
            job.result()
    return into


def _play_some(tables: Tables, guess: Guess, row: Integers, first: int, seed: int, into: Integers) -> None:
    start = np.uint64(seed % 2**64)
    finish_games(tables, guess, *workplace(guess), row, first, start, row.copy(), room_to_score(), into)


@compiled
def finish_games(
    tables: Tables,
    guess: Guess,
    desk: Desk,
    bench: Bench,
    row: Integers,
    first: int,
    seed: np.uint64,
    game: Integers,
    work: Small,
    into: Integers,
) -> None:
    """Games one after the other, numbered from `first`."""
    stream, best = np.zeros(1, dtype=np.uint64), np.zeros(6, dtype=np.int64)
    atlas = tables.atlas
    for number in range(len(into)):
        start_stream(stream, seed, first + number)
        game[:] = row
        while game[ROUND] < ROUNDS:
            chance(tables, game, stream)
            roller = roller_of(game)
            if deciding(game):
                again = rolls_again(atlas, guess, desk, bench, game, roller, best)
                play(tables, game, roller, ALL_AGAIN if again else 0)
                chance(tables, game, stream)
            for seat in range(game[PLAYERS]):
                plan_seat(atlas, guess, desk, bench, game, seat, best)
                if best[5]:
                    play(tables, game, seat, A_TWICE + best[5] - 1)
                play(tables, game, seat, A_WRITING + best[0] * WAYS + best[1])
                if best[2] >= 0:
                    play(tables, game, seat, A_WRITING + best[2] * WAYS + best[3])
        scores(tables, game, work, into[number])


@compiled
def plan_seat(atlas: Atlas, guess: Guess, desk: Desk, bench: Bench, game: Integers, seat: int, best: Integers) -> float:
    """The writings of a seat, and what its map is then worth."""
    at = SEATS + seat * SEAT
    rounds = game[ROUND] + 1
    lay(atlas, guess, desk, game[at : at + CITIES], int(game[at + TENS] < 0), rounds)
    dice = game[FACES_AT : FACES_AT + DICE]
    if rounds == ROUNDS:
        all_last_rows(atlas, guess, desk, bench)
        return choose_last(atlas, desk, dice, bench, best)
    return choose(atlas, guess, desk, dice, int(1 - game[at + DOUBLED]), BREADTH, bench, best)


@compiled
def rolls_again(
    atlas: Atlas, guess: Guess, desk: Desk, bench: Bench, game: Integers, seat: int, best: Integers
) -> bool:
    """Whether all four dice rolled again are worth more to the roller than those that lie, and the power kept."""
    rounds, players, at = game[ROUND], game[PLAYERS], SEATS + seat * SEAT
    if rounds == 0:
        return False
    lies = plan_seat(atlas, guess, desk, bench, game, seat, best)
    left = 0
    for later in range(rounds + 1, ROUNDS):
        left += later % players == seat
    lies += guess.again[rounds + 1, left]
    lay(atlas, guess, desk, game[at : at + CITIES], int(game[at + TENS] < 0), rounds)
    spared = 0.0 if game[at + DOUBLED] else float(guess.twice[rounds])
    return bool(standing(guess, desk) + spared > lies)
