"""Whole games of random play, as many a second as can be: every legal move as likely as any other.

Nothing is lost by leaving out what chance has decided already: the rolls of a turn are one draw (see
`random_turn`), and the move after each of them is a number below as many as there are, of which the first
are the vacant squares. All three are worked out before it is asked which of them stops the turn, because a
question whose answer cannot be foreseen takes a processor longer than the work it may save. Stones are bits,
on the board row by row and once more column by column.
"""

from typing import NamedTuple

import numpy as np

from noppa.games.kivi.compiled import stones
from noppa.games.kivi.compiled.gains import Pattern
from noppa.games.kivi.compiled.kernel import AT_STONES, KEEPS, Tables, begin, chance, due, legal, over, play
from noppa.games.kivi.compiled.kernel import scores as count_scores
from noppa.games.kivi.compiled.random_turn import CLASS_BITS, classes_of, turn_cells
from noppa.games.kivi.compiled.stones import score
from noppa.games.kivi.compiled.tables import Integers
from noppa.games.kivi.state import ROLLS, STONES
from noppa.games.kivi.usage import count as count_squares
from noppa.games.kivi.usage import count_stones, counted
from noppa.kernels.alias import largely_drawn
from noppa.kernels.bits import WORD, nth, ones, place_of
from noppa.kernels.compiled import compiled
from noppa.kernels.streams import GOLDEN, HALF, Words, below, mixed, share, stream_of

TAKES_OVER = np.uint64(1 << 63)
NONE = np.uint64(0)
CLASS = (1 << CLASS_BITS) - 1


class Board(NamedTuple):
    """What random play knows of a board and its rules.

    `cells` draw the classes of a turn's rolls; `squares` are the squares of each class as bits, the highest of which
    marks those that take over; `keeps` is how many keeps a class has.
    """

    cells: Words
    squares: Words
    keeps: Integers
    everything: np.uint64
    stones: stones.Board


def board_of(tables: Tables) -> Board | Tables:
    """The tables for random play: those of the compiled game itself where a board does not fit a word."""
    if not stones.fits(tables.lines):
        return tables
    classes = classes_of(tables)
    squares = [stones.word(tables.squares[kind]) for kind in classes.kind]
    takes_over = np.where(tables.takes_over[classes.kind], TAKES_OVER, NONE)
    return Board(
        cells=turn_cells(classes),
        squares=np.array(squares, dtype=np.uint64) | takes_over,
        keeps=classes.keeps,
        everything=np.uint64((1 << tables.lines.values.size) - 1),
        stones=stones.board_of(tables.lines),
    )


def random_games(
    board: Board | Tables,
    players: int,
    first: int,
    count: int,
    seed: np.uint64,
    scores: Integers,
    lengths: Integers,
    uses: Integers,
) -> None:
    """So many games from a number on, each with a stream of its own.

    Scores, games × seats, and decisions; `uses` has one more of each square where stones of a player lie at the end.
    """
    if isinstance(board, Board):
        counters = np.zeros((players, WORD), np.uint64)
        _in_words(board, players, first, count, seed, scores, lengths, counters)
        uses += counted(counters, uses.shape[1])
    else:
        _move_by_move(board, players, first, count, seed, scores, lengths, uses)


