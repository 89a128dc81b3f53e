"""The tables of a guess as arrays, read back from what the core was given."""

from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from noppa.games.dicetrip.guess import Guess, link_shapes, shapes

HEAD = 4
"""So many numbers stand before the tables, the second of them the lanes and the third the links."""


def arrays_of(guess: Guess) -> dict[str, NDArray[Any]]:
    """Return every table by its name, links spelled out."""
    _, lanes, links, _ = np.frombuffer(guess.tables, np.int32, HEAD).tolist()
    numbers, found = np.frombuffer(guess.tables, np.float32)[HEAD:], dict[str, NDArray[Any]]()
    for name, shape in (shapes(lanes) | link_shapes(lanes, links, 0)).items():
        found[name], numbers = numbers[: prod(shape)].reshape(shape), numbers[prod(shape) :]
    return found
