"""Whole games of random play, every choice uniform over the legal moves.

The moves are counted, not listed: doublings, and then for each empty city the numbers that may be
written and its crossing off. The one drawn is found by its place among them.
"""

import numpy as np

from noppa.games.dicetrip.atlas import CROSS, Integers
from noppa.games.dicetrip.kernel import (
    A_TWICE,
    A_WRITING,
    OPEN,
    SEAT,
    SEATS,
    WAYS,
    Tables,
    Words,
    begin,
    below,
    chance,
    deciding,
    doublings,
    due,
    play,
    row_length,
    scores,
    start_stream,
    writable,
)
from noppa.games.dicetrip.numbers import NUMBERS
from noppa.kernels.compiled import compiled


@compiled
def count_bits(bits: int) -> int:
    """How many bits are set, of at most 48."""
    word = np.uint64(bits)
    word -= (word >> np.uint64(1)) & np.uint64(0x5555555555555555)
    word = (word & np.uint64(0x3333333333333333)) + ((word >> np.uint64(2)) & np.uint64(0x3333333333333333))
    word = (word + (word >> np.uint64(4))) & np.uint64(0x0F0F0F0F0F0F0F0F)
    return int(np.int64((word * np.uint64(0x0101010101010101)) >> np.uint64(56)))


@compiled
def bit_at(bits: int, place: int) -> int:
    """Which bit is the set one in that place, the lowest first."""
    for _ in range(place):
        bits &= bits - 1
    return count_bits((bits & -bits) - 1)


@compiled
def random_move(tables: Tables, game: Integers, seat: int, stream: Words) -> int:
    """A legal move of the seat that is due, each equally likely."""
    if deciding(game):
        return below(stream, A_TWICE)
    doubled, made = doublings(tables, game, seat), writable(tables, game, seat)
    empty = game[SEATS + seat * SEAT + OPEN]
    pairs, numbers = count_bits(doubled), count_bits(made)
    drawn = below(stream, pairs + count_bits(empty) * (numbers + 1))
    if drawn < pairs:
        return A_TWICE + bit_at(doubled, drawn)
    city, number = (drawn - pairs) // (numbers + 1), (drawn - pairs) % (numbers + 1)
    writing = CROSS if number == numbers else bit_at(made, number)
    return A_WRITING + bit_at(empty, city) * WAYS + writing


@compiled
def play_at_random(
    tables: Tables, players: int, first: int, seed: np.uint64, game: Integers, work: Integers, into: Integers
) -> int:
    """Games one after the other, numbered from `first`; how many decisions they took."""
    stream, decisions = np.zeros(1, dtype=np.uint64), 0
    for number in range(len(into)):
        start_stream(stream, seed, first + number)
        begin(tables, game, players)
        while True:
            chance(tables, game, stream)
            seat = due(tables, game)
            if seat < 0:
                break
            play(tables, game, seat, random_move(tables, game, seat, stream))
            decisions += 1
        scores(tables, game, work, into[number])
    return decisions


def random_games(tables: Tables, players: int, first: int, count: int, seed: int, into: Integers) -> int:
    """Final scores, games × seats, of so many games from the one numbered `first`; how many decisions they took."""
    game, work = np.zeros(row_length(players), dtype=np.int64), np.zeros((2, len(NUMBERS)), dtype=np.int64)
    return play_at_random(tables, players, first, np.uint64(seed % 2**64), game, work, into[:count])
