"""Whole games of random play, as many a second as can be: every legal move as likely as any other.

Nothing is lost by leaving out what chance has decided already. A keep and the roll after it are one
step: from a roll, all its keeps being equally likely, the next roll has a distribution of its own,
drawn in one look-up (Vose's alias method). A player's squares and those that a class of rolls may take are bits.
"""

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from noppa.core.dice import FACES, Dice, multiset, multisets, submultisets
from noppa.games.kivi.gains import Pattern, clear, find_singles, score, turn_over
from noppa.games.kivi.kernel import KEEPS, Tables
from noppa.games.kivi.moves import DICE
from noppa.games.kivi.position import ROLLS, STONES
from noppa.games.kivi.tables import Floats, Integers, Lines, steps
from noppa.kernels.compiled import compiled
from noppa.kernels.streams import GOLDEN, mixed

WORD = 64
Words = NDArray[np.uint64]
Scores = NDArray[np.int64]


class Odds(NamedTuple):
    """How a turn's rolls are drawn.

    Rolls that differ only in the names of the faces are of one shape, and there are eleven. `alias` has
    a line for the first roll of a turn, then one for the roll after a keep of the first roll of each
    shape: a number holds a place's alias in its lowest 16 bits and above them, out of 2^32, the
    chance to stay. `shape` is the line of each roll, `renamed[roll, drawn]` what was drawn when the faces
    have their names back.
    """

    alias: Words
    shape: Integers
    renamed: NDArray[np.uint16]


class Board(NamedTuple):
    """The class and number of keeps of each roll, the squares of each class as bits, and the lines."""

    kind: Integers
    keeps: Integers
    squares: Words
    takes_over: NDArray[np.bool_]
    everything: Words
    lines: Lines


def board_of(tables: Tables) -> Board:
    """The tables for random play."""
    squares = np.stack([_bits(fits) for fits in tables.squares])
    everything = _bits(np.ones(tables.squares.shape[1], dtype=np.bool_))
    keeps = np.diff(tables.first_below)
    return Board(tables.kind, keeps, squares, tables.takes_over, everything, tables.lines)


