"""The learned value: two small networks, one for two players and one for three and four.

A network sees a position with the eyes of the seat that has just moved: for each seat its stones,
what one more would add on each vacant square, and its score. It says how much each seat's lead over
its strongest rival will still change. How it was trained: `train/kivi.py`.
"""

from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from io import BytesIO
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from noppa.games.kivi.board import Board
from noppa.games.kivi.compiled.computed import NOWHERE, VACANT, Sight, Stones, least_gain, look, pattern_of, put_back
from noppa.games.kivi.compiled.gains import find_singles, gains, score, turn_over
from noppa.games.kivi.compiled.tables import Floats, Lines
from noppa.games.kivi.state import STONES
from noppa.kernels.compiled import compiled

VERSION = 1
POINTS = 10.0
STRIP = 8
PLAYERS = {"two": (2,), "more": (3, 4)}
Single = NDArray[np.float32]


@dataclass(frozen=True)
class Net:
    """Weights in single precision: three layers of equal width between inputs and leads, their matrices in strips."""

    first: Single
    when: Single
    option: Single
    second: Single
    second_bias: Single
    third: Single
    third_bias: Single
    last: Single
    last_bias: Single

    def __call__(self, inputs: Single, when: int, option: int) -> Floats:
        """The change of the leads for many positions of the same moment: positions × channels."""
        layers = (
            (self.first[:, : inputs.shape[1]], self.when[when] + option * self.option),
            (self.second, self.second_bias),
            (self.third, self.third_bias),
        )
        hidden = inputs
        for strips, bias in layers:
            parts = np.matmul(hidden, strips)
            hidden = parts.transpose(1, 0, 2).reshape(len(inputs), -1)
            hidden += bias
            np.maximum(hidden, 0, out=hidden)
        found: Floats = (hidden @ self.last + self.last_bias).astype(np.float64) * POINTS
        return found


