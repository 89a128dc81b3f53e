"""The tables of a guess as arrays, read from the core's buffer."""

from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from noppa.games.dicetrip.guess import Guess, link_shapes, shapes

HEAD = 4
"""The buffer has this many numbers before the tables, then lanes, links and inner numbers."""


def arrays_of(guess: Guess) -> dict[str, NDArray[Any]]:
    """Return every table by its name, with the values that links add."""
    _, _, links, inner = np.frombuffer(guess.tables, np.int32, HEAD).tolist()
    numbers, found = np.frombuffer(guess.tables, np.float32)[HEAD:], dict[str, NDArray[Any]]()
    for name, shape in (shapes() | link_shapes(links, inner)).items():
        found[name], numbers = numbers[: prod(shape)].reshape(shape), numbers[prod(shape) :]
    ends = np.maximum(found["low"][:, :, None, :] + found["high"][:, None, :, :], 0)
    return found | {"link": np.einsum("labi,lij->labj", ends, found["mix"])}
