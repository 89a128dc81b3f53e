"""Whole games of random moves, each uniform over the legal ones: the speed that the compiled game has."""

import os
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import numpy as np

from noppa.games.dicetto.hands import FIRST, FIRST_KEEP, FITTING, KEEPS, ROLLED
from noppa.games.dicetto.kernel import (
    CHOICES,
    DONE,
    MOST_PLAYERS,
    SEAT,
    SLOTS,
    Game,
    Words,
    begin,
    chance,
    hand_in_turn,
    is_over,
    kind_at,
    least_at,
    play,
    rolls_left,
    scores,
    width,
)
from noppa.games.dicetto.tables import Tables, Whole
from noppa.kernels.compiled import compiled
from noppa.kernels.streams import below, streams


def random_games(tables: Tables, players: int, count: int, seed: int) -> tuple[Whole, Whole]:
    """Final scores, games × seats, and how many choices each game took."""
    into = np.zeros((count, players), dtype=np.int64)
    choices = np.zeros(count, dtype=np.int64)
    words = streams(seed, count)
    workers = min(os.cpu_count() or 1, max(1, count // 256))
    bounds = np.linspace(0, count, workers + 1).astype(int)
    with ThreadPoolExecutor(workers) as pool:
        jobs = [
            pool.submit(
                play_randomly,
                tables,
                players,
                words,
                int(first),
                int(last),
                np.zeros(width(tables), dtype=np.int32),
                into,
                choices,
            )
            for first, last in pairwise(bounds)
        ]
        for job in jobs:
            job.result()
    return into, choices


@compiled
def play_randomly(
    tables: Tables, players: int, words: Words, first: int, last: int, game: Game, into: Whole, choices: Whole
) -> None:
    """Play these games to their ends."""
    points = np.zeros(MOST_PLAYERS, dtype=np.int32)
    for number in range(first, last):
        begin(tables, game, players)
        chance(tables, game, words, number)
        while not is_over(tables, game):
            play(tables, game, game[SEAT], some_move(tables, game, words, number))
            choices[number] += 1
            chance(tables, game, words, number)
        scores(tables, game, points)
        for seat in range(players):
            into[number, seat] = points[seat]


@compiled
def some_move(tables: Tables, game: Game, words: Words, stream: int) -> int:
    """A legal move, each with the same chance: counted first, then found."""
    hand = hand_in_turn(game)
    keeps = int(np.intp(FIRST_KEEP[hand + 1] - FIRST_KEEP[hand])) if rolls_left(game) > 0 else 0
    count = keeps + 1
    for slot in range(SLOTS):
        kind = kind_at(tables, game, slot)
        if kind >= 0:
            least = least_at(game, slot)
            count += FIRST[kind, least, hand + 1] - FIRST[kind, least, hand]
    number = below(words, stream, count)
    if number < keeps:
        return int(np.intp(KEEPS[FIRST_KEEP[hand] + number]))
    number -= keeps
    for slot in range(SLOTS):
        kind = kind_at(tables, game, slot)
        if kind >= 0:
            least = least_at(game, slot)
            first = FIRST[kind, least, hand]
            here = FIRST[kind, least, hand + 1] - first
            if number < here:
                return ROLLED + slot * CHOICES + int(np.intp(FITTING[first + number])) - 1
            number -= here
    return DONE
