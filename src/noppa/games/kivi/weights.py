"""The learned value's weights: reads the file and prepares a network for each number of players.

The file has a head, the weights of a network for two players and of one for three and four in half precision, what is
added at each moment to be right on average, and their SHA-256; all little-endian. `train/kivi_weights.py` writes it.
"""

from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from importlib.resources import files
from struct import Struct

from noppa.core.errors import NativeError
from noppa.games.kivi.board import Board
from noppa.games.kivi.state import STONES
from noppa.native import call, hold

FILE = "weights.bin"
MAGIC, VERSION = b"KIVI", 2
HEAD = Struct("<4sHH32s")
"""Magic, version, the width of the layers, the hash of the board."""
DIGEST = 32
PLAYERS = (2, 3, 4)
NETWORKS = (2, 3)
"""The networks in the file, each by the lowest number of players that it is for."""
OPTIONS = 2


@dataclass(frozen=True)
class Weights:
    """What was learned on one board: the weights of both networks, and by players what is added to their values."""

    squares: int
    width: int
    halves: dict[int, bytes]
    added: dict[int, bytes]
    _made: dict[int, bytearray] = field(default_factory=dict)

    def network(self, players: int) -> bytearray:
        """Return the network for a number of players as the core reads it, made on first use."""
        if players not in self._made:
            made = bytearray(call("kivi_network_size", players, self.squares, self.width))
            halves = self.halves[2 if players == 2 else 3]
            call("kivi_network", made, players, self.squares, self.width, halves, self.added[players])
            self._made[players] = hold(made)
        return self._made[players]


def board_hash(board: Board) -> bytes:
    """Return the hash of a board, by which weights know it."""
    return sha256(repr(board).encode()).digest()


@cache
def learned(board: Board) -> Weights | None:
    """Return what was learned on a board, None if nothing was or the file is missing or damaged."""
    try:
        return read(files(__package__).joinpath(FILE).read_bytes(), board)
    except OSError:
        return None


def read(data: bytes, board: Board) -> Weights | None:
    """Return the weights in a file, None if it is damaged, of another version or for another board."""
    body, digest = data[:-DIGEST], data[-DIGEST:]
    if len(body) < HEAD.size or sha256(body).digest() != digest:
        return None
    magic, version, width, hashed = HEAD.unpack_from(body)
    if (magic, version, hashed) != (MAGIC, VERSION, board_hash(board)):
        return None
    squares, parts, at = len(board.targets), [], HEAD.size
    try:
        sizes = part_sizes(squares, width)
    except NativeError:  # no network has that width
        return None
    for size in sizes:
        parts.append(body[at : at + size])
        at += size
    if at != len(body):
        return None
    halves = dict(zip(NETWORKS, parts, strict=False))
    return Weights(squares, width, halves, dict(zip(PLAYERS, parts[len(NETWORKS) :], strict=True)))


def part_sizes(squares: int, width: int) -> list[int]:
    """Return how many bytes each part of the file has: the networks, then what is added for each number of players."""
    weights = [call("kivi_weights_size", players, squares, width) for players in NETWORKS]
    return [*weights, *(8 * OPTIONS * STONES * players * channels(players) for players in PLAYERS)]


def channels(players: int) -> int:
    """Return how many leads are told: of two players one is the other's, turned round."""
    return 1 if players == 2 else players
