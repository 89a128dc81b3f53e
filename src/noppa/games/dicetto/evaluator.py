"""What any position of Dicetto is worth to a seat: its chance to win, a shared win counting as its part.

A turn is worked out exactly, rolls, keeps, placings and battles, from the chances computed for the table as
it lies at its end (`prospects.py`); so an estimate changes only from one turn to the next.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from typing import ClassVar

import numpy as np

from noppa.core.dice import Dice, multiset, multisets, ways
from noppa.core.errors import BadRecord, IllegalMove
from noppa.core.keeps import Keep
from noppa.core.reason import Reason
from noppa.core.rules import Draw, Move, Over, Roll
from noppa.games.dicetto import reasons
from noppa.games.dicetto.compiled.hands import BOTH, HANDS, NUMBER, TOTAL
from noppa.games.dicetto.compiled.packing import pack
from noppa.games.dicetto.compiled.placing import placing_worths
from noppa.games.dicetto.compiled.playout import play_out
from noppa.games.dicetto.compiled.prospects import guess_for, shares
from noppa.games.dicetto.compiled.row_layout import (
    BEATEN_ORDER,
    CHALLENGES,
    EXTRA_ROLL,
    FACE,
    IN_HAND,
    LAID,
    LYING,
    OWNER,
    PILE,
    ROLLS_MADE,
    ROW,
    SLOTS,
    Game,
)
from noppa.games.dicetto.compiled.tables import Array, Whole, tables_of
from noppa.games.dicetto.compiled.turns import bench, stages, table_worth, work_out
from noppa.games.dicetto.rules import Dicetto
from noppa.games.dicetto.state import EXTRA, State
from noppa.games.dicetto.state import IN_HAND as UNLAID

TURNS = 256
"""So many turns are remembered as they were worked out."""
MOST_FIGHTS = 3**SLOTS


class Evaluator:
    """The values of positions and moves under given rules."""

    unit = "chance"
    exact = False
    grain = 0.005
    bands = (("flawless", 0.0002), ("master", 0.002), ("expert", 0.005), ("skilled", 0.012), ("casual", 0.03))
    careless: ClassVar = {"medium": 0.008, "easy": 0.03}

    def __init__(self, rules: Dicetto, progress: Callable[[float], None] = lambda _done: None) -> None:
        self.rules = rules
        self.tables = tables_of(rules)
        self.guess = guess_for(rules)
        self._bench = bench()
        self._tried, self._table = np.zeros((2, PILE), dtype=np.int32)
        self._nodes = np.zeros((MOST_FIGHTS, len(HANDS), 4))
        self._turn = lru_cache(maxsize=TURNS)(self._work_out)
        self._number = {move: at for at, move in enumerate(rules.actions)}
        progress(1.0)

    def value(self, state: State, seat: int) -> float:
        """Return a seat's chance to win."""
        self._check_seat(state, seat)
        return float(self._shares(state)[seat])

    def final(self, state: State, seat: int) -> float:
        """Return a seat's share of the win in a game that is over."""
        asked = self.rules.pending(state)
        if not isinstance(asked, Over):
            raise BadRecord("review-unfinished", game=self.rules.game.name)
        return float(seat in asked.winners) / len(asked.winners)

    def move_values(self, state: State, seat: int) -> dict[Move, float]:
        """Return the chance to win after each legal move, in the order the rules offer them."""
        self._check_seat(state, seat)
        moves = self.rules.moves(state, seat)
        if not moves:
            raise IllegalMove("advice-not-due", seat=seat, legal=())
        return dict(zip(moves, self._move_shares(state, moves)[:, seat].tolist(), strict=True))

    def mean(self, state: State, seat: int) -> float:
        """Return the mean value over all that chance may give next: in a battle it matters whose die is which."""
        asked = self.rules.pending(state)
        match asked:
            case Draw(deck=deck):
                after = [(self.rules.draw(state, card), count) for card, count in deck.items()]
                return sum(count * self.value(position, seat) for position, count in after) / sum(deck.values())
            case Roll() if self.rules.battle_is_due(state):
                return sum(self.value(self.rules.roll(state, dice), seat) for dice in ((2, 1), (1, 2))) / 2
            case Roll(dice=dice):
                hands = BOTH[NUMBER[_lying(state)], [NUMBER[roll] for roll in multisets(dice)]]
                chances = [ways(roll) / 6**dice for roll in multisets(dice)]
                return float(self._stages(state)[state.rolls_left - 1, hands, seat] @ chances)
            case _:
                return self.value(state, seat)

    def final_only(self, state: State) -> State:
        """Return the position as if no roll were left in the turn."""
        return replace(state, rolls=state.rolls + state.rolls_left)

    def reason(self, state: State, seat: int, move: Move) -> Reason:
        """Return what a move plays for, and at what risk."""
        return reasons.reason(self, state, seat, move)

    def decision_kind(self, state: State, seat: int, move: Move, best: Move) -> str:
        """Return whether it was a choice of dice, a free card, dice to send back, a battle, or the end of the turn."""
        return reasons.decision_kind(self.rules, state, seat, move, best)

    def finishes(self, state: State, games: int, seed: int) -> Whole:
        """Return the final scores of all seats in that many games played out: games × seats."""
        return play_out(self.tables, self.guess, pack(self.rules, self.tables, state), games, seed)

    # ---------------------------------------------------------------------------------------

    def _check_seat(self, state: State, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < len(state.won):
            raise IllegalMove("seat-unknown", seat=str(seat), legal=tuple(map(str, range(len(state.won)))))

    def _shares(self, state: State) -> Array:
        """Return everybody's chance to win."""
        match self.rules.pending(state):
            case Over():
                return np.array([self.final(state, seat) for seat in range(len(state.won))])
            case Draw():
                return self._between_turns(state)
            case Roll():
                if self.rules.battle_is_due(state):
                    return self._before_battle(state)
                return np.asarray(self._stages(state)[state.rolls_left, NUMBER[_lying(state)]])
            case _:
                if state.laid == UNLAID:
                    return np.asarray(self._stages(state)[state.rolls_left, NUMBER[state.hand]])
                found = self._move_shares(state, self.rules.moves(state, state.seat))
                return np.asarray(found[found[:, state.seat].argmax()])

    def _move_shares(self, state: State, moves: tuple[Move, ...]) -> Array:
        """Return everybody's chance to win after each of these moves."""
        found = np.zeros((len(moves), 4))
        numbers = np.array([self._number[move] for move in moves], dtype=np.int32)
        game = self._table_of(state)
        hand, room = NUMBER[state.hand], (self._bench, self._tried, self._table, self._nodes)
        placing_worths(self.tables, self.guess, game, hand, numbers, *room, found)
        for at, move in enumerate(moves):
            if isinstance(move, Keep):
                found[at] = self._stages(state)[state.rolls_left, NUMBER[move.dice]]
        return found

    def _before_battle(self, state: State) -> Array:
        """Return the mean of winning and losing; where battles end the turn, the mean over all that are to come."""
        if self.rules.battles_at_once:
            won, lost = (self._shares(self.rules.roll(state, dice)) for dice in ((2, 1), (1, 2)))
            return (won + lost) / 2
        game, into = self._table_of(state), np.zeros(4)
        self._lay_out(game)
        table_worth(self.tables, self.guess, game, int(game[CHALLENGES]), self._bench, into)
        return into

    def _between_turns(self, state: State) -> Array:
        """Return the estimate with which the last turn ended, while cards are dealt."""
        game, into = self._table_of(state), np.zeros(4)
        self._lay_out(game)
        if state.extra:  # the roll that was earned is still to be made
            self._bench.desk.owner[EXTRA] = state.seat
        shares(self.tables, self.guess, game, state.seat, self._bench.desk, into)
        return into

    def _lay_out(self, game: Game) -> None:
        desk = self._bench.desk
        desk.owner[:] = game[OWNER : OWNER + SLOTS]
        desk.total[:] = TOTAL[game[LYING : LYING + SLOTS]]

    def _stages(self, state: State) -> Array:
        """Return what every keep of the turn is worth, by the rolls that are left."""
        return self._turn(self._table_of(state).tobytes())

    def _table_of(self, state: State) -> Game:
        """Return the position without its dice in hand: what the value of a hand depends on."""
        game = pack(self.rules, self.tables, state)[:PILE]
        game[EXTRA_ROLL] = game[ROLLS_MADE] = game[BEATEN_ORDER] = 0
        game[FACE:LAID] = 0
        game[LAID:ROW] = IN_HAND
        return game

    def _work_out(self, table: bytes) -> Array:
        game = np.frombuffer(table, dtype=np.int32).copy()
        work_out(self.tables, self.guess, game, self._bench, self._table, self._nodes)
        into = np.zeros((5, len(HANDS), 4))
        stages(self._nodes[0], int(game[0]), into)
        return into


def _lying(state: State) -> Dice:
    """Return the dice that are not rolled again."""
    return multiset(die for die in state.dice if die is not None)