def _strips(matrix: Single) -> Single:
    """A matrix cut into strips of a few columns.

    A product with one is too small for BLAS to share it out among threads, which would take longer.
    """
    rows, columns = matrix.shape
    return np.ascontiguousarray(matrix.reshape(rows, columns // STRIP, STRIP).transpose(1, 0, 2))


@dataclass(frozen=True)
class Learned:
    """The networks by the number of players, and what is added at each moment to be right on average."""

    nets: dict[int, Net]
    added: dict[tuple[int, int], Floats]

    def changes(self, inputs: Single, players: int, turns: int, option: int) -> Floats:
        """How each seat's lead will still change, for positions after so many turns."""
        if turns == STONES * players:
            return np.zeros((len(inputs), players))
        before = STONES * 3 if players == 4 else 0
        found = self.nets[players](inputs, before + turns, option)[:, :players]
        found = found + self.added[players, option][turns]
        return np.concatenate([found, -found], axis=1) if players == 2 else found


def board_hash(board: Board) -> str:
    """The hash of a board, by which weights know it."""
    return sha256(repr(board).encode()).hexdigest()


@cache
def learned(board: Board) -> Learned | None:
    """What was learned on a board, None where nothing was or its file is not whole."""
    try:
        return read(files("noppa.games.kivi").joinpath("weights.npz").read_bytes(), board)
    except OSError:
        return None


def read(data: bytes, board: Board) -> Learned | None:
    """The networks in a file, None where it is cut short, of another version or for another board."""
    try:
        with np.load(BytesIO(data)) as file:
            arrays = {name: file[name] for name in file.files}
        if int(arrays["version"]) != VERSION or str(arrays["board"]) != board_hash(board):
            return None
        nets = {players: _net(arrays, name, board) for name, counts in PLAYERS.items() for players in counts}
        added = {
            (players, option): _shaped(arrays[f"added_{players}_{option}"], STONES * players, channels(players))
            for players in nets
            for option in (0, 1)
        }
    except (OSError, ValueError, TypeError, KeyError, EOFError, BadZipFile):
        return None
    return Learned(nets, added)


def channels(players: int) -> int:
    """How many leads a network tells: of two players one is the other's, turned round."""
    return 1 if players == 2 else players


def _net(arrays: dict[str, NDArray[np.generic]], name: str, board: Board) -> Net:
    counts = PLAYERS[name]
    width = arrays[f"{name}_option"].shape[0] // STRIP * STRIP
    inputs = max(counts) * (2 * len(board.targets) + 1)
    shapes = {
        "first": (inputs, width),
        "when": (STONES * sum(counts), width),
        "option": (width,),
        "second": (width, width),
        "second_bias": (width,),
        "third": (width, width),
        "third_bias": (width,),
        "last": (width, channels(max(counts))),
        "last_bias": (channels(max(counts)),),
    }
    parts = {part: _shaped(arrays[f"{name}_{part}"], *shape).astype(np.float32) for part, shape in shapes.items()}
    return Net(**parts | {part: _strips(parts[part]) for part in ("first", "second", "third")})


def _shaped(array: NDArray[np.generic], *shape: int) -> Floats:
    if array.shape != shape:
        message = f"{array.shape} where {shape} was meant"
        raise ValueError(message)
    found: Floats = array.astype(np.float64)
    return found


@compiled
def describe(lines: Lines, chances: Floats, stones: Stones, sight: Sight, inputs: Single) -> int:
    """What the network sees of the position after each placement and after the box, line by line.

    The lines are those of the squares without an own stone, in their order, then the box. A stone that
    is taken over goes where it adds least; that is noted in the sight's `least`, and its `points` are
    the scores without it.
    """
    seats, squares, width = len(sight.scores), len(stones), lines.values.shape[1]
    look(lines, chances, stones, sight)
    own = pattern_of(sight, 0)
    line = 0
    for square in range(squares):
        owner, row, column = stones[square], square // width, square % width
        if owner == 0:
            continue
        turn_over(own, row, column)
        find_singles(lines, own)
        sight.vacant[square] = False
        to = least_gain(lines, sight, owner, square) if owner > 0 else NOWHERE
        if to != NOWHERE:
            sight.least[square] = sight.gains_without[to]
            _move_in(lines, sight, owner, to, laid=True)
        for seat in range(seats):
            _note(lines, sight, seat, stones, square, to, inputs[line])
        if to != NOWHERE:
            sight.points[square, owner] -= sight.least[square]
            _move_in(lines, sight, owner, to, laid=False)
        if owner > 0:
            put_back(lines, sight, owner, square)
        sight.vacant[square] = owner == VACANT
        turn_over(own, row, column)
        find_singles(lines, own)
        line += 1
    for seat in range(seats):
        _note(lines, sight, seat, stones, squares, NOWHERE, inputs[line])
    return line + 1


@compiled
def _move_in(lines: Lines, sight: Sight, seat: int, to: int, laid: bool) -> None:
    """A moved stone is laid on a vacant square, or lifted again."""
    width = lines.values.shape[1]
    turn_over(pattern_of(sight, seat), to // width, to % width)
    find_singles(lines, pattern_of(sight, seat))
    sight.vacant[to] = not laid


@compiled
def _note(lines: Lines, sight: Sight, seat: int, stones: Stones, square: int, to: int, into: Single) -> None:
    """A seat's stones, gains and score once a stone lies on a square, and perhaps another moved away."""
    squares = len(stones)
    start = seat * (2 * squares + 1)
    loses = square < squares and stones[square] == seat
    if seat == 0 or loses:
        gains(lines, pattern_of(sight, seat), sight.vacant, sight.gains_without)
        sight.points[square, seat] = score(lines, pattern_of(sight, seat))
    else:
        sight.gains_without[:] = sight.gains[seat]
        sight.points[square, seat] = sight.scores[seat]
    for at in range(squares):
        into[start + at] = stones[at] == seat
        into[start + squares + at] = sight.gains_without[at] / POINTS
    if square < squares:
        into[start + square] = seat == 0
        into[start + squares + square] = 0.0
    if to != NOWHERE:
        into[start + to] = loses
        into[start + squares + to] = 0.0
    into[start + 2 * squares] = sight.points[square, seat] / (5 * POINTS)
