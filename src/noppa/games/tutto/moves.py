"""The moves of Tutto, and which of them a roll offers under a card."""

from dataclasses import dataclass
from functools import cache

from noppa.core.dice import Dice
from noppa.core.rules import Move
from noppa.games.tutto.cards import FIREWORK, MAY_STOP, STRAIGHT, TuttoCard
from noppa.games.tutto.sets import every_set, sets_of, straight_sets_of, whole


@dataclass(frozen=True, slots=True)
class Set(Move):
    """Put these dice aside; what is left is rolled, and if nothing is it is a Tutto."""

    dice: Dice

    def __str__(self) -> str:
        return " ".join(map(str, ("set", *self.dice)))


@dataclass(frozen=True, slots=True)
class Stop(Move):
    """Bank the points of the turn, with every die of the roll that counts."""

    def __str__(self) -> str:
        return "stop"


@dataclass(frozen=True, slots=True)
class Go(Move):
    """After a Tutto: turn the next card."""

    def __str__(self) -> str:
        return "go"


SETS = {dice: Set(dice) for dice in every_set()}
STOP = Stop()
GO = Go()
ACTIONS: tuple[Move, ...] = (*SETS.values(), STOP, GO)
AFTER_TUTTO: tuple[Move, ...] = (STOP, GO)


@cache
def offers(card: TuttoCard, rolled: Dice, aside: frozenset[int]) -> tuple[Move, ...]:
    """Return the moves for a roll under a card; under straight they depend on the faces aside."""
    if card == STRAIGHT:
        return tuple(SETS[dice] for dice in straight_sets_of(rolled, aside))
    if card == FIREWORK:
        return (SETS[whole(rolled)],) if whole(rolled) else ()
    sets = tuple(SETS[dice] for dice in sets_of(rolled))
    return (*sets, STOP) if sets and card in MAY_STOP else sets
