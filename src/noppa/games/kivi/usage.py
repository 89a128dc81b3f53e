"""What a player uses of the board: the squares where the stones lie at the end."""

from collections.abc import Iterator

import numpy as np

from noppa.games.kivi.compiled.kernel import AT_STONES, Game
from noppa.games.kivi.compiled.tables import Integers
from noppa.games.kivi.rules import Kivi
from noppa.games.kivi.state import State, squares_of
from noppa.kernels.bits import WORD
from noppa.kernels.compiled import lean
from noppa.kernels.streams import Words


def names(rules: Kivi) -> tuple[str, ...]:
    """The squares by name."""
    return rules.board.names


def used(rules: Kivi, state: State, seat: int) -> Iterator[int]:
    """The squares of a seat at the end of a game."""
    del rules
    yield from squares_of(state.stones, seat)


@lean
def count(game: Game, seat: int, uses: Integers) -> None:
    """The same, compiled: one use more of each."""
    for square in range(len(game) - AT_STONES):
        uses[square] += game[AT_STONES + square] == seat + 1


# Stones as the bits of a word ---------------------------------------------------------------------

# A counter for each square: the lowest bits of all counters are one word, the next bits another, so that all
# are counted up at once, and a carry seldom goes far.


@lean
def count_stones(counters: Words, stones: np.uint64) -> None:
    """One use more of each square that has a stone."""
    at = 0
    while stones:
        carry = counters[at] & stones
        counters[at] ^= stones
        stones = carry
        at += 1


def counted(counters: Words, squares: int) -> Integers:
    """What the counters of each player say."""
    bits = counters[:, :, np.newaxis] >> np.arange(squares, dtype=np.uint64) & np.uint64(1)
    found: Integers = (bits << np.arange(WORD, dtype=np.uint64)[:, np.newaxis]).sum(axis=1).astype(np.int64)
    return found
