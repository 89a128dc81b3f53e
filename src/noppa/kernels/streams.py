"""Random numbers for compiled games: a stream for each game, the same however games are shared out.

SplitMix64 (Steele, Lea and Flood 2014): a counter that goes up by an odd constant, and a mixing of
its bits. A stream begins where the mix of the seed and the game's number says, so a game needs to
know nothing of the others, nor of who plays it.
"""

import numpy as np
from numpy.typing import NDArray

from noppa.kernels.compiled import lean

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
FIRST = np.uint64(0xBF58476D1CE4E5B9)
SECOND = np.uint64(0x94D049BB133111EB)
HALF = np.uint64(32)
PLAYER = 0xD1342543DE82EF95
"""What is added to the seed for the streams of each further player."""
Words = NDArray[np.uint64]


@lean
def mixed(word: np.uint64) -> np.uint64:
    """The bits of a word, well stirred."""
    word = (word ^ (word >> np.uint64(30))) * FIRST
    word = (word ^ (word >> np.uint64(27))) * SECOND
    return word ^ (word >> np.uint64(31))


@lean
def stream_of(seed: np.uint64, game: int) -> np.uint64:
    """Where the stream of a game begins."""
    return mixed(mixed(seed) + np.uint64(game) * GOLDEN)


@lean
def _start(seed: np.uint64, first: int, words: Words) -> None:
    for game in range(len(words)):
        words[game] = stream_of(seed, first + game)


def streams(seed: int, games: int, first: int = 0) -> Words:
    """The streams of so many games, counted from the first one's number."""
    words = np.empty(games, dtype=np.uint64)
    _start(np.uint64(seed % 2**64), first, words)
    return words


@lean
def next_word(words: Words, game: int) -> np.uint64:
    """The next 64 bits of a game."""
    words[game] += GOLDEN
    return mixed(words[game])


@lean
def share(word: np.uint64, count: int) -> int:
    """One of so many equal shares of the upper half of a word, from 0."""
    return int(np.int64(((word >> HALF) * np.uint64(count)) >> HALF))


@lean
def face(words: Words, game: int) -> int:
    """The next die of a game, from 0 to 5."""
    return share(next_word(words, game), 6)


@lean
def below(words: Words, game: int, end: int) -> int:
    """A whole number from 0 to below `end`, which is far less than 2^32."""
    return share(next_word(words, game), end)
