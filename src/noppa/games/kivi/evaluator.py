"""What any position of KIVI is worth to a seat: the lead it may expect over its strongest rival.

Within a turn the value is exact, given what the positions after it are worth; those are learned, or
computed on a board of one's own. So the value changes without cause only from one turn to the next.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from typing import ClassVar

import numpy as np

from noppa.core.dice import multiset
from noppa.core.errors import BadRecord, IllegalMove
from noppa.core.keeps import Keep
from noppa.core.reason import Reason
from noppa.core.rules import Move, Over
from noppa.games.kivi import reasons
from noppa.games.kivi.compiled.outlook import Outlook, leads, new_eye, numbers, roll_number
from noppa.games.kivi.compiled.playout import play_out
from noppa.games.kivi.compiled.tables import Integers
from noppa.games.kivi.moves import Place, TakeOver
from noppa.games.kivi.rules import Kivi
from noppa.games.kivi.state import ROLLS, STONES, State, Stones

MOST_TURNS = 256


class Evaluator:
    """The values of positions and moves under given rules."""

    unit = "lead"
    exact = False
    grain = 0.1
    bands = (("flawless", 0.01), ("master", 0.1), ("expert", 0.3), ("skilled", 0.7), ("casual", 1.5))
    careless: ClassVar = {"medium": 0.8, "easy": 3.0}

    def __init__(self, rules: Kivi, progress: Callable[[float], None] = lambda _done: None) -> None:
        self.rules = rules
        self._eye = new_eye(rules)
        self._turn = lru_cache(maxsize=MOST_TURNS)(self._look)
        progress(1.0)

    def value(self, state: State, seat: int) -> float:
        """Return the lead that a seat may expect at the end."""
        if isinstance(self.rules.pending(state), Over):
            return self.final(state, seat)
        self._check(state, seat)
        stages, place = self.outlook(state).stages, (seat - state.seat) % len(state.hands)
        left = ROLLS - state.rolls
        shown = multiset(die for die in state.dice if die is not None)
        if left == ROLLS:
            return float(stages.start[place])
        if None in state.dice:
            return float(stages.kept[left - 1, numbers()[shown], place])
        if left:
            return float(stages.best[left - 1, roll_number(shown), place])
        return float(self.outlook(state).placed[self.end_of(state), place])

    def move_values(self, state: State, seat: int) -> dict[Move, float]:
        """Return the lead that a seat may expect after each legal move, in the order the rules offer them."""
        moves = self.rules.moves(state, seat)
        if not moves:
            raise IllegalMove("advice-not-due", seat=seat, legal=())
        self._check(state, seat)
        turn, known, number = self.outlook(state), numbers(), self.rules.board.numbers
        left = ROLLS - state.rolls
        values: dict[Move, float] = {}
        for move in moves:
            match move:
                case Keep(dice):
                    values[move] = float(turn.stages.kept[left - 1, known[dice], 0])
                case Place(square):
                    values[move] = float(turn.placed[number[square], 0])
                case TakeOver():
                    values[move] = self._taken(turn, state, move)
                case _:
                    values[move] = float(turn.placed[-1, 0])
        return values

    def _taken(self, turn: Outlook, state: State, move: TakeOver) -> float:
        """Return the lead after a take-over: the moved stone counts for the points it makes where it goes."""
        square, to = self.rules.board.numbers[move.square], self.rules.board.numbers[move.to]
        owner = state.stones[square]
        theirs = frozenset(at for at, other in enumerate(state.stones) if other == owner and at != square)
        points = turn.points[square].copy()
        moved = self.rules.tally(theirs | {to}).total - self.rules.tally(theirs).total
        points[((owner or 0) - state.seat) % len(points)] += moved
        return float(leads(points)[0] + turn.changes[square, 0])

    def final(self, state: State, seat: int) -> float:
        """Return the lead of a seat by the points as they stand."""
        self._check_seat(state, seat)
        points = np.array([float(sheet.total) for sheet in self.rules.sheet(state)])
        return float(leads(points)[seat])

    def final_only(self, state: State) -> State:
        """Return the position as if no roll were left: how a turn counts of which only the final dice are known."""
        return replace(state, rolls=ROLLS)

    def outlook(self, state: State) -> Outlook:
        """Return the turn in progress, looked at from its start."""
        return self._turn(state.stones, state.hands, state.seat)

    def _look(self, stones: Stones, hands: tuple[int, ...], seat: int) -> Outlook:
        return self._eye.look(State(stones, hands, seat))

    def end_of(self, state: State) -> int:
        """Return where the turn ends best if these dice are the last: a square, or how many there are for the box."""
        dice = multiset(die for die in state.dice if die is not None)
        return int(self.outlook(state).square[self._eye.tables.kind[roll_number(dice)]])

    def ends(self, state: State) -> Integers:
        """Return where the turn ends best with each final roll: a square, or the number of squares for the box."""
        ends: Integers = self.outlook(state).square[self._eye.tables.kind]
        return ends

    def reason(self, state: State, seat: int, move: Move) -> Reason:
        """Return what a move adds, keeps from others, or aims at."""
        return reasons.reason(self, state, seat, move)

    def decision_kind(self, state: State, seat: int, move: Move, best: Move) -> str:
        """Return whether it was a choice of dice, of rolling on, of a square, of one to block, or of a take-over."""
        return reasons.decision_kind(self.rules, state, seat, move, best)

    def finishes(self, state: State, games: int, seed: int) -> Integers:
        """Return the final scores of all seats in that many games played out by the computed value: games × seats."""
        self._check(state, state.seat)
        return play_out(self.rules, self._eye.tables, self._eye.chances, state, games, seed)

    def _check_seat(self, state: State, seat: int) -> None:
        if seat not in range(len(state.hands)):
            raise IllegalMove("seat-unknown", seat=seat, legal=tuple(map(str, range(len(state.hands)))))

    def _check(self, state: State, seat: int) -> None:
        """Raise `BadRecord` for a position that cannot come up, for stones are played in turn."""
        self._check_seat(state, seat)
        players = len(state.hands)
        rounds, moved = divmod(STONES * players - sum(state.hands), players)
        hands = tuple(STONES - rounds - (other < moved) for other in range(players))
        laid = [state.stones.count(other) for other in range(players)]
        possible = (
            len(state.stones) == len(self.rules.board.names)
            and (state.hands, state.seat) == (hands, moved)
            and sum(laid) + state.stones.count(None) == len(state.stones)
            and all(stones + hand <= STONES for stones, hand in zip(laid, hands, strict=True))
        )
        if not possible:
            raise BadRecord("kivi-position-impossible", hands=state.hands, stones=laid, turn=state.seat)
