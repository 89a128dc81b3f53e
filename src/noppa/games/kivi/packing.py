"""Packs KIVI for the native core: the rules that its tables are computed from, and positions."""

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

NUMBER = 2
"""The number of the game in the core: see `enum game_number` in `native/game.h`."""
ROW = Struct("<3BxHxx24s")
SEAT = Struct("<Hxxi16H12H")
MOST_SIDE, EDGE, WORDS = 12, 2, 3
"""The longest side of a board, the empty rows above and below it, and the words for its squares."""
MOST_BOARDS = 8


def tables_of(rules: Kivi) -> bytearray:
    """Return the core's tables for these rules, cached by board and wild rolls."""
    return _tables(rules.reach)


@lru_cache(maxsize=MOST_BOARDS)
def _tables(reach: Reach) -> bytearray:
    return prepare(NUMBER, _rules_bytes(reach))


def rules_bytes(rules: Kivi) -> bytes:
    """Return the rules as the core reads them: the board, what lines count, and where rolls may go."""
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
    """Yield what each line of stones counts: in each row and then each column, from each square to each."""
    squares = range(len(board.targets))
    rows = [squares[row * board.columns : (row + 1) * board.columns] for row in range(board.rows)]
    columns = [squares[column :: board.columns] for column in range(board.columns)]
    for line in rows + columns:
        for first in range(len(line)):
            for end in range(first + 1, len(line) + 1):
                yield tally(board, frozenset(line[first:end])).line_points


def _classes(reach: Reach) -> tuple[list[int], list[tuple[frozenset[int], bool]]]:
    """Return the class of each roll, and the classes: the squares a roll may go to, and whether it takes over."""
    classes: dict[tuple[frozenset[int], bool], int] = {}
    kinds = []
    for dice in multisets(DICE):
        allowed = frozenset(reach.fitting[dice]), reach.wild(dice) is Wild.TAKE_OVER
        kinds.append(classes.setdefault(allowed, len(classes)))
    return kinds, list(classes)


def pack(rules: Kivi, state: State) -> bytes:
    """Return a position as the core reads it, with the faces of the dice but not their places."""
    lying = numbers()[multiset(die for die in state.dice if die is not None)]
    vacant = sum(1 << square for square, owner in enumerate(state.stones) if owner is None)
    parts = [ROW.pack(len(state.hands), state.seat, state.rolls, lying, vacant.to_bytes(8 * WORDS, "little"))]
    for seat, hand in enumerate(state.hands):
        rows, columns = [0] * (MOST_SIDE + 2 * EDGE), [0] * MOST_SIDE
        for square, owner in enumerate(state.stones):
            if owner == seat:
                row, column = divmod(square, rules.board.columns)
                rows[EDGE + row] |= 1 << column
                columns[column] |= 1 << row
        parts.append(SEAT.pack(hand, rules.counted(state, seat).total, *rows, *columns))
    return b"".join(parts)


@cache
def numbers() -> Mapping[Dice, int]:
    """Return the number of every multiset of at most six dice: by size, then in ascending order."""
    return {dice: at for at, dice in enumerate(dice for size in range(DICE + 1) for dice in multisets(size))}
