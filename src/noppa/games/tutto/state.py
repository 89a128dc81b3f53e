"""A position of Tutto: the sheet, the pile and the turn in progress."""

from dataclasses import dataclass
from enum import StrEnum

from noppa.core.dice import MOST_DICE, Dice, multiset
from noppa.games.tutto.cards import FULL, Pile, TuttoCard

UNROLLED = (None,) * MOST_DICE
NONE_TAKEN = (0,) * MOST_DICE


@dataclass(frozen=True, slots=True)
class Turned:
    """A card of this turn: the points of the dice put aside under it, and what it gave itself."""

    card: TuttoCard
    dice: int = 0
    gift: int = 0
    tuttos: int = 0

    @property
    def points(self) -> int:
        """What the card brought to the turn."""
        return self.dice + self.gift


class Ending(StrEnum):
    """How a turn came to its end."""

    NULL = "null"
    STOP_CARD = "stop_card"
    LEADER = "leader"
    STOPPED = "stopped"
    BURNT_OUT = "burnt_out"
    STRAIGHT = "straight"
    CLOVER = "clover"


Lying = tuple[int | None, ...]
"""Six dice by place, None where one is rolled next."""


@dataclass(frozen=True, slots=True)
class Past:
    """The last turn of a seat, to show its result; `dice` did not count in its last roll."""

    seat: int
    ending: Ending
    cards: tuple[Turned, ...]
    dice: Dice
    banked: int
    took: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class State:
    """A position: the sheet, the pile, and the turn that is being played.

    `behind` are the cards of this turn that led to a Tutto, `now` is the one in force, None while
    one is to be turned. `taken` says of each place which set of this six took its die, counted
    from 1, and 0 while it is free. `reached` is set once somebody's sheet showed the target;
    `past` is the last turn of each seat, the latest last.
    """

    banked: tuple[int, ...]
    lost: tuple[int, ...]
    pile: Pile = FULL
    turns: int = 0
    behind: tuple[Turned, ...] = ()
    now: Turned | None = None
    dice: Lying = UNROLLED
    taken: tuple[int, ...] = NONE_TAKEN
    reached: bool = False
    clover: int | None = None
    past: tuple[Past, ...] = ()

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.turns % len(self.banked)

    @property
    def totals(self) -> tuple[int, ...]:
        """What the sheet shows for each seat."""
        return tuple(banked - lost for banked, lost in zip(self.banked, self.lost, strict=True))

    @property
    def cards(self) -> tuple[Turned, ...]:
        """The cards of this turn so far."""
        return self.behind if self.now is None else (*self.behind, self.now)

    @property
    def collected(self) -> int:
        """The points of this turn so far, without those of the roll on the table."""
        return sum(turned.points for turned in self.cards)

    @property
    def open(self) -> Lying:
        """The dice that are not aside, by place."""
        return tuple(None if by else die for die, by in zip(self.dice, self.taken, strict=True))

    @property
    def rolled(self) -> Dice:
        """The faces of the dice that are not aside, in ascending order."""
        return tuple(sorted([die for die, by in zip(self.dice, self.taken, strict=True) if not by and die is not None]))

    @property
    def aside(self) -> tuple[Dice, ...]:
        """The faces put aside, set by set as they were taken."""
        return tuple(
            multiset(die for die, by in zip(self.dice, self.taken, strict=True) if by == number and die is not None)
            for number in range(1, max(self.taken) + 1)
        )

    @property
    def faces_aside(self) -> frozenset[int]:
        """The faces put aside, which a straight already has."""
        return frozenset(die for die, by in zip(self.dice, self.taken, strict=True) if by and die is not None)

    def having(self, now: Turned | None, dice: Lying, taken: tuple[int, ...]) -> "State":
        """Return the same turn with another card and other dice; it lists all fields because `replace` is slow."""
        return State(
            self.banked,
            self.lost,
            self.pile,
            self.turns,
            self.behind,
            now,
            dice,
            taken,
            self.reached,
            self.clover,
            self.past,
        )


def card_in_force(state: State) -> Turned:
    """Return the card in force. Raises `TypeError` while one is to be turned."""
    if state.now is None:
        raise TypeError(state)
    return state.now
