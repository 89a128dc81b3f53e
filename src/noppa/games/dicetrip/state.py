"""A position of Dice Trip, and who has to do what in it."""

from dataclasses import dataclass
from typing import TypeGuard

from noppa.core.dice import Dice
from noppa.games.dicetrip.numbers import DICE
from noppa.games.dicetrip.trip import Trip, Turn

ROUNDS = 13
UNROLLED = (None,) * DICE


@dataclass(frozen=True, slots=True)
class State:
    """The maps as they were when the round opened, what each seat has chosen since, and the dice.

    Rounds count from 0. A die is None while it is to be rolled; `settled` says that the roller
    has let the dice of this round lie, or has rolled again.
    """

    trips: tuple[Trip, ...]
    turns: tuple[Turn, ...]
    round: int = 0
    dice: tuple[int | None, ...] = UNROLLED
    settled: bool = False

    @property
    def roller(self) -> int:
        """The seat that rolls in this round."""
        return self.round % len(self.trips)

    @property
    def over(self) -> bool:
        """Whether all rounds are played."""
        return self.round == ROUNDS

    @property
    def cities_a_seat(self) -> int:
        """How many cities everyone fills or crosses off in this round."""
        return 1 if self.round == ROUNDS - 1 else 2

    @property
    def deciding(self) -> bool:
        """Whether the roller may still roll again."""
        return all_lie(self.dice) and not self.settled and not self.trips[self.roller].rerolled

    @property
    def writing(self) -> bool:
        """Whether everyone is writing."""
        return all_lie(self.dice) and (self.settled or self.trips[self.roller].rerolled)


def all_lie(dice: tuple[int | None, ...]) -> TypeGuard[Dice]:
    """Return whether no die is to be rolled."""
    return None not in dice
