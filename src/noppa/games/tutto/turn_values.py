"""Values moves of Tutto for this turn alone: the points that they bank on average.

Let P be the points of the turn so far and n the dice to be rolled. Of a roll only one thing
matters: how many points the best set of each size brings. Under a card that may be stopped

    V(0, P) = P + what the card gives for a Tutto
    V(n, P) = mean over rolls of max(stop, max over sets s of V(n − |s|, P + points of s))

with 0 for a null; stopping banks every valid die, which is V(0, …) if they use up all n. It is
exact for the card in force, with a Tutto banked. `go` looks one card further: the mean over the
cards left of that card's own V(6, P), with 0 for a card that ends the turn. If the points do not
depend on the roll there are chances instead: T(n) of putting n dice aside under plus/minus and
clover, S(n) of the n faces a straight lacks.

Where the game ends at once, points beyond the target are worth nothing; a clover leaf is worth
the target. What plus/minus takes from others is no gain of this turn.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from noppa.core.dice import MOST_DICE
from noppa.core.rules import Move
from noppa.games.tutto.cards import (
    CLOVER,
    FIREWORK,
    PLUS_MINUS,
    STRAIGHT,
    TuttoCard,
    gift,
    left_in,
    next_pile,
)
from noppa.games.tutto.moves import Go, Set, Stop
from noppa.games.tutto.odds import Outcome, firework_points, outcomes, put_aside_chance, straight_chance
from noppa.games.tutto.rules import Tutto
from noppa.games.tutto.state import State

MOST_REMEMBERED = 200_000
"""The most cached values: a long game needs some thousands of them."""


def turn_values(rules: Tutto, state: State, seat: int) -> Mapping[Move, float]:
    """Return the points that each legal move banks in this turn, on average and with best play."""
    enough = max(rules.target - state.totals[seat], 0) if rules.at_once else None
    banking = Banking(enough, rules.target)
    values: dict[Move, float] = {}
    for move in rules.moves(state, seat):
        match move:
            case Stop():
                values[move] = banking.banked(rules.stopped(state).collected)
            case Go():
                values[move] = _next_card(rules, state, banking)
            case Set(dice):
                after = rules.put_aside(state, dice)
                values[move] = _after_set(after, banking)
    return values


@dataclass(frozen=True, slots=True)
class Banking:
    """The value of banked points: no more than is `enough` to end the game."""

    enough: int | None
    clover: int

    def banked(self, collected: float) -> float:
        """Return the value of a turn that banks that much."""
        return collected if self.enough is None else min(collected, self.enough)


def _after_set(after: State, banking: Banking) -> float:
    """Return the value of rolling the dice that are not aside."""
    if after.now is None:
        raise TypeError(after)
    card, left = after.now.card, after.taken.count(0)
    if card == CLOVER:
        more = (1 if left else 2) - after.now.tuttos
        return put_aside_chance(left) * put_aside_chance(MOST_DICE) ** more * banking.clover
    if not left and card != FIREWORK:
        return banking.banked(after.collected)
    return under_card(card, left or MOST_DICE, after.collected, banking)


def _next_card(rules: Tutto, state: State, banking: Banking) -> float:
    """Return the mean value of six dice under each of the cards left."""
    pile = left_in(next_pile(state.pile))
    total = 0.0
    for card, count in pile.items():
        if isinstance(card, TuttoCard) and rules.ends_turn(state, card) is None:
            total += count * under_card(card, MOST_DICE, state.collected, banking)
    return total / sum(pile.values())


@lru_cache(MOST_REMEMBERED)
def under_card(card: TuttoCard, dice: int, collected: int, banking: Banking) -> float:
    """Return the value of rolling that many dice under a card, with those points collected in the turn."""
    if card == CLOVER:
        return put_aside_chance(dice) * put_aside_chance(MOST_DICE) * banking.clover
    if card == PLUS_MINUS:
        return put_aside_chance(dice) * banking.banked(collected + gift(card, collected))
    if card == STRAIGHT:
        return straight_chance(dice) * banking.banked(collected + gift(card, collected))
    if card == FIREWORK:
        return banking.banked(collected + firework_points(dice))
    return sum(
        chance * _best(card, dice, collected, outcome, banking) for outcome, chance in outcomes(dice) if outcome.sets
    )


def _best(card: TuttoCard, dice: int, collected: int, outcome: Outcome, banking: Banking) -> float:
    """Return the value of the best choice for a roll under a card that may be stopped."""
    stopping = collected + outcome.valid
    if outcome.uses_up:
        stopping += gift(card, stopping)
    best = banking.banked(stopping)
    for size, brings in outcome.sets:
        if size < dice:
            best = max(best, under_card(card, dice - size, collected + brings, banking))
    return best