def _bits(fits: NDArray[np.bool_]) -> Words:
    words = np.zeros((len(fits) + WORD - 1) // WORD, dtype=np.uint64)
    for square in np.nonzero(fits)[0]:
        words[square // WORD] |= np.uint64(1) << np.uint64(square % WORD)
    return words


@cache
def odds_of_rolls() -> Odds:
    """The tables of the first roll, and of a roll after any keep of another."""
    rolls = multisets(DICE)
    number = {roll: at for at, roll in enumerate(rolls)}
    chance, lines, shapes = steps().chance, [steps().chance[0]], {}
    shape, renamed = [], []
    for roll in rolls:
        names = sorted(FACES, key=lambda face: -roll.count(face))
        alike = tuple(roll.count(face) for face in names)
        if alike not in shapes:
            shapes[alike] = len(lines)
            first = multiset(face for face, count in zip(FACES, alike, strict=True) for _ in range(count))
            lines.append(chance[_keeps(first)].mean(axis=0))
        shape.append(shapes[alike])
        renamed.append([number[multiset(names[face - 1] for face in drawn)] for drawn in rolls])
    return Odds(np.stack([_alias(line) for line in lines]), np.array(shape), np.array(renamed, dtype=np.uint16))


def _keeps(roll: Dice) -> list[int]:
    """The numbers of all keeps of a roll."""
    number = {some: at for at, some in enumerate(some for size in range(DICE) for some in multisets(size))}
    return [number[some] for some in submultisets(roll) if len(some) < DICE]


def _alias(chances: Floats) -> Words:
    """One line of alias tables: every place holds an equal share, filled up from another place."""
    share = chances * len(chances)
    other = np.arange(len(chances))
    poor = [at for at, part in enumerate(share) if part < 1]
    rich = [at for at, part in enumerate(share) if part >= 1]
    while poor and rich:
        low, high = poor.pop(), rich[-1]
        other[low] = high
        share[high] -= 1 - share[low]
        if share[high] < 1:
            poor.append(rich.pop())
    share[poor + rich] = 1.0
    other[poor + rich] = poor + rich
    stay = np.round(share * 2**32).astype(np.uint64)
    return stay << np.uint64(16) | other.astype(np.uint64)


@compiled
def _draw(alias: Words, line: int, word: np.uint64) -> int:
    """A roll, by 64 random bits: the upper half for the place, the lower for staying there."""
    place = ((word >> np.uint64(32)) * np.uint64(KEEPS)) >> np.uint64(32)
    found = alias[line, np.intp(place)]
    stays = (word & np.uint64(0xFFFFFFFF)) < found >> np.uint64(16)
    return int(np.intp(place if stays else found & np.uint64(0xFFFF)))


@compiled
def _ones(word: np.uint64) -> int:
    """How many bits of a word are set."""
    word -= (word >> np.uint64(1)) & np.uint64(0x5555555555555555)
    word = (word & np.uint64(0x3333333333333333)) + ((word >> np.uint64(2)) & np.uint64(0x3333333333333333))
    word = (word + (word >> np.uint64(4))) & np.uint64(0x0F0F0F0F0F0F0F0F)
    return int((word * np.uint64(0x0101010101010101)) >> np.uint64(56))


@compiled
def _nth(words: Words, count: int) -> int:
    """The square of the set bit that has so many before it."""
    for at in range(len(words)):
        here = _ones(words[at])
        if count < here:
            word = words[at]
            for _ in range(count):
                word &= word - np.uint64(1)
            lowest = word & (~word + np.uint64(1))
            return at * WORD + _ones(lowest - np.uint64(1))
        count -= here
    return -1


@compiled
def _flip(words: Words, square: int) -> None:
    words[square // WORD] ^= np.uint64(1) << np.uint64(square % WORD)


@compiled
def _turn(board: Board, odds: Odds, owned: Words, vacant: Words, fits: Words, seat: int, word: np.uint64) -> np.uint64:
    """One turn: rolls and keeps until a placement is chosen or has to be; the next random number's place."""
    roll, empty = 0, 0
    for at in range(len(vacant)):
        empty += _ones(vacant[at])
    for roll_number in range(ROLLS):
        word += GOLDEN
        if roll_number == 0:
            roll = _draw(odds.alias, 0, mixed(word))
        else:
            roll = int(odds.renamed[roll, _draw(odds.alias, odds.shape[roll], mixed(word))])
        kind = board.kind[roll]
        places = 0
        for at in range(len(vacant)):
            fits[at] = board.squares[kind, at] & vacant[at]
            places += _ones(fits[at])
        moves, foreign = places, 0
        if board.takes_over[kind] and empty > 0:
            for at in range(len(vacant)):
                foreign += _ones(board.everything[at] & ~vacant[at] & ~owned[seat, at])
            moves += foreign * empty
        if empty == 0:
            moves = 1
        last = roll_number == ROLLS - 1
        choices = moves if last else moves + board.keeps[roll]
        if choices == 0:
            return word
        word += GOLDEN
        chosen = int(((mixed(word) >> np.uint64(32)) * np.uint64(choices)) >> np.uint64(32))
        if chosen < places:
            square = _nth(fits, chosen)
            _flip(owned[seat], square)
            _flip(vacant, square)
            return word
        if chosen < moves:
            if empty > 0:
                _take_over(board, owned, vacant, fits, seat, (chosen - places) // empty, (chosen - places) % empty)
            return word
    return word


@compiled
def _take_over(board: Board, owned: Words, vacant: Words, room: Words, seat: int, which: int, where: int) -> None:
    """Another seat's stone goes to a vacant square, and an own one where it lay."""
    for at in range(len(vacant)):
        room[at] = board.everything[at] & ~vacant[at] & ~owned[seat, at]
    square, to = _nth(room, which), _nth(vacant, where)
    for other in range(len(owned)):
        if owned[other, square // WORD] >> np.uint64(square % WORD) & np.uint64(1):
            _flip(owned[other], square)
            _flip(owned[other], to)
            break
    _flip(owned[seat], square)
    _flip(vacant, to)


@compiled
def _lay(owned: Words, width: int, pattern: Pattern) -> None:
    """Stones given as bits, by rows and columns."""
    clear(pattern)
    for at in range(len(owned)):
        word = owned[at]
        while word:
            lowest = word & (~word + np.uint64(1))
            square = at * WORD + _ones(lowest - np.uint64(1))
            turn_over(pattern, square // width, square % width)
            word ^= lowest


@compiled
def random_games(
    board: Board, odds: Odds, players: int, first: int, count: int, seed: np.uint64, scores: Scores
) -> None:
    """So many games from a number on, each with a stream of its own, and their scores: games × seats."""
    words = len(board.everything)
    owned, vacant, fits = np.zeros((players, words), np.uint64), np.zeros(words, np.uint64), np.zeros(words, np.uint64)
    height, width = board.lines.values.shape
    pattern = Pattern(np.zeros(height, np.int64), np.zeros(width, np.int64), np.zeros(height, np.int64))
    for game in range(count):
        word = mixed(mixed(seed) + np.uint64(first + game) * GOLDEN)
        owned[:] = np.uint64(0)
        vacant[:] = board.everything
        for _ in range(STONES):
            for seat in range(players):
                word = _turn(board, odds, owned, vacant, fits, seat, word)
        for seat in range(players):
            _lay(owned[seat], width, pattern)
            find_singles(board.lines, pattern)
            scores[game, seat] = score(board.lines, pattern)
