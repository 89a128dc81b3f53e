"""What any position of Tutto is worth to a seat: its chance to win.

Within a turn it is exact: the pile as it is, every card, every set, the best choice each time. What the end of the
turn is worth comes from the solved tables for two (`solver`), and from a race of pairs for more (`race`).
Alone it is the chance to be done before a rival in thought, who needs par turns on average.
"""

from collections.abc import Callable
from functools import lru_cache

import numpy as np

from noppa.core.dice import MOST_DICE
from noppa.core.errors import IllegalMove
from noppa.core.rules import Move, Over
from noppa.games.tutto.cards import CLOVER, FIREWORK, FULL, PLACE, PLUS_MINUS, STRAIGHT, next_pile
from noppa.games.tutto.chart import CELL
from noppa.games.tutto.moves import Go, Set, Stop
from noppa.games.tutto.position import State
from noppa.games.tutto.prospect import Begun, Prospect
from noppa.games.tutto.reasons import Reason, kind_of, reason_for
from noppa.games.tutto.rules import Tutto
from noppa.games.tutto.solved import solved
from noppa.kernels.lattice import Array

TURNS_KEPT = 64


class Worth:
    """The worth of positions and moves under given rules."""

    unit = "chance"
    exact = False

    def __init__(self, rules: Tutto, progress: Callable[[float], None] = lambda _done: None) -> None:
        self.rules = rules
        self.solved = solved(rules, progress)
        self._prospect = lru_cache(maxsize=TURNS_KEPT)(self._work_out)
        for players in (1, 2, 3):  # so that nothing is compiled in the middle of a game
            start = rules.start(players)
            self.value(start, players - 1)

    def final(self, state: State, seat: int) -> float:
        """The share of a finished game's win; alone the chance that the rival in thought was slower."""
        over = self.rules.pending(state)
        if not isinstance(over, Over):
            raise IllegalMove("worth-not-over", legal=())
        if len(over.scores) == 1:
            return float(self.solved.stays**state.turns)
        return (seat in over.winners) / len(over.winners)

    def value(self, state: State, seat: int) -> float:
        """The chance of a seat to win."""
        if isinstance(self.rules.pending(state), Over):
            return self.final(state, seat)
        seats = len(state.banked)
        if seats == 2:
            mine = float(self._values(state, everyone=False)[0])
            return mine if seat == state.seat else 1 - mine
        return float(self._values(state, everyone=seat != state.seat)[(seat - state.seat) % seats])

    def move_values(self, state: State, seat: int) -> dict[Move, float]:
        """The chance to win after each legal move, in the order the rules offer them."""
        if not self.rules.moves(state, seat):
            raise IllegalMove("advice-not-due", seat=seat, legal=())
        return {move: float(found[0]) for move, found in self._moves(state, everyone=False).items()}

    def final_only(self, state: State) -> State:
        """The position itself: there is no telling a last roll from another."""
        return state

    # The turn ------------------------------------------------------------------------------------

    def prospect(self, state: State, *, everyone: bool = False) -> Prospect:
        """The turn that is being played."""
        turned = [0] * len(state.pile)
        for card in state.cards:
            turned[PLACE[card.card]] += 1
        whole = tuple(left + gone for left, gone in zip(state.pile, turned, strict=True))
        # More cards than there are: the pile was shuffled again within this turn.
        pile = whole if all(count <= most for count, most in zip(whole, FULL, strict=True)) else state.pile
        turns = state.turns if len(state.banked) == 1 else 0
        return self._prospect(Begun(state.totals, state.seat, turns, state.reached, pile), everyone)

    def _work_out(self, begun: Begun, everyone: bool) -> Prospect:  # noqa: FBT001 - remembered by place
        return Prospect(self.rules, self.solved, begun, everyone=everyone)

    def _values(self, state: State, *, everyone: bool) -> Array:
        """What a position is worth, to the roller first."""
        ahead = self.prospect(state, everyone=everyone)
        made, p = _made(state), state.collected // CELL
        if state.now is None:
            return ahead.go(state.pile, made, p)
        if None in state.dice:
            now = state.now
            return ahead.under(now.card, state.dice.count(None), state.pile, made, p, tuttos=now.tuttos)
        found = self._moves(state, everyone=everyone)
        # Of equal ones a set before stopping, stopping before going on: as the passes choose.
        order = sorted(found, key=lambda move: (isinstance(move, Go), isinstance(move, Stop)))
        return found[max(order, key=lambda move: float(found[move][0]))]

    def _moves(self, state: State, *, everyone: bool) -> dict[Move, Array]:
        ahead = self.prospect(state, everyone=everyone)
        found: dict[Move, Array] = {}
        for move in self.rules.moves(state, state.seat):
            match move:
                case Stop():
                    stopped = self.rules.stopped(state)
                    found[move] = ahead.bank(_made(stopped), stopped.collected // CELL)
                case Go():
                    found[move] = ahead.go(state.pile, _made(state), state.collected // CELL)
                case Set(dice):
                    found[move] = self._after_set(ahead, self.rules.put_aside(state, dice))
        return found

    def _after_set(self, ahead: Prospect, after: State) -> Array:
        if after.now is None:
            raise TypeError(after)
        card, left, tuttos = after.now.card, after.taken.count(0), after.now.tuttos
        made, p = _made(after), after.collected // CELL
        if not left and card == CLOVER and tuttos == 2:
            return ahead.win
        if left or card in (CLOVER, FIREWORK):
            return ahead.under(card, left or MOST_DICE, after.pile, made, p, tuttos=tuttos)
        if card == STRAIGHT and not self.rules.straight_is_tutto:
            return ahead.bank(made, p)
        return ahead.tutto(after.pile, made, p)

    # Why -----------------------------------------------------------------------------------------

    def reason(self, state: State, seat: int, move: Move) -> Reason:
        """What a move puts at risk and what it may bring, in points and odds."""
        return reason_for(self.rules, state, seat, move)

    def decision_kind(self, state: State, seat: int, move: Move, best: Move) -> str:
        """Whether to stop or to roll, whether to turn another card, or which dice to put aside."""
        del seat
        return kind_of(state, move, best)


def _made(state: State) -> int:
    """The plus/minus made in this turn."""
    return sum(turned.card == PLUS_MINUS and turned.tuttos > 0 for turned in state.cards)
