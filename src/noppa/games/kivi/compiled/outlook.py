"""A turn looked at from its start: what every placement would be worth, and so every roll and keep.

How each seat's lead stands after a placement is counted; how it will still change is what was learned,
or on a board of one's own what `computed` says. A stone that is taken over goes where it adds least:
elsewhere it counts for the points it makes there, and what is still to come is thought the same.
"""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

import numpy as np

from noppa.core.dice import Dice, multisets
from noppa.games.kivi.compiled.computed import PARTS, VACANT, Sight, Stones, judge, new_sight, settle, square_chances
from noppa.games.kivi.compiled.ends import find_ends, new_ends
from noppa.games.kivi.compiled.kernel import Tables, tables_of
from noppa.games.kivi.compiled.nets import Learned, Single, describe, learned
from noppa.games.kivi.compiled.tables import Floats, Integers
from noppa.games.kivi.compiled.turn import KEEPS, Stages, Walk, new_stages, new_walk, work_out
from noppa.games.kivi.moves import DICE
from noppa.games.kivi.rules import Kivi
from noppa.games.kivi.state import STONES, State


class Outlook(NamedTuple):
    """What a turn may bring, each value a line with one number a seat, the seat in turn first.

    By square, the box last: `points` as they stand then (a stone that is taken over left out),
    `changes` still to come, `placed` the leads by both. By class of rolls: `square` is the end it
    chooses. `stages` is the whole turn.
    """

    points: Floats
    changes: Floats
    placed: Floats
    square: Integers
    stages: Stages


class Eye:
    """Looks at turns under given rules, with room to do so."""

    def __init__(self, rules: Kivi, known: Learned | None) -> None:
        self.rules, self.known = rules, known
        self.tables: Tables = tables_of(rules)
        self.chances = square_chances(rules.board)
        self.option = int(rules.reach.run_takes_over)
        self._walk: Walk = new_walk()
        self._rooms: dict[int, tuple[Sight, Single]] = {}

    def look(self, state: State) -> Outlook:
        """The turn of the seat whose turn it is, from its start."""
        players, squares = len(state.hands), len(state.stones)
        stones = relative(state)
        sight, inputs = self._room(players)
        changes = np.zeros((squares + 1, players))
        if self.known is None:
            left = np.roll(np.array(state.hands), -state.seat)
            left[0] -= 1
            judge(self.tables.lines, self.chances, PARTS, stones, left, sight, True)
        else:
            count = describe(self.tables.lines, self.chances, stones, sight, inputs)
            turns = STONES * players - sum(state.hands) + 1
            seen = np.append(stones != 0, True)
            changes[seen] = self.known.changes(inputs[:count], players, turns, self.option)
            settle(stones, sight)
        placed = sight.placed + changes
        tables, ends, stages = self.tables, new_ends(len(self.tables.squares), players), new_stages(players)
        find_ends(tables.squares, tables.takes_over, stones, placed, ends)
        work_out(self._walk, tables.kind, ends.final, ends.used, stages)
        return Outlook(sight.points.copy(), changes, placed, ends.square, stages)

    def _room(self, players: int) -> tuple[Sight, Single]:
        if players not in self._rooms:
            board = self.rules.board
            squares = len(board.targets)
            inputs = np.zeros((squares + 1, players * (2 * squares + 1)), dtype=np.float32)
            self._rooms[players] = (new_sight(board, players), inputs)
        return self._rooms[players]


def new_eye(rules: Kivi) -> Eye:
    """An eye with what was learned on the board of these rules, if anything was."""
    return Eye(rules, learned(rules.board))


def relative(state: State) -> Stones:
    """The stones as the seat in turn sees them."""
    players = len(state.hands)
    return np.array([VACANT if owner is None else (owner - state.seat) % players for owner in state.stones])


def leads(points: Floats) -> Floats:
    """Each seat's points minus those of its strongest rival."""
    return np.array([own - max(np.delete(points, seat)) for seat, own in enumerate(points)])


@cache
def numbers() -> Mapping[Dice, int]:
    """The number of every multiset of dice; rolls of all six begin at KEEPS."""
    return {dice: at for at, dice in enumerate(dice for size in range(DICE + 1) for dice in multisets(size))}


def roll_number(dice: Dice) -> int:
    """The number of a roll of six dice, in ascending order."""
    return numbers()[dice] - KEEPS
