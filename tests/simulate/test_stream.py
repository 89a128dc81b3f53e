"""The random numbers of simulated games, in plain Python and in the native core."""

from collections import Counter

from noppa.native.streams import streams
from noppa.simulate.stream import Stream


def test_the_generator_is_splitmix64() -> None:
    """The upper halves of the first numbers from the seed 1234567 are those of the reference implementation."""
    stream = Stream(0, 0)
    stream._word = 1234567
    published = [6457827717110365317, 3203168211198807973, 9817491932198370423]
    assert [stream.share(2**32) for _ in range(3)] == [number >> 32 for number in published]


def test_streams_begin_where_those_of_the_core_do() -> None:
    """Python and C give the same words, also for negative seeds and seeds longer than a word."""
    for seed in (123456789, -1, 2**64 + 5):
        assert [Stream(seed, 10 + game)._word for game in range(5)] == list(streams(seed, 5, first=10))


def test_a_stream_depends_on_the_seed_and_the_game_only() -> None:
    """The number of games does not matter."""
    assert streams(7, 3) == streams(7, 100)[:3] == streams(7, 5, first=0)[:3]
    assert streams(7, 1, first=2) == streams(7, 3)[2:]
    assert streams(8, 3) != streams(7, 3)


def test_faces_are_equally_likely() -> None:
    """Chi-square with five degrees of freedom stays below its 99.9 % point."""
    seen = Counter(stream.share(6) for stream in (Stream(1, game) for game in range(600)) for _ in range(100))
    assert sum((seen[face] - 10_000) ** 2 / 10_000 for face in range(6)) < 20.515
