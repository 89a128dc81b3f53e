"""Games played out by the computed value, eight side by side: every turn exact on what `computed` says.

That value is weaker than the learned one and a hundred times as fast, which thousands of games need.
All games begin at the same position, so they are at the same turn and share the walks on the lattice.
Where a turn may take over a square is looked at only when the dice have fallen so.
"""

from typing import NamedTuple

import numpy as np

from noppa.games.kivi.board import Board
from noppa.games.kivi.compiled.computed import PARTS, VACANT, Sight, Stones, judge, least_gain, new_sight
from noppa.games.kivi.compiled.gains import Pattern
from noppa.games.kivi.compiled.kernel import (
    AT_DICE,
    AT_ROLLS,
    AT_STONES,
    HANDS,
    KEEPS,
    PLAYERS,
    SEAT,
    Game,
    Tables,
    end_turn,
    over,
    pack,
    scores,
)
from noppa.games.kivi.compiled.tables import Floats, Integers
from noppa.games.kivi.compiled.turn import NEVER
from noppa.games.kivi.moves import DICE
from noppa.games.kivi.rules import Kivi
from noppa.games.kivi.state import ROLLS, State
from noppa.kernels.compiled import compiled
from noppa.kernels.lanes import WIDTH
from noppa.kernels.lattice import Lattice, Matrix, best, keeping, lanes_matrix, lattice
from noppa.kernels.streams import Words, face, streams


class Room(NamedTuple):
    """All that playouts write on.

    The position looked at; for eight games where each class of rolls ends, what it is worth there and
    whether it fits anywhere; the lattice with one and two rolls to come.
    """

    stones: Stones
    left: Integers
    sight: Sight
    square: Integers
    worth: Floats
    fits: Integers
    kept: tuple[Matrix, Matrix]
    best: tuple[Matrix, Matrix]


def new_room(board: Board, tables: Tables, players: int) -> Room:
    """Room for games of so many players."""
    classes, rows = len(tables.squares), 2 * KEEPS
    return Room(
        np.empty(len(board.targets), dtype=np.int64),
        np.empty(players, dtype=np.int64),
        new_sight(board, players),
        np.empty((WIDTH, classes), dtype=np.int64),
        np.empty((WIDTH, classes)),
        np.empty((WIDTH, classes), dtype=np.int64),
        (lanes_matrix(rows), lanes_matrix(rows)),
        (lanes_matrix(rows), lanes_matrix(rows)),
    )


@compiled
def see(game: Game, stones: Stones, left: Integers) -> None:
    """The stones as the seat in turn sees them, and the hands after its turn."""
    players, mover = game[PLAYERS], game[SEAT]
    for square in range(len(stones)):
        owner = game[AT_STONES + square] - 1
        stones[square] = VACANT if owner < 0 else (owner - mover + players) % players
    for seat in range(players):
        left[seat] = game[HANDS + (mover + seat) % players] - (seat == 0)


@compiled
def find_squares(tables: Tables, chances: Floats, parts: Floats, game: Game, room: Room, lane: int) -> None:
    """For every class of rolls the best vacant square, or the box."""
    box = len(room.stones)
    see(game, room.stones, room.left)
    judge(tables.lines, chances, parts, room.stones, room.left, room.sight, False)
    full = True
    for square in range(box):
        full = full and room.stones[square] != VACANT
    for kind in range(len(tables.squares)):
        at, found = box, -np.inf
        for square in range(box):
            if tables.squares[kind, square] and room.stones[square] == VACANT and room.sight.placed[square, 0] > found:
                at, found = square, room.sight.placed[square, 0]
        room.square[lane, kind] = at
        room.worth[lane, kind] = room.sight.placed[at, 0]
        room.fits[lane, kind] = at < box or full


@compiled
def work_out_all(steps: Lattice, tables: Tables, room: Room) -> None:
    """The turns of eight games at once."""
    for stage in range(2):
        kept, found = room.kept[stage], room.best[stage]
        for roll in range(len(tables.kind)):
            kind = tables.kind[roll]
            for lane in range(WIDTH):
                final = room.worth[lane, kind] if stage == 0 else room.best[0][KEEPS + roll, lane]
                kept[KEEPS + roll, lane] = final
        keeping(steps, kept)
        for roll in range(len(tables.kind)):
            kind = tables.kind[roll]
            for lane in range(WIDTH):
                kept[KEEPS + roll, lane] = room.worth[lane, kind] if room.fits[lane, kind] else NEVER
        found[:] = kept
        best(steps, found)


