"""A position of Dicetto: the row of cards, the dice lying on them, and the turn in progress."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from noppa.core.dice import Dice, multiset
from noppa.games.dicetto.bonus import Cards
from noppa.games.dicetto.cards import BonusCard, DiceCard, Kind
from noppa.games.dicetto.deck import SHOWN
from noppa.games.dicetto.odds import DICE, ROLLS

Slot: TypeAlias = Literal["1", "2", "3", "4", "x"]
SLOTS: tuple[Slot, ...] = ("1", "2", "3", "4", "x")
"""The places of cards, as written in moves; x is the extra roll card."""
EXTRA = SLOTS.index("x")
LOST = -1
"""The place of a die lost in a battle: back with its owner, but idle."""
UNROLLED = (None,) * DICE
IN_HAND = (None,) * DICE

Row: TypeAlias = tuple[DiceCard | None, ...]


@dataclass(frozen=True, slots=True)
class Lying:
    """The dice on a card, in ascending order, and the seat that owns them."""

    owner: int
    dice: Dice


@dataclass(frozen=True, slots=True)
class State:
    """A position.

    `pile` counts the cards left, in the order of the deck. `dice` are those of the seat whose turn
    it is, by place, None where one is rolled next; `laid` says the slot on which each of them lies
    or challenges, LOST, or None for one in hand.
    """

    pile: tuple[int, ...]
    won: tuple[Cards, ...]
    row: Row = (None,) * SHOWN
    lying: tuple[Lying | None, ...] = (None,) * len(SLOTS)
    bonus: tuple[BonusCard, ...] = ()
    seat: int = 0
    extra: bool = False
    rolls: int = 0
    dice: tuple[int | None, ...] = UNROLLED
    laid: tuple[int | None, ...] = IN_HAND
    challenges: tuple[int, ...] = ()
    beaten: tuple[int, ...] = ()
    done: bool = False

    @property
    def rolls_left(self) -> int:
        """How many rolls are left: none once a die is placed."""
        return ROLLS + self.extra - self.rolls if self.laid == IN_HAND else 0

    @property
    def in_hand(self) -> tuple[int | None, ...]:
        """The dice that may be placed, by place."""
        return tuple(die if at is None else None for die, at in zip(self.dice, self.laid, strict=True))

    @property
    def hand(self) -> Dice:
        """The dice that may be placed, in ascending order."""
        return multiset(die for die, at in zip(self.dice, self.laid, strict=True) if at is None and die is not None)

    def laid_on(self, slot: int) -> Dice:
        """Return the dice of this turn that lie or challenge there, in ascending order."""
        return multiset(die for die, at in zip(self.dice, self.laid, strict=True) if at == slot and die is not None)

    def kind_at(self, slot: int) -> Kind | None:
        """Return the kind of the card there; None if there is no card."""
        if slot == EXTRA:
            return Kind.CHANCE
        card = self.row[slot]
        return card.kind if card else None

    def points_at(self, slot: int) -> int:
        """Return the points of the card there, 0 for the extra roll card."""
        card = None if slot == EXTRA else self.row[slot]
        return card.points if card else 0

    def least_at(self, slot: int) -> int:
        """Return the least sum that dice need there: the sum of those that lie there already."""
        lying = self.lying[slot]
        return sum(lying.dice) if lying else 0

    def is_open(self, slot: int) -> bool:
        """Return whether the card there still takes dice in this turn; it takes them once."""
        lying = self.lying[slot]
        return (
            (slot == EXTRA or self.row[slot] is not None)
            and not (lying and lying.owner == self.seat)
            and slot not in self.challenges
            and slot not in self.beaten
        )
