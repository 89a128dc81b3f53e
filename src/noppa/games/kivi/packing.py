"""KIVI for the native core: what its tables are made from, and positions as packed bytes."""

from array import array
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from struct import Struct

from noppa.core.dice import Dice, multiset, multisets
from noppa.games.kivi.board import Board
from noppa.games.kivi.moves import DICE
from noppa.games.kivi.rules import Kivi
from noppa.games.kivi.scoring import tally
from noppa.games.kivi.state import ROLLS, STONES, Reach, State
from noppa.games.kivi.targets import Wild
from noppa.native import prepare

ROW = Struct("<4BHxx")
SEAT = Struct("<iBxxx")
WORD = 64
MOST_BOARDS = 8


def tables_of(rules: Kivi) -> bytearray:
    """Return the core's tables for these rules, made once for all rules with the same board and take-overs."""
    return _tables(rules.reach)


@lru_cache(maxsize=MOST_BOARDS)
def _tables(reach: Reach) -> bytearray:
    return prepare("kivi", _rules_bytes(reach))


def rules_bytes(rules: Kivi) -> bytes:
    """Return what the core's tables are made from: the board, what lines count, and where rolls may go."""
    return _rules_bytes(rules.reach)


def _rules_bytes(reach: Reach) -> bytes:
    board = reach.board
    kinds, classes = _classes(reach)
    head = board.rows, board.columns, DICE, ROLLS, STONES, len(classes), reach.run_takes_over
    numbers = array("i", [*head, *board.values, *_runs(board), *kinds])
    for fitting, takes_over in classes:
        numbers.append(takes_over)
        numbers.extend(square in fitting for square in range(len(board.targets)))
    return numbers.tobytes()


def _runs(board: Board) -> Iterator[int]:
    """Yield what stones side by side count by lines: in each row and then each column, from each square to each."""
    squares = range(len(board.targets))
    rows = [squares[row * board.columns : (row + 1) * board.columns] for row in range(board.rows)]
    columns = [squares[column :: board.columns] for column in range(board.columns)]
    for line in rows + columns:
        for first in range(len(line)):
            for end in range(first + 1, len(line) + 1):
                yield tally(board, frozenset(line[first:end])).line_points


def _classes(reach: Reach) -> tuple[list[int], list[tuple[frozenset[int], bool]]]:
    """Return the class of each roll, and the classes: the squares a roll may go to, and whether it takes over."""
    known: dict[tuple[frozenset[int], bool], int] = {}
    kinds = []
    for dice in multisets(DICE):
        may = frozenset(reach.fitting[dice]), reach.wild(dice) is Wild.TAKE_OVER
        kinds.append(known.setdefault(may, len(known)))
    return kinds, list(known)


def _words(rules: Kivi) -> int:
    return -(-len(rules.board.names) // WORD)


def pack(rules: Kivi, state: State) -> bytes:
    """Return a position as the core reads it; it tells which dice lie, not where."""
    lying = numbers()[multiset(die for die in state.dice if die is not None)]
    words = _words(rules)
    seats = [0] * len(state.hands)
    for square, owner in enumerate(state.stones):
        if owner is not None:
            seats[owner] |= 1 << square
    made = [ROW.pack(len(seats), state.seat, state.rolls, words, lying)]
    for seat, stones in enumerate(seats):
        made += (SEAT.pack(rules.counted(state, seat).total, state.hands[seat]), stones.to_bytes(8 * words, "little"))
    return b"".join(made)


@cache
def numbers() -> Mapping[Dice, int]:
    """Return the number of every multiset of at most six dice: by size, then in ascending order."""
    return {dice: at for at, dice in enumerate(dice for size in range(DICE + 1) for dice in multisets(size))}
