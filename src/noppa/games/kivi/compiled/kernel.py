"""KIVI compiled: a game in progress is one line of small whole numbers, a batch of games a matrix.

    SEAT  ROLLS  PLAYERS  HANDS…  DICE…  STONES…

Dice lie by place, 0 where one is rolled next; a square has 1 + the seat whose stone lies there, 0
where none does. Moves bear their number in `rules.actions`: the 462 keeps first, as the lattice of dice
numbers them, a placement for each square, a take-over for each two, the box.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from noppa.core.dice import multisets, submultisets
from noppa.games.kivi.compiled.gains import Pattern, clear, find_singles, score, turn_over
from noppa.games.kivi.compiled.tables import Booleans, Integers, Lines, line_tables, roll_tables, steps
from noppa.games.kivi.moves import DICE
from noppa.games.kivi.rules import Kivi
from noppa.games.kivi.state import ROLLS, STONES, State
from noppa.kernels.bits import WORD, listed, ones
from noppa.kernels.compiled import inlined, lean
from noppa.kernels.places import lay_dice, roll_places, to_roll
from noppa.kernels.streams import Words

SEAT, AT_ROLLS, PLAYERS, HANDS = 0, 1, 2, 3
MOST_PLAYERS = 4
AT_DICE = HANDS + MOST_PLAYERS
AT_STONES = AT_DICE + DICE
KEEPS = 462
FACE_BITS = 4
"""How many dice of each face are kept is told by so many bits for each."""
A_FACE = (1 << FACE_BITS) - 1
Game = NDArray[np.int64]


class Tables(NamedTuple):
    """What the kernel knows of a board and its rules.

    `below[first_below[roll]:first_below[roll + 1]]` are the keeps of a roll, in the order of its moves;
    `kept` the dice of each keep; `fitting` the squares as bits, in as many words as it takes.
    """

    lines: Lines
    kind: Integers
    squares: Booleans
    fitting: Words
    takes_over: Booleans
    more: Integers
    kept: Integers
    first_below: Integers
    below: Integers


def tables_of(rules: Kivi) -> Tables:
    """The tables of these rules, computed from them."""
    rolls = roll_tables(rules.reach)
    known = [some for size in range(DICE + 1) for some in multisets(size)]
    number = {some: at for at, some in enumerate(known)}
    below = [[number[some] for some in submultisets(roll) if len(some) < DICE] for roll in multisets(DICE)]
    return Tables(
        line_tables(rules.board),
        rolls.kind,
        rolls.squares,
        _words(rolls.squares),
        rolls.takes_over,
        steps().more,
        np.array([sum(1 << FACE_BITS * die for die in some) for some in known]),
        np.cumsum([0, *map(len, below)]),
        np.array([keep for keeps in below for keep in keeps]),
    )


def _words(squares: Booleans) -> Words:
    bits = np.packbits(squares, axis=1, bitorder="little")
    return np.pad(bits, ((0, 0), (0, -bits.shape[1] % 8))).view("<u8").astype(np.uint64)


def new_game(rules: Kivi) -> Game:
    """Room for a game."""
    return np.zeros(AT_STONES + len(rules.board.names), dtype=np.int64)


def pack(rules: Kivi, state: State) -> Game:
    """A position as a line of numbers."""
    game = new_game(rules)
    game[SEAT], game[AT_ROLLS], game[PLAYERS] = state.seat, state.rolls, len(state.hands)
    game[HANDS : HANDS + len(state.hands)] = state.hands
    game[AT_DICE:AT_STONES] = [die or 0 for die in state.dice]
    game[AT_STONES:] = [0 if owner is None else owner + 1 for owner in state.stones]
    return game


def unpack(game: Game) -> State:
    """The position that a line of numbers is."""
    seat, rolls, players, *rest = game.tolist()
    hands, rest = rest[:players], rest[MOST_PLAYERS:]
    dice, stones = rest[:DICE], rest[DICE:]
    return State(
        tuple(owner - 1 if owner else None for owner in stones),
        tuple(hands),
        seat,
        tuple(die or None for die in dice),
        rolls,
    )


@lean
def begin(tables: Tables, game: Game, players: int) -> None:
    """The first position of a game for so many players."""
    game[:] = 0
    game[PLAYERS] = players
    game[HANDS : HANDS + players] = STONES


@lean
def over(game: Game) -> bool:
    """Whether the seat in turn has no stone left."""
    return bool(game[HANDS + game[SEAT]] == 0)


@lean
def roll(tables: Tables, game: Game, dice: Integers) -> None:
    """These faces come, at the places to be rolled in their order."""
    lay_dice(game, AT_DICE, AT_STONES, dice)
    game[AT_ROLLS] += 1


@inlined
def chance(tables: Tables, game: Game, words: Words, stream: int) -> None:
    """The dice are rolled where some are to be, until somebody must choose or the game is over."""
    if not over(game) and to_roll(game, AT_DICE, AT_STONES) > 0:
        roll_places(game, AT_DICE, AT_STONES, words, stream)
        game[AT_ROLLS] += 1


@inlined
def due(tables: Tables, game: Game) -> int:
    """The seat that chooses, -1 where dice are rolled first or the game is over."""
    return -1 if over(game) or to_roll(game, AT_DICE, AT_STONES) > 0 else int(game[SEAT])


@lean
def roll_of(tables: Tables, game: Game) -> int:
    """The number of the roll that lies on the table."""
    at = 0
    for place in range(AT_DICE, AT_STONES):
        at = tables.more[at, game[place] - 1]
    return at - KEEPS


@inlined
def vacancies(stones: Game) -> np.uint64:
    """The squares without a stone, of so many as fit a word."""
    empty = np.uint64(0)
    for square in range(len(stones)):
        empty |= np.uint64(stones[square] == 0) << np.uint64(square)
    return empty


@inlined
def legal(tables: Tables, game: Game, seat: int, into: Any) -> int:
    """The numbers of the legal moves in the order of the rules, and how many there are."""
    if due(tables, game) != seat:
        return 0
    shown, stones = roll_of(tables, game), game[AT_STONES:]
    kind, squares = tables.kind[shown], len(stones)
    count, vacant = 0, 0
    for part in range(tables.fitting.shape[1]):
        empty = vacancies(stones[part * WORD : (part + 1) * WORD])
        vacant += ones(empty)
        count = listed(empty & tables.fitting[kind, part], KEEPS + part * WORD, count, into)
    if tables.takes_over[kind] and vacant > 0:
        for square in range(squares):
            if stones[square] not in (0, seat + 1):
                for to in range(squares):
                    into[count] = take_over(squares, square, to)
                    count += stones[to] == 0
    if needs_box(game, count, vacant):
        into[count] = KEEPS + squares * squares
        count += 1
    if game[AT_ROLLS] < ROLLS:
        keeps = tables.below[tables.first_below[shown] : tables.first_below[shown + 1]]
        behind = into[count:]
        for at in range(len(keeps)):
            behind[at] = keeps[at]
        count += len(keeps)
    return count


@lean
def needs_box(game: Game, places: int, vacant: int) -> bool:
    """Whether a stone goes into the box: it has no place, and no further roll could give it one."""
    return places == 0 and bool(vacant == 0 or game[AT_ROLLS] == ROLLS)


@lean
def take_over(squares: int, square: int, to: int) -> int:
    """The number of a take-over."""
    return KEEPS + squares + square * (squares - 1) + to - (to > square)


@inlined
def play(tables: Tables, game: Game, seat: int, action: int) -> None:
    """A legal move is made."""
    squares = len(game) - AT_STONES
    if action < KEEPS:
        _keep(tables, game, action)
        return
    if action < KEEPS + squares:
        game[AT_STONES + action - KEEPS] = seat + 1
    elif action < KEEPS + squares * squares:
        square, rest = (action - KEEPS - squares) // (squares - 1), (action - KEEPS - squares) % (squares - 1)
        to = rest + (rest >= square)
        game[AT_STONES + to] = game[AT_STONES + square]
        game[AT_STONES + square] = seat + 1
    end_turn(game)


@lean
def end_turn(game: Game) -> None:
    """A stone has been played: the next seat's turn."""
    game[HANDS + game[SEAT]] -= 1
    game[SEAT] = (game[SEAT] + 1) % game[PLAYERS]
    game[AT_ROLLS] = 0
    game[AT_DICE:AT_STONES] = 0


@lean
def _keep(tables: Tables, game: Game, keep: int) -> None:
    """All but the kept dice are to be rolled; of equal dice the lowest places stay."""
    left = tables.kept[keep]
    for place in range(AT_DICE, AT_STONES):
        one = 1 << FACE_BITS * game[place]
        stays = left & one * A_FACE != 0
        left -= one * stays
        game[place] *= stays


@lean
def lay(tables: Tables, game: Game, seat: int, pattern: Pattern) -> None:
    """A seat's stones as rows and columns."""
    width = tables.lines.values.shape[1]
    clear(pattern)
    for square in range(len(game) - AT_STONES):
        if game[AT_STONES + square] == seat + 1:
            turn_over(pattern, square // width, square % width)
    find_singles(tables.lines, pattern)


@lean
def scores(tables: Tables, game: Game, pattern: Pattern, into: Any) -> None:
    """What every seat's stones count."""
    for seat in range(game[PLAYERS]):
        lay(tables, game, seat, pattern)
        into[seat] = score(tables.lines, pattern)
