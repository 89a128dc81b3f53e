"""What any position of Tutto is worth to a seat: its chance to win.

Within a turn it is exact: the pile as it is, every card, every set, the best choice each time. What the end of the
turn is worth comes from the solved tables for two (`solver`), and from a race of pairs for more (`race`).
Alone it is the chance to be done before a rival in thought, who needs par turns on average.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import ClassVar

import numpy as np

from noppa.core.dice import MOST_DICE, Dice
from noppa.core.errors import IllegalMove
from noppa.core.reason import Reason
from noppa.core.rules import Draw, Move, Over, Roll
from noppa.games.tutto import reasons
from noppa.games.tutto.cards import CLOVER, FIREWORK, FULL, PLACE, PLUS_MINUS, STRAIGHT
from noppa.games.tutto.compiled.outcomes import CELL
from noppa.games.tutto.compiled.playout import plan_for, play_out
from noppa.games.tutto.compiled.prospect import Begun, Prospect
from noppa.games.tutto.compiled.row_layout import pack, tables_of
from noppa.games.tutto.compiled.solved import solved
from noppa.games.tutto.moves import Go, Set, Stop
from noppa.games.tutto.rules import Tutto
from noppa.games.tutto.sets import null_ways
from noppa.games.tutto.state import State
from noppa.games.tutto.tally import blanks
from noppa.kernels.lattice import Array, Indices
from noppa.kernels.streams import streams

TURNS_KEPT = 64


class Evaluator:
    """The values of positions and moves under given rules."""

    unit = "chance"
    exact = False
    grain = 0.002
    bands = (("flawless", 0.0001), ("master", 0.0005), ("expert", 0.0015), ("skilled", 0.003), ("casual", 0.006))
    careless: ClassVar = {"medium": 0.01, "easy": 0.03}

    def __init__(self, rules: Tutto, progress: Callable[[float], None] = lambda _done: None) -> None:
        self.rules = rules
        self.solved = solved(rules, progress)
        self._tables = tables_of(rules)
        self._plan = plan_for(straight_is_tutto=rules.straight_is_tutto)
        self._prospect = lru_cache(maxsize=TURNS_KEPT)(self._work_out)

    def final(self, state: State, seat: int) -> float:
        """Return the seat's share of the win; in a game alone the chance that an imagined rival was slower."""
        over = self.rules.pending(state)
        if not isinstance(over, Over):
            raise IllegalMove("worth-not-over", legal=())
        if len(over.scores) == 1:
            return float(self.solved.stays**state.turns)
        return (seat in over.winners) / len(over.winners)

    def value(self, state: State, seat: int) -> float:
        """Return the chance of a seat to win."""
        if isinstance(self.rules.pending(state), Over):
            return self.final(state, seat)
        seats = len(state.banked)
        if seats == 2:
            mine = float(self._values(state, everyone=False)[0])
            return mine if seat == state.seat else 1 - mine
        return float(self._values(state, everyone=seat != state.seat)[(seat - state.seat) % seats])

    def move_values(self, state: State, seat: int) -> dict[Move, float]:
        """Return the chance to win after each legal move, in the order the rules offer them."""
        if not self.rules.moves(state, seat):
            raise IllegalMove("advice-not-due", seat=seat, legal=())
        return {move: float(found[0]) for move, found in self._moves(state, everyone=False).items()}

    def final_only(self, state: State) -> State:
        """Return the position itself: a last roll is no different from another."""
        return state

    def mean(self, state: State, seat: int) -> float:
        """Return the mean value over all that chance may give next; only a null differs from what `value` assumes."""
        asked = self.rules.pending(state)
        if isinstance(asked, Draw):
            cards = sum(asked.deck.values())
            after = ((self.rules.draw(state, card), count / cards) for card, count in asked.deck.items())
            return float(sum(share * self.value(turned, seat) for turned, share in after))
        found = self.value(state, seat)
        null = null_roll(state)
        if not isinstance(asked, Roll) or null is None or state.now is None:
            return found
        chance = null_ways(asked.dice, straight=state.now.card == STRAIGHT) / float(6**asked.dice)
        return found + chance * (self.value(self.rules.roll(state, null), seat) - self._after_null(state, seat))

    def _after_null(self, state: State, seat: int) -> float:
        """Return what a null is worth by the tables, before the pile is looked at."""
        seats, roller = len(state.banked), seat == state.seat
        ahead = self.prospect(state, everyone=seats > 2 and not roller)
        burnt_out = state.now is not None and state.now.card == FIREWORK
        found = ahead.bank(_made(state), state.collected // CELL) if burnt_out else ahead.loss
        if seats == 2 and not roller:
            return 1 - float(found[0])
        return float(found[(seat - state.seat) % seats])

    # The turn ------------------------------------------------------------------------------------

    def prospect(self, state: State, *, everyone: bool = False) -> Prospect:
        """Return the turn that is being played."""
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
        """Return what a position is worth to each seat, the roller first."""
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
        """Return what a move puts at risk and what it may bring, in points and odds."""
        return reasons.reason(self, state, seat, move)

    def decision_kind(self, state: State, seat: int, move: Move, best: Move) -> str:
        """Return whether it was a choice of another card, of stopping, or of dice to put aside."""
        return reasons.decision_kind(self.rules, state, seat, move, best)

    # Chances to win ------------------------------------------------------------------------------

    def finishes(self, state: State, games: int, seed: int) -> Indices:
        """Return the final scores of all seats in that many games played out for points: games × seats."""
        return self._play_out(state, games, seed)[0]

    def wins(self, state: State, games: int, seed: int) -> Array:
        """Return everybody's share of the win in the same games: a clover leaf wins whatever the scores."""
        finals, clovers = self._play_out(state, games, seed)
        highest = finals == finals.max(axis=1, keepdims=True)
        by_clover = clovers[:, np.newaxis] == np.arange(1, finals.shape[1] + 1)
        won = np.where(clovers[:, np.newaxis] > 0, by_clover, highest)
        shares: Array = won / won.sum(axis=1, keepdims=True)
        return shares

    def _play_out(self, state: State, games: int, seed: int) -> tuple[Indices, Indices]:
        finals = np.zeros((games, len(state.banked)), dtype=np.int64)
        clovers = np.zeros(games, dtype=np.int64)
        play_out(self._tables, self._plan, pack(self.rules, state), streams(seed, games), finals, clovers)
        return finals, clovers


def null_roll(state: State) -> Dice | None:
    """Return dice that would not count in the next roll, or None if every roll counts."""
    number = state.dice.count(None)
    if state.now is None or state.now.card != STRAIGHT:
        return blanks(number)
    return (min(state.faces_aside),) * number if state.faces_aside else None


def _made(state: State) -> int:
    """Return how many plus/minus cards were made in this turn."""
    return sum(turned.card == PLUS_MINUS and turned.tuttos > 0 for turned in state.cards)
