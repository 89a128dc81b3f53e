"""Whole games of random play, every choice uniform over the legal moves.

The moves are counted, not listed: doublings, and then for each empty city the numbers that may be
written and its crossing off. The one drawn is found by its place among them.
"""

import numpy as np

from noppa.games.dicetrip.atlas import CROSS, Integers
from noppa.games.dicetrip.kernel import (
    A_TWICE,
    OPEN,
    ROUND,
    SEAT,
    SEATS,
    TWICE,
    WRITTEN,
    Tables,
    Words,
    begin,
    below,
    chance,
    cities_a_seat,
    close_round,
    deciding,
    doublings,
    put_down,
    row_length,
    scores,
    settle,
    start_stream,
    writable,
)
from noppa.games.dicetrip.numbers import NUMBERS
from noppa.games.dicetrip.state import ROUNDS
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
def random_turn(rolls: Integers, made: Integers, game: Integers, at: int, stream: Words) -> int:
    """All that the seat whose part begins there chooses in a round; how many choices it was."""
    choices, cities = 0, cities_a_seat(game)
    while game[at + WRITTEN] < cities:
        doubled, numbers = doublings(rolls, game, at), writable(rolls, made, game, at)
        pairs, ways = count_bits(doubled), count_bits(numbers) + 1
        drawn = below(stream, pairs + count_bits(game[at + OPEN]) * ways)
        choices += 1
        if drawn < pairs:
            game[at + TWICE] = bit_at(doubled, drawn)
            continue
        city = (drawn - pairs) // ways
        number = drawn - pairs - city * ways
        put_down(game, at, bit_at(game[at + OPEN], city), CROSS if number == ways - 1 else bit_at(numbers, number))
    return choices


@compiled
def play_at_random(
    tables: Tables, players: int, first: int, seed: np.uint64, game: Integers, work: Integers, into: Integers
) -> int:
    """Games one after the other, numbered from `first`; how many choices they took."""
    stream, choices = np.zeros(1, dtype=np.uint64), 0
    rolls, made = tables.rolls, tables.made
    for number in range(len(into)):
        start_stream(stream, seed, first + number)
        begin(tables, game, players)
        while game[ROUND] < ROUNDS:
            chance(tables, game, stream)
            if deciding(game):
                choices += 1
                settle(tables.rerolls, game, SEATS + game[ROUND] % players * SEAT, below(stream, A_TWICE))
                chance(tables, game, stream)
            for seat in range(players):
                choices += random_turn(rolls, made, game, SEATS + seat * SEAT, stream)
            close_round(tables.atlas, game)
        scores(tables, game, work, into[number])
    return choices


def random_games(tables: Tables, players: int, first: int, count: int, seed: int, into: Integers) -> int:
    """Final scores, games × seats, of so many games from the one numbered `first`; how many choices they took."""
    game, work = np.zeros(row_length(players), dtype=np.int64), np.zeros((2, len(NUMBERS)), dtype=np.int64)
    return play_at_random(tables, players, first, np.uint64(seed % 2**64), game, work, into[:count])