@compiled
def _in_words(
    board: Board,
    players: int,
    first: int,
    count: int,
    seed: np.uint64,
    scores: Integers,
    lengths: Integers,
    counters: Words,
) -> None:
    cells, squares, keeps, turned = board.cells, board.squares, board.keeps, board.stones.turned
    owned, down = np.zeros(players, np.uint64), np.zeros(players, np.uint64)
    for game in range(count):
        word, vacant, decisions = stream_of(seed, first + game), board.everything, 0
        owned[:], down[:] = NONE, NONE
        for _ in range(STONES):
            for seat in range(players):
                rolls = largely_drawn(cells, mixed(word + GOLDEN))
                early, late = mixed(word + GOLDEN + GOLDEN), mixed(word + GOLDEN + GOLDEN + GOLDEN)
                word += GOLDEN + GOLDEN + GOLDEN
                one, two, three = rolls >> 2 * CLASS_BITS, rolls >> CLASS_BITS & CLASS, rolls & CLASS
                wild = (squares[one] | squares[two] | squares[three]) & TAKES_OVER
                if wild or vacant == NONE:
                    vacant, made = _rare_turn(board, owned, down, vacant, seat, rolls, early, late)
                    decisions += made
                    continue
                fit_one, fit_two, fit_three = squares[one] & vacant, squares[two] & vacant, squares[three] & vacant
                places_one, places_two = ones(fit_one), ones(fit_two)
                move_one, move_two = (
                    share(early, places_one + keeps[one]),
                    share(early << HALF, places_two + keeps[two]),
                )
                move_three = share(late, ones(fit_three))
                stops_one, stops_two = move_one < places_one, move_two < places_two
                fit = fit_one if stops_one else fit_two if stops_two else fit_three
                move = move_one if stops_one else move_two if stops_two else move_three
                decisions += 1 if stops_one else 2 if stops_two else 3
                stone = nth(fit, move)  # no bit where the stone goes into the box
                vacant ^= stone
                owned[seat] ^= stone
                down[seat] ^= turned[place_of(stone)]
        lengths[game] = decisions
        for seat in range(players):
            scores[game, seat] = score(board.stones, owned[seat], down[seat])
            count_stones(counters[(seat - first - game) % players], owned[seat])


@compiled
def _rare_turn(
    board: Board,
    owned: Words,
    down: Words,
    vacant: np.uint64,
    seat: int,
    rolls: int,
    early: np.uint64,
    late: np.uint64,
) -> tuple[np.uint64, int]:
    """A turn in which a stone may be taken over, or with no square left: what is vacant then, and its decisions."""
    empty = ones(vacant)
    for roll in range(ROLLS):
        group = rolls >> (2 - roll) * CLASS_BITS & CLASS
        fit = board.squares[group] & vacant
        foreign = board.everything & ~vacant & ~owned[seat] if board.squares[group] & TAKES_OVER else NONE
        places = ones(fit)
        moves = places + ones(foreign) * empty if empty else 1
        word = early if roll == 0 else early << HALF if roll == 1 else late
        move = share(word, moves if roll == ROLLS - 1 else moves + board.keeps[group])
        if move < places:
            stone = nth(fit, move)
            _turn_over(board.stones.turned, owned, down, seat, stone)
            return vacant ^ stone, roll + 1
        if move < moves:
            if empty:
                stone, to = nth(foreign, (move - places) // empty), nth(vacant, (move - places) % empty)
                for other in range(len(owned)):
                    if owned[other] & stone:
                        _turn_over(board.stones.turned, owned, down, other, stone)
                        _turn_over(board.stones.turned, owned, down, other, to)
                _turn_over(board.stones.turned, owned, down, seat, stone)
                vacant ^= to
            return vacant, roll + 1
    return vacant, ROLLS


@compiled
def _turn_over(turned: Words, owned: Words, down: Words, seat: int, stone: np.uint64) -> None:
    """Lay a stone, or take it away."""
    owned[seat] ^= stone
    down[seat] ^= turned[place_of(stone)]


@compiled
def _move_by_move(
    tables: Tables,
    players: int,
    first: int,
    count: int,
    seed: np.uint64,
    scores: Integers,
    lengths: Integers,
    uses: Integers,
) -> None:
    """The same on a board of any size, by the compiled game."""
    rows, columns = tables.lines.values.shape
    game = np.zeros(AT_STONES + rows * columns, np.int64)
    moves = np.zeros(KEEPS + (rows * columns) ** 2 + 1, np.int64)
    words = np.zeros(1, np.uint64)
    pattern = Pattern(np.zeros(rows, np.int64), np.zeros(columns, np.int64), np.zeros(rows, np.int64))
    for number in range(count):
        words[0] = stream_of(seed, first + number)
        lengths[number] = 0
        begin(tables, game, players)
        while not over(game):
            chance(tables, game, words, 0)
            seat = due(tables, game)
            play(tables, game, seat, moves[below(words, 0, legal(tables, game, seat, moves))])
            lengths[number] += 1
        count_scores(tables, game, pattern, scores[number])
        for seat in range(players):
            count_squares(game, seat, uses[(seat - first - number) % players])
