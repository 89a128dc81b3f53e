"""Write and read the file of Dice Trip's weights; as a script, convert arrays saved by NumPy.

python train/dicetrip_weights.py weights.npz src/noppa/games/dicetrip/weights.bin
"""

import sys
from array import array
from hashlib import sha256
from math import prod
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from noppa.games.dicetrip.guess import Guess, guess_of, link_shapes, shapes
from noppa.games.dicetrip.map import Map, belgium
from noppa.games.dicetrip.weights import HEAD, INNER, MAGIC, VERSION, map_hash

Parts = dict[str, NDArray[Any]]


def part_shapes(map_: Map) -> dict[str, tuple[int, ...]]:
    """Return the shape of each table, in the order of the file."""
    return shapes() | link_shapes(len(map_.pairs), INNER)


def packed(parts: Parts, map_: Map) -> bytes:
    """Return the bytes of a file of these tables."""
    body = HEAD.pack(MAGIC, VERSION, len(map_.pairs), map_hash(map_))
    for name, shape in part_shapes(map_).items():
        body += parts[name].reshape(shape).astype("<f2").tobytes()
    return body + sha256(body).digest()


def unpacked(data: bytes, map_: Map) -> Parts:
    """Return the tables of a file in single precision."""
    at, parts = HEAD.size, Parts()
    for name, shape in part_shapes(map_).items():
        parts[name] = np.frombuffer(data, "<f2", prod(shape), at).reshape(shape).astype(np.float32)
        at += 2 * prod(shape)
    return parts


def guess_from(parts: Parts, map_: Map) -> Guess:
    """Return the guess of these tables, without rounding to half precision."""
    numbers = array("f")
    for name, shape in part_shapes(map_).items():
        numbers.frombytes(parts[name].reshape(shape).astype(np.float32).tobytes())
    return guess_of(len(map_.pairs), INNER, numbers)


if __name__ == "__main__":
    with np.load(sys.argv[1]) as file:
        parts = {name: file[name] for name in part_shapes(belgium())}
    Path(sys.argv[2]).write_bytes(packed(parts, belgium()))
