"""Values moves of Dicetto for this turn alone: placings by card points, keeps by the lattice.

A placing is worth the points of its card, half of them if a battle decides. Every pip laid down
adds a tiny amount, so that of equal placings the one harder to beat is chosen, and idle dice go
to the extra roll card.
"""

from collections.abc import Mapping
from functools import cache

from noppa.core.dice import Dice, multisets, submultisets, turn
from noppa.core.keeps import Keep
from noppa.core.rules import Move
from noppa.games.dicetto.cards import fits
from noppa.games.dicetto.moves import Place
from noppa.games.dicetto.odds import DICE
from noppa.games.dicetto.rules import Dicetto
from noppa.games.dicetto.state import SLOTS, State

PIP = 0.001
CHOICES = tuple(dice for size in range(1, DICE + 1) for dice in multisets(size))
"""Every choice of one to four dice."""


class Placings:
    """The best sets of placings in a position, for any hand of dice."""

    def __init__(self, state: State) -> None:
        self.open = tuple(slot for slot in range(len(SLOTS)) if state.is_open(slot))
        self._values = {slot: _slot_values(state, slot) for slot in self.open}
        self._best: dict[tuple[tuple[int, ...], Dice], float] = {}

    def best(self, slots: tuple[int, ...], hand: Dice) -> float:
        """Return the most that these dice can make on the cards in those slots."""
        if not slots or not hand:
            return 0.0
        if (slots, hand) not in self._best:
            values, others = self._values[slots[0]], slots[1:]
            placed = (
                values[dice] + self.best(others, without(hand, dice)) for dice in submultisets(hand) if dice in values
            )
            self._best[slots, hand] = max((self.best(others, hand), *placed))
        return self._best[slots, hand]

    def placed(self, place: Place, hand: Dice) -> float:
        """Return the value of a placing, with the best placings of the other dice."""
        others = tuple(slot for slot in self.open if slot != place.slot)
        return self._values[place.slot][place.dice] + self.best(others, without(hand, place.dice))


def turn_values(rules: Dicetto, state: State, seat: int) -> Mapping[Move, float]:
    """Return the card points that each legal move makes in this turn, on average and with best keeping."""
    values: dict[Move, float] = {}
    table = Placings(state)
    left = state.rolls_left
    stages = None
    for move in rules.moves(state, seat):
        match move:
            case Keep(dice):
                stages = stages or turn({roll: table.best(table.open, roll) for roll in multisets(DICE)}, left)
                values[move] = stages[left][dice]
            case Place():
                values[move] = table.placed(move, state.hand)
            case _:
                values[move] = 0.0
    return values


def _slot_values(state: State, slot: int) -> dict[Dice, float]:
    """Return the value of every choice of dice that may lie in a slot."""
    kind, least = state.kind_at(slot), state.least_at(slot)
    values = {}
    for dice in CHOICES:
        total = sum(dice)
        if kind and total >= least and fits(kind, dice):
            share = 0.5 if total == least else 1.0
            values[dice] = share * state.points_at(slot) + PIP * total
    return values


@cache
def without(hand: Dice, dice: Dice) -> Dice:
    """Return the hand without these dice."""
    left = list(hand)
    for die in dice:
        left.remove(die)
    return tuple(left)
