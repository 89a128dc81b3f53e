"""The learned value's weights: reads the file and prepares a network for each number of players.

The file has a head, the weights of a network for two players and of one for three and four in half precision, the
corrections that make each moment right on average, and their SHA-256; all little-endian. `train/kivi_weights.py`
writes it.
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
SHAPES = {2: (2, 2 * STONES, 1), 3: (4, 7 * STONES, 4)}
"""The networks in the file by their lowest number of players: the highest, how many moments, how many outputs."""
NETWORKS = tuple(SHAPES)
OPTIONS = 2


@dataclass(frozen=True)
class Weights:
    """What was learned on one board: the weights of both networks, and by players the corrections of their values."""

    squares: int
    width: int
    halves: dict[int, bytes]
    added: dict[int, bytes]
    _networks: dict[int, bytearray] = field(default_factory=dict)

    def network(self, players: int) -> bytearray:
        """Return the network for a number of players as the core reads it, built on first use."""
        if players not in self._networks:
            network = bytearray(call("kivi_network_size", players, self.squares, self.width))
            halves = self.halves[2 if players == 2 else 3]
            call("kivi_network", network, players, self.squares, self.width, halves, self.added[players])
            self._networks[players] = hold(network)
        return self._networks[players]


def board_hash(board: Board) -> bytes:
    """Return the hash that identifies a board."""
    return sha256(repr(board).encode()).digest()


@cache
def learned(board: Board) -> Weights | None:
    """Return the weights learned on a board, None if there are none or the file is missing or damaged."""
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
    """Return how many bytes each part of the file has: the networks, then the corrections by number of players."""
    sizes = []
    for players, (most, moments, outputs) in SHAPES.items():
        call("kivi_network_size", players, squares, width)  # no network has just any width
        rows = most * (2 * squares + 1) + moments + 2 * width + 3 + outputs
        sizes.append(2 * (rows * width + outputs))
    return [*sizes, *(8 * OPTIONS * STONES * players * channels(players) for players in PLAYERS)]


def channels(players: int) -> int:
    """Return how many leads a network outputs: with two players one is the other's negative."""
    return 1 if players == 2 else players
