"""The moves of Dicetto beside keeps, and which of them a hand of dice allows."""

from dataclasses import dataclass
from functools import cache

from noppa.core.dice import Dice, multisets
from noppa.core.keeps import keeps_below
from noppa.core.rules import Move
from noppa.games.dicetto.cards import Kind, fitting
from noppa.games.dicetto.odds import DICE
from noppa.games.dicetto.state import SLOTS


@dataclass(frozen=True, slots=True)
class Place(Move):
    """Lay these dice on the card in that slot, counted from 0."""

    slot: int
    dice: Dice

    def __str__(self) -> str:
        return " ".join(map(str, ("place", SLOTS[self.slot], *self.dice)))


@dataclass(frozen=True, slots=True)
class Done(Move):
    """End the turn."""

    def __str__(self) -> str:
        return "done"


DONE = Done()
PLACES = tuple(
    {dice: Place(slot, dice) for size in range(1, DICE + 1) for dice in multisets(size)} for slot in range(len(SLOTS))
)
ACTIONS: tuple[Move, ...] = (*keeps_below(DICE), *(place for places in PLACES for place in places.values()), DONE)


@cache
def placings(slot: int, kind: Kind, least: int, hand: Dice) -> tuple[Place, ...]:
    """Return every placing of dice in hand on a card of that kind which makes at least that sum."""
    return tuple(PLACES[slot][dice] for dice in fitting(kind, hand) if sum(dice) >= least)
