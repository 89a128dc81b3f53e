"""Games played out by the computed value: every turn exact, on what `computed` says of its ends."""

from typing import NamedTuple

import numpy as np

from noppa.games.kivi.board import Board
from noppa.games.kivi.computed import PARTS, VACANT, Sight, Stones, judge, least_gain, new_sight
from noppa.games.kivi.ends import Ends, find_ends, new_ends
from noppa.games.kivi.gains import Pattern
from noppa.games.kivi.kernel import (
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
from noppa.games.kivi.position import ROLLS, State
from noppa.games.kivi.rules import Kivi
from noppa.games.kivi.tables import Floats, Integers
from noppa.games.kivi.turn import USE, Stages, Walk, new_stages, new_walk, work_out
from noppa.kernels.compiled import compiled
from noppa.kernels.streams import Words, face, streams


class Room(NamedTuple):
    """All that a playout writes on."""

    stones: Stones
    left: Integers
    sight: Sight
    ends: Ends
    stages: Stages
    walk: Walk


def new_room(board: Board, tables: Tables, players: int) -> Room:
    """Room for games of so many players."""
    return Room(
        np.empty(len(board.targets), dtype=np.int64),
        np.empty(players, dtype=np.int64),
        new_sight(board, players),
        new_ends(len(tables.squares), players),
        new_stages(players),
        new_walk(),
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
def play_turn(tables: Tables, chances: Floats, parts: Floats, game: Game, room: Room, words: Words, stream: int) -> None:
    """The seat in turn plays its turn to the end, from wherever it is."""
    see(game, room.stones, room.left)
    judge(tables.lines, chances, parts, room.stones, room.left, room.sight)
    find_ends(tables.squares, tables.takes_over, room.stones, room.sight.placed, room.ends)
    work_out(room.walk, tables.kind, room.ends.final, room.ends.used, room.stages)
    kind = tables.kind[_final_roll(tables, game, room.stages, words, stream)]
    _end(tables, game, room, room.ends.square[kind])


@compiled
def _final_roll(tables: Tables, game: Game, stages: Stages, words: Words, stream: int) -> int:
    """The roll that is used, from the dice that lie there and those still to come."""
    shown, rolls = 0, game[AT_ROLLS]
    for place in range(AT_DICE, AT_STONES):
        if game[place] > 0:
            shown = tables.more[shown, game[place] - 1]
    while True:
        if shown < KEEPS:
            while shown < KEEPS:
                shown = tables.more[shown, face(words, stream)]
            rolls += 1
        if rolls == ROLLS:
            return shown - KEEPS
        keep = stages.choice[ROLLS - rolls - 1, shown - KEEPS]
        if keep == USE:
            return shown - KEEPS
        shown = keep


@compiled
def _end(tables: Tables, game: Game, room: Room, square: int) -> None:
    """The stone is placed, or goes into the box."""
    if square < len(room.stones):
        owner = game[AT_STONES + square]
        if owner > 0:
            game[AT_STONES + least_gain(tables.lines, room.sight, room.stones[square], square)] = owner
        game[AT_STONES + square] = game[SEAT] + 1
    end_turn(game)


@compiled
def play_on(tables: Tables, chances: Floats, parts: Floats, game: Game, room: Room, words: Words, stream: int) -> None:
    """A game to its end."""
    while not over(game):
        play_turn(tables, chances, parts, game, room, words, stream)


@compiled
def _play_all(tables: Tables, chances: Floats, parts: Floats, games: Integers, room: Room, pattern: Pattern, words: Words, into: Integers) -> None:
    for at in range(len(games)):
        play_on(tables, chances, parts, games[at], room, words, at)
        scores(tables, games[at], pattern, into[at])


def play_out(rules: Kivi, tables: Tables, chances: Floats, state: State, games: int, seed: int) -> Integers:
    """Final scores of so many games played out from a position: games × seats."""
    players = len(state.hands)
    lines = np.tile(pack(rules, state), (games, 1))
    into = np.zeros((games, players), dtype=np.int64)
    room = new_room(rules.board, tables, players)
    board = rules.board
    pattern = Pattern(np.zeros(board.rows, np.int64), np.zeros(board.columns, np.int64), np.zeros(board.rows, np.int64))
    _play_all(tables, chances, PARTS, lines, room, pattern, streams(seed, games), into)
    return into
