"""A position of KIVI, and where on its board a roll may put a stone."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache

from noppa.core.dice import Dice, multisets
from noppa.games.kivi.board import Board
from noppa.games.kivi.moves import DICE
from noppa.games.kivi.targets import TARGETS, Wild, targets_met, wild

STONES = 10
ROLLS = 3
UNROLLED = (None,) * DICE

Stones = tuple[int | None, ...]
"""The seat whose stone lies on each square, None where there is no stone."""


@dataclass(frozen=True, slots=True)
class State:
    """A position: the stones on the board and in the hands, whose turn it is, the dice by place."""

    stones: Stones
    hands: tuple[int, ...]
    seat: int = 0
    dice: tuple[int | None, ...] = UNROLLED
    rolls: int = 0


@lru_cache(maxsize=1024)
def squares_of(stones: Stones, seat: int) -> frozenset[int]:
    """Return the squares where a seat's stones lie."""
    return frozenset(square for square, owner in enumerate(stones) if owner == seat)


@dataclass(frozen=True)
class Reach:
    """Where a roll may put a stone, on one board and with the options of wild rolls."""

    board: Board
    run_takes_over: bool
    alike_is_wild: bool = True

    def wild(self, dice: Dice) -> Wild:
        """Return where a roll may go regardless of targets."""
        return wild(dice, run_takes_over=self.run_takes_over, alike_is_wild=self.alike_is_wild)

    @cached_property
    def fitting(self) -> Mapping[Dice, tuple[int, ...]]:
        """The squares of an empty board that each roll may go to."""
        board = self.board
        asking = {
            target: [square for square, other in enumerate(board.targets) if other is target] for target in TARGETS
        }
        everywhere = tuple(range(len(board.targets)))
        return {
            dice: tuple(sorted(square for target in targets_met(dice) for square in asking[target]))
            if self.wild(dice) is Wild.NONE
            else everywhere
            for dice in multisets(DICE)
        }

    def vacant(self, stones: Stones, dice: Dice) -> tuple[int, ...]:
        """Return the vacant squares that a roll may go to."""
        return tuple([square for square in self.fitting[dice] if stones[square] is None])

    def foreign(self, stones: Stones, seat: int, dice: Dice) -> tuple[int, ...]:
        """Return the squares with another player's stone that a seat's roll may take over."""
        if self.wild(dice) is not Wild.TAKE_OVER or None not in stones:
            return ()
        return tuple(square for square, owner in enumerate(stones) if owner not in (None, seat))