@compiled
def final_roll(steps: Lattice, tables: Tables, game: Game, room: Room, lane: int, words: Words, stream: int) -> int:
    """The roll that a turn uses, from the dice that lie there and those still to come."""
    shown, rolls = 0, game[AT_ROLLS]
    for place in range(AT_DICE, AT_STONES):
        if game[place] > 0:
            shown = tables.more[shown, game[place] - 1]
    while True:
        if shown < KEEPS:
            while shown < KEEPS:
                shown = tables.more[shown, face(words, stream)]
            rolls += 1
        game[AT_ROLLS] = rolls
        if rolls == ROLLS:
            return shown - KEEPS
        stage = ROLLS - rolls - 1
        keep = _best_keep(steps, room.kept[stage], room.best[stage], lane, shown)
        if keep == shown:
            return shown - KEEPS
        shown = keep


@compiled
def _best_keep(steps: Lattice, kept: Matrix, found: Matrix, lane: int, shown: int) -> int:
    """The keep that the best value of a roll comes from, die by die; the roll itself to use it."""
    most = found[shown, lane]
    while kept[shown, lane] != most:
        for step in range(steps.first[shown], steps.first[shown + 1]):
            fewer = steps.below[step]
            if found[fewer, lane] == most:
                shown = int(np.intp(fewer))
                break
    return shown


@compiled
def end(tables: Tables, chances: Floats, parts: Floats, game: Game, room: Room, lane: int, kind: int) -> None:
    """The stone is placed where it is worth most, or goes into the box."""
    box, square = len(room.stones), room.square[lane, kind]
    if tables.takes_over[kind] and square < box:
        see(game, room.stones, room.left)
        judge(tables.lines, chances, parts, room.stones, room.left, room.sight, True)
        for other in range(box):
            if room.stones[other] > 0 and room.sight.placed[other, 0] > room.sight.placed[square, 0]:
                square = other
    if square < box:
        owner = game[AT_STONES + square]
        if owner > 0:
            game[AT_STONES + least_gain(tables.lines, room.sight, room.stones[square], square)] = owner
        game[AT_STONES + square] = game[SEAT] + 1
    end_turn(game)


@compiled
def play_all(
    steps: Lattice,
    tables: Tables,
    chances: Floats,
    parts: Floats,
    games: Integers,
    room: Room,
    pattern: Pattern,
    words: Words,
    into: Integers,
) -> None:
    """So many games from one position to their ends, eight at a time, and their scores."""
    for first in range(0, len(games), WIDTH):
        lanes = min(WIDTH, len(games) - first)
        while not over(games[first]):
            for lane in range(lanes):
                find_squares(tables, chances, parts, games[first + lane], room, lane)
            work_out_all(steps, tables, room)
            for lane in range(lanes):
                game = games[first + lane]
                roll = final_roll(steps, tables, game, room, lane, words, first + lane)
                end(tables, chances, parts, game, room, lane, tables.kind[roll])
        for lane in range(lanes):
            scores(tables, games[first + lane], pattern, into[first + lane])


def play_out(rules: Kivi, tables: Tables, chances: Floats, state: State, games: int, seed: int) -> Integers:
    """Final scores of so many games played out from a position: games × seats."""
    board, players = rules.board, len(state.hands)
    lines = np.tile(pack(rules, state), (games, 1))
    into = np.zeros((games, players), dtype=np.int64)
    room = new_room(board, tables, players)
    room.worth[:], room.fits[:] = 0.0, 1  # lanes without a game are walked too
    pattern = Pattern(np.zeros(board.rows, np.int64), np.zeros(board.columns, np.int64), np.zeros(board.rows, np.int64))
    play_all(lattice(DICE), tables, chances, PARTS, lines, room, pattern, streams(seed, games), into)
    return into
