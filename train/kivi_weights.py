"""Write and read the file of KIVI's weights; as a script, convert arrays saved by NumPy.

python train/kivi_weights.py weights.npz src/noppa/games/kivi/weights.bin
"""

import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from noppa.games.kivi.board import Board, published_board
from noppa.games.kivi.state import STONES
from noppa.games.kivi.weights import HEAD, MAGIC, NETWORKS, PLAYERS, VERSION, board_hash, channels, part_sizes

NAMES = {"two": 2, "more": 4}
"""The networks by name, each with its highest number of players."""
Arrays = dict[str, NDArray[Any]]


def shapes(name: str, squares: int, width: int) -> dict[str, tuple[int, ...]]:
    """Return the shape of each array of a network, in the order of the file."""
    most = NAMES[name]
    moments = STONES * (2 if name == "two" else 3 + 4)
    return {
        f"{name}_first": (most * (2 * squares + 1), width),
        f"{name}_when": (moments, width),
        f"{name}_option": (width,),
        f"{name}_second": (width, width),
        f"{name}_second_bias": (width,),
        f"{name}_third": (width, width),
        f"{name}_third_bias": (width,),
        f"{name}_last": (width, channels(most)),
        f"{name}_last_bias": (channels(most),),
    }


def packed(arrays: Arrays, board: Board) -> bytes:
    """Return the bytes of a file of these arrays; missing corrections are 0."""
    squares, width = len(board.targets), len(arrays["two_option"])
    parts = [HEAD.pack(MAGIC, VERSION, width, board_hash(board))]
    for name in NAMES:
        for key, shape in shapes(name, squares, width).items():
            parts.append(arrays[key].reshape(shape).astype("<f2").tobytes())
    for players in PLAYERS:
        for option in (0, 1):
            shape = (STONES * players, channels(players))
            parts.append(
                arrays.get(f"added_{players}_{option}", np.zeros(shape)).reshape(shape).astype("<f8").tobytes()
            )
    body = b"".join(parts)
    return body + sha256(body).digest()


def unpacked(data: bytes, board: Board) -> Arrays:
    """Return the arrays of a file's networks."""
    _, _, width, _ = HEAD.unpack_from(data)
    squares, at, arrays = len(board.targets), HEAD.size, Arrays()
    for name, size in zip(NAMES, part_sizes(squares, width)[: len(NETWORKS)], strict=True):
        halves = np.frombuffer(data, "<f2", size // 2, at)
        at += size
        for key, shape in shapes(name, squares, width).items():
            count = int(np.prod(shape))
            arrays[key], halves = halves[:count].reshape(shape), halves[count:]
    return arrays


if __name__ == "__main__":
    with np.load(sys.argv[1]) as file:
        Path(sys.argv[2]).write_bytes(packed({name: file[name] for name in file.files}, published_board()))
