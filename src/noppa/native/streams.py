"""Streams of random numbers as the core has them: SplitMix64, one for each game (see `rng.h`)."""

from array import array

from noppa.native.binding import call

PLAYER = 0xD1342543DE82EF95
"""What is added to the seed for the streams of each further player."""


def streams(seed: int, count: int, first: int = 0) -> "array[int]":
    """Return where the streams of `count` games begin, counted from the number of the first."""
    words = array("Q", bytes(8 * count))
    call("streams", seed % 2**64, first, words)
    return words
