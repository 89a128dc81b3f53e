"""Random numbers for compiled games: a stream for each game, the same however games are shared out.

SplitMix64 (Steele, Lea and Flood 2014): a counter that goes up by an odd constant, and a mixing of
its bits. A stream begins where the mix of the seed and the game's number says.
"""

import numpy as np
from numpy.typing import NDArray

from noppa.kernels.compiled import compiled

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
FIRST = np.uint64(0xBF58476D1CE4E5B9)
SECOND = np.uint64(0x94D049BB133111EB)
Words = NDArray[np.uint64]


@compiled
def mixed(word: np.uint64) -> np.uint64:
    """The bits of a word, well stirred."""
    word = (word ^ (word >> np.uint64(30))) * FIRST
    word = (word ^ (word >> np.uint64(27))) * SECOND
    return word ^ (word >> np.uint64(31))


@compiled
def _start(seed: np.uint64, words: Words) -> None:
    for game in range(len(words)):
        words[game] = mixed(mixed(seed) + np.uint64(game) * GOLDEN)


def streams(seed: int, games: int) -> Words:
    """The streams of so many games."""
    words = np.empty(games, dtype=np.uint64)
    _start(np.uint64(seed % 2**64), words)
    return words


@compiled
def face(words: Words, game: int) -> int:
    """The next die of a game, from 0 to 5."""
    words[game] += GOLDEN
    return int(np.int64(((mixed(words[game]) >> np.uint64(32)) * np.uint64(6)) >> np.uint64(32)))


@compiled
def below(words: Words, game: int, end: int) -> int:
    """A whole number from 0 to below `end`, which is far less than 2^32."""
    words[game] += GOLDEN
    return int(np.int64(((mixed(words[game]) >> np.uint64(32)) * np.uint64(end)) >> np.uint64(32)))
