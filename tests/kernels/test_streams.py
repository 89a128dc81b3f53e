import numpy as np

from noppa.kernels.streams import face, mixed, streams


def test_the_generator_is_splitmix64() -> None:
    """The first numbers from the seed 1234567, as published with the reference implementation."""
    state = np.uint64(1234567)
    golden = np.uint64(0x9E3779B97F4A7C15)
    found = []
    with np.errstate(over="ignore"):
        for _ in range(3):
            state = np.uint64(state + golden)
            found.append(int(mixed(state)))
    assert found == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_a_game_has_the_same_dice_however_many_are_played() -> None:
    """A stream depends on the seed and the game's number only."""
    few, many = streams(7, 3), streams(7, 100)
    assert [face(few, 2) for _ in range(50)] == [face(many, 2) for _ in range(50)]
    assert list(streams(8, 3)) != list(streams(7, 3))


def test_faces_are_equally_likely() -> None:
    """Chi-square with five degrees of freedom stays below its 99.9 % point."""
    words = streams(1, 600)
    seen = np.bincount([face(words, game) for game in range(600) for _ in range(100)], minlength=6)
    assert ((seen - 10_000) ** 2 / 10_000).sum() < 20.515
