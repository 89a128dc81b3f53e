"""A turn of Tutto for two, evaluated position by position with the readable rules alone.

The pile is reset to the same small one before each card, as the solver assumes; the value of the next turn is
passed in. Nothing of the compiled code is used.
"""

from collections.abc import Callable
from dataclasses import replace

from noppa import Choose, Draw, Over, Roll
from noppa.core.dice import multisets, ways
from noppa.games.tutto.cards import CARDS, STRAIGHT, Pile, left_in
from noppa.games.tutto.moves import STOP
from noppa.games.tutto.rules import Tutto
from noppa.games.tutto.state import State

Sheet = tuple[int, int, int, bool]
"""The two totals, the seat in turn, and whether the target has been reached."""
PLENTY = 2000
"""With this much more than the target a player who has to leave the other a turn does not go on."""


class Slow:
    """Values of turns for the first seat."""

    def __init__(self, rules: Tutto, pile: Pile, between: Callable[[Sheet], float]) -> None:
        self.rules, self.pile, self.between = rules, pile, between
        self.known: dict[object, float] = {}

    def turn(self, sheet: Sheet) -> float:
        """Return the value of a turn that begins."""
        first, second, seat, reached = sheet
        self.known.clear()
        return self.drawn(State((first, second), (0, 0), turns=seat, reached=reached), seat)

    def value(self, state: State, seat: int) -> float:
        """Return the value of a position of this turn, or of the next one's beginning."""
        pending = self.rules.pending(state)
        if isinstance(pending, Over):
            return (0 in pending.winners) / len(pending.winners)
        if state.seat != seat:
            return self.between((*state.totals, state.seat, state.reached))  # type: ignore[arg-type]
        if isinstance(pending, Draw):
            return self.drawn(state, seat)
        faces = state.faces_aside if state.now is not None and state.now.card == STRAIGHT else None
        behind = sum(turned.points for turned in state.behind)
        key = behind, self.rules.takings(state), state.now, state.rolled, state.taken.count(0), faces
        if key not in self.known:
            self.known[key] = self.worked_out(state, seat)
        return self.known[key]

    def worked_out(self, state: State, seat: int) -> float:
        """Return a roll's mean, or the roller's best choice."""
        pending = self.rules.pending(state)
        if isinstance(pending, Roll):
            return sum(
                ways(roll) / float(6**pending.dice) * self.value(self.rules.roll(state, roll), seat)
                for roll in multisets(pending.dice)
            )
        assert isinstance(pending, Choose)
        moves = self.rules.moves(state, seat)
        enough = self.rules.target if self.rules.at_once or seat == 1 else self.rules.target + PLENTY
        if state.reached:
            enough = state.totals[0] + 50
        if 0 not in state.taken and state.totals[seat] + state.collected >= enough:
            moves = (STOP,)
        after = [self.value(self.rules.play(state, seat, move), seat) for move in moves]
        return max(after) if seat == 0 else min(after)

    def drawn(self, state: State, seat: int) -> float:
        """Return the mean over the cards of the reset pile."""
        key = sum(turned.points for turned in state.behind), self.rules.takings(state)
        if key not in self.known:
            whole, cards = replace(state, pile=self.pile), left_in(self.pile)
            self.known[key] = sum(
                count / sum(cards.values()) * self.value(self.rules.draw(whole, card), seat)
                for card, count in cards.items()
            )
        return self.known[key]


def pile_of(**cards: int) -> Pile:
    """Return a pile with these numbers of cards."""
    return tuple(cards.get(str(card), 0) for card in CARDS)
