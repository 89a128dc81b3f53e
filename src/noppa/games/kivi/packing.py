"""Packs KIVI for the native core: the rules that its tables are computed from, and positions."""

from array import array
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from itertools import product
from math import prod
from struct import Struct
from typing import TypeAlias

from noppa.core.dice import Dice, counts, multiset, multisets
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
KIND = Struct("<24si12x")
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
    board, squares = reach.board, len(reach.board.targets)
    kind_of, kinds = _kinds(reach)
    head = board.rows, board.columns, DICE, ROLLS, STONES, len(kinds), reach.run_takes_over, 0
    numbers = array("i", [*head, *board.values, *[0] * (MOST_SIDE**2 - squares), *kind_of, *_runs(board)])
    packed = b"".join(KIND.pack(_bits(fitting), takes_over) for fitting, takes_over, _ in kinds)
    return numbers.tobytes() + packed.ljust(KIND.size * len(kind_of), b"\0")


def _bits(squares: Iterable[int]) -> bytes:
    """Return a set of squares as the core's words."""
    return sum(1 << square for square in squares).to_bytes(8 * WORDS, "little")


def _runs(board: Board) -> Iterator[int]:
    """Yield what each line of stones counts: in each row and then each column, from each square to each."""
    squares, columns, numbered = range(len(board.targets)), board.columns, range(MOST_SIDE)
    rows = [squares[line * columns : (line + 1) * columns] for line in numbered]
    for line in rows + [squares[line::columns] if line < columns else squares[:0] for line in numbered]:
        for first, last in product(numbered, repeat=2):
            yield tally(board, frozenset(line[first : last + 1])).line_points if first <= last < len(line) else 0


Kind: TypeAlias = tuple[frozenset[int], bool, int]


def _kinds(reach: Reach) -> tuple[list[int], list[Kind]]:
    """Return the kind of each roll, and the kinds: where a roll may go, whether it takes over, how many keeps."""
    kinds: dict[Kind, int] = {}
    kind_of = []
    for dice in multisets(DICE):
        keeps = prod(count + 1 for count in counts(dice))
        kind = frozenset(reach.fitting[dice]), reach.wild(dice) is Wild.TAKE_OVER, keeps
        kind_of.append(kinds.setdefault(kind, len(kinds)))
    return kind_of, list(kinds)


def pack(rules: Kivi, state: State) -> bytes:
    """Return a position as the core reads it, with the faces of the dice but not their places."""
    vacant = _bits(square for square, owner in enumerate(state.stones) if owner is None)
    parts = [ROW.pack(len(state.hands), state.seat, state.rolls, number_of(state), vacant)]
    for seat, hand in enumerate(state.hands):
        rows, columns = [0] * (MOST_SIDE + 2 * EDGE), [0] * MOST_SIDE
        for square, owner in enumerate(state.stones):
            if owner == seat:
                row, column = divmod(square, rules.board.columns)
                rows[EDGE + row] |= 1 << column
                columns[column] |= 1 << row
        parts.append(SEAT.pack(hand, rules.counted(state, seat).total, *rows, *columns))
    return b"".join(parts)


def number_of(state: State) -> int:
    """Return the number of the dice that lie."""
    return numbers()[multiset(die for die in state.dice if die is not None)]


@cache
def numbers() -> Mapping[Dice, int]:
    """Return the number of every multiset of at most six dice: by size, then in ascending order."""
    return {dice: at for at, dice in enumerate(dice for size in range(DICE + 1) for dice in multisets(size))}
