"""Streams of random numbers for the core: SplitMix64, one for each game (see `rng.h`)."""

from array import array

from noppa.native.binding import call

PLAYER = 0xD1342543DE82EF95
"""Added to the seed for the streams of each further player."""


def streams(seed: int, count: int, first: int = 0) -> "array[int]":
    """Return the initial streams of `count` games, from number `first` on."""
    words = array("Q", bytes(8 * count))
    call("streams", seed % 2**64, first, words)
    return words
