"""Values the positions of Tutto for a seat: its chance to win.

Within a turn it is exact: the pile as it is, every card, every set, the best choice each time. The value of the end of
the turn comes from the solved tables for two (`solved`), and from a race of pairs for more. In a game alone it is the
chance to finish before an imagined rival, who needs par turns on average. The native core computes it
(`native/tutto/values.c` has the mathematics).
"""

from array import array
from collections.abc import Callable
from typing import ClassVar

from noppa.core.dice import Dice
from noppa.core.errors import IllegalMove
from noppa.core.reason import Reason
from noppa.core.rules import Draw, Move, Over, Roll
from noppa.games.tutto import reasons
from noppa.games.tutto.cards import FIREWORK, PLUS_MINUS, STRAIGHT
from noppa.games.tutto.moves import ACTIONS
from noppa.games.tutto.packing import MOST_MOVES, pack
from noppa.games.tutto.rules import Tutto
from noppa.games.tutto.sets import null_ways
from noppa.games.tutto.solved import CELL, solved
from noppa.games.tutto.state import State
from noppa.games.tutto.tally import blanks
from noppa.native import call
from noppa.native.games import playouts

LOST = -1
"""Stands for the cells that a turn banks if it is lost."""
POSITION, TURN_END, MOVES = range(3)
"""The core's codes for what to value."""


class Evaluator:
    """The values of positions and moves under given rules."""

    unit = "chance"
    exact = False
    kinds = reasons.KINDS
    grain = 0.002
    bands = (("flawless", 0.0001), ("master", 0.0005), ("expert", 0.0015), ("skilled", 0.003), ("casual", 0.006))
    careless: ClassVar = {"medium": 0.01, "easy": 0.03}

    def __init__(self, rules: Tutto, progress: Callable[[float], None] = lambda _done: None) -> None:
        self.rules = rules
        self.solved = solved(rules, progress)
        self._buffers: dict[bool, list[bytearray]] = {False: [], True: []}

    def final(self, state: State, seat: int) -> float:
        """Return the seat's share of the win; in a game alone the chance that the imagined rival was slower."""
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
        return self._values(state, seat, POSITION)[1][0]

    def move_values(self, state: State, seat: int) -> dict[Move, float]:
        """Return the chance to win after each legal move, in the order the rules offer them."""
        if not self.rules.moves(state, seat):
            raise IllegalMove("advice-not-due", seat=seat, legal=())
        moves, values = self._values(state, state.seat, MOVES)
        return {ACTIONS[move]: value for move, value in zip(moves, values, strict=True)}

    def final_only(self, state: State) -> State:
        """Return the position itself: no roll is known to be the last."""
        return state

    def mean(self, state: State, seat: int) -> float:
        """Return the mean value over everything that may come up next; `value` covers all rolls that go on."""
        pending = self.rules.pending(state)
        if isinstance(pending, Draw):
            cards = sum(pending.deck.values())
            after = ((self.rules.draw(state, card), count / cards) for card, count in pending.deck.items())
            return float(sum(share * self.value(turned, seat) for turned, share in after))
        found = self.value(state, seat)
        null = null_roll(state)
        if not isinstance(pending, Roll) or null is None or state.now is None:
            return found
        chance = null_ways(pending.dice, straight=state.now.card == STRAIGHT) / float(6**pending.dice)
        burnt_out = state.now.card == FIREWORK
        before = self.end_value(state, seat, _made(state), state.collected // CELL if burnt_out else LOST)
        return found + chance * (self.value(self.rules.roll(state, null), seat) - before)

    def end_value(self, state: State, seat: int, made: int, cells: int) -> float:
        """Return the value of the end of the turn to a seat by the tables, without regard to the pile.

        That many cells of 50 points are banked, with `made` plus/minus cards, or the turn is LOST.
        """
        return self._values(state, seat, TURN_END, made, cells)[1][0]

    def _values(
        self, state: State, seat: int, question: int, made: int = 0, cells: int = 0
    ) -> "tuple[array[int], array[float]]":
        """Return moves and values from the core, which caches the turn in a buffer, enlarged while too small."""
        solved, row = self.solved, pack(self.rules, state)
        moves, values = array("H", bytes(2 * MOST_MOVES)), array("d", bytes(8 * MOST_MOVES))
        buffers = self._buffers[len(state.banked) > 2 and seat != state.seat]
        buffer = buffers.pop() if buffers else bytearray(8)
        query = seat, question, made, cells
        while not (count := call("tutto_values", solved.tables, solved.values, row, buffer, *query, moves, values)):
            buffer = bytearray(int(values[0]))
        buffers.append(buffer)
        return moves[:count], values[:count]

    # Reasons -------------------------------------------------------------------------------------

    def instruction(self, state: State, seat: int, move: Move) -> Reason:
        """Return a move as the coach says it."""
        return reasons.instruction(self.rules, state, seat, move)

    def reasons(self, state: State, seat: int, move: Move) -> tuple[Reason, ...]:
        """Return what a move puts at risk and what it may bring, in points and odds."""
        return reasons.reasons(self, state, seat, move)

    def decision_kind(self, state: State, seat: int, move: Move, best: Move) -> str:
        """Return the kind of a decision: another card, stopping, or dice to put aside."""
        return reasons.decision_kind(self.rules, state, seat, move, best)

    # Chances to win ------------------------------------------------------------------------------

    def finishes(self, state: State, games: int, seed: int) -> list[list[int]]:
        """Return the final scores of all seats in games played out for points: games × seats."""
        return self._play_out(state, games, seed)[0]

    def wins(self, state: State, games: int, seed: int) -> list[list[float]]:
        """Return everybody's share of the win in the same games: a clover leaf wins at any score."""
        seats = range(len(state.banked))
        return [
            [(won >> seat & 1) / won.bit_count() for seat in seats] for won in self._play_out(state, games, seed)[1]
        ]

    def _play_out(self, state: State, games: int, seed: int) -> tuple[list[list[int]], list[int]]:
        """Play games out; return the final scores of each, and its winners, a bit for each seat."""
        return playouts(self.solved.tables, b"", pack(self.rules, state), len(state.banked), games, seed)


def null_roll(state: State) -> Dice | None:
    """Return dice that do not count in the next roll; None if there are none."""
    number = state.dice.count(None)
    if state.now is None or state.now.card != STRAIGHT:
        return blanks(number)
    return (min(state.faces_aside),) * number if state.faces_aside else None


def _made(state: State) -> int:
    """Return the plus/minus made in this turn."""
    return sum(turned.card == PLUS_MINUS and turned.tuttos > 0 for turned in state.cards)
